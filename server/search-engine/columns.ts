import type { ValueTable } from './value-table.ts';

/** Value numbers of one dimension, in as few bytes as they need. */
export type ValueColumn = Uint8Array | Uint16Array | Uint32Array;

/** The columns of each document besides its words, by its number within a segment. */
export interface Columns {
  /** The ids of the listings. */
  ids: Uint32Array;
  /** The completeness of a listing, 0 to 1. */
  boosts: Float32Array;
  /** Milliseconds since 1970. */
  publishedAt: Float64Array;
  /** Seconds since 1970, rounded up; the maximum if a listing does not expire. */
  expiresAt: Uint32Array;
  /** Degrees; NaN if a listing has no position. */
  latitudes: Float32Array;
  longitudes: Float32Array;
  /** The number of terms in the title, at most 255. */
  titleLengths: Uint8Array;
  /** A checksum of the content, for comparison with the database. */
  hashes: Uint16Array;
  /** Value numbers by dimension. */
  dimensions: Record<string, ValueColumn>;
}

/** The columns of one document. */
export interface ColumnValues {
  /** At most 2^32 - 1. */
  id: number;
  boost: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Milliseconds since 1970; infinite if the listing does not expire. */
  expiresAt: number;
  latitude: number;
  longitude: number;
  /** 16 bits. */
  hash: number;
  /** Value numbers. */
  dimensions: Record<string, number>;
}

export const neverExpires = 0xffff_ffff;

const plainColumns = [
  'ids',
  'boosts',
  'publishedAt',
  'expiresAt',
  'latitudes',
  'longitudes',
  'titleLengths',
  'hashes',
] as const satisfies readonly Exclude<keyof Columns, 'dimensions'>[];

function valueColumn(length: number, { values }: ValueTable): ValueColumn {
  if (values.length <= 0x100) return new Uint8Array(length);
  return values.length <= 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}

/** Columns for a number of documents, all 0; wide enough for the current values of the tables. */
export function emptyColumns(documents: number, tables: Readonly<Record<string, ValueTable>>): Columns {
  return {
    ids: new Uint32Array(documents),
    boosts: new Float32Array(documents),
    publishedAt: new Float64Array(documents),
    expiresAt: new Uint32Array(documents),
    latitudes: new Float32Array(documents),
    longitudes: new Float32Array(documents),
    titleLengths: new Uint8Array(documents),
    hashes: new Uint16Array(documents),
    dimensions: Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [name, valueColumn(documents, table)]),
    ),
  };
}

/** The columns of documents in order; the lengths of titles are set by the reader of their words. */
export function columnsOf(
  documents: readonly ColumnValues[],
  tables: Readonly<Record<string, ValueTable>>,
): Columns {
  const columns = emptyColumns(documents.length, tables);
  for (const [at, document] of documents.entries()) {
    const { id, boost, publishedAt, expiresAt, latitude, longitude, hash, dimensions } = document;
    columns.ids[at] = id;
    columns.boosts[at] = boost;
    columns.publishedAt[at] = publishedAt;
    columns.expiresAt[at] = Math.min(Math.ceil(expiresAt / 1_000), neverExpires);
    columns.latitudes[at] = latitude;
    columns.longitudes[at] = longitude;
    columns.hashes[at] = hash;
    for (const name in columns.dimensions) {
      (columns.dimensions[name] as ValueColumn)[at] = dimensions[name] ?? 0;
    }
  }
  return columns;
}

/** Copies one document from other columns. */
export function copyColumns(into: Columns, to: number, source: Columns, from: number): void {
  for (const name of plainColumns) into[name][to] = source[name][from] as number;
  for (const name in into.dimensions) {
    (into.dimensions[name] as ValueColumn)[to] = source.dimensions[name]?.[from] ?? 0;
  }
}
