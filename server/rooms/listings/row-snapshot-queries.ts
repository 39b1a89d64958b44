import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

/** The rows of a listing: its own, its type's and its pictures, as JSON. */
export interface Rows {
  listing: Record<string, unknown>;
  detail: Record<string, unknown>;
  pictures: Record<string, unknown>[];
}

/** Columns written by others or by the database, or never. */
const leftAsItIs = sql`'{id,kind,owner_id,source,source_key,position,verified,views,contact_clicks,review_count,rating,rating_rank,created_at,updated_at}'::text[]`;

/** Reads the rows of a listing before a change, so that they can be restored. */
export async function readRows(db: Db, kind: ListingKind, id: number): Promise<Rows> {
  const { rows } = await sql<Rows>`
    select to_jsonb(l) - ${leftAsItIs} as listing, to_jsonb(d) - '{id,kind}'::text[] as detail,
      coalesce((select jsonb_agg(to_jsonb(m)) from listing_media m where m.listing_id = l.id), '[]') as pictures
    from listing l join ${sql.table(kind)} d on d.id = l.id
    where l.id = ${id}`.execute(db);
  return rows[0] as Rows;
}

/** Restores a snapshot of a listing. Every column that it names must exist; others are unchanged. */
export async function restoreRows(tx: Db, kind: ListingKind, id: number, rows: Rows): Promise<void> {
  await restoreRow(tx, 'listing', id, rows.listing, sql`, updated_at = now()`);
  await restoreRow(tx, kind, id, rows.detail);
  await sql`delete from listing_media where listing_id = ${id}`.execute(tx);
  await sql`
    insert into listing_media
    select m.* from jsonb_populate_recordset(null::listing_media, ${JSON.stringify(rows.pictures)}) m
    where exists (select from media where media.id = m.media_id)`.execute(tx);
}

/** Writes the columns of a snapshot to the row. */
async function restoreRow(
  tx: Db,
  table: 'listing' | ListingKind,
  id: number,
  row: Record<string, unknown>,
  more = sql``,
): Promise<void> {
  const columns = Object.keys(row);
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = restored.${sql.ref(column)}`));
  await sql`
    update ${sql.table(table)} as t set ${set}${more}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}) as restored
    where t.id = ${id}`.execute(tx);
}
