import { kmPerDegree, longitudeScale } from '../geography/city-plane.ts';
import type { Columns } from './columns.ts';
import type { Value, ValueTable, ValueTables } from './value-table.ts';

/** What a listing must be besides having words. */
export interface IndexFilter {
  /** The moment of the question, in milliseconds since 1970: what has expired by then is not found. */
  at: number;
  /** What the value of a dimension has to be. */
  conditions: Readonly<Record<string, Condition>>;
  /** US cents. What has no price is within no bounds. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** What has no position is not near. */
  near?: { lat: number; lng: number } | undefined;
  radiusKm?: number | undefined;
  /** All but this one. */
  except?: number | undefined;
}

/** How far a document is from a point, in kilometers; NaN where it has no position. */
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

/** 1 for each value of a table that a condition passes. A condition that is asked again is not evaluated again. */
function passing(fits: Condition, table: ValueTable | undefined): Uint8Array {
  if (!table) return new Uint8Array();
  const byTable = answered.get(fits) ?? new WeakMap<ValueTable, Uint8Array>();
  answered.set(fits, byTable);
  const known = byTable.get(table);
  if (known?.length === table.values.length) return known;
  const passes = Uint8Array.from(table.values, (value) => (fits(value) ? 1 : 0));
  byTable.set(table, passes);
  return passes;
}

/** Whether the values of documents fit some conditions. */
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

/** The dimension that holds prices in US cents; null where a listing has none. */
export const priceDimension = 'price';

/** What a price has to be, where that is asked for. */
function priceCondition({ priceMin, priceMax }: IndexFilter): IndexFilter['conditions'] {
  if (priceMin === undefined && priceMax === undefined) return {};
  const [least, greatest] = [priceMin ?? 0, priceMax ?? Number.POSITIVE_INFINITY];
  return { [priceDimension]: (price) => typeof price === 'number' && price >= least && price <= greatest };
}

/** Whether documents of some columns pass a filter. */
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
