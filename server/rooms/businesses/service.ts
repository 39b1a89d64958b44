import type { BusinessCard, BusinessDetail, BusinessQuery } from '../../../contract/businesses.ts';
import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { minuteOfWeek } from '../../../contract/opening.ts';
import { searchQuery } from '../../../contract/search.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import { decodeCursor } from '../../http/cursor.ts';
import { type Catalog, type CatalogSource, nameOf } from '../catalog/service.ts';
import { readPictures } from '../listings/queries.ts';
import { pageOf } from '../listings/sorting.ts';
import { presentCard, presentDetail, type Viewpoint } from './present.ts';
import {
  type BusinessFilter,
  type BusinessRow,
  countBusinesses,
  countBy,
  countLimit,
  orderBy,
  readBusiness,
  readBusinesses,
  readSimilar,
} from './queries.ts';

const similarOnPage = 4;
const facetValues = 40;

/** The directory: lists with facets, one business, and what other rooms show of it. */
export function createBusinesses(db: Db, source: CatalogSource) {
  async function viewpoint(asked: Asked, near?: BusinessQuery['near']): Promise<Viewpoint> {
    return { lang: asked.lang, catalog: await source.catalog(), minute: minuteOfWeek(asked.now), near };
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

  async function list(query: BusinessQuery, asked: Asked): Promise<{ data: BusinessCard[]; meta: ListMeta }> {
    const view = await viewpoint(asked, query.near);
    const match = query.q?.trim() ? searchQuery(query.q, { concepts: view.catalog.concepts }) : undefined;
    // Words that hold no letter or digit find nothing, rather than everything.
    if (match === null) return { data: [], meta: { total: 0, totalIsExact: true, next: null, facets: {} } };
    const filter = filterOf(query, asked, view, match);
    const order = orderBy(sortOf(query), filter, asked.lang);
    const cursor = decodeCursor(query.after, order.name);
    const [rows, total, facets] = await Promise.all([
      readBusinesses(db, filter, order, cursor, query.limit),
      countBusinesses(db, filter),
      facetsOf(filter, view),
    ]);
    const { page, next } = pageOf(rows, query.limit, order);
    return {
      data: await cards(page, view),
      meta: { total: Math.min(total, countLimit), totalIsExact: total <= countLimit, next, facets },
    };
  }

  async function facetsOf(filter: BusinessFilter, view: Viewpoint): Promise<Record<string, FacetValue[]>> {
    const { lang, catalog, minute } = view;
    const [categories, places, open, verified] = await Promise.all([
      countBy(db, { ...filter, category: undefined }, 'category_ids'),
      countBy(db, { ...filter, place: undefined }, 'place_ids'),
      countBusinesses(db, { ...filter, openAt: minute }),
      countBusinesses(db, { ...filter, verified: true }),
    ]);
    const values = (counts: typeof categories, name: (id: number) => string | undefined) =>
      counts
        .flatMap(({ id, count }) => {
          const label = name(id);
          return label === undefined ? [] : [{ value: String(id), label, count }];
        })
        .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, lang))
        .slice(0, facetValues);
    const nameIn = (row: Parameters<typeof nameOf>[0] | undefined) => (row ? nameOf(row, lang) : undefined);
    return {
      category: values(categories, (id) => nameIn(catalog.category(id))),
      city: values(places, (id) => nameIn(catalog.place(id))),
      open_now: [{ value: '1', label: '', count: open }],
      verified: [{ value: '1', label: '', count: verified }],
    };
  }

  async function detail(id: number, asked: Asked): Promise<BusinessDetail> {
    const row = await readBusiness(db, id);
    if (!row || row.status === 'pending' || row.status === 'rejected') throw new AppError('not_found');
    if (row.status !== 'published') throw new AppError('gone');
    const near = row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
    const [view, pictures, similar] = await Promise.all([
      viewpoint(asked),
      readPictures(db, [id], ['logo', 'cover', 'main', 'gallery']),
      readSimilar(db, id, row.category_id, near, similarOnPage),
    ]);
    return presentDetail(row, pictures, await cards(similar, view), view);
  }

  /** The most complete and trusted ones, for the home page. */
  async function featured(limit: number, asked: Asked): Promise<BusinessCard[]> {
    const filter: BusinessFilter = { cityId: asked.cityId || undefined };
    const [view, rows] = await Promise.all([
      viewpoint(asked),
      readBusinesses(db, filter, orderBy('relevance', filter, asked.lang), undefined, limit - 1),
    ]);
    return cards(rows, view);
  }

  return { list, detail, featured };
}
export type Businesses = ReturnType<typeof createBusinesses>;

function sortOf(query: BusinessQuery) {
  if (query.sort) return query.sort === 'nearest' && !query.near ? 'relevance' : query.sort;
  return query.near && !query.q ? 'nearest' : 'relevance';
}

function filterOf(
  query: BusinessQuery,
  asked: Asked,
  view: Viewpoint,
  match: string | undefined,
): BusinessFilter {
  return {
    categoryIds: query.type && query.type !== 'business' ? idsOfType(view.catalog, query.type) : undefined,
    category: query.category,
    place: query.city || undefined,
    cityId: asked.cityId || undefined,
    openAt: query.open_now ? view.minute : undefined,
    verified: query.verified || undefined,
    near: query.near,
    radiusKm: query.radius_km,
    match,
  };
}

function idsOfType(catalog: Catalog, type: 'services' | 'shops'): number[] {
  return catalog.ofType(type).map((category) => category.id);
}
