import { type SqlBool, sql } from 'kysely';
import type { ManagedReviewList } from '../../../contract/review-values.ts';
import type { Db } from '../../database/connect.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';
import type { Cursor } from '../../http/cursor.ts';
import { aboutColumn, type ReviewSubject, subjectNameColumns } from './subject-queries.ts';

/** When the average of a review's subject was frozen. */
const frozenSince = sql`coalesce(f.since, g.since)`;

/** Reviews with the columns that moderators see. */
const rows = (db: Db) =>
  db
    .selectFrom('review as v')
    .innerJoin('app_user as u', 'u.id', 'v.author_id')
    .leftJoin('listing as l', 'l.id', 'v.listing_id')
    .leftJoin('app_user as m', 'm.id', 'v.member_id')
    .leftJoin('review_freeze as f', 'f.listing_id', 'v.listing_id')
    .leftJoin('member_review_freeze as g', 'g.member_id', 'v.member_id')
    .selectAll('v')
    .select(aboutColumn.as('about'))
    .select(subjectNameColumns)
    .select(sql<Date | null>`${frozenSince}`.as('frozen_since'))
    .select(['u.name', 'u.email', 'u.lang as author_lang', 'u.banned_at', 'u.review_mails'])
    .select('u.created_at as author_since')
    .select(({ selectFrom, fn }) =>
      selectFrom('review_version as e')
        .select(fn.countAll<number>().as('n'))
        .whereRef('e.review_id', '=', 'v.id')
        .as('versions'),
    );
export type ManagedRow = NonNullable<Awaited<ReturnType<typeof lockManaged>>>;

const waits = sql<SqlBool>`(v.status = 'pending' or v.change is not null)`;
const isReported = sql<SqlBool>`exists (select from review_report r where r.review_id = v.id and r.status = 'open')`;

/** A subject with a frozen average is represented by its last review. */
const standsForFrozen = sql<SqlBool>`${frozenSince} is not null and v.id = (
  select max(o.id) from review o
  where (o.listing_id = v.listing_id or o.member_id = v.member_id) and o.status <> 'hidden')`;

/** One row more than a page of a list: open ones oldest first, decided ones newest first. */
export function readManaged(db: Db, list: ManagedReviewList, cursor: Cursor | undefined, limit: number) {
  const isOpen = list !== 'approved' && list !== 'rejected';
  const at = list === 'frozen' ? frozenSince : isOpen ? sql`v.sent_at` : sql`v.decided_at`;
  let query = rows(db).select(sql<string>`(${at})::text`.as('sort_key'));
  if (list === 'waiting') query = query.where(waits);
  else if (list === 'reported') query = query.where('v.status', '=', 'approved').where(isReported);
  else if (list === 'frozen') query = query.where(standsForFrozen);
  else query = query.where('v.status', '=', list).where('v.decided_at', 'is not', null);
  if (cursor) {
    const place = sql`(${cursor.key}::timestamptz, ${cursor.id}::bigint)`;
    query = query.where(
      isOpen ? sql<SqlBool>`(${at}, v.id) > ${place}` : sql<SqlBool>`(${at}, v.id) < ${place}`,
    );
  }
  const direction = isOpen ? sql`asc` : sql`desc`;
  return query
    .orderBy(sql`${at} ${direction}`)
    .orderBy(sql`v.id ${direction}`)
    .limit(limit + 1)
    .execute();
}

/** A review, locked against decisions and edits until the transaction ends. */
export const lockManaged = (db: Db, id: number) =>
  rows(db).where('v.id', '=', id).forUpdate('v').executeTakeFirst();

/**
 * Locks the author of a review against bans until the transaction ends. Bans lock the account before its reviews,
 * too.
 */
export async function holdAuthorOf(db: Db, reviewId: number): Promise<void> {
  await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('review').select('author_id').where('review.id', '=', reviewId),
    )
    .forShare()
    .execute();
}

export function readReports(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('review_report')
    .select(['review_id', 'reason', 'text', 'created_at'])
    .where('review_id', 'in', ids)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
}

/** Decides all open reports of a review. @returns their number */
export async function decideReports(
  db: Db,
  reviewId: number,
  { status, by, at }: { status: 'dismissed' | 'upheld'; by: number; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('review_report')
    .set({ status, decided_by: by, decided_at: at })
    .where('review_id', '=', reviewId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The email recipient of a review's subject. */
export function readOwner(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'lang', 'banned_at', 'review_mails'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Freezes the average. @returns false if it was frozen already */
export async function freeze(
  db: Db,
  { kind, id }: ReviewSubject,
  { reviews, at }: { reviews: number; at: Date },
): Promise<boolean> {
  const query =
    kind === 'business'
      ? db.insertInto('review_freeze').values({ listing_id: id, since: at, reviews })
      : db.insertInto('member_review_freeze').values({ member_id: id, since: at, reviews });
  const { numInsertedOrUpdatedRows = 0n } = await query
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Serializes rating changes of a business or member until the transaction ends. */
export async function lockRating(db: Db, { kind, id }: ReviewSubject): Promise<void> {
  if (kind === 'business')
    await db.selectFrom('listing').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // Not by locking the account: two members who review each other would deadlock.
  else await sql`select pg_advisory_xact_lock(hashtextextended('member rating', ${id}::bigint))`.execute(db);
}

/** Unfreezes the average and updates it. @returns false if it was not frozen */
export async function unfreeze(db: Db, subject: ReviewSubject): Promise<boolean> {
  await lockRating(db, subject);
  const { kind, id } = subject;
  if (kind === 'member') {
    const { numDeletedRows } = await db
      .deleteFrom('member_review_freeze')
      .where('member_id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numDeletedRows } = await db
    .deleteFrom('review_freeze')
    .where('listing_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await sql`select rate_listings(array[${id}::bigint])`.execute(db);
  return true;
}

/** The number of pending reviews, of published ones with reports, and of frozen averages. */
export const readWaiting = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(
    db,
    sql`select v.sent_at as at from review v where ${waits}
      union all select min(created_at) from review_report where status = 'open' group by review_id
      union all select f.since from review_freeze f
        where exists (select from review o where o.listing_id = f.listing_id and o.status <> 'hidden')
      union all select g.since from member_review_freeze g
        where exists (select from review o where o.member_id = g.member_id and o.status <> 'hidden')`,
    now,
  );
