import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import { readCatalog } from '../catalog/service.ts';
import { reindexSome } from '../listings/service.ts';

/** Listings that one job goes through. */
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
 * Lets listings be found by the words that their categories have now. Each job does so many and hands the rest on in
 * its own transaction: wherever a process dies, the next goes on from there, and what is done twice is the same.
 * @returns asks for it in the transaction that changed the category
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
