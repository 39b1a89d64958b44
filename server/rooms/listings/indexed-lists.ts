import type { Cursor } from '../../http/cursor.ts';
import type { Found, IndexFilter, IndexOrder, KindIndex, Listed } from '../../search-engine/search-engine.ts';
import { type CellConditions, type CellValue, valuesOfCell } from '../counts/service.ts';
import { both, hasId, isInPlaces } from './cell-conditions.ts';
import type { Counted, FacetColumn } from './counting-queries.ts';
import type { ListingFilter } from './filtering-queries.ts';

/** How an index in memory answers for a kind. */
export interface Indexed<F extends ListingFilter> {
  /** Undefined while there is no index. */
  index: KindIndex | undefined;
  /** What a filter asks of values besides what all kinds have; null where values do not tell it. */
  conditions(filter: F): CellConditions | null;
}

/** A filter as an index is asked; null where an index does not tell it. */
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

/** Lists that the index was asked for already, by the filter of the request: counting and reading one share it. */
const known = new WeakMap<ListingFilter, { index: KindIndex; version: number; found: Found | Listed }>();

function once<T extends Found | Listed>(index: KindIndex, filter: ListingFilter, ask: () => T): T {
  const before = known.get(filter);
  // Of one filter it is always the same question, and so the same type.
  if (before?.index === index && before.version === index.version) return before.found as T;
  const found = ask();
  known.set(filter, { index, version: index.version, found });
  return found;
}

/** What the index finds of a list that words narrow; undefined where it does not tell. */
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

/** What the index has of a list that no words narrow; undefined where it does not tell. */
function listIndexed<F extends ListingFilter>(
  { index, conditions }: Indexed<F>,
  filter: F,
): Listed | undefined {
  const indexFilter = index && !filter.match ? indexFilterOf(filter, conditions) : null;
  if (!index || !indexFilter || !index.tells(indexFilter)) return undefined;
  return once(index, filter, () => index.list(indexFilter));
}

/**
 * The rows of a page that the index has found and sorted, so many at most: they are read by their ids, and may be shown,
 * now. What was withdrawn a moment ago makes room for the next.
 * @param readRows of some ids those that the filter leaves now
 * @returns undefined where the index does not tell the order, the filter, or what the cursor stands behind
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
    // In the order of the index, which the next page goes on from: its distances are a little less exact.
    const read = new Map((ids.length > 0 ? await readRows(ids) : []).map((row) => [row.id, row]));
    rows.push(...ids.flatMap((id) => read.get(id) ?? []));
    behind = ids.at(-1);
    if (ids.length < limit) break;
  }
  return rows.slice(0, limit);
}

/**
 * Reads the rows of the best that an index found, so many at most. What is shown is read, and may be shown, now: what was
 * withdrawn a moment ago makes room for the next.
 * @param readRows of some ids those that the filter without its words leaves now
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

/** How many an index found, and of which values they are; the facets that it does not tell are left out. */
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
      // Of what the filter leaves, those that the switch leaves, too: what both ask for is not looked for again.
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
  // Ids are counted as numbers: each of a page's facets would otherwise write thousands of them out.
  const counts = new Map<string | number, number>();
  for (const { value, count } of found.countValues(dimension)) {
    const values = valuesOf?.(value) ?? (isIds(value) ? value : valuesOfCell(value));
    for (const one of values) counts.set(one, (counts.get(one) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value: String(value), count }));
}

const isIds = (value: CellValue): value is readonly number[] =>
  Array.isArray(value) && typeof value[0] === 'number';
