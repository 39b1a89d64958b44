import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { MemberRating, PublicNameForm } from '../../../contract/member-names.ts';
import { answersForTime } from '../../../contract/members.ts';
import type { Db } from '../../database/connect.ts';

/** A member with their picture, whether or not they have a page. */
export function readMemberRow(db: Db, id: number) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('media as m', (join) =>
      join.onRef('m.id', '=', 'u.picture_id').on('u.public_picture', '=', true),
    )
    .select(['u.id', 'u.name', 'u.public_name', 'u.public_page', 'u.languages'])
    .select(['u.created_at', 'u.email_confirmed_at', 'u.phone_proved_at', 'u.banned_at'])
    .select(['m.id as picture_id', 'm.key', 'm.width', 'm.height', 'm.placeholder', 'm.variants'])
    .select(sql<boolean>`has_member_page(u.id)`.as('has_page'))
    .where('u.id', '=', id)
    .executeTakeFirst();
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof readMemberRow>>>;

/** The ids of the newest posts of each kind that are published under their owner's name, and their number. */
export async function readPostIds(
  db: Db,
  ownerId: number,
  at: Date,
  limit: number,
): Promise<{ kind: ListingKind; total: number; ids: number[] }[]> {
  const { rows } = await sql<{ kind: ListingKind; total: number; ids: number[] }>`
    select kind, count(*)::int as total,
      (array_agg(id order by published_at desc, id desc))[1:${sql.lit(limit)}] as ids
    from listing
    where owner_id = ${ownerId} and not anonymous and status = 'published'
      and (expires_at is null or expires_at > ${at})
    group by kind`.execute(db);
  return rows.map(({ ids, ...row }) => ({ ...row, ids: ids.map(Number) }));
}

/** The number of products that they sold under their name. */
export async function countSold(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'product')
    .where('anonymous', '=', false)
    .where('status', '=', 'closed')
    .where('closed_as', '=', 'sold')
    .where('removed_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many texts of other people’s posts they translated, as published. */
export async function countTranslated(db: Db, authorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('translation as t')
    .innerJoin('listing as l', 'l.id', 't.listing_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('t.author_id', '=', authorId)
    .where('t.source', '=', 'volunteer')
    .where('t.state', '=', 'published')
    .where('l.status', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}

/** Published businesses that they own by an approved claim, and since when. */
export function readClaimedBusinesses(db: Db, ownerId: number, limit: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('claim as k', 'k.listing_id', 'l.id')
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar'])
    .select(({ fn }) => fn.max('k.decided_at').as('since'))
    .where('l.owner_id', '=', ownerId)
    .where('l.kind', '=', 'business')
    .where('l.anonymous', '=', false)
    .where('l.status', '=', 'published')
    .where('k.user_id', '=', ownerId)
    .where('k.status', '=', 'approved')
    .groupBy('l.id')
    .orderBy('since', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

export interface WrittenReviewRow {
  id: number;
  stars: number;
  visited: string;
  text: string;
  lang: Lang;
  /** For a review of a business. */
  business_id: number | null;
  slug: string | null;
  title_en: string | null;
  title_ar: string | null;
  /** For a review of a member. */
  member_id: number | null;
  member_name: string | null;
  member_form: PublicNameForm | null;
  member_has_page: boolean | null;
  total: number;
}

/** The newest published reviews by a member about public records, and their number. */
export async function readReviewsBy(db: Db, authorId: number, limit: number): Promise<WrittenReviewRow[]> {
  const { rows } = await sql<WrittenReviewRow>`
    select v.id, v.stars, v.visited::text as visited, v.text, v.lang, l.id as business_id, l.slug, l.title_en,
      l.title_ar, m.id as member_id, m.name as member_name, m.public_name as member_form,
      has_member_page(m.id) as member_has_page, (count(*) over ())::int as total
    from review v left join listing l on l.id = v.listing_id left join app_user m on m.id = v.member_id
    where v.author_id = ${authorId} and v.status = 'approved'
      and (l.status = 'published' or m.id is not null and m.banned_at is null)
    order by v.published_at desc, v.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Reviews of a member by others. */
export async function readRating(db: Db, id: number): Promise<MemberRating> {
  const { rows } = await sql<MemberRating>`
    select reviews as count, average from member_rating(${id})`.execute(db);
  return rows[0] ?? { count: 0, average: null };
}

/** The number of recent conversations that are evaluated. */
const conversationsRead = 60;

/**
 * The median response time of first replies in conversations about posts under their name, and the number of
 * replies.
 */
export async function readAnswerTime(db: Db, ownerId: number): Promise<{ answers: number; seconds: number }> {
  const { rows } = await sql<{ answers: number; seconds: number | null }>`
    select count(*)::int as answers, percentile_cont(0.5) within group (order by seconds) as seconds
    from (
      select extract(epoch from a.created_at - q.created_at)::float as seconds
      from (
        select c.id from conversation c left join listing l on l.id = c.listing_id
        where c.owner_id = ${ownerId} and not c.is_anonymous and not coalesce(l.anonymous, false)
        order by c.id desc limit ${conversationsRead}
      ) as c
      cross join lateral (
        select created_at from message where conversation_id = c.id and side = 'member' order by id limit 1
      ) as q
      cross join lateral (
        select created_at from message where conversation_id = c.id and side = 'owner' order by id limit 1
      ) as a
      order by a.created_at desc limit ${answersForTime.most}
    ) as first`.execute(db);
  return { answers: rows[0]?.answers ?? 0, seconds: rows[0]?.seconds ?? 0 };
}
