import { redirect } from 'react-router';
import type { ArticleCard, ArticleDetail } from '../../contract/articles.ts';
import { type SharedKind, sharedPicturePath } from '../../contract/sharing.ts';
import type { Translate, WordKey } from '../i18n/words.ts';
import { type LoadContext, need, type PageHead } from '../loading.ts';
import type { PageRoute } from '../page-route.ts';
import type { FetchArgument } from '../state/create-fetch-slice.ts';
import type { ListOf } from '../state/slices.ts';
import type { RootState, Store } from '../store.ts';
import { absoluteOn } from '../structured-data/absolute.ts';
import { type ArticleFacts, blogPostingData } from '../structured-data/article.ts';
import { breadcrumbListData } from '../structured-data/lists.ts';
import type { Crumb } from '../ui/Breadcrumbs.tsx';

/** The first page of everything begins with a large card; the others are full rows of three. */
const perPage = { front: 10, other: 9 };

type Fetch = (store: Store, argument: FetchArgument) => Promise<unknown>;
type Page = Pick<PageRoute, 'file' | 'page'>;

/** What the blog, the news and the guide have in common: a list, and a page for each entry. */
export interface ArticlePlace {
  /** Path of the page with the list. */
  list: string;
  pathOf: (article: { id: number; slug: string }) => string;
  title: WordKey;
  text: WordKey;
}

export function categoryHref({ list }: ArticlePlace, slug: string): string {
  return `${list}?category=${encodeURIComponent(slug)}`;
}

/** The category that an address asks for. */
export function chosenCategory(url: URL): string | null {
  return url.searchParams.get('category') || null;
}

/** Whether this is the beginning of everything, which has a large card. */
export function isFront(url: URL): boolean {
  return !url.searchParams.get('after') && !chosenCategory(url);
}

interface ListSource extends Page {
  place: ArticlePlace;
  /** Path of the read. */
  api: string;
  fetch: Fetch;
  read: (state: RootState) => ListOf<ArticleCard> | null;
}

/** A list of articles: categories and pages are in its address. */
export function listRoute({ place, api, fetch, read, ...page }: ListSource): PageRoute {
  return {
    ...page,
    path: place.list,
    load: ({ store, url }) => {
      const query = {
        category: chosenCategory(url),
        after: url.searchParams.get('after'),
        limit: isFront(url) ? perPage.front : perPage.other,
      };
      return need(fetch(store, { path: api, query, whole: true }));
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
  };
}

const types = { blog: 'BlogPosting', news: 'NewsArticle', guide: 'Article' } as const;

interface DetailSource extends Page {
  place: ArticlePlace;
  path: string;
  api: string;
  fetch: Fetch;
  read: (state: RootState) => ArticleDetail | null;
  kind: Extract<SharedKind, 'blog' | 'news' | 'guide'>;
}

/** One article. A wrong or missing slug leads to the right one, a missing id to the list. */
export function detailRoute({ place, api, fetch, read, kind, ...page }: DetailSource): PageRoute {
  return {
    ...page,
    load: async ({ store, url, params }: LoadContext) => {
      if (!params.id) throw redirect(`${place.list}${url.search}`, 301);
      if (!/^[1-9]\d{0,14}$/.test(params.id)) throw new Response(null, { status: 404 });
      await need(fetch(store, { path: `${api}/${params.id}` }));
      const found = read(store.getState());
      if (found && params.slug !== found.slug) throw redirect(`${place.pathOf(found)}${url.search}`, 301);
    },
    head: ({ state, site, t }): PageHead => {
      const article = read(state);
      if (!article) return { title: '', description: '', canonical: place.list };
      const path = place.pathOf(article);
      const absolute = absoluteOn(site);
      const facts: ArticleFacts = {
        ...article,
        type: types[kind],
        path,
        picture: article.photo?.url ?? null,
        siteName: state.settings.generalSettings.data?.name ?? '',
        publicUrl: site.publicUrl,
      };
      const crumbs = articleCrumbs(place, article, t).map(({ name, href }) => ({ name, path: href }));
      return {
        title: article.title,
        description: article.summary,
        canonical: path,
        image: sharedPicturePath(kind, article.id, site.lang, article.updatedAt),
        jsonLd: [blogPostingData(facts, absolute), breadcrumbListData(crumbs, absolute)],
      };
    },
  };
}

/** The way to an article: the list, its category, itself. */
export function articleCrumbs(place: ArticlePlace, article: ArticleCard, t: Translate): Crumb[] {
  const { title, category, categorySlug } = article;
  return [
    { name: t(place.title), href: place.list },
    ...(category ? [{ name: category, href: categoryHref(place, categorySlug) }] : []),
    { name: title },
  ];
}
