import { LRUCache } from 'lru-cache';
import type { ListingKind } from '../../../contract/categories.ts';
import type { CellConditions, CellValue, FacetCounts } from '../counts/service.ts';
import { both, hasId, isInPlaces } from './cell-conditions.ts';
import { type Counted, countLimit, type FacetColumn, type FacetCount } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';
import { createStaleWhile } from './stale-while.ts';

/** From this count of rows on a result is large: a difference of one is invisible to readers. */
const broad = 2_000;
const most = 500;
/** The limit for counting a switch of a long list; beyond it, no number is displayed. */
const switchLimit = 2_000;

type Count<F> = (filter: F, columns: FacetColumn<F>[], limit?: number) => Promise<Counted>;

/** How the stored counts apply to a type. */
export interface CountedKind<F extends ListingFilter> {
  counts: FacetCounts;
  kind: ListingKind;
  /** The conditions of a filter on cells in addition to those of all types; null if cells cannot express it. */
  conditions(filter: F): CellConditions | null;
}

/** The conditions of a filter that all types share; null if cells cannot express any of them. */
function sharedConditions(filter: ListingFilter): CellConditions | null {
  const { category, place, cityId, near, radiusKm, priceMinCents, priceMaxCents, match, except, only } =
    filter;
  const untold = [near && radiusKm, priceMinCents, priceMaxCents, match, except, only];
  if (untold.some((one) => one !== undefined)) return null;
  return {
    ...(category && { category: hasId(category) }),
    ...isInPlaces([place, cityId]),
    ...(near && { located: (value: CellValue) => value === true }),
  };
}

/** The conditions of a filter on cells; null if cells cannot express it. */
export function conditionsOf<F extends ListingFilter>(
  { conditions }: CountedKind<F>,
  filter: F,
): CellConditions | null {
  const [shared, own] = [sharedConditions(filter), conditions(filter)];
  return shared && own && both(shared, own);
}

/** Large counts of rows are expensive and requested repeatedly. Small ones are counted every time. */
function keepBroad<F extends ListingFilter>(count: Count<F>): Count<F> {
  const cached = createStaleWhile<Counted>(({ total }) => total > broad, most);
  return (filter, columns, limit) =>
    cached(keyOf(filter, columns, limit), () => count(filter, columns, limit));
}

function keyOf<F extends ListingFilter>(filter: F, columns: FacetColumn<F>[], limit = countLimit): string {
  const names = columns.map(({ name, variant }) => [name, variant]);
  return JSON.stringify([{ ...filter, at: undefined }, names, limit]);
}

/** Counts from the stored counts, cached until these change; null if they cannot express the filter. */
function fromFacetCounts<F extends ListingFilter>(of: CountedKind<F>) {
  const { counts, kind } = of;
  const known = new LRUCache<string, { version: number; counted: Counted }>({ max: most });
  return async (filter: F, columns: FacetColumn<F>[]): Promise<Counted | null> => {
    const conditions = conditionsOf(of, filter);
    if (!conditions) return null;
    const version = await counts.fresh(filter.at);
    const key = keyOf(filter, columns);
    const before = known.get(key);
    if (before?.version === version) return before.counted;
    const facets = columns.flatMap(({ name, facet }) => (facet ? [{ name, ...facet }] : []));
    const counted = counts.count(kind, conditions, facets);
    const whole = { ...counted, limit: counted.total };
    known.set(key, { version, counted: whole });
    return whole;
  };
}

/**
 * Counts lists: the total, and the results of each value of each facet. A facet is counted without its own part of
 * the filter. Stored counts are exact and read no rows; otherwise rows are read, with all facets whose own filter
 * is unset in one query with the total.
 * @param countRows one query that counts the rows of a filter up to a limit
 * @param countIndexed counts of an in-memory index, without reading rows; some facets may be missing
 */
export function createCounter<F extends ListingFilter>(
  countRows: Count<F>,
  counted?: CountedKind<F>,
  countIndexed: (filter: F, columns: FacetColumn<F>[]) => Promise<Counted | undefined> = async () =>
    undefined,
): Count<F> {
  const countBroad = keepBroad(countRows);
  const ofCells = counted && fromFacetCounts(counted);

  /**
   * A switch missing in the cells, on a list that they can count: counted from the list with the switch, unless
   * that is long.
   */
  async function countSwitch(
    filter: F,
    { name, turnedOn }: FacetColumn<F>,
  ): Promise<Record<string, FacetCount[]>> {
    const on = { ...filter, ...turnedOn };
    const indexed = await countIndexed(on, []);
    const { total } = indexed ?? (await countBroad(on, [], switchLimit));
    return !indexed && total > switchLimit ? {} : { [name]: [{ value: '1', count: total }] };
  }

  /** The counts of the index, completed by rows; undefined if it does not support the filter. */
  async function countInMemory(filter: F, columns: FacetColumn<F>[]): Promise<Counted | undefined> {
    const indexed = await countIndexed(filter, columns);
    const others = columns.filter(({ name }) => !indexed?.facets[name]);
    if (!indexed || others.length === 0) return indexed;
    const rest = await countBroad(filter, others);
    return { ...indexed, facets: { ...rest.facets, ...indexed.facets } };
  }

  async function count(filter: F, columns: FacetColumn<F>[]): Promise<Counted> {
    const counted = await ofCells?.(
      filter,
      columns.filter((column) => column.facet),
    );
    if (!counted) return (await countInMemory(filter, columns)) ?? countBroad(filter, columns);
    const switches = columns.filter(({ facet: dimension, turnedOn }) => !dimension && turnedOn);
    const others = await Promise.all(switches.map((column) => countSwitch(filter, column)));
    return { ...counted, facets: Object.assign({}, counted.facets, ...others) };
  }

  return async (filter, columns) => {
    const isSet = ({ own }: FacetColumn<F>) => own.some((key) => filter[key] !== undefined);
    const unset = columns.filter((column) => !isSet(column));
    const [shared, ...others] = await Promise.all([
      count(filter, unset),
      ...columns.filter(isSet).map((column) => {
        const without = Object.fromEntries(column.own.map((key) => [key, undefined]));
        return count({ ...filter, ...without }, [column]);
      }),
    ]);
    return {
      total: shared.total,
      limit: shared.limit,
      facets: Object.assign({}, shared.facets, ...others.map((other) => other.facets)),
    };
  };
}
