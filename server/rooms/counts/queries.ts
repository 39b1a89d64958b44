import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

export interface CellRow {
  kind: ListingKind;
  cell: string;
  n: number;
}

/** All counts, and the snapshot of the database that they are of. */
export async function readCounts(db: Db): Promise<{ snapshot: string; rows: CellRow[] }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { rows } = await sql<CellRow>`
        select kind, cell, sum(n)::bigint as n from (
          select kind, cell, n from listing_count
          union all select kind, cell, n from listing_count_change
        ) as each group by kind, cell having sum(n) <> 0`.execute(transaction);
      const taken = await sql<{ snapshot: string }>`
        select pg_current_snapshot()::text as snapshot`.execute(transaction);
      return { snapshot: taken.rows[0]?.snapshot ?? '', rows };
    });
}

export interface CountChanges {
  snapshot: string;
  /** Some changes were folded away since that snapshot, so that they cannot be read singly. */
  isMissed: boolean;
  rows: CellRow[];
  /** What is counted and has expired by that moment; each once. */
  expired: CellRow[];
}

/** What changed since a snapshot, and what has expired without being marked so. */
export async function readCountChanges(db: Db, snapshot: string, at: Date): Promise<CountChanges> {
  const { rows } = await sql<{ source: 'now' | 'missed' | 'change' | 'expired' } & CellRow>`
    select case when folded > pg_snapshot_xmin(${snapshot}::pg_snapshot) then 'missed' else 'now' end as source,
      '' as kind, pg_current_snapshot()::text as cell, 0::bigint as n from listing_count_fold
    union all
    select 'change', kind, cell, n from listing_count_change
    where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
    union all
    select 'expired', kind, cell, 1 from listing_cell where status = 'published' and expires_at <= ${at}`.execute(
    db,
  );
  const of = (source: string) => rows.filter((row) => row.source === source);
  const [head] = rows.filter(({ source }) => source === 'now' || source === 'missed');
  return {
    snapshot: head?.cell ?? snapshot,
    isMissed: head?.source !== 'now',
    rows: of('change'),
    expired: of('expired'),
  };
}

/** Whether the counts are of another cluster's transactions, as after a restore: then nobody can go on from them. */
export async function isOfOtherCluster(db: Db): Promise<boolean> {
  const { rows } = await sql<{ other: boolean }>`
    with now as (select pg_snapshot_xmax(pg_current_snapshot()) as xid)
    select exists (select from listing_count_fold, now where folded > now.xid or next > now.xid)
      or exists (select from listing_count_change, now where listing_count_change.xid > now.xid) as other`.execute(
    db,
  );
  return rows[0]?.other ?? false;
}

/** Counts all listings anew; writers wait meanwhile. */
export async function recount(db: Db): Promise<void> {
  await sql`select recount_listings()`.execute(db);
}

/** Makes changes from before the last folding part of the counts. */
export async function fold(db: Db): Promise<void> {
  await sql`select fold_listing_counts()`.execute(db);
}
