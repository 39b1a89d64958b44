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

/** How many listings anyone may see, of each kind and of whatever lists are narrowed by. */
export interface FacetCounts {
  /** Brings them up to what the database has at the time of asking. The answer changes when any count does. */
  fresh(at: Date): Promise<number>;
  /** As of the last `fresh`. */
  count(kind: ListingKind, conditions: CellConditions, facets: readonly CellFacet[]): CellCount;
}

/**
 * The counts that the database's triggers keep, in memory: at each question what was written since is read, which is
 * nothing but for a moment after a change. So they are always those of the database, whoever changes it on whichever
 * node, and nothing has to be told.
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

  /** One reading at a time; whoever asks meanwhile gets the next one, never one that began before it asked. */
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

/** After a restore into another cluster everything is counted anew. Costs one question else. */
export async function mendCounts(db: Db): Promise<void> {
  if (await isOfOtherCluster(db)) await recount(db);
}

/** After a great many listings: their changes are made part of the counts at once. */
export async function foldCounts(db: Db): Promise<void> {
  // The first time names what the second folds.
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
/** Long enough that every node has read what is folded; else it reads all counts. */
const foldEverySeconds = 1_800;

/** Folds what changed the counts, now and then. */
export function keepFolding(db: Db, queue: Queue): void {
  queue.repeat(foldJob, foldEverySeconds, () => fold(db));
}
