import type { Db } from '../database/connect.ts';
import type { JobKind } from '../queue/job-kind.ts';
import type { Nothing, Queue } from '../queue/queue.ts';
import { pruneChanges } from './listing-queries.ts';

const pruneJob: JobKind<Nothing> = {
  name: 'search-changes-prune',
  withinSeconds: 300,
  retries: 2,
  pauseSeconds: 60,
  longestPauseSeconds: 300,
  atOnce: 1,
};
const pruneEverySeconds = 1_800;

/** Deletes from the change log, every half hour, what every index has read. */
export function pruneRegularly(db: Db, queue: Queue): void {
  queue.repeat(pruneJob, pruneEverySeconds, () => pruneChanges(db));
}
