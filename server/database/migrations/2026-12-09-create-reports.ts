import { type Kysely, sql } from 'kysely';

const secrets = `
-- Keys of this site's own, made here and shared by all of its nodes.
create table secret (
  name text primary key check (length(name) between 1 and 40),
  value bytea not null check (length(value) = 32)
);
-- Each identifier holds 122 bits of chance.
insert into secret (name, value)
  select 'visitor', sha256(string_agg(gen_random_uuid()::text, '')::bytea) from generate_series(1, 4);
`;

const reports = `
-- What visitors find wrong with a listing. A guest is a hash by the site's key, of address and listing together: it says
-- who reported the same thing twice, and not that one address reported two.
create table report (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  reason text not null check (reason in ('scam', 'wrong', 'offensive', 'duplicate', 'unavailable', 'other')),
  text text check (length(text) between 1 and 1000),
  lang text not null check (lang in ('en', 'ar')),
  reporter_id bigint references app_user (id) on delete cascade,
  reporter_hash bytea check (length(reporter_hash) = 32),
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  check ((reporter_id is null) <> (reporter_hash is null)),
  check ((status = 'open') = (decided_at is null))
);
create unique index report_member on report (listing_id, reporter_id);
create unique index report_guest on report (listing_id, reporter_hash) where reporter_hash is not null;
create index report_open on report (listing_id, created_at) where status = 'open';
create index report_reporter on report (reporter_id) where reporter_id is not null;
create index report_decider on report (decided_by) where decided_by is not null;
`;

const takingDown = `
-- What the team took down is closed as any other closed post is, but its owner cannot publish it again.
alter table listing
  add column taken_down_at timestamptz,
  add column taken_down_from text check (taken_down_from in ('published', 'expired', 'closed')),
  add column take_down_reason text check (length(take_down_reason) between 1 and 1000),
  add check ((taken_down_at is null) = (taken_down_from is null) and (taken_down_at is null) = (take_down_reason is null)),
  add check (taken_down_at is null or status = 'closed');
-- The newest of any kind, status and mark, however many there are.
create index listing_desk on listing (kind, status, verified, id);
-- Words of titles, of whatever status: the search's own indexes know of published ones only.
create index listing_desk_titles on listing using gin (ts_filter(search_vector, '{a}'));
create index listing_taken_down on listing (id) where taken_down_at is not null;
`;

const claims = `
-- Members who say that a business without an owner is theirs. The picture goes once it is decided.
create table claim (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  who text not null check (length(who) between 1 and 200),
  way text not null check (way in ('phone', 'email', 'document')),
  detail text not null check (length(detail) between 1 and 1000),
  media_id bigint references media (id) on delete set null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text check (length(reason) between 1 and 1000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user (id) on delete set null,
  check ((status = 'pending') = (decided_at is null))
);
create unique index claim_waiting_once on claim (listing_id, user_id) where status = 'pending';
create index claim_waiting on claim (created_at, id) where status = 'pending';
create index claim_listing on claim (listing_id);
create index claim_user on claim (user_id);
create index claim_media on claim (media_id) where media_id is not null;
create index claim_decider on claim (decided_by) where decided_by is not null;
`;

/** Reports of visitors, take-downs, and claims of unowned businesses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [secrets, reports, takingDown, claims]) await sql.raw(part).execute(db);
}
