import { sql, type Updateable } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { ReasonTemplate } from '../../../contract/reasons.ts';
import type { Db } from '../../database/connect.ts';
import type { ListingTable } from '../../database/tables.ts';
import { closingMoment } from '../listings/closing-queries.ts';
import type { KnownPicture } from './known-errors.ts';
import type { Whole } from './whole.ts';

/** Serializes the submissions of a member until the transaction ends. */
export async function lockPoster(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'banned_at', 'created_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The earlier submission with this key. */
export function readByKey(db: Db, userId: number, key: string) {
  return db
    .selectFrom('posting as p')
    .leftJoin('listing as l', 'l.id', 'p.listing_id')
    .select(['p.fingerprint', 'p.listing_id', 'l.removed_at'])
    .where('p.user_id', '=', userId)
    .where('p.idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The post that identical fields created since a moment, if it still exists. */
export async function readSame(
  db: Db,
  userId: number,
  fingerprint: Buffer,
  since: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('posting as p')
    .innerJoin('listing as l', 'l.id', 'p.listing_id')
    .select('l.id')
    .where('p.user_id', '=', userId)
    .where('p.fingerprint', '=', fingerprint)
    .where('p.created_at', '>', since)
    .where('l.removed_at', 'is', null)
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The number of posts that a member created since a moment, and the time of the first. Keys of duplicates do not
 * count.
 */
export function countPostings(db: Db, userId: number, since: Date) {
  return db
    .selectFrom('posting')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('first')])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('is_double', '=', false)
    .executeTakeFirstOrThrow();
}

export interface NewPosting {
  userId: number;
  key: string | null;
  fingerprint: Buffer;
  listingId: number;
  isDouble: boolean;
  now: Date;
}

export async function writePosting(db: Db, posting: NewPosting): Promise<void> {
  await db
    .insertInto('posting')
    .values({
      user_id: posting.userId,
      idempotency_key: posting.key,
      fingerprint: posting.fingerprint,
      listing_id: posting.listingId,
      is_double: posting.isDouble,
      created_at: posting.now,
    })
    .execute();
}

/** Deletes records of submissions from before a moment; the posts remain. */
export async function forgetPostings(db: Db, userId: number, before: Date): Promise<void> {
  await db.deleteFrom('posting').where('user_id', '=', userId).where('created_at', '<', before).execute();
}

/** The base row of a listing, locked until the transaction ends. */
export function lockListing(db: Db, kind: ListingKind, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'kind', 'status', 'owner_id', 'expires_at', 'removed_at', 'taken_down_at'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

/** The owner of a listing, whatever its status. */
export function readHead(db: Db, kind: ListingKind, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'kind', 'status', 'owner_id', 'expires_at', 'removed_at', 'taken_down_at'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}
export type Head = NonNullable<Awaited<ReturnType<typeof readHead>>>;

/** A listing with all of its columns. */
export async function readWhole(db: Db, kind: ListingKind, id: number): Promise<Whole> {
  const listing = await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const detail = await db.selectFrom(kind).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom('listing_media')
    .select(['media_id as id', 'role', 'position', 'alt_en', 'alt_ar'])
    .where('listing_id', '=', id)
    .execute();
  return { listing, detail, pictures };
}

/**
 * Of the given pictures, those that the member uploaded or that a listing already has. Locked against deletion
 * until the transaction ends.
 */
export async function holdPictures(
  db: Db,
  { userId, listingId, ids }: { userId: number; listingId: number | null; ids: number[] },
): Promise<Map<number, KnownPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media as m')
    .select(['m.id', 'm.width', 'm.height'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('listing_media as lm')
          .select('lm.media_id')
          .whereRef('lm.media_id', '=', 'm.id')
          .where('lm.listing_id', '=', listingId ?? 0),
      )
        .$castTo<boolean>()
        .as('isOld'),
    )
    .where('m.id', 'in', ids)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('m.owner_id', '=', userId).and('m.key', 'not like', 'private-%'),
        exists(
          selectFrom('listing_media as lm')
            .select('lm.media_id')
            .whereRef('lm.media_id', '=', 'm.id')
            .where('lm.listing_id', '=', listingId ?? 0),
        ),
      ]),
    )
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

/** Pictures for display, by id. */
export function readMedia(db: Db, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('media')
    .select(['id', 'key', 'width', 'height', 'placeholder', 'variants'])
    .where('id', 'in', ids)
    .execute();
}

/** The last relevant revision of a listing: pending, or rejected since. */
export async function readChange(db: Db, listingId: number) {
  const row = await db
    .selectFrom('listing_revision')
    .select(['id', 'status', 'body', 'media_ids', 'author_id', 'created_at'])
    .where('listing_id', '=', listingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && (row.status === 'pending' || row.status === 'rejected') ? row : null;
}
export type Change = NonNullable<Awaited<ReturnType<typeof readChange>>>;

/** Withdraws a pending or rejected revision. Returns its pictures. */
export async function withdrawChange(
  db: Db,
  listingId: number,
  userId: number | null,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('listing_revision')
    .set({ status: 'withdrawn', decided_at: now, decided_by: userId })
    .where('listing_id', '=', listingId)
    .where('status', 'in', ['pending', 'rejected'])
    .returning('media_ids')
    .execute();
  return rows.flatMap(({ media_ids }) => media_ids.map(Number));
}

export interface NewChange {
  listingId: number;
  authorId: number;
  body: object;
  mediaIds: number[];
}

export async function writeChange(db: Db, change: NewChange): Promise<void> {
  await db
    .insertInto('listing_revision')
    .values({
      listing_id: change.listingId,
      author_id: change.authorId,
      body: sql`${JSON.stringify(change.body)}::jsonb`,
      media_ids: change.mediaIds,
    })
    .execute();
}

/** The moment at which a job with this closing date expires; null without one. */
export async function readClosing(db: Db, id: number): Promise<Date | null> {
  const row = await db
    .selectFrom('listing as l')
    .select(closingMoment('l').as('at'))
    .where('l.id', '=', id)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Updates the base row of a listing; its content is unchanged. */
export async function writeState(db: Db, id: number, state: Updateable<ListingTable>): Promise<void> {
  await db
    .updateTable('listing')
    .set({ ...state, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export interface Decision {
  status: 'approved' | 'rejected';
  by: number;
  at: Date;
  why: Why | null;
}

/** The reason of a rejection or take-down. */
export interface Why {
  template: ReasonTemplate | null;
  /** A note by the moderator. */
  note: string | null;
  /** The field of the form that the reason is about. */
  field: string | null;
  /** Returned for changes rather than rejected. */
  asksChange: boolean;
}

export async function decideChange(db: Db, id: number, { status, by, at, why }: Decision): Promise<void> {
  await db
    .updateTable('listing_revision')
    .set({
      status,
      decided_by: by,
      decided_at: at,
      reason: why?.note ?? null,
      template: why?.template ?? null,
      field: why?.field ?? null,
      change_asked: why?.asksChange ?? false,
    })
    .where('id', '=', id)
    .execute();
}
