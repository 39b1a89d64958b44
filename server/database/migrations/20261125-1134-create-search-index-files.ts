import { type Kysely, sql } from 'kysely';

/**
 * Files in which servers store their search index. A server that starts loads its file and then reads the log of changes,
 * so that changes stay in the log as long as a file needs them: an hour, or until all files are newer. A file that nobody
 * used for a day is given up: it is unknown to the database from then on, and the index is built anew.
 */
const tables = `
create table search_index_file (
  token uuid primary key,
  -- The file has the changes of all transactions before this one.
  changes_since xid8 not null,
  used_at timestamptz not null default now()
);
`;

const pruning = `
create or replace function prune_listing_changes() returns void language sql as $$
  delete from search_index_file where used_at < now() - interval '1 day';
  with gone as (
    delete from listing_change where logged_at < now() - interval '1 hour'
      and not exists (select from search_index_file as f where f.changes_since <= listing_change.xid)
    returning xid)
  update listing_change_horizon set pruned = (last.xid::text::bigint + 1)::text::xid8
  from (select max(xid) as xid from gone) as last
  where (last.xid::text::bigint + 1)::text::xid8 > pruned
$$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, pruning]) await sql.raw(part).execute(db);
}
