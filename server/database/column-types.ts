import type { ColumnType } from 'kysely';

/* How columns are read and written. */

export type Created = ColumnType<Date, Date | undefined, never>;
export type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Updated = ColumnType<Date, Date | undefined, Date>;
/** May be left out. */
export type Maybe<T, Written = T> = ColumnType<T | null, Written | null | undefined, Written | null>;
/** A day of the calendar, `2027-02-08`. */
export type Day = Maybe<string>;
/** Written as the text of a `tsvector`, never read back. */
export type Vector = ColumnType<string, string | undefined, string>;
