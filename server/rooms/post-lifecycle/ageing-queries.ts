import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { closingMoment } from '../listings/closing-queries.ts';

/**
 * The cursor of a walk over posts: the timestamp that they are ordered by, in the precision of the database, and
 * the id.
 */
export interface Place {
  at: string;
  id: number;
}

const after = (column: 'l.expires_at' | 'l.removed_at', place: Place | undefined) =>
  place
    ? sql<boolean>`(${sql.ref(column)}, l.id) > (${place.at}::timestamptz, ${place.id}::bigint)`
    : sql<boolean>`true`;

/**
 * Published posts of members that expire before `until` and whose posters were not asked yet, earliest expiry
 * first.
 */
export function readEnding(db: Db, now: Date, until: Date, place: Place | undefined, limit: number) {
  return db
    .selectFrom('listing as l')
    .select(['l.id', sql<string>`l.expires_at::text`.as('at')])
    .where('l.status', '=', 'published')
    .where('l.owner_id', 'is not', null)
    .where('l.reminded_at', 'is', null)
    .where('l.expires_at', '>', now)
    .where('l.expires_at', '<=', until)
    .where(after('l.expires_at', place))
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

/** Published posts past their expiry, oldest first. */
export function readPast(db: Db, now: Date, place: Place | undefined, limit: number) {
  return db
    .selectFrom('listing as l')
    .select(['l.id', sql<string>`l.expires_at::text`.as('at')])
    .where('l.status', '=', 'published')
    .where('l.expires_at', '<=', now)
    .where(after('l.expires_at', place))
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

/** Deleted posts whose restore period is over. */
export function readRemoved(db: Db, before: Date, place: Place | undefined, limit: number) {
  return db
    .selectFrom('listing as l')
    .select(['l.id', sql<string>`l.removed_at::text`.as('at')])
    .where('l.removed_at', '<=', before)
    .where(after('l.removed_at', place))
    .orderBy('l.removed_at')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

/**
 * A post that is still published, locked, with the recipient of its emails: none if it has no owner or their
 * account is closed. Undefined if another process has locked it, which then does the same work.
 */
export function takePost(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .leftJoin('app_user as u', (join) => join.onRef('u.id', '=', 'l.owner_id').on('u.banned_at', 'is', null))
    .select(['l.id', 'l.kind', 'l.title_en', 'l.title_ar', 'l.expires_at', 'l.reminded_at'])
    .select(['u.email', 'u.name', 'u.lang', closingMoment('l').as('closes_at')])
    .where('l.id', '=', id)
    .where('l.status', '=', 'published')
    .where('l.expires_at', 'is not', null)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst();
}
export type TakenPost = NonNullable<Awaited<ReturnType<typeof takePost>>>;

export async function noteReminded(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('listing').set({ reminded_at: at }).where('id', '=', id).execute();
}

export async function noteExpired(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('listing').set({ status: 'expired', updated_at: at }).where('id', '=', id).execute();
}

/** Locks a post that was deleted before a moment; false if it was restored or is locked by another process. */
export async function lockRemoved(db: Db, id: number, before: Date): Promise<boolean> {
  const post = await db
    .selectFrom('listing')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', '<=', before)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return post !== undefined;
}

/** Deletes a post, and returns the pictures of the post and its revisions. */
export async function deletePost(db: Db, id: number): Promise<number[]> {
  const attached = await db
    .selectFrom('listing_media')
    .select('media_id')
    .where('listing_id', '=', id)
    .execute();
  const changes = await db
    .selectFrom('listing_revision')
    .select('media_ids')
    .where('listing_id', '=', id)
    .execute();
  await db.deleteFrom('listing').where('id', '=', id).execute();
  const ids = [...attached.map(({ media_id }) => media_id), ...changes.flatMap(({ media_ids }) => media_ids)];
  return [...new Set(ids.map(Number))];
}
