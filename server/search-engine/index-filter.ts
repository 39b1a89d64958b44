import { kmPerDegree, longitudeScale } from '../geography/city-plane.ts';
import type { Columns } from './columns.ts';
import type { Value, ValueTable, ValueTables } from './value-table.ts';

/** The conditions on a listing besides its words. */
export interface IndexFilter {
  /** The time of the query, in milliseconds since 1970: listings that have expired by then are excluded. */
  at: number;
  /** The condition on the value of a dimension. */
  conditions: Readonly<Record<string, Condition>>;
  /** US cents. Listings without a price are outside any bounds. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Listings without a position are not near. */
  near?: { lat: number; lng: number } | undefined;
  radiusKm?: number | undefined;
  /** Excludes this one. */
  except?: number | undefined;
}

/** The distance of a document from a point, in kilometers; NaN without a position. */
export function distanceTo(
  { latitudes, longitudes }: Columns,
  document: number,
  { lat, lng }: { lat: number; lng: number },
): number {
  const north = (latitudes[document] as number) - lat;
  const east = ((longitudes[document] as number) - lng) * longitudeScale;
  return Math.sqrt(north * north + east * east) * kmPerDegree;
}

type Condition = (value: Value) => boolean;

const answered = new WeakMap<Condition, WeakMap<ValueTable, Uint8Array>>();

/** 1 for each value of a table that satisfies a condition. Results are cached by condition. */
export function passing(fits: Condition, table: ValueTable | undefined): Uint8Array {
  if (!table) return new Uint8Array();
  const byTable = answered.get(fits) ?? new WeakMap<ValueTable, Uint8Array>();
  answered.set(fits, byTable);
  const known = byTable.get(table);
  if (known?.length === table.values.length) return known;
  const passes = Uint8Array.from(table.values, (value) => (fits(value) ? 1 : 0));
  byTable.set(table, passes);
  return passes;
}

/** Whether the values of documents satisfy some conditions. */
export function fitsOf(
  columns: Columns,
  conditions: IndexFilter['conditions'],
  tables: ValueTables,
): (document: number) => boolean {
  const required = Object.entries(conditions).map(([name, fits]) => ({
    column: columns.dimensions[name],
    passes: passing(fits, tables[name]),
  }));
  return (document) => {
    for (const { column, passes } of required) if (!passes[column?.[document] ?? -1]) return false;
    return true;
  };
}

/** The dimension with prices in US cents; null if a listing has none. */
export const priceDimension = 'price';

/** The bounds of the price, if any. */
function priceCondition({ priceMin, priceMax }: IndexFilter): IndexFilter['conditions'] {
  if (priceMin === undefined && priceMax === undefined) return {};
  const [least, greatest] = [priceMin ?? 0, priceMax ?? Number.POSITIVE_INFINITY];
  return { [priceDimension]: (price) => typeof price === 'number' && price >= least && price <= greatest };
}

/** Whether documents of some columns satisfy a filter. */
export function filterOf(
  columns: Columns,
  filter: IndexFilter,
  tables: ValueTables,
): (document: number) => boolean {
  const { at, conditions, near, radiusKm, except } = filter;
  const { expiresAt, latitudes, ids } = columns;
  const fits = fitsOf(columns, { ...conditions, ...priceCondition(filter) }, tables);
  const second = at / 1_000;
  return (document) => {
    if ((expiresAt[document] as number) <= second) return false;
    if (!fits(document)) return false;
    if (near) {
      if (Number.isNaN(latitudes[document])) return false;
      if (radiusKm !== undefined && !(distanceTo(columns, document, near) <= radiusKm)) return false;
    }
    return except === undefined || ids[document] !== except;
  };
}

/** Whether a filter has a condition besides that on expiry. */
export function isConditional({ conditions, priceMin, priceMax, near, except }: IndexFilter): boolean {
  if (priceMin !== undefined || priceMax !== undefined || near || except !== undefined) return true;
  return Object.keys(conditions).length > 0;
}
