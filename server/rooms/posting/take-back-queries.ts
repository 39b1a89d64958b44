import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

/** The rows of a listing: its own, its kind's and its pictures, as JSON. */
export interface Rows {
  listing: Record<string, unknown>;
  detail: Record<string, unknown>;
  pictures: Record<string, unknown>[];
}

/** What others write, or the database itself, or nobody ever does. */
const leftAsItIs = sql`'{id,kind,owner_id,source,source_key,position,verified,views,contact_clicks,created_at,updated_at}'::text[]`;

/** Reads the rows of a listing before it is decided on, so that they can be had back. */
export async function keepRows(db: Db, kind: ListingKind, id: number): Promise<Rows> {
  const { rows } = await sql<Rows>`
    select to_jsonb(l) - ${leftAsItIs} as listing, to_jsonb(d) - '{id,kind}'::text[] as detail,
      coalesce((select jsonb_agg(to_jsonb(m)) from listing_media m where m.listing_id = l.id), '[]') as pictures
    from listing l join ${sql.table(kind)} d on d.id = l.id
    where l.id = ${id}`.execute(db);
  return rows[0] as Rows;
}

export interface TakenBack {
  id: number;
  kind: ListingKind;
  /** The change that was decided on. */
  revisionId: number | null;
  before: Rows;
}

/**
 * Makes a listing what it was before it was decided on; it waits again, in its old place of the queue.
 * @param writtenAt when the decision wrote it, as the database writes a moment: with its microseconds
 * @returns false where it was written since, or a newer change of it is there: then nothing is done
 */
export async function takeBack(
  tx: Db,
  { id, kind, revisionId, before }: TakenBack,
  writtenAt: string,
): Promise<boolean> {
  const { rows: still } = await sql`
    select 1 from listing l
    where l.id = ${id} and l.updated_at = ${writtenAt}::timestamptz and l.removed_at is null
      and not exists (
        select from listing_revision r where r.listing_id = l.id
          and (r.id > ${revisionId ?? 0} and r.status = 'pending' or ${revisionId}::bigint is not null and r.id > ${revisionId})
      )
      and (${revisionId}::bigint is null or exists (
        select from listing_revision r where r.id = ${revisionId} and r.status in ('approved', 'rejected')
      ))
    for update`.execute(tx);
  if (still.length === 0) return false;
  await putBack(tx, 'listing', id, before.listing, sql`, updated_at = now()`);
  await putBack(tx, kind, id, before.detail);
  await sql`delete from listing_media where listing_id = ${id}`.execute(tx);
  await sql`
    insert into listing_media
    select m.* from jsonb_populate_recordset(null::listing_media, ${JSON.stringify(before.pictures)}) m
    where exists (select from media where media.id = m.media_id)`.execute(tx);
  if (revisionId !== null)
    await tx
      .updateTable('listing_revision')
      .set({
        status: 'pending',
        decided_at: null,
        decided_by: null,
        reason: null,
        template: null,
        change_asked: false,
      })
      .where('id', '=', revisionId)
      .execute();
  return true;
}

/** Writes the columns of a kept row over those of the row. */
async function putBack(
  tx: Db,
  table: 'listing' | ListingKind,
  id: number,
  row: Record<string, unknown>,
  more = sql``,
): Promise<void> {
  const columns = Object.keys(row);
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = kept.${sql.ref(column)}`));
  await sql`
    update ${sql.table(table)} as t set ${set}${more}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}) as kept
    where t.id = ${id}`.execute(tx);
}
