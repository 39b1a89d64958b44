import { sql } from 'kysely';
import type { Attendance, Attendees } from '../../../contract/attendance.ts';
import type { Lang } from '../../../contract/locales.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';

/** The day of an occurrence `o` in the city's time zone. */
const dayOf = sql<string>`to_char(o.starts_at at time zone ${sql.lit(cityTimeZone)}, 'YYYY-MM-DD')`;

/** An event whose seats are locked until the end of the transaction. */
export interface SeatedEvent {
  status: 'pending' | 'published' | 'rejected' | 'expired' | 'closed';
  expires_at: Date | null;
  state: 'on' | 'cancelled';
  seats: number | null;
}

/** Locks the seats of an event. Concurrent changes of its attendance wait for each other. */
export async function lockSeats(tx: Db, id: number): Promise<SeatedEvent | undefined> {
  const { rows } = await sql<SeatedEvent>`
    select l.status, l.expires_at, e.state, e.seats from event e join listing l on l.id = e.id
    where e.id = ${id} for no key update of e`.execute(tx);
  return rows[0];
}

/** Whether an event has an occurrence on a day that is not over. */
export async function isUpcoming(db: Db, id: number, day: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from event_occurrence o where o.event_id = ${id} and o.ends_at > ${at}
      and ${dayOf} = ${day}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

const ownRow = (db: Db, id: number, userId: number) =>
  db
    .selectFrom('event_attendance')
    .select(['day', 'state', 'shares_name as sharesName'])
    .where('event_id', '=', id)
    .where('user_id', '=', userId);

export function readOwn(db: Db, id: number, userId: number): Promise<Attendance[]> {
  return ownRow(db, id, userId).orderBy('day').execute();
}

export function readOwnDay(db: Db, id: number, day: string, userId: number): Promise<Attendance | undefined> {
  return ownRow(db, id, userId).where('day', '=', day).executeTakeFirst();
}

export async function countGoing(db: Db, id: number, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_attendance')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', id)
    .where('day', '=', day)
    .where('state', '=', 'going')
    .executeTakeFirstOrThrow();
  return count;
}

export async function addAttendance(
  db: Db,
  id: number,
  userId: number,
  { day, state, sharesName }: Attendance,
): Promise<void> {
  const start = sql<Date>`(select min(o.starts_at) from event_occurrence o
    where o.event_id = ${id} and ${dayOf} = ${day})`;
  await db
    .insertInto('event_attendance')
    .values({ event_id: id, user_id: userId, day, state, shares_name: sharesName, known_start: start })
    .execute();
}

export async function shareName(
  db: Db,
  id: number,
  day: string,
  userId: number,
  sharesName: boolean,
): Promise<void> {
  await db
    .updateTable('event_attendance')
    .set({ shares_name: sharesName })
    .where('event_id', '=', id)
    .where('day', '=', day)
    .where('user_id', '=', userId)
    .execute();
}

/** @returns whether there was anything to remove */
export async function removeAttendance(db: Db, id: number, day: string, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('event_attendance')
    .where('event_id', '=', id)
    .where('day', '=', day)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives up to `count` seats to those who have waited longest, all of them for null. @returns their ids */
export async function seatWaiting(db: Db, id: number, day: string, count: number | null): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update event_attendance set state = 'going'
    where event_id = ${id} and day = ${day} and user_id in (
      select user_id from event_attendance
      where event_id = ${id} and day = ${day} and state = 'waiting' order by id limit ${count})
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** The numbers and shared names of each upcoming day of an event. */
export async function readAttendeesOf(db: Db, id: number, at: Date): Promise<Attendees[]> {
  const { rows } = await sql<Attendees>`
    select ${dayOf} as day,
      count(*) filter (where a.state = 'going')::int as going,
      count(*) filter (where a.state = 'waiting')::int as waiting,
      coalesce(json_agg(json_build_object('name', u.name, 'state', a.state) order by a.id)
        filter (where a.shares_name and u.banned_at is null), '[]') as names
    from event_occurrence o
    left join event_attendance a on a.event_id = o.event_id
      and a.day = (o.starts_at at time zone ${sql.lit(cityTimeZone)})::date
    left join app_user u on u.id = a.user_id
    where o.event_id = ${id} and o.ends_at > ${at}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Events above an id with members who wait for seats that are free, as after a change of their number. */
export async function readWithFreeSeats(db: Db, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.event_id as id from event_attendance a join event e on e.id = a.event_id
    where a.state = 'waiting' and a.event_id > ${afterId} and (e.seats is null or e.seats > (
      select count(*) from event_attendance g
      where g.event_id = a.event_id and g.day = a.day and g.state = 'going'))
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The days of an event for which members wait. */
export async function readWaitingDays(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event_attendance')
    .select('day')
    .distinct()
    .where('event_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** A member who is notified about a day of an event. */
export interface AttendanceReader {
  email: string;
  name: string;
  lang: Lang;
  title_en: string | null;
  title_ar: string | null;
  slug: string;
  starts_at: Date;
}

/** The recipients of an email about a day of an event; those without a confirmed address are omitted. */
export async function readReaders(
  db: Db,
  id: number,
  day: string,
  userIds: readonly number[],
): Promise<AttendanceReader[]> {
  const { rows } = await sql<AttendanceReader>`
    select u.email, u.name, u.lang, l.title_en, l.title_ar, l.slug, o.starts_at
    from app_user u, listing l join event_occurrence o on o.event_id = l.id
    where l.id = ${id} and ${dayOf} = ${day} and u.id = any (${userIds}::bigint[])
      and u.email_confirmed_at is not null and u.banned_at is null`.execute(db);
  return rows;
}

/** The owner and status of an event. */
export function readOwner(db: Db, id: number) {
  return db
    .selectFrom('listing')
    .select(['owner_id', 'status'])
    .where('id', '=', id)
    .where('kind', '=', 'event')
    .executeTakeFirst();
}
