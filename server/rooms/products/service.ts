import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import {
  conditions,
  type ProductCard,
  type ProductDetail,
  type ProductQuery,
  type ProductSort,
  productPostTypes,
} from '../../../contract/products.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource, Match } from '../catalog/service.ts';
import { createCounter } from '../listings/counting.ts';
import type { Counted } from '../listings/counting-queries.ts';
import { categoryFacet, codeFacet, placeFacet } from '../listings/facets.ts';
import type { PostView } from '../listings/posts.ts';
import { readPictures } from '../listings/queries.ts';
import {
  type ListReader,
  matchOf,
  metaOf,
  nothingFound,
  type Reading,
  readPage,
  requireShown,
} from '../listings/reading.ts';
import { orderOf } from '../listings/sorting-queries.ts';
import { presentProduct, presentProductDetail } from './present.ts';
import {
  countProducts,
  type ProductFilter,
  type ProductRow,
  productConditions,
  productFacets,
  readProduct,
  readProducts,
} from './queries.ts';

/** The marketplace: lists with facets, one thing, and what other rooms show of them. */
export function createProducts(db: Db, source: CatalogSource) {
  const count = createCounter<ProductFilter>(
    (filter, columns, limit) => countProducts(db, filter, columns, limit),
    { counts: source.keptCounts, kind: 'product', conditions: productConditions },
  );

  async function cards(rows: ProductRow[], view: PostView): Promise<ProductCard[]> {
    const ids = rows.map((row) => row.id);
    const pictures = await readPictures(db, ids, ['main']);
    return rows.map((row) => presentProduct(row, pictures, view));
  }

  async function list(
    query: ProductQuery,
    asked: RequestContext,
    reading: Reading = { facets: true },
  ): Promise<{ data: ProductCard[]; meta: ListMeta }> {
    const { lang } = asked;
    const view: PostView = { lang, catalog: await source.catalog() };
    const match = await matchOf(query, source, reading.looseness);
    if (match === null) return { data: [], meta: metaOf(nothingFound, {}) };
    const reader: ListReader<ProductFilter, ProductSort, ProductRow & { sort_key: string }> = {
      order: (sort, filter) => orderOf(sort, filter, lang),
      rows: (filter, order, cursor, limit) => readProducts(db, filter, order, cursor, limit),
      count: (filter) => count(filter, reading.facets ? productFacets : []),
    };
    const sort = query.sort ?? (match ? 'relevance' : 'newest');
    const filter = filterOf(query, asked, match);
    const page = await readPage(query, filter, sort, reader);
    const facets = reading.facets ? facetsOf(page.counted, view, query.main_id) : {};
    return { data: await cards(page.rows, view), meta: metaOf(page, facets) };
  }

  /** @throws AppError `not_found`, `gone` */
  async function detail(id: number, { lang, now }: RequestContext): Promise<ProductDetail> {
    const row = requireShown(await readProduct(db, id), now);
    const alike: ProductFilter = { at: now, postType: row.post_type, category: row.category_id, except: id };
    const [catalog, pictures, similar] = await Promise.all([
      source.catalog(),
      readPictures(db, [id], ['main', 'gallery']),
      readProducts(db, alike, orderOf('newest', alike, lang), undefined, limits.similar - 1),
    ]);
    const view: PostView = { lang, catalog };
    return presentProductDetail(row, pictures, await cards(similar, view), view);
  }

  /** The newest things for sale, for the home page. */
  async function latest(limit: number, asked: RequestContext): Promise<ProductCard[]> {
    const [catalog, rows] = await Promise.all([source.catalog(), readLatest(limit, asked)]);
    return cards(rows, { lang: asked.lang, catalog });
  }

  /** Those of the given ones that may be shown, in no order. */
  async function chosen(ids: number[], { lang, now }: RequestContext): Promise<ProductCard[]> {
    const filter: ProductFilter = { at: now, only: ids };
    const [catalog, rows] = await Promise.all([
      source.catalog(),
      readProducts(db, filter, orderOf('newest', filter, lang), undefined, ids.length),
    ]);
    return cards(rows, { lang, catalog });
  }

  /** How many of them there are to show, `limit` at most. */
  async function countLatest(limit: number, asked: RequestContext): Promise<number> {
    return (await readLatest(limit, asked)).length;
  }

  function readLatest(limit: number, { lang, cityId, now }: RequestContext) {
    const filter: ProductFilter = { at: now, postType: 'sale', cityId: cityId || undefined };
    return readProducts(db, filter, orderOf('newest', filter, lang), undefined, limit - 1);
  }

  return { list, detail, latest, chosen, countLatest };
}
export type Products = ReturnType<typeof createProducts>;

/** The main categories, and the sub-categories of the chosen one, or all of them. */
function facetsOf(
  { facets }: Counted,
  { catalog, lang }: PostView,
  main: number | undefined,
): Record<string, FacetValue[]> {
  return {
    main_id: categoryFacet(facets.main_id, catalog, lang, (category) => category.parent_id === null),
    category_id: categoryFacet(facets.category_id, catalog, lang, ({ parent_id }) =>
      main === undefined ? parent_id !== null : parent_id === main,
    ),
    type: codeFacet(facets.type, productPostTypes),
    condition: codeFacet(facets.condition, conditions),
    free: codeFacet(facets.free, ['1']),
    delivery: codeFacet(facets.delivery, ['1']),
    city: placeFacet(facets.city, catalog, lang),
  };
}

function filterOf(query: ProductQuery, asked: RequestContext, match: Match | undefined): ProductFilter {
  const { price_min: from, price_max: to } = query;
  return {
    at: asked.now,
    mainCategory: query.main_id,
    category: query.category_id,
    postType: query.type,
    condition: query.condition,
    free: query.free || undefined,
    delivery: query.delivery || undefined,
    priceMinCents: from === undefined ? undefined : from * 100,
    priceMaxCents: to === undefined ? undefined : to * 100,
    place: query.city || undefined,
    cityId: asked.cityId || undefined,
    match,
  };
}
