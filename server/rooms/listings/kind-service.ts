import type { ListMeta } from '../../../contract/envelope.ts';
import { limits } from '../../../contract/limits.ts';
import type { ListingFields } from '../../../contract/listing-fields.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Box, MapContent } from '../../../contract/map.ts';
import { cityMoment } from '../../../contract/opening.ts';
import type { PictureRole } from '../../../contract/pictures.ts';
import type { Point } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import { decodeCursor } from '../../http/cursor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { memoize } from '../../process/memoize.ts';
import type { CatalogSource, Match } from '../catalog/service.ts';
import { type CountedKind, createCounter } from './counting.ts';
import type { ListingFilter } from './filtering-queries.ts';
import { countIndexed } from './indexed-lists.ts';
import type { KindQueries } from './kind-queries.ts';
import { readMap } from './map.ts';
import type { PictureRow } from './pictures.ts';
import type { PostView } from './posts.ts';
import { createPublishedCards, type WithPictures } from './published-card-queries.ts';
import { readPictures } from './queries.ts';
import { matchesOf, metaOf, nothingFound, type Reading, requirePublished } from './reading.ts';
import { type ListingSort, pageOf } from './sorting-queries.ts';

/** The possible parameters of a list query; each kind's definition names those that it supports. */
export interface ListQuery {
  after?: string | undefined;
  limit: number;
  q?: string | undefined;
  sort?: string | undefined;
  city?: number | undefined;
  near?: Point | undefined;
  radius_km?: number | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
}

/** Caches per kind: rows of some ten thousand cards with their presentations, and pictures of others. */
const cachedBytes = { cards: 10 * 1024 * 1024, pictures: 2 * 1024 * 1024 };

/** The city's local time is the same for a whole minute, as offsets of time zones are whole minutes. */
const momentOfMinute = memoize((minute: number) => cityMoment(new Date(minute * 60_000)), 10);

/** A card, and the context that it was presented in. */
interface PresentedCard<Card> extends Pick<PostView, 'catalog' | 'moment'> {
  card: Card;
}

type WithStatus = Parameters<typeof requirePublished>[0] & object;

/** A kind of listing as its service serves it; `queries` define how it is read. */
export interface ListingKindService<
  F extends ListingFilter,
  Query extends ListQuery,
  Row,
  DetailRow,
  Card,
  Detail,
> {
  queries: KindQueries<F, Row & { id: number }, DetailRow & Row & { id: number }>;
  fields: ListingFields;
  /** Filtered and sorted by price. */
  isPriced?: boolean;
  /** Filtered and sorted by location. */
  isMapped?: boolean;
  /** Pages remain available after the event has ended. */
  staysAfterEnd?: boolean;
  /** Its cards depend on the exact time of the request, not only on its minute. */
  isOfMoment?: boolean;
  /** The default order of its lists: that of all kinds, or its own. */
  usualSort: ListingSort | 'soonest';
  pictures?: { card: readonly PictureRole[]; detail: readonly PictureRole[] };
  /** Further filters of its query, besides fields, price, place and text. */
  filterOf?(query: Query, view: PostView): Partial<F>;
  /** Additional data of a detail: similar listings. */
  similarTo(row: DetailRow, near: Point | undefined): Partial<F>;
  /** The part that the home page displays. */
  featured: Partial<F>;
  presentCard(row: Row, pictures: readonly PictureRow[], view: PostView): Card;
  presentDetail(row: DetailRow, pictures: readonly PictureRow[], similar: Card[], view: PostView): Detail;
}

const dollars = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100);

/** Lists with facets, maps and details of one kind of listing, and its cards for other rooms. */
export function createListings<
  F extends ListingFilter,
  Query extends ListQuery,
  Row extends { id: number },
  DetailRow extends Row & WithStatus & { lat: number | null; lng: number | null },
  Card,
  Detail,
