import { type Kysely, sql } from 'kysely';

/** When a business was verified, and when its owner last confirmed its opening hours. */
const columns = `
alter table business
  add column verified_at timestamptz,
  -- Null once someone other than the owner has changed the hours since.
  add column hours_confirmed_at timestamptz;
`;

/** A confirmation applies to the hours that were confirmed: imports and other writers that change them end it. */
const guard = `
create function business_hours_changed() returns trigger language plpgsql as $$
begin
  if new.hours_confirmed_at is not distinct from old.hours_confirmed_at then
    new.hours_confirmed_at := null;
  end if;
  return new;
end
$$;
create trigger business_hours_changed before update of hours on business
  for each row when (new.hours is distinct from old.hours) execute function business_hours_changed();
`;

/** The audit log has the dates of marks that were set here; those of imported businesses are unknown. */
const known = `
update business as b set verified_at = log.at
from (
  select subject_id, max(at) as at from audit_log
  where subject = 'business' and (action = 'listing.verify' or action = 'claim.approve' and after ->> 'verified' = 'true')
  group by subject_id
) as log
join listing as l on l.id::text = log.subject_id and l.verified
where b.id = l.id;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [columns, known, guard]) await sql.raw(statement).execute(db);
}
