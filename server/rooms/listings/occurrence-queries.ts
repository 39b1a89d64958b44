import { sql } from 'kysely';
import { cityTimeZone } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import type { OccurrenceTimes } from './occurrences.ts';

/** Replaces the occurrences of events; published events remain so until the end of their last one. */
export async function writeOccurrences(
  db: Db,
  events: readonly { id: number; times: readonly OccurrenceTimes[] }[],
): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  // Members with a reminder or a seat are notified of changes by a job.
  await sql`update event_reminder as r set known_starts = was.starts
    from (
      select id, array(select o.starts_at from event_occurrence o where o.event_id = id) as starts
      from unnest(${ids}::bigint[]) as id
    ) as was
    where r.event_id = was.id and r.known_starts is null`.execute(db);
  await db.deleteFrom('event_occurrence').where('event_id', 'in', ids).execute();
  const rows = events.flatMap(({ id, times }) =>
    times.map(({ startsAt, endsAt }) => ({ id, starts: startsAt, ends: endsAt })),
  );
  await sql`insert into event_occurrence (event_id, starts_at, ends_at)
    select id, starts, ends from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o (id bigint, starts timestamptz, ends timestamptz)`.execute(db);
  await sql`update listing as l set expires_at = o.ends_at
    from (
      select event_id, max(ends_at) as ends_at from event_occurrence where event_id = any (${ids}::bigint[]) group by 1
    ) as o
    where l.id = o.event_id and l.status = 'published' and l.expires_at is distinct from o.ends_at`.execute(
    db,
  );
  await followDays(db, ids);
  await sql`update event_attendance set is_edited = true where event_id = any (${ids}::bigint[])`.execute(db);
}

/**
 * Attendees follow an event that takes place once to its new day. Those of a series keep theirs. Days that an event
 * no longer has are removed once their attendees are notified.
 */
async function followDays(db: Db, ids: readonly number[]): Promise<void> {
  await sql`with days as (
      select event_id, array_agg((starts_at at time zone ${sql.lit(cityTimeZone)})::date) as days
      from event_occurrence where event_id = any (${ids}::bigint[]) group by 1
    ), attendee as (
      select a.event_id, a.user_id, d.days, max(a.day) as latest,
        cardinality(d.days) = 1 and not bool_or(a.day = any (d.days)) as follows
      from event_attendance a join days d using (event_id) group by 1, 2, 3
    )
    update event_attendance as a set day = n.days[1] from attendee as n
    where n.event_id = a.event_id and n.user_id = a.user_id and n.follows and a.day = n.latest`.execute(db);
}