>(db: Db, source: CatalogSource, kind: ListingKindService<F, Query, Row, DetailRow, Card, Detail>) {
  const { queries, usualSort, pictures: roles = { card: ['main'], detail: ['main', 'gallery'] } } = kind;
  const facetCounts: CountedKind<F> = {
    counts: source.facetCounts,
    kind: queries.kind,
    conditions: queries.cellConditions,
  };
  const cache = source.listingCache<WithPictures<Row>>([queries.kind], cachedBytes.cards);
  const readPublishedCards = createPublishedCards<F, Row>(db, queries, cache, roles.card);
  const cardPictures = source.listingCache<PictureRow[]>([queries.kind], cachedBytes.pictures);
  const presentedCards: Record<Lang, WeakMap<PictureRow[], PresentedCard<Card>>> = {
    en: new WeakMap(),
    ar: new WeakMap(),
  };
  const indexed = async () => ({
    index: await source.searchIndex(queries.kind),
    conditions: queries.indexConditions,
  });
  const inMemory = async () => ({ index: await source.searchIndex(queries.kind), readPublishedCards });
  const count = createCounter<F>(
    (...counted) => queries.count(db, ...counted),
    facetCounts,
    async (filter, facets) => countIndexed(await indexed(), filter, facets),
  );

  async function viewOf({ lang, now }: RequestContext, near?: Point): Promise<PostView> {
    const moment = momentOfMinute(Math.floor(now.getTime() / 60_000));
    return { lang, near, now, moment, catalog: await source.catalog() };
  }

  async function present(rows: readonly (Row | WithPictures<Row>)[], view: PostView): Promise<Card[]> {
    const ids = rows.flatMap((row) => ('card_pictures' in row ? [] : [row.id]));
    const pictures = await cardPictures.read(ids, async (missing) => {
      const read = Map.groupBy(await readPictures(db, missing, roles.card), ({ listing_id }) => listing_id);
      return missing.map((id) => [id, read.get(id) ?? []] as const);
    });
    return rows.map((row) =>
      'card_pictures' in row
        ? presentOnce(row, view)
        : kind.presentCard(row, pictures.get(row.id) ?? [], view),
    );
  }

  /**
   * Presents a cached row once per language, catalog and minute. Callers may copy a cached row to add sort values:
   * the array of its pictures is shared by all copies, and replaced when the row is read again.
   */
  function presentOnce(row: WithPictures<Row>, view: PostView): Card {
    const { lang, catalog, moment, near } = view;
    if (near || kind.isOfMoment) return kind.presentCard(row, row.card_pictures, view);
    const ofRow = presentedCards[lang];
    const before = ofRow.get(row.card_pictures);
    if (before?.catalog === catalog && before.moment === moment) return before.card;
    const card = kind.presentCard(row, row.card_pictures, view);
    ofRow.set(row.card_pictures, { catalog, moment, card });
    return card;
  }

  function filterOf(query: Query, context: RequestContext, view: PostView, match: Match | undefined): F {
    const { near, radius_km: radiusKm, price_min: from, price_max: to } = query;
    const given = new Map<string, unknown>(Object.entries(query));
    const ofFields = Object.entries(kind.fields).flatMap(([name, { filter }]) => {
      // A switch that is off does not filter.
      const value = filter && given.get(filter.parameter);
      return value === undefined || value === false ? [] : [[name, value]];
    });
    return {
      at: context.now,
      ...Object.fromEntries(ofFields),
      ...(kind.isPriced && { priceMinCents: dollars(from), priceMaxCents: dollars(to) }),
      ...(kind.isMapped && { near, radiusKm }),
      ...kind.filterOf?.(query, view),
      place: query.city || undefined,
      cityId: context.cityId || undefined,
      match,
    } as ListingFilter as F;
  }

  /** Sorting by distance needs a position. */
  function sortOf({ sort, near, q }: Query): string {
    if (sort && (sort !== 'nearest' || near)) return sort;
    if (q?.trim()) return 'relevance';
    return near && kind.isMapped ? 'nearest' : usualSort;
  }

  /**
   * @param more filters without a query parameter
   * @throws AppError `invalid_cursor`
   */
  async function list(
    query: Query,
    context: RequestContext,
    reading: Reading = { facets: true },
    more: Partial<F> = {},
  ): Promise<{ data: Card[]; meta: ListMeta }> {
    const view = await viewOf(context, query.near);
    const facets = reading.facets ? queries.facets(view.moment) : [];
    const [matches, sources] = await Promise.all([
      matchesOf(query, source, queries.kind, reading.looseness),
      inMemory(),
    ]);
    for (const [step, match] of matches.entries()) {
      const filter = { ...filterOf(query, context, view, match), ...more };
      const order = queries.orderOf(sortOf(query), filter, context.lang);
      const cursor = decodeCursor(query.after, order.name);
      const [counted, read] = await Promise.all([
        count(filter, facets),
        queries.readPage(db, filter, order, cursor, query.limit, sources),
      ]);
      if (counted.total === 0 && step + 1 < matches.length) continue;
      const { page, next } = pageOf(read, query.limit, order);
      const presented = facets.map((one) => [one.name, one.present(counted.facets[one.name], view, filter)]);
      return {
        data: await present(page, view),
        meta: metaOf({ counted, next }, Object.fromEntries(presented)),
      };
    }
    return { data: [], meta: metaOf(nothingFound, {}) };
  }

  /** The first filter of a list that finds something, or the last: the map has the listings of the list. */
  async function filterThatFinds(filters: readonly F[]): Promise<F> {
    for (const filter of filters.slice(0, -1)) if ((await count(filter, [])).total > 0) return filter;
    return filters.at(-1) as F;
  }

  /** The map of the list. */
  async function map(
    { box, zoom, ...rest }: Omit<Query, 'limit'> & { box: Box; zoom: number },
    context: RequestContext,
  ): Promise<MapContent> {
    const view = await viewOf(context);
    // TypeScript cannot reassemble a generic type from its parts.
    const query = { ...rest, limit: 0 } as unknown as Query;
    const matches = await matchesOf(query, source, queries.kind);
    if (matches.length === 0) return { clusters: [], points: [], isExact: true };
    const filter = await filterThatFinds(matches.map((match) => filterOf(query, context, view, match)));
    const { rankedBy: ranked, filtered } = queries;
    const { catalog, lang } = view;
    return readMap(
      { db, filter, facetCounts, indexed: await indexed(), catalog, lang, ranked, filtered },
      { box, zoom },
    );
  }

  /** @throws AppError `not_found`, `gone` */
  async function detail(id: number, context: RequestContext): Promise<Detail> {
    const row = requirePublished(await queries.readOne(db, id), context.now, kind.staysAfterEnd);
    const near =
      row.lat !== null && row.lng !== null && kind.isMapped ? { lat: row.lat, lng: row.lng } : undefined;
    const filter = { at: context.now, except: id, near, ...kind.similarTo(row, near) } as ListingFilter as F;
    const [view, pictures, similar] = await Promise.all([
      viewOf(context),
      readPictures(db, [id], roles.detail),
      read(filter, near ? 'nearest' : usualSort, limits.similar, context),
    ]);
    return kind.presentDetail(row, pictures, await present(similar, view), view);
  }

  /** The first listings of a sort order, presented by `present`. */
  async function read(filter: F, sort: ListingSort | 'soonest', limit: number, { lang }: RequestContext) {
    const order = queries.orderOf(sort, filter, lang);
    return queries.readFirst(db, filter, order, limit, await inMemory());
  }

  /** The first matches of a filter in the context's city, without a total. */
  async function firstOf(
    more: Partial<F>,
    sort: ListingSort | 'soonest',
    limit: number,
    context: RequestContext,
  ) {
    const filter = { at: context.now, cityId: context.cityId || undefined, ...more };
    const [view, rows] = await Promise.all([
      viewOf(context),
      read(filter as ListingFilter as F, sort, limit, context),
    ]);
    return present(rows, view);
  }

  function readFeatured(limit: number, context: RequestContext) {
    const filter = { at: context.now, cityId: context.cityId || undefined, ...kind.featured };
    return read(filter as ListingFilter as F, usualSort, limit, context);
  }

  /** The first listings for the home page. */
  async function latest(limit: number, context: RequestContext): Promise<Card[]> {
    const [view, rows] = await Promise.all([viewOf(context), readFeatured(limit, context)]);
    return present(rows, view);
  }

  /** Their number, up to `limit`. */
  async function countLatest(limit: number, context: RequestContext): Promise<number> {
    return (await readFeatured(limit, context)).length;
  }

  /** The public ones of the given listings, in no order. */
  async function chosen(ids: number[], context: RequestContext): Promise<Card[]> {
    const filter = { at: context.now, only: ids } as ListingFilter as F;
    const [view, rows] = await Promise.all([
      viewOf(context),
      read(filter, 'newest', ids.length + 1, context),
    ]);
    return present(rows, view);
  }

  /** The filters of a query, without text, as database conditions. */
  async function conditionsOf(query: Query, context: RequestContext): Promise<F> {
    return filterOf(query, context, await viewOf(context, query.near), undefined);
  }

  /** The public ones of some listings at a time that match filters by fields, in no order. */
  async function fitting(ids: readonly number[], fields: Partial<F>, at: Date): Promise<number[]> {
    const filter = { ...fields, at, only: [...ids] } as ListingFilter as F;
    const rows = await queries.filtered(db, filter).select('l.id').execute();
    return rows.map(({ id }) => id);
  }

  /** The number of public listings that were published since a time and match a filter and a text. */
  async function countSince(filter: F, match: Match | undefined, since: Date): Promise<number> {
    const found = queries.filtered(db, { ...filter, match }).where('l.published_at', '>=', since);
    const { count } = await found
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    list,
    map,
    detail,
    firstOf,
    latest,
    countLatest,
    chosen,
    viewOf,
    present,
    readFeatured,
    conditionsOf,
    fitting,
    countSince,
  };
}
