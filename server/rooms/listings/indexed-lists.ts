import type { Cursor } from '../../http/cursor.ts';
import type { Found, IndexFilter, IndexOrder, KindIndex, Listed } from '../../search-engine/search-engine.ts';
import { type CellConditions, type CellValue, valuesOfCell } from '../counts/service.ts';
import { both, hasId, isInPlaces } from './cell-conditions.ts';
import type { Counted, FacetColumn } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';

/** How an in-memory index applies to a type. */
export interface Indexed<F extends ListingFilter> {
  /** Undefined while there is no index. */
  index: KindIndex | undefined;
  /**
   * The conditions of a filter on indexed values in addition to those of all types; null if the index does not
   * support it.
   */
  conditions(filter: F): CellConditions | null;
}

/** A filter as an index query; null if the index does not support it. */
function indexFilterOf<F extends ListingFilter>(
  filter: F,
  conditionsOf: Indexed<F>['conditions'],
): IndexFilter | null {
  const { at, category, categoryIds, place, cityId, near, radiusKm, except, only } = filter;
  const { priceMinCents: priceMin, priceMaxCents: priceMax } = filter;
  const own = conditionsOf(filter);
  if (!own || only) return null;
  const shared: CellConditions = {
    ...(category && { category: hasId(category) }),
    ...(categoryIds && { main: (value) => categoryIds.includes(value as number) }),
    ...isInPlaces([place, cityId]),
  };
  return { at: at.getTime(), conditions: both(shared, own), priceMin, priceMax, near, radiusKm, except };
}

/** Cached index queries by the filter of the request, shared by counting and reading. */
const known = new WeakMap<ListingFilter, { index: KindIndex; version: number; found: Found | Listed }>();

function once<T extends Found | Listed>(index: KindIndex, filter: ListingFilter, ask: () => T): T {
  const before = known.get(filter);
  // One filter always has the same query, and so the same type.
  if (before?.index === index && before.version === index.version) return before.found as T;
  const found = ask();
  known.set(filter, { index, version: index.version, found });
  return found;
}

/** The results of the index for a list with a query; undefined if it does not support the filter. */
export function findIndexed<F extends ListingFilter>(
  { index, conditions }: Indexed<F>,
  filter: F,
): Found | undefined {
  const { match } = filter;
  if (!index || !match) return undefined;
  const indexFilter = indexFilterOf(filter, conditions);
  if (!indexFilter || !index.tells(indexFilter)) return undefined;
  return once(index, filter, () => index.find(match.index, indexFilter));
}

/** The results of the index for a list without a query; undefined if it does not support the filter. */
function listIndexed<F extends ListingFilter>(
  { index, conditions }: Indexed<F>,
  filter: F,
): Listed | undefined {
  const indexFilter = index && !filter.match ? indexFilterOf(filter, conditions) : null;
  if (!index || !indexFilter || !index.tells(indexFilter)) return undefined;
  return once(index, filter, () => index.list(indexFilter));
}

/**
 * The rows of a page that the index has found and sorted, up to a limit: read by id, and only if still published.
 * Listings withdrawn a moment ago are replaced by the next.
 * @param readRows returns those of some ids that currently satisfy the filter
 * @returns undefined if the index does not support the order, the filter, or the cursor
 */
export async function readListed<R extends { id: number }, F extends ListingFilter>(
  { index, conditions }: Indexed<F>,
  filter: F,
  order: IndexOrder | undefined,
  { cursor, limit }: { cursor: Cursor | undefined; limit: number },
  readRows: (ids: number[]) => Promise<R[]>,
): Promise<R[] | undefined> {
  const listed = order && listIndexed({ index, conditions }, filter);
  if (!listed) return undefined;
  const rows: R[] = [];
  for (let behind = cursor?.id; rows.length < limit; ) {
    const ids = listed.first(order, limit, behind);
    if (!ids) return undefined;
    // In the order of the index, from which the next page continues: its distances are slightly less precise.
    const read = new Map((ids.length > 0 ? await readRows(ids) : []).map((row) => [row.id, row]));
    rows.push(...ids.flatMap((id) => read.get(id) ?? []));
    behind = ids.at(-1);
    if (ids.length < limit) break;
  }
  return rows.slice(0, limit);
}

/**
 * Reads the rows of an index's best results, up to a limit, if still published: listings withdrawn a moment ago are
 * replaced by the next.
 * @param readRows returns those of some ids that currently satisfy the filter without its query
 */
export async function readIndexed<R extends { id: number }>(
  found: Found,
  readRows: (ids: number[]) => Promise<R[]>,
  cursor: Cursor | undefined,
  limit: number,
): Promise<(R & { sort_key: string })[]> {
  const rows: (R & { sort_key: string })[] = [];
  let behind = cursor && { id: cursor.id, score: Math.fround(Number(cursor.key)) };
  while (rows.length < limit) {
    const hits = found.best(limit, behind);
    const read = new Map((await readRows(hits.map(({ id }) => id))).map((row) => [row.id, row]));
    for (const { id, score } of hits) {
      const row = read.get(id);
      if (row) rows.push({ ...row, sort_key: String(score) });
    }
    behind = hits.at(-1);
    if (hits.length < limit) break;
  }
  return rows.slice(0, limit);
}

/** The total and facet counts of an index; facets that it does not support are omitted. */
export function countIndexed<F extends ListingFilter>(
  indexed: Indexed<F>,
  filter: F,
  facets: readonly FacetColumn<F>[],
): Counted | undefined {
  const found = filter.match ? findIndexed(indexed, filter) : listIndexed(indexed, filter);
  if (!found) return undefined;
  const counted: Counted = { total: found.total, limit: found.total, facets: {} };
  for (const { name, facet, turnedOn } of facets) {
    if (facet && indexed.index?.has(facet.dimension)) {
      counted.facets[name] = countValues(found, facet.dimension, facet.valuesOf);
    } else if (turnedOn) {
      // The results of the filter that also satisfy the switch: their common conditions are not evaluated again.
      const on = indexed.conditions({ ...filter, ...turnedOn });
      if (on && indexed.index?.tells({ conditions: on })) {
        counted.facets[name] = [{ value: '1', count: found.countWith(on) }];
      }
    }
  }
  return counted;
}

function countValues(
  found: Pick<Listed, 'countValues'>,
  dimension: string,
  valuesOf?: (value: CellValue) => readonly string[],
) {
  // Ids are passed as numbers: each facet of a page would otherwise serialize thousands of them.
  const counts = new Map<string | number, number>();
  for (const { value, count } of found.countValues(dimension)) {
    const values = valuesOf?.(value) ?? (isIds(value) ? value : valuesOfCell(value));
    for (const one of values) counts.set(one, (counts.get(one) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value: String(value), count }));
}

const isIds = (value: CellValue): value is readonly number[] =>
  Array.isArray(value) && typeof value[0] === 'number';
