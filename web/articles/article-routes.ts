import { redirect } from 'react-router';
import type { ArticleCard, ArticleDetail, ArticleKind, ArticleQuery } from '../../contract/articles.ts';
import type { FeedKind } from '../../contract/feeds.ts';
import { sharedPicturePath } from '../../contract/sharing.ts';
import type { QueryValue } from '../api.ts';
import { type LoadContext, need, type PageHead } from '../loading.ts';
import type { PageRoute } from '../page-route.ts';
import type { ListOf } from '../state/slices.ts';
import type { RootState, Store } from '../store.ts';
import { type ArticlePlace, categoryHref } from './article-place.ts';

/** The first page of the unfiltered list begins with a large card; the others are full rows of three. */
const perPage = { front: 10, other: 9 };

type Page = Pick<PageRoute, 'file' | 'page'>;

/** The category in the address. */
export function chosenCategory(url: URL): string | null {
  return url.searchParams.get('category') || null;
}

/** Whether this is the first page of the unfiltered list, which has a large card. */
export function isFront(url: URL): boolean {
  return !url.searchParams.get('after') && !chosenCategory(url);
}

interface ListSource extends Page {
  place: ArticlePlace;
  kind: ArticleKind;
  fetch: (store: Store, query: { [K in keyof ArticleQuery]?: QueryValue }) => Promise<unknown>;
  read: (state: RootState) => ListOf<ArticleCard> | null;
}

/** A list of articles; its address contains category and page. */
export function listRoute({ place, kind, fetch, read, ...page }: ListSource): PageRoute {
  return {
    ...page,
    path: place.list,
    load: ({ store, url }) => {
      const query = {
        category: chosenCategory(url),
        after: url.searchParams.get('after'),
        limit: isFront(url) ? perPage.front : perPage.other,
      };
      return need(fetch(store, query));
    },
    head: ({ state, url, t }) => {
      const categories = read(state)?.meta.facets.category ?? [];
      const chosen = categories.find(({ value }) => value === chosenCategory(url));
      return {
        title: chosen ? `${chosen.label} · ${t(place.title)}` : t(place.title),
        description: t(place.text),
        canonical: chosen ? categoryHref(place, chosen.value) : place.list,
      };
    },
    feeds: feedsOf[kind],
  };
}

const feedsOf: Record<ArticleKind, readonly FeedKind[]> = { blog: ['blogs'], news: ['news'], guide: [] };

interface DetailSource extends Page {
  place: ArticlePlace;
  path: string;
  fetch: (store: Store, id: string) => Promise<unknown>;
  read: (state: RootState) => ArticleDetail | null;
  kind: ArticleKind;
}

/** One article. A wrong or missing slug redirects to the canonical address, a missing id to the list. */
export function detailRoute({ place, fetch, read, kind, ...page }: DetailSource): PageRoute {
  return {
    ...page,
    load: async ({ store, url, params }: LoadContext) => {
      if (!params.id) throw redirect(`${place.list}${url.search}`, 301);
      if (!/^[1-9]\d{0,14}$/.test(params.id)) throw new Response(null, { status: 404 });
      await need(fetch(store, params.id));
      const found = read(store.getState());
      if (found && params.slug !== found.slug) throw redirect(`${place.pathOf(found)}${url.search}`, 301);
    },
    head: ({ state, site }): PageHead => {
      const article = read(state);
      if (!article) return { title: '', description: '', canonical: place.list };
      const path = place.pathOf(article);
      return {
        title: article.title,
        description: article.summary || article.title,
        canonical: path,
        image: sharedPicturePath(kind, article.id, site.lang, article.updatedAt),
        isArticle: true,
      };
    },
    structuredData: async (context) => {
      const article = read(context.state);
      if (!article) return [];
      return (await import('./article-structured-data.ts')).articleStructuredData({
        place,
        kind,
        article,
        context,
      });
    },
    feeds: feedsOf[kind],
  };
}
