import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { OccurrenceTimes } from './occurrences.ts';

/** Replaces the occurrences of events; published events remain so until the end of their last one. */
export async function writeOccurrences(
  db: Db,
  events: readonly { id: number; times: readonly OccurrenceTimes[] }[],
): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
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
}
