import { type Kysely, sql } from 'kysely';

/** The reason of a rejection or return, as a code that is translated into each language. */
const templates =
  "'photos', 'category', 'duplicate', 'incomplete', 'contact', 'price', 'misleading', 'rules'";

const reasons = `
alter table listing
  add column reject_template text check (reject_template in (${templates})),
  -- It was not refused but sent back: its poster is told what to change.
  add column change_asked boolean not null default false;
alter table listing_revision
  add column template text check (template in (${templates})),
  add column change_asked boolean not null default false;
`;

const signals = `
-- What a picture looks like in 64 bits: smaller, larger and paler copies have the same, or nearly. Null where it says
-- too little: a plain ground looks like any other.
alter table media add column dhash bigint;
-- Hashes that differ in three bits at most agree in one of four bands: that much an index can find.
create function dhash_bands(hash bigint) returns integer[] language sql immutable parallel safe as $$
  select array[
    (hash & 65535)::integer,
    65536 + ((hash >> 16) & 65535)::integer,
    131072 + ((hash >> 32) & 65535)::integer,
    196608 + ((hash >> 48) & 65535)::integer
  ]
$$;
create index media_dhash on media using gin (dhash_bands(dhash)) where dhash is not null;
create index listing_phone on listing (phone) where phone is not null;
-- What its like costs.
create index listing_like on listing (category_id, published_at desc) include (price_cents)
  where status = 'published' and price_cents > 0;
`;

const deciding = `
-- Who looks at what waits, so that two do not decide on one post.
create table queue_claim (
  listing_id bigint primary key references listing (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  until timestamptz not null
);
create index queue_claim_user on queue_claim (user_id);

-- A decision that can be taken back still; its poster is told once it cannot, and then the row goes.
create table open_decision (
  id bigint generated always as identity primary key,
  -- What was decided by one press.
  batch uuid not null,
  listing_id bigint not null references listing (id) on delete cascade,
  revision_id bigint references listing_revision (id) on delete cascade,
  actor_id bigint not null references app_user (id) on delete cascade,
  verdict text not null check (verdict in ('approve', 'reject', 'change')),
  template text check (template in (${templates})),
  note text check (length(note) between 1 and 1000),
  -- The rows of the post as they were, and when they were written after that: whoever wrote later is not undone.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  written_at timestamptz not null,
  decided_at timestamptz not null,
  undo_until timestamptz not null
);
create index open_decision_actor on open_decision (actor_id, id desc);
create index open_decision_listing on open_decision (listing_id);
create index open_decision_revision on open_decision (revision_id) where revision_id is not null;
`;

/** Moderation: reasons in the poster's language, signals, claims, and undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [reasons, signals, deciding]) await sql.raw(part).execute(db);
}
