import { type Kysely, sql } from 'kysely';

const table = `
-- Members who come to a day of an event, or wait for a seat. The ids are assigned under a lock of the event, so they are
-- the order of the waiting list.
create table event_attendance (
  id bigint generated always as identity,
  event_id bigint not null references event (id) on delete cascade,
  -- In the city's time zone: an event takes place at most once a day.
  day date not null,
  user_id bigint not null references app_user (id) on delete cascade,
  state text not null check (state in ('going', 'waiting')),
  -- Whether the organizer may see the name.
  shares_name boolean not null,
  created_at timestamptz not null default now(),
  primary key (event_id, day, user_id)
);
create index event_attendance_user on event_attendance (user_id);
create index event_attendance_waiting on event_attendance (event_id, day, id) where state = 'waiting';
`;

const notices = `
-- The page of an event says how many seats are left; its cards do not.
create function attendance_changed() returns trigger language plpgsql as $$
begin
  perform tell('event:' || event_id) from (
    select distinct event_id from changed
  ) as one;
  return null;
end
$$;
create trigger event_attendance_insert_told after insert on event_attendance referencing new table as changed
  for each statement execute function attendance_changed();
create trigger event_attendance_update_told after update on event_attendance referencing new table as changed
  for each statement execute function attendance_changed();
create trigger event_attendance_delete_told after delete on event_attendance referencing old table as changed
  for each statement execute function attendance_changed();
create trigger event_attendance_truncate_told after truncate on event_attendance
  for each statement execute function tell_argument('all');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [table, notices]) await sql.raw(part).execute(db);
}
