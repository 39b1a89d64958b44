import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Either, Lang } from '../../../contract/locales.ts';
import type { ReviewSort } from '../../../contract/review-values.ts';
import type { ReviewNumbers } from '../../../contract/reviews.ts';
import type { Db } from '../../database/connect.ts';
import type { Cursor } from '../../http/cursor.ts';
import { aboutColumn, type ReviewSubject, subjectColumn } from './subject-queries.ts';

/** The number of reviews with these values. */
export interface TallyRow {
  stars: number;
  lang: Lang;
  photos: boolean;
  n: number;
}

export interface ReviewFilter {
  subject: ReviewSubject;
  stars?: number | undefined;
  written?: Lang | undefined;
  photos: boolean;
}

/** The comparison and key type of each sort order. All are descending except lowest stars first. */
const orders: Record<ReviewSort, { key: RawBuilder<unknown>; type: string; isDescending: boolean }> = {
  helpful: { key: sql`v.helpful`, type: 'integer', isDescending: true },
  newest: { key: sql`v.published_at`, type: 'timestamptz', isDescending: true },
  highest: { key: sql`v.stars`, type: 'smallint', isDescending: true },
  lowest: { key: sql`v.stars`, type: 'smallint', isDescending: false },
};

const reviewColumns = [
  'v.id',
  'v.listing_id',
  'v.member_id',
  'v.author_id',
  'v.stars',
  'v.came_for',
  'v.visited',
  'v.text',
  'v.lang',
  'v.media_ids',
  'v.helpful',
  'v.published_at',
  'v.edited_at',
  'v.answer',
  'v.answer_lang',
  'v.answered_at',
  'v.answer_edited_at',
] as const;

/** Published reviews with the names of their authors, and the number of published reviews of each author. */
function published(db: Db) {
  return db
    .selectFrom('review as v')
    .innerJoin('app_user as u', 'u.id', 'v.author_id')
    .select(reviewColumns)
    .select(aboutColumn.as('about'))
    .select(['u.name as author_name', 'u.public_name as author_form'])
    .select(sql<boolean>`has_member_page(u.id)`.as('author_has_page'))
    .select(({ selectFrom, fn }) =>
      selectFrom('review as o')
        .select(fn.countAll<number>().as('n'))
        .whereRef('o.author_id', '=', 'v.author_id')
        .where('o.status', '=', 'approved')
        .as('author_reviews'),
    )
    .where('v.status', '=', 'approved');
}
export type ReviewRow = Awaited<ReturnType<typeof readReview>> & object;

/** One row more than a page of the published reviews of a business or a member. */
export function readReviews(
  db: Db,
  { subject, stars, written, photos }: ReviewFilter,
  { sort, cursor, limit }: { sort: ReviewSort; cursor: Cursor | undefined; limit: number },
) {
  const { key, type, isDescending } = orders[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  let query = published(db)
    .select(sql<string>`(${key})::text`.as('sort_key'))
    .where(subjectColumn[subject.kind], '=', subject.id);
  if (stars !== undefined) query = query.where('v.stars', '=', stars);
  if (written !== undefined) query = query.where('v.lang', '=', written);
  if (photos) query = query.where('v.photos', '=', true);
  if (cursor) {
    const place = sql`(${cursor.key}::${sql.raw(type)}, ${cursor.id}::bigint)`;
    query = query.where(
      isDescending ? sql<SqlBool>`(${key}, v.id) < ${place}` : sql<SqlBool>`(${key}, v.id) > ${place}`,
    );
  }
  return query
    .orderBy(sql`${key} ${direction}`)
    .orderBy(sql`v.id ${direction}`)
    .limit(limit + 1)
    .execute();
}

/** One published review, or undefined. */
export function readReview(db: Db, id: number) {
  return published(db).where('v.id', '=', id).executeTakeFirst();
}

/** The number of published reviews of a business or a member, by stars, language and whether they have photos. */
export function readTallies(db: Db, { kind, id }: ReviewSubject): Promise<TallyRow[]> {
  if (kind === 'business')
    return db
      .selectFrom('review_tally')
      .select(['stars', 'lang', 'photos', 'n'])
      .where('listing_id', '=', id)
      .execute();
  return db
    .selectFrom('review')
    .select(['stars', 'lang', 'photos'])
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('member_id', '=', id)
    .where('status', '=', 'approved')
    .groupBy(['stars', 'lang', 'photos'])
    .execute();
}

/** The outcomes of all reviews. */
export async function countByOutcome(db: Db): Promise<ReviewNumbers> {
  const { rows } = await sql<ReviewNumbers>`
    select count(*) filter (where status = 'approved')::int as published,
      count(*) filter (where status = 'pending' or change is not null)::int as waiting,
      count(*) filter (where status = 'rejected' and published_at is null)::int as rejected,
      count(*) filter (where status = 'rejected' and published_at is not null)::int as removed,
      count(*) filter (where status = 'approved' and weight < 1)::int as "countedLess",
      ((select count(*) from review_freeze) + (select count(*) from member_review_freeze))::int as frozen
    from review`.execute(db);
  return rows[0] as ReviewNumbers;
}

/** The services that most reviewers of a business came for. */
export function readPurposes(
  db: Db,
  listingId: number,
  limit: number,
): Promise<{ purpose: Either; n: number }[]> {
  return db
    .selectFrom('review_purpose')
    .select(['purpose', 'n'])
    .where('listing_id', '=', listingId)
    .where('purpose', '<>', sql<never>`'{}'::jsonb`)
    .orderBy('n', 'desc')
    .orderBy('purpose')
    .limit(limit)
    .execute();
}

/** Those of the pictures that still exist. */
export function readPhotos(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('media')
    .select(['id', 'key', 'width', 'height', 'placeholder', 'variants'])
    .where('id', 'in', ids)
    .execute();
}
export type PhotoRow = Awaited<ReturnType<typeof readPhotos>>[number];
