import { type Insertable, sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { ReportReason } from '../../../contract/managed-listing-values.ts';
import type { Db } from '../../database/connect.ts';
import type { ReportTable } from '../../database/report-tables.ts';
import { readWaitingAge, type WaitingAge } from '../../database/waiting-age.ts';
import type { Cursor } from '../../http/cursor.ts';

/** The key by which this site recognizes a guest without identifying them. */
export async function readVisitorKey(db: Db): Promise<Buffer> {
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'visitor')
    .executeTakeFirstOrThrow();
  return value;
}

/** What determines whether a listing can be reported: whether guests see it. */
export function readPublished(db: Db, kind: ListingKind, id: number) {
  return db
    .selectFrom('listing')
    .select(['id', 'status', 'expires_at'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Stores a report, unless the same person reported the listing before. */
export async function addReport(db: Db, report: Insertable<ReportTable>): Promise<void> {
  await db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface GroupRow {
  id: number;
  kind: ListingKind;
  title_en: string | null;
  title_ar: string | null;
  owner_id: number | null;
  owner_name: string | null;
  count: number;
  first_at: Date;
  last_at: Date;
  /** In the precision of a cursor: microseconds. */
  first_text: string;
}

/**
 * One row more than a page of the listings with open reports: those with the most, or those open longest. Reads
 * only the index of open reports, which contains those that the team has not decided.
 */
export async function readGroups(
  db: Db,
  sort: 'most' | 'oldest',
  cursor: Cursor | undefined,
  limit: number,
): Promise<GroupRow[]> {
  const order = sort === 'most' ? sql`g.count desc, g.first_at, g.id` : sql`g.first_at, g.id`;
  const { rows } = await sql<GroupRow>`
    select g.id, g.count, g.first_at, g.last_at, g.first_at::text as first_text,
      l.kind, l.title_en, l.title_ar, u.id as owner_id, u.name as owner_name
    from (
      select * from (
        select listing_id as id, count(*) as count, min(created_at) as first_at, max(created_at) as last_at
        from report where status = 'open' group by listing_id
      ) as g
      where ${cursor ? behind(sort, cursor) : sql`true`}
      order by ${order}
      limit ${limit + 1}
    ) as g
    join listing as l on l.id = g.id
    left join app_user as u on u.id = l.owner_id
    order by ${order}`.execute(db);
  return rows;
}

/** The position of a row: its number of reports and the time of the first, in one key. */
export const placeOf = ({ count, first_text }: GroupRow) => `${count} ${first_text}`;

function behind(sort: 'most' | 'oldest', { key, id }: Cursor) {
  const [count = '', ...at] = key.split(' ');
  const since = at.join(' ');
  return sort === 'most'
    ? sql`(-g.count, g.first_at, g.id) > (${-Number(count)}::bigint, ${since}::timestamptz, ${id}::bigint)`
    : sql`(g.first_at, g.id) > (${since}::timestamptz, ${id}::bigint)`;
}

/** The number of open reports by reason for some listings. */
export function countReasons(
  db: Db,
  ids: number[],
): Promise<{ listing_id: number; reason: ReportReason; count: number }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('report')
    .select(({ fn }) => ['listing_id', 'reason', fn.countAll<number>().as('count')])
    .where('listing_id', 'in', ids)
    .where('status', '=', 'open')
    .groupBy(['listing_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
}

/** The number of listings with open reports. */
export const readReported = (db: Db, now: Date): Promise<WaitingAge> =>
  readWaitingAge(
    db,
    sql`select min(created_at) as at from report where status = 'open' group by listing_id`,
    now,
  );
