import { type RawBuilder, sql } from 'kysely';
import type { SavedEvent } from '../../../contract/alert-values.ts';
import type { ListingKind } from '../../../contract/categories.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';

/** Changes of posts, as rows of `user_id`, `listing_id`, `event`, `was_cents`, `now_cents` and `day`. */
type News = RawBuilder<unknown>;

/** A post `l` that a member saved according to `s`, and that is relevant to them. */
const isOffered = (now: Date) => sql<boolean>`
  l.kind <> 'business' and not l.wanted and l.status = 'published'
  and (l.expires_at is null or l.expires_at > ${now}) and l.owner_id is distinct from s.user_id`;

/**
 * Records events of saved posts for the next email of members who saved them. An event is recorded again if it is
 * unsent, if a price fell further, if a date has changed, and if a post is published again after long enough.
 */
async function noteNews(db: Db, news: News, now: Date, backAgainBefore: Date): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct s.user_id from (${news}) as s
    left join alert_reader r on r.user_id = s.user_id where r.tells_saved is not false`.execute(db);
  if (rows.length === 0) return;
  const userIds = rows.map(({ user_id }) => user_id);
  await sql`
    insert into alert_reader (user_id, lang) select id, lang from app_user where id = any(${userIds}::bigint[])
    order by id on conflict do nothing`.execute(db);
  // Locked in the order of their ids, and before any alert, as in sending emails.
  await sql`
    select id from alert_reader where user_id = any(${userIds}::bigint[]) order by id for no key update`.execute(
    db,
  );
  const noted = await sql<{ reader_id: number }>`
    insert into saved_news as n (reader_id, listing_id, event, was_cents, now_cents, day, noted_at)
    select distinct on (1, 2, 3) r.id, s.listing_id, s.event, s.was_cents::bigint, s.now_cents::bigint, s.day::date,
      ${now}::timestamptz
    from (${news}) as s join alert_reader r on r.user_id = s.user_id and r.tells_saved
    order by 1, 2, 3
    on conflict (reader_id, listing_id, event) do update set
      was_cents = case when n.sent_at is null then n.was_cents else excluded.was_cents end,
      now_cents = excluded.now_cents, day = excluded.day, noted_at = excluded.noted_at, sent_at = null
    where n.event <> 'back' or n.sent_at is null or n.sent_at < ${backAgainBefore}
    returning n.reader_id`.execute(db);
  const readerIds = [...new Set(noted.rows.map(({ reader_id }) => reader_id))];
  await sql`
    update alert_reader set saved_due_at = ${now}
    where id = any(${readerIds}::bigint[]) and saved_due_at is null`.execute(db);
}

/**
 * Records changes of logged posts: a price lower than when the post was saved and than any recorded since, and the
 * publication of a post that was not published.
 */
export async function noteChanges(db: Db, postIds: readonly number[], now: Date, backAgainBefore: Date) {
  const posts = sql`
    from alert_post p join listing l on l.id = p.listing_id join saved_item s on s.listing_id = l.id
    where p.id = any(${postIds}::bigint[]) and ${isOffered(now)}`;
  const news = sql`
    select s.user_id, l.id as listing_id, 'back' as event, null::bigint as was_cents, null::bigint as now_cents,
      null::date as day
    ${posts} and not p.was_published and s.created_at < p.logged_at
    union
    select s.user_id, l.id, 'price', base.cents, l.price_cents, null::date
    from alert_post p join listing l on l.id = p.listing_id join saved_item s on s.listing_id = l.id
    left join alert_reader r on r.user_id = s.user_id
    left join saved_news n on n.reader_id = r.id and n.listing_id = l.id and n.event = 'price'
      and n.noted_at >= s.created_at
    cross join lateral (select least(s.price_cents, n.now_cents) as cents) base
    where p.id = any(${postIds}::bigint[]) and ${isOffered(now)}
      and s.price_cents is not null and l.price_cents < base.cents`;
  await noteNews(db, news, now, backAgainBefore);
}

/**
 * Records near dates: the closing date of a job, and the move-in date of a rental. From eight in the morning in the
 * city's time zone; not for posts saved in the last day.
 */
export async function noteDays(db: Db, now: Date, near: number): Promise<void> {
  const news = sql`
    select s.user_id, l.id as listing_id, case l.kind when 'job' then 'closing' else 'moving' end as event,
      null::bigint as was_cents, null::bigint as now_cents, d.day
    from (select (${now}::timestamptz at time zone ${sql.lit(cityTimeZone)}) as local) clock
    join saved_item s on s.kind in ('job', 'rent')
    join listing l on l.id = s.listing_id and ${isOffered(now)}
    left join job j on j.id = l.id
    left join rental h on h.id = l.id
    cross join lateral (select coalesce(j.closing_date, h.available_from) as day) d
    left join alert_reader r on r.user_id = s.user_id
    where extract(hour from clock.local) >= 8
      and d.day between clock.local::date and clock.local::date + ${near}::int
      and s.created_at < ${now}::timestamptz - interval '1 day'
      and not exists (select from saved_news n where n.reader_id = r.id and n.listing_id = l.id
        and n.event = case l.kind when 'job' then 'closing' else 'moving' end and n.day = d.day)`;
  await noteNews(db, news, now, now);
}

export interface SavedNewsRow {
  event: SavedEvent;
  was_cents: number | null;
  day: string | null;
  id: number;
  kind: ListingKind;
  slug: string;
  title_en: string | null;
  title_ar: string | null;
  price_cents: number | null;
}

/** Unreported events of posts that a reader still saves, if they still apply. */
export async function readUnsentNews(db: Db, readerId: number, now: Date): Promise<SavedNewsRow[]> {
  const { rows } = await sql<SavedNewsRow>`
    select n.event, n.was_cents, n.day::text as day, l.id, l.kind, l.slug, l.title_en, l.title_ar, l.price_cents
    from saved_news n join alert_reader r on r.id = n.reader_id and r.tells_saved
    join listing l on l.id = n.listing_id
    join saved_item s on s.user_id = r.user_id and s.listing_id = l.id
    where n.reader_id = ${readerId} and n.sent_at is null and ${isOffered(now)}
      and (n.event <> 'price' or l.price_cents < n.was_cents)
      and (n.day is null or n.day >= (${now}::timestamptz at time zone ${sql.lit(cityTimeZone)})::date)
    order by n.event desc, n.noted_at, l.id`.execute(db);
  return rows;
}

/** Marks all events of a reader as reported or obsolete. */
export async function noteNewsSent(db: Db, readerId: number, now: Date): Promise<void> {
  await sql`update saved_news set sent_at = ${now} where reader_id = ${readerId} and sent_at is null`.execute(
    db,
  );
  await db.updateTable('alert_reader').set({ saved_due_at: null }).where('id', '=', readerId).execute();
}

/** Whether a member receives emails about saved posts; earlier changes are never sent. */
export async function writeSavedEmails(db: Db, readerId: number, enabled: boolean): Promise<void> {
  await db
    .updateTable('alert_reader')
    .set({ tells_saved: enabled, saved_due_at: null })
    .where('id', '=', readerId)
    .where('user_id', 'is not', null)
    .execute();
  await db.deleteFrom('saved_news').where('reader_id', '=', readerId).where('sent_at', 'is', null).execute();
}
