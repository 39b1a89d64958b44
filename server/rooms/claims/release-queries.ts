import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Rows } from '../listings/row-snapshot-queries.ts';

export interface BeforeClaim {
  verified: boolean;
  body: Rows;
}

/**
 * Stores a snapshot of a business before it is assigned to a member. If claimed again, the first snapshot remains.
 */
export async function storeBeforeClaim(
  tx: Db,
  id: number,
  { verified, body }: BeforeClaim,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('listing_before_claim')
    .values({ listing_id: id, claimed_at: at, verified, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes and returns the snapshot of a claimed business; undefined for any other listing. */
export async function takeBeforeClaim(tx: Db, id: number): Promise<BeforeClaim | undefined> {
  const row = await tx
    .deleteFrom('listing_before_claim')
    .where('listing_id', '=', id)
    .returning(['verified', 'body'])
    .executeTakeFirst();
  return row && { verified: row.verified, body: row.body as Rows };
}

/** The ids of the businesses that a member has claimed, locked until the transaction ends. */
export async function lockClaimed(tx: Db, ownerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('listing as l')
    .innerJoin('listing_before_claim as b', 'b.listing_id', 'l.id')
    .select('l.id')
    .where('l.owner_id', '=', ownerId)
    .orderBy('l.id')
    .forUpdate('l')
    .execute();
  return rows.map(({ id }) => id);
}

/** The current columns of the tables: a snapshot may predate a migration. */
export async function readColumns(tx: Db, id: number) {
  const { rows } = await sql<{ listing: string[]; detail: string[]; owner_id: number | null; down: boolean }>`
    select array(select jsonb_object_keys(to_jsonb(l))) as listing,
      array(select jsonb_object_keys(to_jsonb(b))) as detail,
      l.owner_id, l.taken_down_at is not null as down
    from listing l join business b on b.id = l.id where l.id = ${id}`.execute(tx);
  return rows[0];
}

/**
 * Removes the owner of a business, and restores its verified mark. The dates of trust end with the ownership; those
 * from before it are in the snapshot.
 */
export async function takeFromOwner(tx: Db, id: number, verified: boolean): Promise<void> {
  await tx
    .updateTable('business')
    .set({ verified_at: null, hours_confirmed_at: null })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('listing').set({ owner_id: null, verified }).where('id', '=', id).execute();
}

/** Deletes further content by the owner of a business, and returns the pictures that it referenced. */
export async function deleteOwnersTraces(tx: Db, id: number): Promise<number[]> {
  const attached = await tx
    .selectFrom('listing_media')
    .select('media_id')
    .where('listing_id', '=', id)
    .execute();
  const changes = await tx
    .deleteFrom('listing_revision')
    .where('listing_id', '=', id)
    .returning('media_ids')
    .execute();
  await tx.deleteFrom('listing_refusal').where('listing_id', '=', id).execute();
  await tx.deleteFrom('posting').where('listing_id', '=', id).execute();
  const ids = [...attached.map(({ media_id }) => media_id), ...changes.flatMap(({ media_ids }) => media_ids)];
  return [...new Set(ids.map(Number))];
}
