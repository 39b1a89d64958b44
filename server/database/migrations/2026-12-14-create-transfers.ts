import { type Kysely, sql } from 'kysely';

const kinds = "('businesses', 'rents', 'jobs', 'products')";

const transfers = `
-- How files of others are read: a mapping that the team made and keeps.
create table transfer_mapping (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ${kinds}),
  name text not null check (length(name) between 1 and 80),
  -- What was chosen, as it was chosen.
  choice jsonb not null check (jsonb_typeof(choice) = 'object'),
  created_by bigint references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, name)
);
create index transfer_mapping_maker on transfer_mapping (created_by);

-- Files that were imported in the browser, and what became of them.
create table transfer (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ${kinds}),
  state text not null default 'ready' check (state in
    ('ready', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  file_name text not null check (length(file_name) between 1 and 200),
  -- The file's name in our folder; null once it is gone.
  file_key text check (file_key ~ '^[a-z0-9-]{1,60}$'),
  size bigint not null check (size >= 0),
  encoding text not null check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1256')),
  delimiter text not null check (length(delimiter) = 1),
  mapping jsonb check (jsonb_typeof(mapping) = 'object'),
  choice jsonb check (jsonb_typeof(choice) = 'object'),
  mapping_name text check (length(mapping_name) <= 120),
  created_by bigint references app_user (id) on delete set null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  cancel_asked boolean not null default false,
  progress real not null default 0 check (progress between 0 and 1),
  read integer not null default 0 check (read >= 0),
  inserted integer not null default 0 check (inserted >= 0),
  updated integer not null default 0 check (updated >= 0),
  unchanged integer not null default 0 check (unchanged >= 0),
  refused integer not null default 0 check (refused >= 0),
  warnings integer not null default 0 check (warnings >= 0),
  fault jsonb check (jsonb_typeof(fault) = 'object'),
  undone_by bigint references app_user (id) on delete set null,
  undone_at timestamptz,
  undone_removed integer not null default 0 check (undone_removed >= 0),
  undone_restored integer not null default 0 check (undone_restored >= 0)
);
create index transfer_maker on transfer (created_by);
create index transfer_undoer on transfer (undone_by);
create index transfer_file on transfer (created_at) where file_key is not null;

-- What an import made (nothing was before) or wrote over (what was before), and a print of what it left.
create table transfer_item (
  transfer_id bigint not null references transfer (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after text,
  -- Undoing has left it, as somebody had edited it.
  kept boolean not null default false,
  primary key (transfer_id, listing_id)
);
create index transfer_item_listing on transfer_item (listing_id);

-- The first of what is wrong with the rows of a file.
create table transfer_problem (
  transfer_id bigint not null references transfer (id) on delete cascade,
  position integer not null check (position >= 0),
  line integer not null,
  "column" text not null,
  level text not null check (level in ('error', 'warning')),
  value text not null check (length(value) <= 200),
  reason jsonb not null check (jsonb_typeof(reason) = 'object'),
  primary key (transfer_id, position)
);
`;

/** Imports in the browser: files, changed listings and their former state, for undoing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(transfers).execute(db);
}
