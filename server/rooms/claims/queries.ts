import { type Insertable, sql } from 'kysely';
import type { ClaimStatus } from '../../../contract/managed-listing-values.ts';
import type { ClaimTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import type { ClaimTable } from '../../database/report-tables.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';

/** The data that determines whether a business can be claimed, locked until the transaction ends. */
export function lockBusiness(db: Db, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'slug', 'title_en', 'title_ar', 'status', 'expires_at', 'owner_id', 'verified', 'boost'])
    .where('id', '=', id)
    .where('kind', '=', 'business')
    .forUpdate()
    .executeTakeFirst();
}

export async function hasWaiting(db: Db, listingId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('claim')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a picture was uploaded by this member; locked against deletion until the transaction ends. */
export async function holdDocument(db: Db, userId: number, mediaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('id', '=', mediaId)
    .where('owner_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a claim, unless one of the same member is pending. */
export async function addClaim(db: Db, claim: Insertable<ClaimTable>): Promise<void> {
  await db
    .insertInto('claim')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The id of an imported listing, by its source and its key there. */
export async function listingOfSource(db: Db, source: string, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where('source', '=', source)
    .where('source_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

function rows(db: Db) {
  return db
    .selectFrom('claim as k')
    .innerJoin('listing as l', 'l.id', 'k.listing_id')
    .innerJoin('app_user as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.status', 'k.created_at', 'k.way', 'k.listing_id', 'k.user_id'])
    .select(['l.title_en', 'l.title_ar', 'u.name as user_name'])
    .select(({ selectFrom, fn }) =>
      selectFrom('claim as o')
        .select(fn.countAll<number>().as('n'))
        .whereRef('o.listing_id', '=', 'k.listing_id')
        .whereRef('o.id', '<>', 'k.id')
        .where('o.status', '=', 'pending')
        .as('others'),
    );
}

/** One row more than a page of claims: pending ones in order, decided ones newest first. */
export function readClaims(db: Db, status: ClaimStatus, after: number | undefined, limit: number) {
  const isWaiting = status === 'pending';
  let query = rows(db).where('k.status', '=', status);
  if (after !== undefined) query = query.where('k.id', isWaiting ? '>' : '<', after);
  return query
    .orderBy('k.id', isWaiting ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}
export type ClaimRow = Awaited<ReturnType<typeof readClaims>>[number];

/** The maximum number read per business. */
const mostOthers = 50;

/** All other claims to a business, newest first. */
export function readOthers(db: Db, listingId: number, id: number) {
  return rows(db)
    .where('k.listing_id', '=', listingId)
    .where('k.id', '<>', id)
    .orderBy('k.id', 'desc')
    .limit(mostOthers)
    .execute();
}

/** One claim with the account behind it. */
export function readClaim(db: Db, id: number) {
  return rows(db)
    .select(['k.who', 'k.detail', 'k.media_id', 'k.reason', 'k.template', 'k.decided_at'])
    .select(['u.email', 'u.phone', 'u.email_confirmed_at'])
    .where('k.id', '=', id)
    .executeTakeFirst();
}

export function readDocument(db: Db, mediaId: number) {
  return db
    .selectFrom('media')
    .select(['id', 'key', 'width', 'height', 'placeholder', 'variants'])
    .where('id', '=', mediaId)
    .executeTakeFirst();
}

/** A claim, locked until the transaction ends. Its business is always locked first. */
export function lockClaim(db: Db, id: number) {
  return db
    .selectFrom('claim as k')
    .innerJoin('app_user as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.status', 'k.listing_id', 'k.user_id', 'k.media_id'])
    .select(['u.email', 'u.name', 'u.lang', 'u.banned_at'])
    .where('k.id', '=', id)
    .forUpdate('k')
    .executeTakeFirst();
}
export type LockedClaim = NonNullable<Awaited<ReturnType<typeof lockClaim>>>;

export function readListingOf(db: Db, id: number) {
  return db.selectFrom('claim').select('listing_id').where('id', '=', id).executeTakeFirst();
}

/** The pending claims of a business, with the recipients of emails about them. */
export function lockRivals(db: Db, listingId: number, id: number): Promise<LockedClaim[]> {
  return db
    .selectFrom('claim as k')
    .innerJoin('app_user as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.status', 'k.listing_id', 'k.user_id', 'k.media_id'])
    .select(['u.email', 'u.name', 'u.lang', 'u.banned_at'])
    .where('k.listing_id', '=', listingId)
    .where('k.id', '<>', id)
    .where('k.status', '=', 'pending')
    .orderBy('k.id')
    .forUpdate('k')
    .execute();
}

/** The reason of a rejection: a standard reason, a note, or both. */
export interface ClaimReason {
  template: ClaimTemplate | null;
  note: string | null;
}

export interface Decision {
  status: Exclude<ClaimStatus, 'pending'>;
  /** Null if it belongs to another member now. */
  why: ClaimReason | null;
  by: number;
  at: Date;
}

export async function writeDecision(db: Db, id: number, { status, why, by, at }: Decision): Promise<void> {
  await db
    .updateTable('claim')
    .set({
      status,
      reason: why?.note ?? null,
      template: why?.template ?? null,
      decided_by: by,
      decided_at: at,
      media_id: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function giveBusiness(db: Db, id: number, ownerId: number, at: Date): Promise<void> {
  await db.updateTable('listing').set({ owner_id: ownerId, updated_at: at }).where('id', '=', id).execute();
}

/** A member's pending claims, oldest first. */
export function readOwnWaiting(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('claim as c')
    .innerJoin('listing as l', 'l.id', 'c.listing_id')
    .select(['c.id', 'c.created_at', 'l.id as listing_id', 'l.slug', 'l.title_en', 'l.title_ar'])
    .where('c.user_id', '=', userId)
    .where('c.status', '=', 'pending')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** The number of pending claims, by age. */
export const readWaiting = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(db, sql`select created_at as at from claim where status = 'pending'`, now);
