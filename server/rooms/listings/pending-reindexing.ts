import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { readCatalog } from '../catalog/service.ts';
import { reindexSome } from './reindexing.ts';
import { finishReindexing, lockReindexing, saveReindexing } from './reindexing-queries.ts';

/** The number of listings per transaction. */
const batch = 500;
/** The maximum duration of a run in milliseconds; the next one continues. */
const longestRun = 10 * 60_000;

const pendingJob: JobKind<Nothing> = {
  name: 'listings-reindex-pending',
  withinSeconds: 900,
  retries: 2,
  pauseSeconds: 30,
  longestPauseSeconds: 300,
  atOnce: 1,
};
const everySeconds = 60;

/** What upgrades may have queued, and which listings it concerns: those with an unpublished address, or all. */
const works = [
  { name: 'addresses', hasHiddenAddress: true },
  { name: 'streets', hasHiddenAddress: false },
];

/**
 * Rebuilds the search words of the listings that an upgrade concerns, in short transactions that each store their
 * progress: a restart continues there, and a second process leaves the work to the first.
 */
export async function reindexPending(db: Db): Promise<void> {
  const end = Date.now() + longestRun;
  for (const { name, hasHiddenAddress } of works) {
    let isOver = false;
    while (!isOver && Date.now() < end) {
      isOver = await db.transaction().execute(async (tx) => {
        const pending = await lockReindexing(tx, name);
        if (!pending) return true;
        const catalog = await readCatalog(tx);
        const { last } = await reindexSome(tx, catalog, {
          hasHiddenAddress,
          after: Number(pending.after_id),
          limit: batch,
        });
        if (last === null) await finishReindexing(tx, name);
        else await saveReindexing(tx, name, last);
        return last === null;
      });
    }
  }
}

/** Enqueues the reindexing that an upgrade requires. */
export function workOnPendingReindexing(db: Db, queue: Queue): void {
  queue.repeat(pendingJob, everySeconds, () => reindexPending(db));
}
