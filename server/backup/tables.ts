import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';

/**
 * Tables that are not backed up. Transaction ids mean nothing in another cluster; counts are recomputed from the
 * listings. Rate limits last minutes, and the lock is Kysely's.
 */
export const leftOut = [
  'listing_change',
  'listing_change_horizon',
  'listing_count',
  'listing_count_change',
  'listing_count_fold',
  'rate_limit',
  'search_index_file',
  'kysely_migration_lock',
];

const name = (identifier: string) => pg.escapeIdentifier(identifier);
const names = (columns: readonly string[]) => columns.map(name).join(', ');

export interface TableShape {
  name: string;
  columns: string[];
  /** The SQL sort expressions of rows: the primary key, or all columns without one; independent of the locale. */
  order: string[];
}

/** The tables to back up and their columns, in the order of their names. */
export async function readTableShapes(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
           order by array_position(i.indkey::smallint[], a.attnum)) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and (i.indkey is null or a.attnum = any (i.indkey))) as "order"
     from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname collate "C"`,
    [leftOut],
  );
  return rows;
}

/** Session settings for reading and writing values: exact, and the same on every server. */
export const copySettings = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'`;

/** The rows of a table in COPY format, in an order that does not depend on physical storage. */
export function copyOut(client: pg.Client, { name: table, columns, order }: TableShape) {
  const stream = client.query(
    copyTo(`copy (select ${names(columns)} from ${name(table)} order by ${order.join(', ')}) to stdout`),
  );
  return { stream: stream as Readable, rows: () => stream.rowCount };
}

/** A writable stream for the rows of a table. */
export const copyInStatement = (table: string, columns: readonly string[]): string =>
  `copy ${name(table)} (${names(columns)}) from stdin`;

/** The positions of sequences. They may be ahead of the snapshot, never behind. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
     order by c.relname collate "C"`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const row of rows) {
    const { rows: states } = await client.query<{ last: string; is_called: boolean }>(
      `select last_value as last, is_called from ${name(row.name)}`,
    );
    const [{ last, is_called: isCalled } = { last: '1', is_called: false }] = states;
    sequences.push({ name: row.name, last: Number(last), isCalled });
  }
  return sequences;
}
