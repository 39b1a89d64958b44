import type { ArticleCard, ArticleDetail, ArticleKind, ArticleQuery } from '../../../contract/articles.ts';
import type { ListMeta } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { matchOf, metaOf, nothingFound } from '../listings/reading.ts';
import { pageOf } from '../listings/sorting-queries.ts';
import { categoryKeyOf, dataText, presentArticle, presentArticleDetail } from './article-present.ts';
import {
  type ArticleFilter,
  articleOrder,
  countArticles,
  readArticle,
  readArticles,
  readChosen,
  readNeighbours,
  readRelated,
} from './article-queries.ts';

type Categories = Awaited<ReturnType<typeof countArticles>>;

/** Blog, news and the user guide: lists by category, and one article with related ones. */
export function createArticles(db: Db, source: CatalogSource) {
  /** Articles of one type, or of several, as when blog and news are searched together. */
  async function list(
    kind: ArticleKind | readonly ArticleKind[],
    query: ArticleQuery,
    { lang, now }: RequestContext,
    looseness?: number,
  ): Promise<{ data: ArticleCard[]; meta: ListMeta }> {
    const match = await matchOf(query, source, looseness);
    if (match === null) return { data: [], meta: metaOf(nothingFound, {}) };
    const all: ArticleFilter = { kinds: typeof kind === 'string' ? [kind] : kind, at: now, match };
    const categories = await countArticles(db, all);
    const chosen = categories.find(({ category_key: key }) => key !== null && slugOf(key) === query.category);
    // A category without articles returns nothing rather than everything.
    const counts = query.category ? categories.filter((one) => one === chosen) : categories;
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const filter: ArticleFilter = {
      ...all,
      category: query.category ? (chosen?.category_key ?? '') : undefined,
    };
    const order = articleOrder(filter);
    const cursor = decodeCursor(query.after, order.name);
    const rows = total > 0 ? await readArticles(db, filter, cursor, query.limit) : [];
    const { page, next } = pageOf(rows, query.limit, order);
    return {
      data: page.map((row) => presentArticle(row, lang)),
      meta: metaOf(
        { counted: { total, limit: total, facets: {} }, next },
        { category: facetOf(categories, lang) },
      ),
    };
  }

  /** @throws AppError `not_found`, `gone` for withdrawn articles */
  async function detail(
    kind: ArticleKind,
    id: number,
    { lang, now }: RequestContext,
  ): Promise<ArticleDetail> {
    const row = await readArticle(db, kind, id);
    if (row?.status === 'archived') throw new AppError('gone');
    if (row?.status !== 'published' || !row.published_at || row.published_at > now) {
      throw new AppError('not_found');
    }
    const filter: ArticleFilter = { kinds: [kind], at: now };
    const [related, neighbours] = await Promise.all([
      readRelated(db, filter, { id, category: categoryKeyOf(row.data) }, limits.related),
      readNeighbours(db, filter, row),
    ]);
    return presentArticleDetail(row, { related, ...neighbours }, lang);
  }

  /** The published ones among given blog and news articles, unordered. */
  async function chosen(ids: number[], { lang, now }: RequestContext): Promise<ArticleCard[]> {
    if (ids.length === 0) return [];
    return (await readChosen(db, ids, now)).map((row) => presentArticle(row, lang));
  }

  return { list, detail, chosen };
}
export type Articles = ReturnType<typeof createArticles>;

function facetOf(categories: Categories, lang: Lang) {
  return categories
    .flatMap(({ category_key: key, category, count }) => {
      if (key === null) return [];
      return [{ value: slugOf(key), label: dataText({ category }, 'category', lang) ?? key, count }];
    })
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, lang));
}
