import { LRUCache } from 'lru-cache';
import type { Counted, FacetColumn } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';

/** From here on a count is broad: one listing more or less changes nothing that a reader sees. */
const broad = 2_000;
const keptForMs = 30_000;
const most = 500;

type Count<F> = (filter: F, columns: FacetColumn<F>[]) => Promise<Counted>;

/**
 * Remembers broad counts for half a minute, since they are dear and asked for again and again: they belong
 * to lists without filters or with few. Whatever is narrow is counted anew each time; two who ask for the
 * same at once wait for one count.
 */
function keepBroad<F extends ListingFilter>(count: Count<F>): Count<F> {
  const kept = new LRUCache<string, Counted>({ max: most, ttl: keptForMs });
  const underWay = new Map<string, Promise<Counted>>();
  return (filter, columns) => {
    const names = columns.map(({ name, variant }) => [name, variant]);
    const key = JSON.stringify([{ ...filter, at: undefined }, names]);
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const running = underWay.get(key);
    if (running) return running;
    const counting = count(filter, columns)
      .then((counted) => {
        if (counted.total > broad) kept.set(key, counted);
        return counted;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, counting);
    return counting;
  };
}

/**
 * Counts lists: how many there are, and how many each value of each facet would leave. A facet is counted
 * without its own part of the filter; those that have none set share one reading of the rows with the total.
 * @param countRows one reading of the rows that a filter leaves
 */
export function createCounter<F extends ListingFilter>(countRows: Count<F>): Count<F> {
  const count = keepBroad(countRows);
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
