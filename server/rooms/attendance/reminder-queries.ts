import { sql } from 'kysely';
import type { ReminderLead } from '../../../contract/attendance.ts';
import type { Lang } from '../../../contract/locales.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';

/** The day of an occurrence `o` in the city's time zone. */
const dayOf = sql`(o.starts_at at time zone ${sql.lit(cityTimeZone)})::date`;

export async function readLeads(db: Db, id: number, userId: number): Promise<ReminderLead[]> {
  const rows = await db
    .selectFrom('event_reminder')
    .select('lead')
    .where('event_id', '=', id)
    .where('user_id', '=', userId)
    .orderBy('lead')
    .execute();
  return rows.map(({ lead }) => lead);
}

export async function addLead(
  db: Db,
  id: number,
  userId: number,
  lead: ReminderLead,
  at: Date,
): Promise<void> {
  await db
    .insertInto('event_reminder')
    .values({ event_id: id, user_id: userId, lead, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes all reminders of a member except some. */
export async function removeLeads(
  db: Db,
  id: number,
  userId: number,
  except: readonly ReminderLead[],
): Promise<void> {
  await sql`delete from event_reminder where event_id = ${id} and user_id = ${userId}
    and not lead = any (${except}::text[])`.execute(db);
}

/** A reminder that is due, with its event and recipient. */
export interface DueReminder {
  event_id: number;
  user_id: number;
  lead: ReminderLead;
  starts_at: Date;
  title_en: string | null;
  title_ar: string | null;
  slug: string;
  venue: string | null;
  email: string;
  name: string;
  lang: Lang;
  /** Whether an email may be sent. */
  is_reached: boolean;
}

/**
 * Selects up to `limit` due reminders and marks them as sent; concurrent callers skip each other's. A reminder is due
 * from its lead time to the start, unless it was set after that. Those who attend some days are reminded of these
 * only.
 */
export async function takeDueReminders(tx: Db, at: Date, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select r.event_id, r.user_id, r.lead, o.starts_at
      from event_occurrence o
      join event e on e.id = o.event_id and e.state = 'on'
      join listing l on l.id = e.id and l.status = 'published'
      join event_reminder r on r.event_id = o.event_id
      where o.starts_at > ${at} and o.starts_at <= ${at}::timestamptz + interval '1 day'
        and o.starts_at - case r.lead when 'day' then interval '1 day' else interval '1 hour' end
          between r.created_at and ${at}
        and (r.sent_for is null or r.sent_for < o.starts_at)
        and (
          not exists (select from event_attendance a where a.event_id = r.event_id and a.user_id = r.user_id)
          or exists (select from event_attendance a where a.event_id = r.event_id and a.user_id = r.user_id
            and a.state = 'going' and a.day = ${dayOf})
        )
      order by o.starts_at limit ${limit}
      for update of r skip locked
    ), sent as (
      update event_reminder r set sent_for = due.starts_at from due
      where r.event_id = due.event_id and r.user_id = due.user_id and r.lead = due.lead
    )
    select due.*, l.title_en, l.title_ar, l.slug, e.venue, u.email, u.name, u.lang,
      u.email_confirmed_at is not null and u.banned_at is null as is_reached
    from due join listing l on l.id = due.event_id join event e on e.id = l.id join app_user u on u.id = due.user_id
    order by due.starts_at, due.event_id, due.user_id`.execute(tx);
  return rows;
}

/** An attendee whose day was edited. */
export interface EditedAttendance {
  event_id: number;
  title_en: string | null;
  title_ar: string | null;
  slug: string;
  email: string;
  name: string;
  lang: Lang;
  was_at: Date | null;
  starts_at: Date | null;
  /** Whether it does not take place, as it was canceled or closed. */
  is_cancelled: boolean;
  /** Whether it was closed, deleted or taken down: it has no page anymore. */
  is_closed: boolean;
  knew_cancelled: boolean;
  is_reached: boolean;
}

/**
 * Selects attendees of edited events, who then know what is true now. Those of events that were closed or deleted
 * after `closedBefore` wait, as this is often undone at once.
 */
export async function takeEdited(
  tx: Db,
  at: Date,
  closedBefore: Date,
  limit: number,
): Promise<EditedAttendance[]> {
  const { rows } = await sql<EditedAttendance>`
    with edited as (
      select a.event_id, a.day, a.user_id, a.known_start, a.knows_cancelled, o.starts_at,
        e.state = 'cancelled' or l.status = 'closed' as is_cancelled, l.status = 'closed' as is_closed
      from event_attendance a join event e on e.id = a.event_id join listing l on l.id = e.id
      left join event_occurrence o on o.event_id = a.event_id and ${dayOf} = a.day
      where a.is_edited and (l.status <> 'closed' or l.updated_at <= ${closedBefore})
      order by a.event_id, a.id limit ${limit}
      for update of a skip locked
    ), noted as (
      update event_attendance a
      set is_edited = false, known_start = edited.starts_at, knows_cancelled = edited.is_cancelled
      from edited where a.event_id = edited.event_id and a.day = edited.day and a.user_id = edited.user_id
    )
    select edited.event_id, l.title_en, l.title_ar, l.slug, u.email, u.name, u.lang,
      edited.known_start as was_at, edited.starts_at, edited.is_cancelled, edited.is_closed,
      edited.knows_cancelled as knew_cancelled,
      u.email_confirmed_at is not null and u.banned_at is null and l.status in ('published', 'closed')
        and coalesce(edited.starts_at > ${at}, false) as is_reached
    from edited join listing l on l.id = edited.event_id join app_user u on u.id = edited.user_id
    order by edited.event_id, u.id`.execute(tx);
  return rows;
}
