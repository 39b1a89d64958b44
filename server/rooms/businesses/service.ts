import type {
  BusinessCard,
  BusinessDetail,
  BusinessMapQuery,
  BusinessQuery,
} from '../../../contract/businesses.ts';
import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import type { MapContent } from '../../../contract/map.ts';
import { cityMoment } from '../../../contract/opening.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Catalog, CatalogSource, Match } from '../catalog/service.ts';
import { createCounter, type KeptKind } from '../listings/counting.ts';
import type { Counted } from '../listings/counting-queries.ts';
import { categoryFacet, codeFacet, placeFacet } from '../listings/facets.ts';
import { readMap } from '../listings/map.ts';
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
import { presentCard, presentDetail, type Viewpoint } from './present.ts';
import {
  type BusinessFilter,
  type BusinessRow,
  businessConditions,
  businessFacets,
  countBusinesses,
  filtered,
  rankedBy,
  readBusiness,
  readBusinesses,
  readSimilar,
} from './queries.ts';

/** The directory: lists with facets, one business, and what other rooms show of it. */
export function createBusinesses(db: Db, source: CatalogSource) {
  const kept: KeptKind<BusinessFilter> = {
    counts: source.keptCounts,
    kind: 'business',
    conditions: businessConditions,
  };
  const count = createCounter<BusinessFilter>(
    (filter, columns, limit) => countBusinesses(db, filter, columns, limit),
    kept,
  );

  async function viewpoint(asked: RequestContext, near?: BusinessQuery['near']): Promise<Viewpoint> {
    return { lang: asked.lang, catalog: await source.catalog(), moment: cityMoment(asked.now), near };
  }

  async function cards(rows: Omit<BusinessRow, 'sort_key'>[], view: Viewpoint): Promise<BusinessCard[]> {
    const pictures = await readPictures(
      db,
      rows.map((row) => row.id),
      ['logo', 'cover', 'main'],
    );
    return rows.map((row) =>
      presentCard(
        row,
        pictures.filter((picture) => picture.listing_id === row.id),
        view,
      ),
    );
  }

  async function list(
    query: BusinessQuery,
    asked: RequestContext,
    reading: Reading = { facets: true },
  ): Promise<{ data: BusinessCard[]; meta: ListMeta }> {
    const view = await viewpoint(asked, query.near);
    const match = await matchOf(query, source, reading.looseness);
    if (match === null) return { data: [], meta: metaOf(nothingFound, {}) };
    const reader: ListReader<BusinessFilter, Sort, BusinessRow> = {
      order: (sort, filter) => orderOf(sort, filter, asked.lang),
      rows: (filter, order, cursor, limit) => readBusinesses(db, filter, order, cursor, limit),
      count: (filter) => count(filter, reading.facets ? businessFacets(view.moment) : []),
    };
    const page = await readPage(query, filterOf(query, asked, view, match), sortOf(query), reader);
    const facets = reading.facets ? facetsOf(page.counted, view) : {};
    return { data: await cards(page.rows, view), meta: metaOf(page, facets) };
  }

  /** What a map shows of the list. */
  async function map({ box, zoom, ...query }: BusinessMapQuery, asked: RequestContext): Promise<MapContent> {
    const view = await viewpoint(asked);
    const match = await matchOf(query, source);
    if (match === null) return { clusters: [], points: [], isExact: true };
    const filter = filterOf({ ...query, limit: 0 }, asked, view, match);
    const { lang } = asked;
    const { catalog } = view;
    return readMap({ db, filter, kept, catalog, lang, ranked: rankedBy, filtered }, { box, zoom });
  }

  async function detail(id: number, asked: RequestContext): Promise<BusinessDetail> {
    const row = requireShown(await readBusiness(db, id), asked.now);
    const near = row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
    const [view, pictures, similar] = await Promise.all([
      viewpoint(asked),
      readPictures(db, [id], ['logo', 'cover', 'main', 'gallery']),
      readSimilar(db, { id, category: row.category_id, near, at: asked.now }, limits.similar),
    ]);
    return presentDetail(row, pictures, await cards(similar, view), view);
  }

  /** The most complete and trusted ones of as many trades as there are, for the home page. */
  async function featured(limit: number, asked: RequestContext): Promise<BusinessCard[]> {
    const [view, rows] = await Promise.all([viewpoint(asked), readBest(limit * featuredFrom, asked)]);
    const met = new Set<number>();
    const first = rows.filter(({ category_id }) => !met.has(category_id) && met.add(category_id));
    const shops = first.filter((row) => view.catalog.category(row.category_id)?.type === 'shops');
    const services = first.filter((row) => !shops.includes(row));
    const others = rows.filter((row) => !first.includes(row));
    const alternating = first
      .flatMap((_, index) => [shops[index], services[index]])
      .filter((row) => row !== undefined);
    return cards([...alternating, ...others].slice(0, limit), view);
  }

  /** Those of the given ones that may be shown, in no order. */
  async function chosen(ids: number[], asked: RequestContext): Promise<BusinessCard[]> {
    const filter: BusinessFilter = { at: asked.now, only: ids };
    const [view, rows] = await Promise.all([
      viewpoint(asked),
      readBusinesses(db, filter, orderOf('newest', filter, asked.lang), undefined, ids.length),
    ]);
    return cards(rows, view);
  }

  /** How many of them there are to show, `limit` at most. */
  async function countFeatured(limit: number, asked: RequestContext): Promise<number> {
    return (await readBest(limit - 1, asked)).length;
  }

  function readBest(limit: number, { lang, cityId, now }: RequestContext) {
    const filter: BusinessFilter = { at: now, cityId: cityId || undefined };
    return readBusinesses(db, filter, orderOf('relevance', filter, lang), undefined, limit);
  }

  return { list, map, detail, featured, chosen, countFeatured };
}
export type Businesses = ReturnType<typeof createBusinesses>;

/** Of how many times as many the featured ones are chosen. */
const featuredFrom = 6;

type Sort = NonNullable<BusinessQuery['sort']>;

function facetsOf({ facets }: Counted, { catalog, lang }: Viewpoint): Record<string, FacetValue[]> {
  return {
    category: categoryFacet(facets.category, catalog, lang),
    city: placeFacet(facets.city, catalog, lang),
    // Of a long list nobody knows how many are open.
    open_now: facets.open_now ? codeFacet(facets.open_now, ['1']) : [],
    verified: codeFacet(facets.verified, ['1']),
  };
}

function sortOf(query: BusinessQuery): Sort {
  if (query.sort) return query.sort === 'nearest' && !query.near ? 'relevance' : query.sort;
  return query.near && !query.q ? 'nearest' : 'relevance';
}

function filterOf(
  query: BusinessQuery,
  asked: RequestContext,
  view: Viewpoint,
  match: Match | undefined,
): BusinessFilter {
  return {
    at: asked.now,
    categoryIds: query.type && query.type !== 'business' ? idsOfType(view.catalog, query.type) : undefined,
    category: query.category,
    place: query.city || undefined,
    cityId: asked.cityId || undefined,
    openAt: query.open_now ? view.moment : undefined,
    verified: query.verified || undefined,
    near: query.near,
    radiusKm: query.radius_km,
    match,
  };
}

function idsOfType(catalog: Catalog, type: 'services' | 'shops'): number[] {
  return catalog.ofType(type).map((category) => category.id);
}
