import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { ReviewSubjectKind } from '../../../contract/review-values.ts';
import type { Db } from '../../database/connect.ts';

/** The subject of a review. */
export interface ReviewSubject {
  kind: ReviewSubjectKind;
  id: number;
}

/** The column of `review as v` that references the subject. */
export const subjectColumn = { business: 'v.listing_id', member: 'v.member_id' } as const;

/** The same for inserts. */
export const subjectColumns = ({ kind, id }: ReviewSubject) =>
  kind === 'business' ? { listing_id: id } : { member_id: id };

/** What determines whether reviews of a business can be read and written. */
export function readBusiness(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('business as b', 'b.id', 'l.id')
    .leftJoin('review_freeze as f', 'f.listing_id', 'l.id')
    .select(['l.id', 'l.slug', 'l.status', 'l.expires_at', 'l.owner_id', 'l.title_en', 'l.title_ar'])
    .select(['l.review_count', 'l.rating', 'b.services', 'f.since as frozen_since'])
    .where('l.id', '=', id)
    .executeTakeFirst();
}

/** A member with the rating by others. */
export async function readReviewedMember(db: Db, id: number) {
  const { rows } = await sql<{
    has_page: boolean;
    public_page: boolean;
    banned_at: Date | null;
    review_count: number;
    rating: number | null;
    frozen_since: Date | null;
  }>`
    select has_member_page(u.id) as has_page, u.public_page, u.banned_at, r.reviews as review_count,
      r.average as rating, f.since as frozen_since
    from app_user u cross join lateral member_rating(u.id) as r
    left join member_review_freeze f on f.member_id = u.id where u.id = ${id}`.execute(db);
  return rows[0];
}

/** Both sides wrote, and the owner of the post is named. For `conversation as c left join listing as l`. */
const isProved: RawBuilder<SqlBool> = sql`(not c.is_anonymous and not coalesce(l.anonymous, false)
  and exists (select from message m where m.conversation_id = c.id and m.side = 'owner')
  and exists (select from message m where m.conversation_id = c.id and m.side = 'member'))`;

/** A conversation as a basis for a review. */
export interface ContactRow {
  id: number;
  /** Null if their account is deleted. */
  owner_id: number | null;
  is_proved: boolean;
  /** The caller posted the listing of the conversation. */
  is_own_post: boolean;
  is_banned: boolean;
  last_at: Date;
}

/** A conversation, for one of its sides; undefined for others. */
export async function readContact(db: Db, userId: number, id: number): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select c.id, c.owner_id, ${isProved} as is_proved, s.side = 'owner' as is_own_post,
      u.banned_at is not null as is_banned, s.last_at
    from conversation_side s join conversation c on c.id = s.conversation_id
    left join listing l on l.id = c.listing_id left join app_user u on u.id = c.owner_id
    where s.conversation_id = ${id} and s.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The last conversation of a member with a poster about a post, or null. */
export async function readLastContact(db: Db, userId: number, memberId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from conversation c join conversation_side s on s.conversation_id = c.id and s.side = 'member'
    left join listing l on l.id = c.listing_id
    where c.member_id = ${userId} and c.owner_id = ${memberId} and ${isProved}
    order by s.last_at desc, c.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The post that two members were in touch about, if it can be named. */
export interface AboutRow {
  kind: Exclude<ListingKind, 'business'>;
  title_en: string | null;
  title_ar: string | null;
  /** Null if guests cannot see it. */
  id: number | null;
  slug: string;
}

/** For `review as v`. Null for businesses, and for posts that were taken down or have become anonymous. */
export const aboutColumn = sql<AboutRow | null>`(
  select jsonb_build_object('kind', c.kind, 'slug', coalesce(l.slug, ''),
    'id', case when l.status = 'published' then l.id end,
    'title_en', case when l.id is null then c.title_en else l.title_en end,
    'title_ar', case when l.id is null then c.title_ar else l.title_ar end)
  from conversation c left join listing l on l.id = c.listing_id
  where c.id = v.conversation_id and not c.is_anonymous and not coalesce(l.anonymous, false)
    and l.taken_down_at is null
)`;

/** The name and owner of a review's subject, from `listing as l` or `app_user as m`. */
export const subjectNameColumns = [
  'l.slug',
  'l.title_en',
  'l.title_ar',
  'm.name as member_name',
  'm.public_name as member_form',
  sql<boolean | null>`case when v.member_id is not null then has_member_page(v.member_id) end`.as(
    'member_has_page',
  ),
  sql<number | null>`coalesce(l.owner_id, v.member_id)`.as('owner_id'),
] as const;
