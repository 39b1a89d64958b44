import { LRUCache } from 'lru-cache';
import type { ListingKind } from '../../../contract/categories.ts';
import type { CellConditions, CellValue, FacetCounts } from '../counts/service.ts';
import { both, hasId, isInPlaces } from './cell-conditions.ts';
import { type Counted, countLimit, type FacetColumn, type FacetCount } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';
import { createStaleWhile } from './stale-while.ts';

/** From here on a count of rows is broad: one listing more or less changes nothing that a reader sees. */
const broad = 2_000;
const most = 500;
/** A switch of a long list is counted so far; beyond, it has no number. */
const switchLimit = 2_000;

type Count<F> = (filter: F, columns: FacetColumn<F>[], limit?: number) => Promise<Counted>;

/** How the kept counts answer for a kind. */
export interface CountedKind<F extends ListingFilter> {
  counts: FacetCounts;
  kind: ListingKind;
  /** What a filter asks of cells besides what all kinds have; null where cells do not tell it. */
  conditions(filter: F): CellConditions | null;
}

/** The conditions of a filter that all kinds have; null where it has any that cells do not tell. */
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

/** What a filter asks of cells; null where they do not tell it. */
export function conditionsOf<F extends ListingFilter>(
  { conditions }: CountedKind<F>,
  filter: F,
): CellConditions | null {
  const [shared, own] = [sharedConditions(filter), conditions(filter)];
  return shared && own && both(shared, own);
}

/** Broad counts of rows are dear and asked for again and again. Whatever is narrow is counted anew each time. */
function keepBroad<F extends ListingFilter>(count: Count<F>): Count<F> {
  const cached = createStaleWhile<Counted>(({ total }) => total > broad, most);
  return (filter, columns, limit) =>
    cached(keyOf(filter, columns, limit), () => count(filter, columns, limit));
}

function keyOf<F extends ListingFilter>(filter: F, columns: FacetColumn<F>[], limit = countLimit): string {
  const names = columns.map(({ name, variant }) => [name, variant]);
  return JSON.stringify([{ ...filter, at: undefined }, names, limit]);
}

/** Answers from the kept counts, as long as they are the same ones; null where they do not tell. */
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
 * Counts lists: how many there are, and how many each value of each facet would leave. A facet is counted without its
 * own part of the filter. What the kept counts tell is exact and costs no row; for the rest rows are read, those of
 * all facets that have no part of the filter set in one reading with the total.
 * @param countRows one reading of the rows that a filter leaves, so far
 * @param countIndexed what an index in memory counts, without reading rows; some facets may be missing
 */
export function createCounter<F extends ListingFilter>(
  countRows: Count<F>,
  counted?: CountedKind<F>,
  countIndexed: (filter: F, columns: FacetColumn<F>[]) => Promise<Counted | undefined> = async () =>
    undefined,
): Count<F> {
  const countBroad = keepBroad(countRows);
  const ofCells = counted && fromFacetCounts(counted);

  /** A switch that cells do not have, on a list that they tell: as many as the list has with it, if these are not many. */
  async function countSwitch(
    filter: F,
    { name, turnedOn }: FacetColumn<F>,
  ): Promise<Record<string, FacetCount[]>> {
    const on = { ...filter, ...turnedOn };
    const indexed = await countIndexed(on, []);
    const { total } = indexed ?? (await countBroad(on, [], switchLimit));
    return !indexed && total > switchLimit ? {} : { [name]: [{ value: '1', count: total }] };
  }

  /** What the index tells, and what it leaves out by rows; undefined where it does not tell the filter. */
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
