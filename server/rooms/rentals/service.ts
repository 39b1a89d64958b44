import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import type { MapContent } from '../../../contract/map.ts';
import {
  accommodationTypes,
  petsAsked,
  type RentalCard,
  type RentalDetail,
  type RentalMapQuery,
  type RentalQuery,
  type RentalSort,
  rentalPostTypes,
  tenantGenders,
} from '../../../contract/rentals.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource, Match } from '../catalog/service.ts';
import { createCounter, type KeptKind } from '../listings/counting.ts';
import type { Counted } from '../listings/counting-queries.ts';
import { atLeastFacet, codeFacet, placeFacet } from '../listings/facets.ts';
import { readMap } from '../listings/map.ts';
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
import { presentRental, presentRentalDetail } from './present.ts';
import {
  countRentals,
  filtered,
  type RentalFilter,
  type RentalRow,
  rankedBy,
  readRental,
  readRentals,
  rentalConditions,
  rentalFacets,
} from './queries.ts';

/** Homes on offer and wanted: lists with facets, one home, and what other rooms show of them. */
export function createRentals(db: Db, source: CatalogSource) {
  const kept: KeptKind<RentalFilter> = {
    counts: source.keptCounts,
    kind: 'rental',
    conditions: rentalConditions,
  };
  const count = createCounter<RentalFilter>(
    (filter, columns, limit) => countRentals(db, filter, columns, limit),
    kept,
  );

  async function cards(rows: RentalRow[], view: PostView): Promise<RentalCard[]> {
    const ids = rows.map((row) => row.id);
    const pictures = await readPictures(db, ids, ['main']);
    return rows.map((row) => presentRental(row, pictures, view));
  }

  async function list(
    query: RentalQuery,
    asked: RequestContext,
    reading: Reading = { facets: true },
  ): Promise<{ data: RentalCard[]; meta: ListMeta }> {
    const { lang } = asked;
    const view: PostView = { lang, catalog: await source.catalog(), near: query.near };
    const match = await matchOf(query, source, reading.looseness);
    if (match === null) return { data: [], meta: metaOf(nothingFound, {}) };
    const reader: ListReader<RentalFilter, RentalSort, RentalRow & { sort_key: string }> = {
      order: (sort, filter) => orderOf(sort, filter, lang),
      rows: (filter, order, cursor, limit) => readRentals(db, filter, order, cursor, limit),
      count: (filter) => count(filter, reading.facets ? rentalFacets : []),
    };
    const page = await readPage(query, filterOf(query, asked, match), sortOf(query), reader);
    const facets = reading.facets ? facetsOf(page.counted, view) : {};
    return { data: await cards(page.rows, view), meta: metaOf(page, facets) };
  }

  /** What a map shows of the list. */
  async function map({ box, zoom, ...query }: RentalMapQuery, asked: RequestContext): Promise<MapContent> {
    const catalog = await source.catalog();
    const match = await matchOf(query, source);
    if (match === null) return { clusters: [], points: [], isExact: true };
    const filter = filterOf({ ...query, limit: 0 }, asked, match);
    const { lang } = asked;
    return readMap({ db, filter, kept, catalog, lang, ranked: rankedBy, filtered }, { box, zoom });
  }

  /** @throws AppError `not_found`, `gone` */
  async function detail(id: number, { lang, now }: RequestContext): Promise<RentalDetail> {
    const row = requireShown(await readRental(db, id), now);
    const near = row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
    const alike: RentalFilter = {
      at: now,
      postType: row.post_type,
      accommodation: row.accommodation,
      near,
      except: id,
    };
    const order = orderOf(near ? 'nearest' : 'newest', alike, lang);
    const [catalog, pictures, similar] = await Promise.all([
      source.catalog(),
      readPictures(db, [id], ['main', 'gallery']),
      readRentals(db, alike, order, undefined, limits.similar - 1),
    ]);
    const view: PostView = { lang, catalog };
    return presentRentalDetail(row, pictures, await cards(similar, view), view);
  }

  /** The newest homes on offer, for the home page. */
  async function latest(limit: number, asked: RequestContext): Promise<RentalCard[]> {
    const [catalog, rows] = await Promise.all([source.catalog(), readLatest(limit, asked)]);
    return cards(rows, { lang: asked.lang, catalog });
  }

  /** Those of the given ones that may be shown, in no order. */
  async function chosen(ids: number[], { lang, now }: RequestContext): Promise<RentalCard[]> {
    const filter: RentalFilter = { at: now, only: ids };
    const [catalog, rows] = await Promise.all([
      source.catalog(),
      readRentals(db, filter, orderOf('newest', filter, lang), undefined, ids.length),
    ]);
    return cards(rows, { lang, catalog });
  }

  /** How many of them there are to show, `limit` at most. */
  async function countLatest(limit: number, asked: RequestContext): Promise<number> {
    return (await readLatest(limit, asked)).length;
  }

  function readLatest(limit: number, { lang, cityId, now }: RequestContext) {
    const filter: RentalFilter = { at: now, postType: 'offer', cityId: cityId || undefined };
    return readRentals(db, filter, orderOf('newest', filter, lang), undefined, limit - 1);
  }

  return { list, map, detail, latest, chosen, countLatest };
}
export type Rentals = ReturnType<typeof createRentals>;

function facetsOf({ facets }: Counted, { catalog, lang }: PostView): Record<string, FacetValue[]> {
  return {
    looking_for: codeFacet(facets.looking_for, rentalPostTypes),
    type: codeFacet(facets.type, accommodationTypes),
    bedrooms: atLeastFacet(facets.bedrooms),
    bathrooms: atLeastFacet(facets.bathrooms),
    gender: codeFacet(facets.gender, tenantGenders),
    pets: codeFacet(facets.pets, petsAsked),
    furnished: codeFacet(facets.furnished, ['1']),
    utilities: codeFacet(facets.utilities, ['1']),
    city: placeFacet(facets.city, catalog, lang),
  };
}

function sortOf({ sort, near, q }: RentalQuery): RentalSort {
  if (sort && (sort !== 'nearest' || near)) return sort;
  if (q?.trim()) return 'relevance';
  return near ? 'nearest' : 'newest';
}

function filterOf(query: RentalQuery, asked: RequestContext, match: Match | undefined): RentalFilter {
  const { price_min: from, price_max: to } = query;
  return {
    at: asked.now,
    postType: query.looking_for,
    accommodation: query.type,
    bedrooms: query.bedrooms,
    bathrooms: query.bathrooms,
    gender: query.gender,
    pets: query.pets,
    furnished: query.furnished || undefined,
    utilities: query.utilities || undefined,
    priceMinCents: from === undefined ? undefined : from * 100,
    priceMaxCents: to === undefined ? undefined : to * 100,
    place: query.city || undefined,
    cityId: asked.cityId || undefined,
    near: query.near,
    radiusKm: query.radius_km,
    match,
  };
}
