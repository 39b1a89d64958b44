import { kmPerDegree, longitudeScale } from '../geography/city-plane.ts';
import type { Columns } from './columns.ts';
import type { Value, ValueTables } from './value-table.ts';

/** What a listing must be besides having words. */
export interface IndexFilter {
  /** The moment of the question, in milliseconds since 1970: what has expired by then is not found. */
  at: number;
  /** What the value of a dimension has to be. */
  conditions: Readonly<Record<string, (value: Value) => boolean>>;
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

/** Whether documents of some columns pass a filter. */
export function filterOf(
  columns: Columns,
  filter: IndexFilter,
  tables: ValueTables,
): (document: number) => boolean {
  const { at, conditions, priceMin, priceMax, near, radiusKm, except } = filter;
  const { expiresAt, prices, latitudes, ids } = columns;
  const passing = Object.entries(conditions).map(([name, fits]) => ({
    column: columns.dimensions[name],
    passes: Uint8Array.from(tables[name]?.values ?? [], (value) => (fits(value) ? 1 : 0)),
  }));
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  const second = at / 1_000;
  const [least, greatest] = [priceMin ?? 0, priceMax ?? Number.POSITIVE_INFINITY];
  return (document) => {
    if ((expiresAt[document] as number) <= second) return false;
    for (const { column, passes } of passing) if (!passes[column?.[document] ?? -1]) return false;
    if (hasPrice) {
      const price = prices[document] as number;
      if (!(price >= least && price <= greatest)) return false;
    }
    if (near) {
      if (Number.isNaN(latitudes[document])) return false;
      if (radiusKm !== undefined && !(distanceTo(columns, document, near) <= radiusKm)) return false;
    }
    return except === undefined || ids[document] !== except;
  };
}
