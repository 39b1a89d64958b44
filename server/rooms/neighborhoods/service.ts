import type { BusinessCard } from '../../../contract/businesses.ts';
import { type Category, directoryTypes } from '../../../contract/categories.ts';
import { AppError } from '../../../contract/errors.ts';
import { otherLang } from '../../../contract/locales.ts';
import {
  type Neighborhood,
  type NeighborhoodCard,
  type NeighborhoodStation,
  type NewestPost,
  rentSizes,
} from '../../../contract/neighborhoods.ts';
import { cityMoment } from '../../../contract/opening.ts';
import type { Point } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import { areaContains } from '../../geography/areas.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Businesses } from '../businesses/service.ts';
import {
  type Catalog,
  type CatalogSource,
  type LinkedCounts,
  nameOf,
  type PlaceRow,
} from '../catalog/service.ts';
import type { Content } from '../content/service.ts';
import type { Events } from '../events/service.ts';
import type { Jobs } from '../jobs/service.ts';
import type { CurrentMap } from '../map/service.ts';
import type { Products } from '../products/service.ts';
import type { Rentals } from '../rentals/service.ts';
import { type AreaFeatures, areaFeatures } from './area-features.ts';
import { createKnownAreas, type KnownArea } from './known-areas.ts';
import { readRents } from './queries.ts';

export { addDrawnOutlines } from './drawn-outlines.ts';
export { importOutlines } from './importing.ts';
export { createManagedOutlines } from './managed-outlines.ts';

const most = { categories: 12, late: 4, guides: 3, newest: 4, events: 3 } as const;
/** Minutes of the day: late opening is displayed from 6 pm to 4 am, and means open at 11 pm. */
const evening = 18 * 60;
const morning = 4 * 60;
const lateMinute = 23 * 60;

export interface NeighborhoodNeeds {
  source: CatalogSource;
  businesses: Businesses;
  rentals: Rentals;
  products: Products;
  jobs: Jobs;
  events: Events;
  content: Content;
  streetMap?: CurrentMap | undefined;
}

/** Boroughs contain neighborhoods and have no page of their own. */
export const hasPage = ({ kind }: PlaceRow) => kind !== 'borough';

