import { type Insertable, sql, type Updateable } from 'kysely';
import type { ReviewStatus } from '../../../contract/review-values.ts';
import type { Db } from '../../database/connect.ts';
import type { ReviewBody, ReviewReportTable, ReviewTable } from '../../database/review-tables.ts';
import { aboutColumn, type ReviewSubject, subjectColumn, subjectNameColumns } from './subject-queries.ts';

/** The author, locked against bans until the transaction ends. */
export function holdAuthor(db: Db, id: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'name', 'email_confirmed_at', 'banned_at', 'created_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function readAuthor(db: Db, id: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email_confirmed_at', 'banned_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type Author = NonNullable<Awaited<ReturnType<typeof readAuthor>>>;

const ofMember = (db: Db, { kind, id }: ReviewSubject, authorId: number) =>
  db
    .selectFrom('review as v')
    .selectAll('v')
    .select(aboutColumn.as('about'))
    .where(subjectColumn[kind], '=', id)
    .where('v.author_id', '=', authorId);

/** A member's review of a business or another member, whatever its status. */
export const readOwn = (db: Db, subject: ReviewSubject, authorId: number) =>
  ofMember(db, subject, authorId).executeTakeFirst();
export type OwnRow = NonNullable<Awaited<ReturnType<typeof readOwn>>>;

/** The same, locked until the transaction ends. */
export const lockOwn = (db: Db, subject: ReviewSubject, authorId: number) =>
  ofMember(db, subject, authorId).forUpdate('v').executeTakeFirst();

export async function addReview(db: Db, review: Insertable<ReviewTable>): Promise<void> {
  await db.insertInto('review').values(review).execute();
}

export async function changeReview(db: Db, id: number, to: Updateable<ReviewTable>): Promise<void> {
  await db.updateTable('review').set(to).where('id', '=', id).execute();
}

export async function deleteReview(db: Db, id: number): Promise<void> {
  await db.deleteFrom('review').where('id', '=', id).execute();
}

/** Stores the content of a review before an edit. @returns the id of the version */
export async function addVersion(
  db: Db,
  reviewId: number,
  body: ReviewBody,
  { status, at }: { status: ReviewStatus; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('review_version')
    .values({ review_id: reviewId, body: JSON.stringify(body), status, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of the pictures that the member uploaded, locked against deletion until the transaction ends. */
export async function holdPhotos(db: Db, userId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', userId)
    .where('key', 'not like', 'private-%')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** The reviews of a business or a member that a member voted helpful. */
export async function readVotes(db: Db, { kind, id }: ReviewSubject, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('review_vote as h')
    .innerJoin('review as v', 'v.id', 'h.review_id')
    .select('v.id')
    .where(subjectColumn[kind], '=', id)
    .where('h.user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function addVote(db: Db, reviewId: number, userId: number, at: Date): Promise<void> {
  await db
    .insertInto('review_vote')
    .values({ review_id: reviewId, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeVote(db: Db, reviewId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('review_vote')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .execute();
}

/** Stores a report, unless the same person reported the review before. */
export async function addReport(db: Db, report: Insertable<ReviewReportTable>): Promise<void> {
  await db
    .insertInto('review_report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A published review with its author and the member who may reply; locked against concurrent replies. */
export function lockAnswered(db: Db, id: number) {
  return db
    .selectFrom('review as v')
    .innerJoin('app_user as u', 'u.id', 'v.author_id')
    .leftJoin('listing as l', 'l.id', 'v.listing_id')
    .leftJoin('app_user as m', 'm.id', 'v.member_id')
    .select(['v.id', 'v.answer', 'v.answered_at', 'v.author_id', 'v.listing_id', 'v.member_id'])
    .select(subjectNameColumns)
    .select(['u.name', 'u.email', 'u.lang', 'u.banned_at', 'u.review_mails'])
    .where('v.id', '=', id)
    .where('v.status', '=', 'approved')
    .where(({ or, eb }) => or([eb('l.status', '=', 'published'), eb('v.member_id', 'is not', null)]))
    .forUpdate('v')
    .executeTakeFirst();
}

/** Whether a member receives optional emails about reviews. */
export function readMails(db: Db, userId: number) {
  return db.selectFrom('app_user').select('review_mails').where('id', '=', userId).executeTakeFirst();
}

/** Switches optional emails about reviews on or off. @returns false if there is no such member */
export async function switchMails(db: Db, userId: number, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ review_mails: isOn, updated_at: sql<Date>`updated_at` })
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
