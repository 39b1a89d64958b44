import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The unfinished jobs of one kind. */
export interface QueueDepth {
  kind: string;
  /** Jobs that are due. */
  due: number;
  /** How long the first of them has been due, in seconds; 0 if there is none. */
  oldestSeconds: number;
  /** Jobs scheduled for later, such as those that failed and are retried. */
  scheduled: number;
  /** Those of them that failed before. */
  retried: number;
  active: number;
  /** Jobs that were given up and are not deleted yet. */
  failed: number;
}

/** The depth of the queue by kind; undefined if no server has created the queue yet. */
export async function readQueueDepth(db: Db): Promise<QueueDepth[] | undefined> {
  const known = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  if (!known.rows[0]?.is) return undefined;
  const { rows } = await sql<QueueDepth>`
    select name as kind,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as due,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::int as "oldestSeconds",
      count(*) filter (where state in ('created', 'retry') and start_after > now())::int as scheduled,
      count(*) filter (where state = 'retry' and start_after > now())::int as retried,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state <> 'completed' group by name order by name`.execute(db);
  return rows;
}
