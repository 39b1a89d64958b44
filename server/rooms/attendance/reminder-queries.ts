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
    .values({
      event_id: id,
      user_id: userId,
      lead,
      knows_cancelled: sql<boolean>`(select state = 'cancelled' from event where id = ${id})`,
      created_at: at,
    })
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
