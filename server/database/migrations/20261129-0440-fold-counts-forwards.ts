import { type Kysely, sql } from 'kysely';

// The horizons of folding never go back. Counting everything again sets them beyond its own transaction, whereas the
// oldest running transaction, possibly of another database of the cluster, may have begun earlier. With an earlier
// horizon, readers with a snapshot of that time were not told to read all counts again.
const folding = `
create or replace function fold_listing_counts() returns void language plpgsql as $$
declare
  until xid8;
begin
  select next into until from listing_count_fold for update;
  with gone as (delete from listing_count_change where xid < until returning kind, cell, n),
  sums as (select kind, cell, sum(n) as n from gone group by 1, 2 having sum(n) <> 0),
  emptied as (
    delete from listing_count as c using sums as s where c.kind = s.kind and c.cell = s.cell and c.n + s.n = 0
    returning c.kind, c.cell
  ),
  known as (
    update listing_count as c set n = c.n + s.n from sums as s
    where c.kind = s.kind and c.cell = s.cell and c.n + s.n <> 0 returning c.kind, c.cell
  )
  insert into listing_count (kind, cell, n)
    select s.kind, s.cell, s.n from sums as s
    where not exists (select from listing_count as c where c.kind = s.kind and c.cell = s.cell);
  update listing_count_fold
    set folded = greatest(folded, until), next = greatest(next, pg_snapshot_xmin(pg_current_snapshot()));
end
$$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(folding).execute(db);
}
