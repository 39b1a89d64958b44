import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import type { AlertQuery } from './subject.ts';

/** The criteria of an alert for posts of one type, as a row of `alert_interest`. */
export interface Interest {
  kind: ListingKind;
  category_id: number;
  place_id: number;
  price_min: number | null;
  price_max: number | null;
  near_x: number | null;
  near_y: number | null;
  near_radius: number | null;
  words: string | null;
  leads: string[] | null;
  fields: Record<string, unknown> | null;
}

/** The number of listings with each word, up to about 200. */
export async function countWords(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_word')
    .select(['word', 'listings'])
    .where('word', 'in', words)
    .execute();
  return new Map(rows.map(({ word, listings }) => [word, listings]));
}

/** Replaces the criteria of an alert. */
export async function writeInterests(db: Db, alertId: number, interests: readonly Interest[], at: Date) {
  await db.deleteFrom('alert_interest').where('alert_id', '=', alertId).execute();
  if (interests.length > 0) {
    await db
      .insertInto('alert_interest')
      .values(
        interests.map((one) => ({
          ...one,
          alert_id: alertId,
          fields: one.fields && JSON.stringify(one.fields),
        })),
      )
      .execute();
  }
  await db.updateTable('alert').set({ understood_at: at }).where('id', '=', alertId).execute();
}

/** Locks alerts to be parsed again: new ones first, then the oldest. */
export async function takeToUnderstand(db: Db, before: Date | null, limit: number) {
  const { rows } = await sql<{ id: number; kind: ListingKind | null; query: AlertQuery }>`
    select id, kind, query from alert where understood_at is null or understood_at < ${before}
    order by understood_at nulls first limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Locks the next posts that were created or changed at least this many seconds ago, skipping locked ones. */
export async function takePosts(db: Db, settledSeconds: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from alert_post where logged_at <= clock_timestamp() - make_interval(secs => ${settledSeconds})
    order by id limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

export async function forgetPosts(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('alert_post').where('id', 'in', ids).execute();
}

export interface Candidate {
  alert_id: number;
  listing_id: number;
  kind: ListingKind;
  /** Filters that remain to be checked; null if there are none. */
  fields: Record<string, unknown> | null;
}

/** The conditions of an interest `i` on a post, except those on fields. */
const fits = (post: {
  words: RawBuilder<unknown>;
  categories: RawBuilder<unknown>;
  places: RawBuilder<unknown>;
  price: RawBuilder<unknown>;
  position: RawBuilder<unknown>;
}) => sql<boolean>`
  (i.words is null or ${post.words} @@ i.words)
  and (i.category_id = 0 or i.category_id = any(${post.categories}))
  and (i.place_id = 0 or i.place_id = any(${post.places}))
  and ((i.price_min is null and i.price_max is null)
    or coalesce(${post.price} between coalesce(i.price_min, 0) and coalesce(i.price_max, 9223372036854775807), false))
  and (i.near_radius is null
    or coalesce(${post.position} <@ circle(point(i.near_x, i.near_y), i.near_radius), false))`;

const asItIs = fits({
  words: sql`l.search_vector`,
  categories: sql`l.category_ids`,
  places: sql`l.place_ids`,
  price: sql`l.price_cents`,
  position: sql`l.position`,
});
const asItWas = fits({
  words: sql`p.was_vector`,
  categories: sql`p.was_category_ids`,
  places: sql`p.was_place_ids`,
  price: sql`p.was_price`,
  position: sql`p.was_position`,
});

/**
 * The alerts that match posts, except for filters by fields. Alerts with a query are found by their leading terms,
 * others by type, category and place. A post that was published before matches only alerts that it did not match
 * then: posts already in the list are not new.
 */
export async function readCandidates(db: Db, postIds: readonly number[], now: Date): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select distinct on (i.alert_id, l.id) i.alert_id, l.id as listing_id, l.kind, i.fields
    from alert_post p
    join listing l on l.id = p.listing_id and l.status = 'published'
      and (l.expires_at is null or l.expires_at > ${now})
    cross join lateral (select tsvector_to_array(l.search_vector) as terms offset 0) t
    cross join lateral (
      select t.terms || array(
        select distinct left(term, size) || '*'
        from unnest(t.terms) term, generate_series(5, length(term)) size
      ) as leads offset 0
    ) k
    cross join lateral (
      select * from alert_interest worded where worded.leads && k.leads and worded.kind = l.kind
      union all
      select * from alert_interest shelved where shelved.leads is null and shelved.kind = l.kind
        and shelved.category_id = any(l.category_ids || 0) and shelved.place_id = any(l.place_ids || 0)
    ) i
    join alert a on a.id = i.alert_id and a.confirmed_at is not null and not a.paused and a.removed_at is null
    join alert_reader r on r.id = a.reader_id
    where p.id = any(${postIds}::bigint[])
      and (r.user_id is null or l.owner_id is distinct from r.user_id)
      and ${asItIs}
      and not (p.was_published and ${asItWas})`.execute(db);
  return rows;
}

/** When emails of alerts are due, by their frequency `a.frequency`: now, in the morning, on Friday morning. */
export const dueAt = (now: Date): RawBuilder<Date> => sql<Date>`(
  select case a.frequency
    when 'now' then ${now}::timestamptz
    when 'daily' then morning at time zone ${sql.lit(cityTimeZone)}
    else (morning + make_interval(days => (12 - extract(isodow from morning)::int) % 7))
      at time zone ${sql.lit(cityTimeZone)} end
  from (
    select date_trunc('day', (${now}::timestamptz at time zone ${sql.lit(cityTimeZone)}) + interval '16 hours')
      + interval '8 hours' as morning
  ) as clock)`;

/** Records the matches of alerts and posts, each once, and schedules emails for alerts with new ones. */
export async function noteMatches(
  db: Db,
  matches: readonly { alert_id: number; listing_id: number }[],
  now: Date,
): Promise<number> {
  if (matches.length === 0) return 0;
  const alertIds = matches.map(({ alert_id }) => alert_id);
  const listingIds = matches.map(({ listing_id }) => listing_id);
  // Locked first and in the order of ids, which prevents deadlocks between processes.
  await sql`
    select id from alert where id = any(${alertIds}::bigint[]) order by id for no key update`.execute(db);
  const { rows } = await sql<{ alert_id: number }>`
    insert into alert_match (alert_id, listing_id, found_at)
    select found.alert_id, found.listing_id, ${now}
    from unnest(${alertIds}::bigint[], ${listingIds}::bigint[]) as found (alert_id, listing_id)
    join listing l on l.id = found.listing_id join alert a on a.id = found.alert_id
    order by 1, 2 on conflict do nothing returning alert_id`.execute(db);
  if (rows.length === 0) return 0;
  const found = [...new Set(rows.map(({ alert_id }) => alert_id))];
  await sql`
    update alert a set due_at = ${dueAt(now)} where id = any(${found}::bigint[]) and due_at is null`.execute(
    db,
  );
  return rows.length;
}
