import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';

export interface CellRow {
  kind: ListingKind;
  cell: string;
  n: number;
}

/** All counts, and the database snapshot that they belong to. */
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
  /** Changes were folded since that snapshot, so that they cannot be read individually. */
  isMissed: boolean;
  rows: CellRow[];
  /** Counted listings that have expired by a moment; each once. */
  expired: CellRow[];
}

/** Changes since a snapshot, and listings that have expired without being marked. */
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

/**
 * Whether the counts belong to transactions of another cluster, as after a restore: then they cannot be continued.
 */
export async function isOfOtherCluster(db: Db): Promise<boolean> {
  const { rows } = await sql<{ other: boolean }>`
    with now as (select pg_snapshot_xmax(pg_current_snapshot()) as xid)
    select exists (select from listing_count_fold, now where folded > now.xid or next > now.xid)
      or exists (select from listing_count_change, now where listing_count_change.xid > now.xid) as other`.execute(
    db,
  );
  return rows[0]?.other ?? false;
}

/** Counts all listings again; writers wait meanwhile. */
export async function recount(db: Db): Promise<void> {
  await sql`select recount_listings()`.execute(db);
}

/** Merges changes from before the last folding into the counts. */
export async function fold(db: Db): Promise<void> {
  await sql`select fold_listing_counts()`.execute(db);
}
