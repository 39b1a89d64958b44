import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import { readCatalog } from '../catalog/service.ts';
import { reindexSome } from '../listings/service.ts';

/** The number of listings per job. */
const batch = 500;

const reindexJob: JobKind<{ categoryId: number; after: number }> = {
  name: 'listings-reindex',
  withinSeconds: 300,
  retries: 20,
  pauseSeconds: 5,
  longestPauseSeconds: 600,
  atOnce: 1,
};

/**
 * Reindexes listings by the current words of their categories. Each job processes a batch and enqueues the next in
 * its own transaction: after a crash the next process continues, and repeated work has the same result.
 * @returns enqueues it in the transaction that changed the category
 */
export function createReindexing(db: Db, queue: Queue): (tx: Db, categoryId: number) => Promise<void> {
  queue.work(reindexJob, async ({ categoryId, after }) => {
    const catalog = await readCatalog(db);
    await db.transaction().execute(async (tx) => {
      const { last } = await reindexSome(tx, catalog, { categoryId, after, limit: batch });
      if (last !== null) await queue.send(tx, reindexJob, { categoryId, after: last });
    });
  });
  return (tx, categoryId) => queue.send(tx, reindexJob, { categoryId, after: 0 });
}
