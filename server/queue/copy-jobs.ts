import type pg from 'pg';
import { PgBoss } from 'pg-boss';

interface Job {
  id: string;
  name: string;
  data: object;
  priority: number;
  start_after: Date;
  singleton_key: string | null;
}

const queues = 'select name, policy from pgboss.queue order by name';
/** Active ones included: no server processes them while a site is moved. */
const waiting = `select id, name, data, priority, start_after, singleton_key from pgboss.job
  where state in ('created', 'retry', 'active') order by created_on, id`;

/**
 * Creates the queue's tables in another database, replacing existing ones, with all pending jobs under their own
 * ids. Their retry counts start over.
 * @param from the database of a site that is stopped
 * @returns the number of pending jobs there
 */
export async function copyJobs(from: pg.Client, to: pg.Client, toAddress: string): Promise<number> {
  await to.query('drop schema if exists pgboss cascade');
  const { rows: there } = await from.query<{ is: boolean }>(
    `select to_regclass('pgboss.job') is not null as is`,
  );
  if (!there[0]?.is) return 0;
  const boss = new PgBoss({ connectionString: toAddress, supervise: false, schedule: false });
  // Errors are also thrown by the call that failed.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const kinds = await from.query<{ name: string; policy: string }>(queues);
    for (const { name, policy } of kinds.rows) await boss.createQueue(name, { policy });
    const jobs = await from.query<Job>(waiting);
    for (const { id, name, data, priority, start_after: startAfter, singleton_key: key } of jobs.rows)
      await boss.insert(name, [
        { id, data, priority, startAfter, ...(key !== null && { singletonKey: key }) },
      ]);
  } finally {
    await boss.stop({ graceful: false });
  }
  const { rows } = await to.query<{ jobs: number }>('select count(*)::int as jobs from pgboss.job');
  return rows[0]?.jobs ?? 0;
}
