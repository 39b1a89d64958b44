import { type Kysely, sql } from 'kysely';

const statements = `
-- Attendees are notified, by a job, of events that are closed, deleted or taken down, and of those that return.
create function closed_event_attendance() returns trigger language plpgsql as $$
begin
  update event_attendance set is_edited = true where event_id = new.id;
  return null;
end $$;
create trigger listing_event_closed after update of status on listing for each row
  when (new.kind = 'event' and old.status is distinct from new.status and 'closed' in (old.status, new.status))
  execute function closed_event_attendance();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
