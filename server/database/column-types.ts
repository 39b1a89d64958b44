import type { ColumnType } from 'kysely';

/* Conversion of columns on reads and writes. */

export type Created = ColumnType<Date, Date | undefined, never>;
export type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Updated = ColumnType<Date, Date | undefined, Date>;
/** Optional on insert. */
export type Maybe<T, Written = T> = ColumnType<T | null, Written | null | undefined, Written | null>;
/** A calendar day, `2027-02-08`. */
export type Day = Maybe<string>;
/** Written as the text of a `tsvector`, never read. */
export type Vector = ColumnType<string, string | undefined, string>;
