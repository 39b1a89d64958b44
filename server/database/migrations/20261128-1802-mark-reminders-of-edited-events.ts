import { type Kysely, sql } from 'kysely';

const columns = `
-- What members with a reminder know of its event: they are notified if an edit changed it.
alter table event_reminder
  add column knows_cancelled boolean not null default false,
  -- The starts of the event before the first edit that they have not been notified of; null without one.
  add column known_starts timestamptz[];
create index event_reminder_edited on event_reminder (event_id, user_id) where known_starts is not null;
update event_reminder as r set knows_cancelled = true from event e join listing l on l.id = e.id
  where e.id = r.event_id and (e.state = 'cancelled' or l.status = 'closed');
`;

const trigger = `
create or replace function closed_event_attendance() returns trigger language plpgsql as $$
begin
  update event_attendance set is_edited = true where event_id = new.id;
  update event_reminder
    set known_starts = array(select o.starts_at from event_occurrence o where o.event_id = new.id)
    where event_id = new.id and known_starts is null;
  return null;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, trigger]) await sql.raw(part).execute(db);
}
