import { type Kysely, sql } from 'kysely';

const devices = `
-- Browsers in which somebody signed in or set a new password, by the hash of a random cookie. Their tries of a
-- password are counted by themselves, so that nobody elsewhere can use them up.
create table trusted_device (
  user_id bigint not null references app_user (id) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
`;

const links = `
-- The mail with a code for a new password also has a link, which nobody can guess or use up.
alter table mail_proof drop constraint mail_proof_purpose_check;
alter table mail_proof add constraint mail_proof_purpose_check
  check (purpose in ('reset_code', 'reset_link', 'reset_token', 'confirm_email', 'change_email'));
`;

const lastSeen = `
-- Sessions go when somebody signs out; when they were last here stays.
alter table app_user add column last_seen_at timestamptz;
update app_user u set last_seen_at = seen.at
from (
  select user_id, max(at) as at from (
    select user_id, last_seen_at as at from session union all select user_id, last_seen_at from known_device
  ) as used group by user_id
) as seen where seen.user_id = u.id;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [devices, links, lastSeen]) await sql.raw(part).execute(db);
}
