import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

/** Counts that are not yet written, by metric. */
export interface Counts {
  pages: Map<string, number>;
  activity: Map<string, number>;
  searches: Map<string, { asked: number; missed: number }>;
  /** Scans by the code of the short address. */
  scans: Map<string, number>;
}

/** Adds counts to today's, all or nothing. Every node writes rows in the same order, which prevents deadlocks. */
export async function addCounts(db: Db, { pages, activity, searches, scans }: Counts): Promise<void> {
  if (pages.size + activity.size + searches.size + scans.size === 0) return;
  const parted = (counts: Map<string, number>) =>
    [...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, count]) => [...key.split(' '), count]);
  const asked = [...searches].sort(([one], [other]) => (one < other ? -1 : 1));
  await db.transaction().execute(async (tx) => {
    if (activity.size > 0)
      await sql`
        insert into activity_day (day, what, kind, count)
        select city_day(now()), row ->> 0, row ->> 1, (row ->> 2)::int
        from jsonb_array_elements(${JSON.stringify(parted(activity))}::jsonb) as row
        on conflict (day, what, kind) do update set count = activity_day.count + excluded.count`.execute(tx);
    if (pages.size > 0)
      await sql`
        insert into page_view_day (day, page, lang, source, views)
        select city_day(now()), row ->> 0, row ->> 1, row ->> 2, (row ->> 3)::int
        from jsonb_array_elements(${JSON.stringify(parted(pages))}::jsonb) as row
        on conflict (day, page, lang, source) do update set views = page_view_day.views + excluded.views`.execute(
        tx,
      );
    if (asked.length > 0)
      await sql`
        insert into search_count (day, words, asked, missed)
        select city_day(now()), row ->> 'words', (row ->> 'asked')::int, (row ->> 'missed')::int
        from jsonb_array_elements(${JSON.stringify(asked.map(([words, count]) => ({ words, ...count })))}::jsonb) as row
        on conflict (day, words) do update set asked = search_count.asked + excluded.asked,
          missed = search_count.missed + excluded.missed`.execute(tx);
    if (scans.size > 0)
      // The address may have been deleted with its post since it was opened.
      await sql`
        insert into short_address_scan (code, day, scans)
        select code, city_day(now()), (row ->> 1)::int
        from jsonb_array_elements(${JSON.stringify(parted(scans))}::jsonb) as row
        join short_address on code = row ->> 0
        order by code
        on conflict (code, day) do update set scans = short_address_scan.scans + excluded.scans`.execute(tx);
  });
}

/** The requested days, and the length of an interval. */
export interface Span {
  from: string;
  to: string;
  step: 'day' | 'week' | 'month';
}

/** Today in the city's time zone, and the first day with data. */
export async function readDays(db: Db): Promise<{ first: string; today: string }> {
  const { rows } = await sql<{ first: string; today: string }>`
    select city_day(now()) as today, coalesce(least(
      (select min(day) from activity_day), (select min(day) from page_view_day), (select min(day) from search_count)
    ), city_day(now())) as first`.execute(db);
  return rows[0] as { first: string; today: string };
}

export interface DayCounts {
  what: string;
  today: number;
  before: number;
}

/** Counts of today and of the same day last week; `views` are page views. */
export async function readDayCounts(db: Db): Promise<DayCounts[]> {
  const { rows } = await sql<DayCounts>`
    select what, coalesce(sum(count) filter (where day = city_day(now())), 0)::int as today,
      coalesce(sum(count) filter (where day < city_day(now())), 0)::int as before
    from (
      select day, what, count from activity_day where day in (city_day(now()), city_day(now()) - 7)
      union all
      select day, 'views', views from page_view_day where day in (city_day(now()), city_day(now()) - 7)
    ) as counted group by what`.execute(db);
  return rows;
}

const within = ({ from, to }: Span) => sql`day between ${from}::date and ${to}::date`;
/** The intervals of the period, including those without data. */
const steps = ({ from, to, step }: Span) => sql`
  (select distinct date_trunc(${step}, d)::date as name from generate_series(${from}::date, ${to}::date, '1 day') as d)`;

export interface NamedRow {
  name: string;
  values: number[];
}

async function rowsOf(db: Db, query: ReturnType<typeof sql<NamedRow>>): Promise<NamedRow[]> {
  return (await query.execute(db)).rows;
}

/** Page views, and those that began a visit. */
export const readVisits = (db: Db, span: Span) =>
  rowsOf(
    db,
    sql<NamedRow>`
      select s.name::text, array[coalesce(sum(views), 0)::int,
        coalesce(sum(views) filter (where source <> 'own'), 0)::int] as values
      from ${steps(span)} as s
      left join page_view_day on date_trunc(${span.step}, day)::date = s.name and ${within(span)}
      group by s.name order by s.name`,
  );

/** Page views by one of their dimensions. */
export const readViewsBy = (db: Db, span: Span, side: 'page' | 'lang' | 'source') =>
  rowsOf(
    db,
    sql<NamedRow>`
      select ${sql.ref(side)} as name, array[sum(views)::int] as values from page_view_day
      where ${within(span)} group by 1 order by sum(views) desc, 1`,
  );

/** The number of actions, one column for each group. */
const columnsOf = (groups: readonly (readonly string[])[]) =>
  sql.join(
    groups.map((deeds) => sql`coalesce(sum(count) filter (where what in (${sql.join(deeds)})), 0)::int`),
  );

export const readActivity = (
  db: Db,
  span: Span,
  groups: readonly (readonly string[])[],
  kind?: ListingKind | undefined,
) =>
  rowsOf(
    db,
    sql<NamedRow>`
      select s.name::text, array[${columnsOf(groups)}] as values
      from ${steps(span)} as s
      left join activity_day on date_trunc(${span.step}, day)::date = s.name and ${within(span)}
        and what in (${sql.join(groups.flat())}) and ${kind ? sql`kind = ${kind}` : sql`true`}
      group by s.name order by s.name`,
  );

export const readActivityByKind = (db: Db, span: Span, groups: readonly (readonly string[])[]) =>
  rowsOf(
    db,
    sql<NamedRow>`
      select kind as name, array[${columnsOf(groups)}] as values from activity_day
      where ${within(span)} and what in (${sql.join(groups.flat())}) group by 1 order by 1`,
  );

/** The number of approvals by interval and bucket of waiting time. */
export async function readWaiting(db: Db, span: Span, kind: ListingKind | undefined) {
  const { rows } = await sql<{ name: string; bucket: number | null; count: number }>`
    select s.name::text, bucket, coalesce(sum(count), 0)::int as count
    from ${steps(span)} as s
    left join waiting_day on date_trunc(${span.step}, day)::date = s.name and ${within(span)}
      and ${kind ? sql`kind = ${kind}` : sql`true`}
    group by s.name, bucket order by s.name, bucket`.execute(db);
  return rows;
}

/** The most frequent search terms, by number of searches or of searches without results. */
export const readSearches = (db: Db, span: Span, by: 'asked' | 'missed', limit: number) =>
  rowsOf(
    db,
    sql<NamedRow>`
      select words as name, array[sum(${sql.ref(by)})::int, sum(${sql.ref(by === 'asked' ? 'missed' : 'asked')})::int]
        as values
      from search_count where ${within(span)}
      group by words having sum(${sql.ref(by)}) > 0 order by sum(${sql.ref(by)}) desc, words limit ${limit}`,
  );
