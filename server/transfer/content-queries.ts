import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { MediaVariant } from '../database/tables.ts';

/** Managed content, in dependency order. Tables that do not exist are skipped. */
const managed = [
  'category',
  'concept',
  'setting',
  'content',
  'advertisement',
  'watch_word',
  'glossary_term',
] as const;

export interface Shape {
  table: string;
  /** The natural key of a row, which is the same on another site. */
  key: string[];
  /** The exported columns: no ids, generated columns and actors. */
  columns: string[];
  /** Columns that reference another table. */
  links: { column: string; target: string }[];
}

export type Row = Record<string, unknown>;

/** The structure of the managed tables, from the database catalog. */
export async function readShapes(db: Db): Promise<Shape[]> {
  const { rows } = await sql<Shape>`
    select c.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (i.indkey)) as key,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
          and not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
            and a.attnum = any (f.conkey) and f.confrelid = 'app_user'::regclass)) as columns,
      coalesce((select jsonb_agg(jsonb_build_object('column', a.attname, 'target', f.confrelid::regclass::text)
          order by a.attnum)
        from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> 'app_user'::regclass), '[]') as links
    from pg_class c
    join lateral (
      select indkey from pg_index x where x.indrelid = c.oid and x.indisunique and x.indpred is null
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (x.indkey)
          and (a.attidentity <> '' or a.attnum <= 0))
        and not 0 = any (x.indkey)
      order by x.indisprimary desc, x.indexrelid limit 1
    ) i on true
    where c.relnamespace = 'public'::regnamespace and c.relname = any (${[...managed]})`.execute(db);
  return managed.flatMap((name) => rows.find(({ table }) => table === name) ?? []);
}

/** Locks these tables against edits until the transaction ends. */
export async function lockTables(db: Db, shapes: readonly Shape[]): Promise<void> {
  for (const { table } of shapes)
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

const aliased = (alias: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));

/** Every row of a table as JSON from the database, including ids, in the order of its key. */
export async function readRows(db: Db, { table, key }: Shape): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t order by ${sql.join(
      key.map((column) => sql`${sql.ref(`t.${column}`)}::text collate "C"`),
    )}`.execute(db);
  return rows.map(({ row }) => row);
}

/** Updates the row with a key, or inserts it. @returns whether it is new; null if it is unchanged */
export async function writeRow(db: Db, { table, key, columns }: Shape, row: Row): Promise<boolean | null> {
  const given = columns.filter((column) => column in row);
  const rest = given.filter((column) => !key.includes(column));
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const { rows } = await sql<{ is_new: boolean }>`
    insert into ${sql.table(table)} as t (${refs(given)})
    select ${aliased('r', given)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) as r
    on conflict (${refs(key)}) do update set ${sql.join(
      rest.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    )}
    where (${aliased('t', rest)}) is distinct from (${sql.join(rest.map((name) => sql`excluded.${sql.ref(name)}`))})
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new ?? null;
}

/** Ids by natural key: the values of its columns as JSON. */
export async function readIds(db: Db, { table, key }: Shape): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; known: unknown[] }>`
    select id, jsonb_build_array(${aliased('t', key)}) as known from ${sql.table(table)} as t`.execute(db);
  return new Map(rows.map(({ id, known }) => [JSON.stringify(known), id]));
}

export interface MediaRow {
  id: number;
  key: string;
  width: number;
  height: number;
  bytes: number;
  placeholder: string | null;
  variants: MediaVariant[];
}

const mediaColumns = ['id', 'key', 'width', 'height', 'bytes', 'placeholder', 'variants'] as const;

/** Pictures by id, and those that one of these files belongs to. */
export async function readMedia(
  db: Db,
  { ids, keys }: { ids: number[]; keys: string[] },
): Promise<MediaRow[]> {
  const rows = await db
    .selectFrom('media')
    .select(mediaColumns)
    .where(
      sql<boolean>`id = any (${ids}) or key = any (${keys})
        or exists (select from jsonb_array_elements(variants) as v where v->>'key' = any (${keys}))`,
    )
    .orderBy('key')
    .execute();
  return rows.map((row) => ({
    ...row,
    bytes: Number(row.bytes),
    variants: row.variants as MediaRow['variants'],
  }));
}

/** The id of a picture with this key, inserted if it does not exist; it belongs to the site, not to a member. */
export async function keepMedia(
  db: Db,
  { id: _, ...row }: MediaRow,
): Promise<{ id: number; isNew: boolean }> {
  const known = await db.selectFrom('media').select('id').where('key', '=', row.key).executeTakeFirst();
  if (known) return { id: known.id, isNew: false };
  const { id } = await db
    .insertInto('media')
    .values({ ...row, owner_id: null, variants: JSON.stringify(row.variants) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: true };
}
