import { type Kysely, sql } from 'kysely';

const statements = `
-- Reminders of members before each day of an event, or before the days that they attend.
create table event_reminder (
  event_id bigint not null references event (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  lead text not null check (lead in ('day', 'hour')),
  -- The start of the last occurrence that was reminded of.
  sent_for timestamptz,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id, lead)
);
create index event_reminder_user on event_reminder (user_id);

-- What attendees know of their day: they are notified if an edit changed it.
alter table event_attendance
  add column known_start timestamptz,
  add column knows_cancelled boolean not null default false,
  add column is_edited boolean not null default false;
create index event_attendance_edited on event_attendance (event_id) where is_edited;
update event_attendance as a set known_start = o.starts_at from event_occurrence as o
  where o.event_id = a.event_id and (o.starts_at at time zone 'America/New_York')::date = a.day;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
