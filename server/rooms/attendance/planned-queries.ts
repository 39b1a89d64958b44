import { sql } from 'kysely';
import type { PlannedEvent } from '../../../contract/attendance.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';

/** More upcoming events than anybody attends. */
const mostEvents = 200;
const zone = sql.lit(cityTimeZone);

/** An upcoming event of a member. */
export interface PlannedRow extends Pick<PlannedEvent, 'id' | 'slug' | 'days' | 'reminders'> {
  title_en: string | null;
  title_ar: string | null;
  state: 'on' | 'cancelled';
  next_at: Date | null;
}

/**
 * The events that a member attends, waits for or is reminded of, the next first. A day that is over is omitted; one
 * that the event was moved from is included until then, so that it can be canceled.
 */
export async function readPlanned(db: Db, userId: number, at: Date): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    with attended as (
      select a.event_id, min(coalesce(o.starts_at, a.day::timestamp at time zone ${zone})) as first_at,
        json_agg(json_build_object('day', a.day, 'state', a.state, 'startsAt',
          to_char(o.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.day) as days
      from event_attendance a
      left join event_occurrence o on o.event_id = a.event_id
        and (o.starts_at at time zone ${zone})::date = a.day
      where a.user_id = ${userId}
        and case when o.ends_at is null then a.day >= (${at}::timestamptz at time zone ${zone})::date
          else o.ends_at > ${at} end
      group by a.event_id
    ), reminded as (
      select event_id, json_agg(lead order by lead) as reminders
      from event_reminder where user_id = ${userId} group by event_id
    ), next as (
      select event_id, min(starts_at) as next_at from event_occurrence
      where ends_at > ${at}
        and event_id in (select event_id from attended union select event_id from reminded)
      group by event_id
    )
    select l.id, l.slug, l.title_en, l.title_ar, e.state, next.next_at,
      coalesce(attended.days, '[]') as days, coalesce(reminded.reminders, '[]') as reminders
    from attended
    full join reminded using (event_id)
    left join next using (event_id)
    join listing l on l.id = event_id and l.status = 'published'
    join event e on e.id = event_id
    where attended.event_id is not null or next.next_at is not null
    order by coalesce(attended.first_at, next.next_at), l.id
    limit ${mostEvents}`.execute(db);
  return rows;
}
