import { limits } from '../../../contract/limits.ts';
import { removingFiles } from '../../database/backup-lock.ts';
import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Queue } from '../../queue/queue.ts';
import type { Storage } from '../../storage/storage.ts';
import { deleteUnused, lockMedia } from './queries.ts';

const trial = { withinSeconds: 60, retries: 50, pauseSeconds: 5, longestPauseSeconds: 3_600, atOnce: 1 };
const removeJob: JobKind<{ keys: string[] }> = { name: 'media-remove-files', ...trial };
const sweepJob: JobKind<{ mediaId: number }> = { name: 'media-sweep', ...trial };

/** Deletes unreferenced files, with retries if the storage or this process fails. */
export function createCleanup(db: Db, { storage, queue }: { storage: Storage; queue: Queue }) {
  queue.work(removeJob, ({ keys }) =>
    removingFiles(db, async () => {
      for (const key of keys) await storage.remove(key);
    }),
  );
  queue.work(sweepJob, async ({ mediaId }) => {
    await db.transaction().execute(async (tx) => {
      // A concurrent transaction may be adding a reference, which the statement after the lock sees.
      await lockMedia(tx, mediaId);
      const keys = await deleteUnused(tx, mediaId);
      if (keys.length > 0) await queue.send(tx, removeJob, { keys });
    });
  });
  return {
    /** Deletes files after the transaction is committed. */
    removeFiles: async (tx: Db, keys: string[]): Promise<void> => {
      if (keys.length > 0) await queue.send(tx, removeJob, { keys });
    },
    /**
     * Checks after the transaction is committed whether a picture is still referenced, and deletes it otherwise.
     */
    sweepNow: (tx: Db, mediaId: number): Promise<void> => queue.send(tx, sweepJob, { mediaId }),
    /**
     * Checks a day later, by the queue's clock, whether a picture is referenced by then, and deletes it otherwise.
     */
    sweepLater: (tx: Db, mediaId: number): Promise<void> =>
      queue.send(tx, sweepJob, { mediaId }, { startAfter: limits.unusedMediaHours * 3_600 }),
  };
}
export type Cleanup = ReturnType<typeof createCleanup>;
