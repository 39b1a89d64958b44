import { type Kysely, sql } from 'kysely';

const statements = `
-- Keys by which programs read public data.
create table api_key (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256: the key is random, so it needs no slow hash.
  key_hash bytea not null unique check (length(key_hash) = 32),
  prefix text not null,
  daily_quota integer not null check (daily_quota > 0),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index api_key_user on api_key (user_id);

-- All requests of a key by day in UTC; those beyond the quota were refused.
create table api_key_day (
  key_id bigint not null references api_key (id) on delete cascade,
  day date not null,
  requests integer not null,
  primary key (key_id, day)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
