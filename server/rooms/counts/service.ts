import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { type CellConditions, type CellCount, type CellFacet, type Cells, createCells } from './cells.ts';
import { type CellRow, fold, isOfOtherCluster, readCountChanges, readCounts, recount } from './queries.ts';

export {
  type CellConditions,
  type CellCount,
  type CellFacet,
  type CellValue,
  valuesOfCell,
} from './cells.ts';

/** The number of published listings of each type, by all filters of lists. */
export interface FacetCounts {
  /** Updates the counts to the current state of the database. The result changes when any count does. */
  fresh(at: Date): Promise<number>;
  /** As of the last `fresh`. */
  count(kind: ListingKind, conditions: CellConditions, facets: readonly CellFacet[]): CellCount;
}

/**
 * The counts that database triggers maintain, in memory: each query reads the changes since the last one, which are
 * usually none. The counts always equal those of the database, whichever node changes it, without notifications.
 */
export function createFacetCounts(db: Db): FacetCounts {
  let cells: Map<ListingKind, Cells> | undefined;
  let snapshot = '';
  let expired: CellRow[] = [];
  let version = 0;
  let running: Promise<void> | undefined;
  let waiting: { at: Date; done: Promise<void> } | undefined;

  function add(rows: readonly CellRow[], sign: 1 | -1): void {
    for (const { kind, cell, n } of rows) cells?.get(kind)?.add(cell, sign * n);
    if (rows.length > 0) version += 1;
  }

  async function readAll(): Promise<void> {
    const all = await readCounts(db);
    cells = new Map(listingKinds.map((kind) => [kind, createCells()]));
    expired = [];
    snapshot = all.snapshot;
    add(all.rows, 1);
    version += 1;
  }

  async function readOn(at: Date): Promise<void> {
    if (!cells) await readAll();
    let changes = await readCountChanges(db, snapshot, at);
    if (changes.isMissed) {
      await readAll();
      changes = await readCountChanges(db, snapshot, at);
    }
    add(changes.rows, 1);
    const isSame =
      changes.expired.length === expired.length &&
      changes.expired.every(({ cell }, index) => cell === expired[index]?.cell);
    if (!isSame) {
      add(expired, 1);
      add(changes.expired, -1);
      expired = changes.expired;
    }
    snapshot = changes.snapshot;
  }

  /** One read at a time; callers meanwhile await the next one, never one that began before their call. */
  function fresh(at: Date): Promise<void> {
    if (!running) {
      running = readOn(at).finally(() => {
        running = undefined;
      });
      return running;
    }
    if (waiting) {
      waiting.at = at;
      return waiting.done;
    }
    const next = { at, done: Promise.resolve() };
    next.done = running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return fresh(next.at);
      });
    waiting = next;
    return next.done;
  }

  return {
    async fresh(at) {
      await fresh(at);
      return version;
    },
    count: (kind, conditions, facets) =>
      cells?.get(kind)?.count(conditions, facets) ?? { total: 0, facets: {} },
  };
}

/** After a restore into another cluster everything is counted again. Otherwise costs one query. */
export async function mendCounts(db: Db): Promise<void> {
  if (await isOfOtherCluster(db)) await recount(db);
}

/** After a bulk insert: its changes are folded at once. */
export async function foldCounts(db: Db): Promise<void> {
  // The first run selects what the second folds.
  await fold(db);
  await fold(db);
}

const foldJob: JobKind<Nothing> = {
  name: 'counts-fold',
  withinSeconds: 300,
  retries: 2,
  pauseSeconds: 60,
  longestPauseSeconds: 300,
  atOnce: 1,
};
/** Long enough for every node to have read what is folded; otherwise it reads all counts. */
const foldEverySeconds = 1_800;

/** Folds changes into the counts periodically. */
export function keepFolding(db: Db, queue: Queue): void {
  queue.repeat(foldJob, foldEverySeconds, () => fold(db));
}