/** The neighborhoods of the city: location and content. */
export function createNeighborhoods(db: Db, needs: NeighborhoodNeeds) {
  const { source, businesses, rentals, products, jobs, events, content, streetMap } = needs;
  const known = createKnownAreas(db, streetMap);
  const placesOf = new WeakMap<LinkedCounts, Map<string, number>>();

  /** Published businesses by place id. */
  function businessCounts(counts: LinkedCounts): Map<string, number> {
    const before = placesOf.get(counts);
    if (before) return before;
    const { facets } = source.facetCounts.count('business', {}, [{ name: 'city', dimension: 'city' }]);
    const counted = new Map(facets.city?.map(({ value, count }) => [value, count]));
    placesOf.set(counts, counted);
    return counted;
  }

  async function presenter({ lang }: RequestContext) {
    const [catalog, counts] = await Promise.all([source.catalog(), source.counts()]);
    const areas = await known.of(catalog);
    const places = businessCounts(counts);
    const card = (place: PlaceRow): NeighborhoodCard => {
      const area = areas.get(place.id);
      return {
        id: place.id,
        slug: place.slug,
        name: nameOf(place, lang),
        parent: parentName(catalog, place, lang),
        point: area?.middle ?? { lat: place.lat, lng: place.lng },
        shape: area?.small().shape ?? null,
        places: places.get(String(place.id)) ?? 0,
        count: counts.place(place.id),
      };
    };
    return { catalog, areas, card };
  }

  /** @param at only those whose outlines contain this point */
  async function list(at: Point | undefined, context: RequestContext): Promise<readonly NeighborhoodCard[]> {
    const { catalog, areas, card } = await presenter(context);
    const isThere = ({ id }: PlaceRow) => !at || areaContains(areas.get(id)?.area ?? [], at);
    return catalog.places.filter((place) => hasPage(place) && isThere(place)).map(card);
  }

  /**
   * @param slug or an id
   * @throws AppError `not_found`
   */
  async function read(slug: string, context: RequestContext): Promise<Neighborhood> {
    const { catalog, areas, card } = await presenter(context);
    const place = /^\d{1,9}$/.test(slug) ? catalog.place(Number(slug)) : catalog.placeBySlug(slug);
    if (!place || !hasPage(place)) throw new AppError('not_found');
    const here = { ...context, cityId: place.id };
    const area = areas.get(place.id);
    const [counts, rents, newest, upcoming, late, guides, stations] = await Promise.all([
      source.counts(place.id),
      readRents(db, place.id, context.now),
      newestOf(here),
      events.latest(most.events, here),
      openLate(here),
      guidesAbout(place, context),
      area ? stationsOf(area) : [],
    ]);
    const other = otherLang(context.lang);
    return {
      ...card(place),
      otherName: { text: nameOf(place, other), lang: other },
      shape: area?.large().shape ?? null,
      homes: counts.type('rents'),
      jobs: counts.type('jobs'),
      products: counts.type('products'),
      stations,
      categories: categoriesOf(catalog, counts, context),
      rents: rents.toSorted((a, b) => rentSizes.indexOf(a.size) - rentSizes.indexOf(b.size)),
      newest,
      events: upcoming,
      late,
      guides,
      nearby: (area?.neighborIds ?? []).flatMap((id) => {
        const neighbor = catalog.place(id);
        return neighbor && hasPage(neighbor) ? [card(neighbor)] : [];
      }),
    };
  }

  /** Alternates between kinds, so that a frequent one does not hide the others. */
  async function newestOf(context: RequestContext): Promise<NewestPost[]> {
    const [homes, goods, openings, places] = await Promise.all([
      rentals.latest(most.newest, context),
      products.latest(most.newest, context),
      jobs.latest(most.newest, context),
      businesses.newest(most.newest, context),
    ]);
    const kinds: NewestPost[][] = [
      homes.map((post) => ({ kind: 'rental', post })),
      goods.map((post) => ({ kind: 'product', post })),
      openings.map((post) => ({ kind: 'job', post })),
      places.map((post) => ({ kind: 'business', post })),
    ];
    return Array.from({ length: most.newest }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? []))
      .flat()
      .slice(0, most.newest);
  }

  async function openLate(context: RequestContext): Promise<BusinessCard[]> {
    const { date, minute } = cityMoment(context.now);
    if (minute >= morning && minute < evening) return [];
    const openAt = { date, minute: minute < morning ? minute : Math.max(minute, lateMinute) };
    return businesses.openAt(openAt, most.late, context);
  }

  /** Articles that contain all words of its name. */
  async function guidesAbout(place: PlaceRow, context: RequestContext) {
    const query = { q: nameOf(place, context.lang), limit: most.guides };
    return (await content.articles.list(['guide', 'blog', 'news'], query, context)).data;
  }

  const drawn = new WeakMap<Catalog, Promise<AreaFeatures>>();

  /** Outlines of neighborhoods, and names of all places, as GeoJSON; the same object until one changes. */
  async function features(): Promise<AreaFeatures> {
    const catalog = await source.catalog();
    const draw = async () => areaFeatures(catalog.places, await known.of(catalog));
    const drawing = drawn.get(catalog) ?? draw();
    drawn.set(catalog, drawing);
    drawing.catch(() => drawn.delete(catalog));
    return drawing;
  }

  return { list, read, features };
}
export type Neighborhoods = ReturnType<typeof createNeighborhoods>;

/** The borough that contains a neighborhood, otherwise its state. */
export function parentName(catalog: Catalog, place: PlaceRow, lang: RequestContext['lang']): string {
  const parent = catalog.place(place.parent_id ?? -1);
  if (parent) return nameOf(parent, lang);
  const state = catalog.states.find(({ code }) => code === place.state_code);
  return state ? nameOf(state, lang) : place.state_code;
}

function categoriesOf(catalog: Catalog, counts: LinkedCounts, { lang }: RequestContext): Category[] {
  return directoryTypes
    .flatMap((type) => catalog.ofType(type))
    .map((row) => ({
      id: row.id,
      name: nameOf(row, lang),
      slug: row.slug,
      type: row.type,
      parentId: row.parent_id,
      icon: row.icon,
      count: counts.category(row.id),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, most.categories);
}

async function stationsOf(area: KnownArea): Promise<NeighborhoodStation[]> {
  const { place } = area.large();
  return (await area.stations())
    .filter((station) => areaContains(area.area, station))
    .map(({ name, routes, lat, lng }) => ({ name, routes, ...place({ lat, lng }) }));
}
