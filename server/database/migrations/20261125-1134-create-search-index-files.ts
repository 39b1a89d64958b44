import { type Kysely, sql } from 'kysely';

/**
 * Files in which servers store their search index. On startup a server loads its file and then reads the log of
 * changes, so changes remain in the log as long as a file needs them: an hour, or until all files are newer. A file
 * that was not used for a day is abandoned: it is deleted from this table, and the index is rebuilt.
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
