import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import { isDatabaseLost } from '../../database/unavailable-error.ts';
import { GiveUp, type JobKind } from '../../queue/job-kind.ts';
import type { Nothing, Queue } from '../../queue/queue.ts';
import { listingKindOf } from '../../transfer/fields.ts';
import { importFile } from '../../transfer/import.ts';
import { parseMapping } from '../../transfer/mapping.ts';
import { why } from '../../transfer/reason.ts';
import type { Problem } from '../../transfer/row.ts';
import type { Ledger } from '../../transfer/save-batch.ts';
import { TransferError } from '../../transfer/transfer-error.ts';
import { note } from '../audit/service.ts';
import type { TransferFiles } from './files.ts';
import { countWritten, noteWritten, rememberFormer, undoSome } from './ledger-queries.ts';
import {
  addProblems,
  addUndone,
  findTransfer,
  forgetFile,
  forgetOldItems,
  forgetProblems,
  moveTransfer,
  noteProgress,
  readFileKeys,
  readOldFiles,
  type TransferChange,
  type TransferRow,
} from './queries.ts';

const job: JobKind<{ id: number }> = {
  name: 'transfer',
  withinSeconds: 3_600,
  retries: 20,
  pauseSeconds: 1,
  longestPauseSeconds: 60,
  // One at a time: two would slow down each other and page requests.
  atOnce: 1,
};
const sweepJob: JobKind<Nothing> = {
  name: 'transfer-sweep',
  withinSeconds: 600,
  retries: 3,
  pauseSeconds: 60,
  longestPauseSeconds: 600,
  atOnce: 1,
};

/**
 * Rows that are imported, and listings that are undone, in one transaction: fewer than on the command line, as
 * pages are rendered concurrently.
 */
const batchSize = 100;
/** The interval of progress updates, in milliseconds. */
const progressEveryMs = 250;
const hour = 3_600_000;

export interface WorkNeeds {
  db: Db;
  queue: Queue;
  files: TransferFiles;
  now: () => Date;
}

/**
 * Background jobs on an uploaded file: checking every row, importing, undoing. A job may crash at any moment and is
 * run again: written rows are recognized, and their former state is stored in the same transaction.
 */
export function createWork({ db, queue, files, now }: WorkNeeds) {
  async function work({ id }: { id: number }): Promise<void> {
    const transfer = await findTransfer(db, id);
    if (!transfer) return;
    try {
      if (transfer.state === 'checking' || transfer.state === 'running') await read(transfer);
      if (transfer.state === 'undoing') await undo(transfer);
    } catch (error) {
      // The database becomes available again, and the job is retried.
      if (isDatabaseLost(error)) throw error;
      const reason = (error instanceof TransferError && error.reason) || why('stopped');
      await finish(transfer, 'failed', { fault: JSON.stringify(reason) });
      if (!(error instanceof TransferError))
        throw new GiveUp(error instanceof Error ? error.message : 'unknown');
    }
  }

  async function read(transfer: TransferRow): Promise<void> {
    const { id, kind, state, file_key, mapping, size, encoding, delimiter } = transfer;
    if (!file_key || !mapping) throw new TransferError('the file is gone', why('unreadable'));
    await forgetProblems(db, id);
    const report = problemStore(id);
    let progressAt = 0;
    const summary = await files.read(file_key, (path) =>
      importFile(db, {
        kind,
        path,
        mapping: parseMapping(mapping, 'the mapping'),
        encoding,
        delimiter,
        report,
        batchSize,
        mostRows: limits.transfer.rows,
        dryRun: state === 'checking',
        now: transfer.started_at ?? now(),
        ...(state === 'running' && { ledger: ledgerOf(transfer) }),
        async onProgress({ bytes, rows }) {
          if (performance.now() - progressAt < progressEveryMs) return;
          progressAt = performance.now();
          return (await noteProgress(db, id, size > 0 ? bytes / size : 1, rows)) ? 'stop' : undefined;
        },
      }),
    );
    const { read, refused, warnings } = summary;
    const written = state === 'running' ? await countWritten(db, id) : summary;
    const counts = {
      ...{ read, refused, warnings, inserted: written.inserted, updated: written.updated },
      unchanged: Math.max(
        0,
        summary.inserted + summary.updated + summary.unchanged - written.inserted - written.updated,
      ),
    };
    const done = state === 'checking' ? 'checked' : 'done';
    await finish(transfer, summary.stopped ? stoppedAs[done] : done, { ...counts, progress: 1 });
  }

  /** Completes a job with an entry in the audit log, unless another process has completed it. */
  async function finish(
    { id, kind, state, created_by }: TransferRow,
    as: 'ready' | 'checked' | 'done' | 'cancelled' | 'failed',
    change: TransferChange,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const moved = await moveTransfer(tx, id, [state], {
        ...change,
        state: as,
        ended_at: now(),
        cancel_asked: false,
      });
      if (!moved || created_by === null || state !== 'running') return;
      const { inserted, updated, unchanged, refused } = change;
      const after = { kind, state: as, inserted, updated, unchanged, refused };
      await note(tx, {
        actorId: created_by,
        action: 'transfer.end',
        subject: 'transfer',
        subjectId: id,
        before: null,
        after,
      });
    });
  }

  function problemStore(id: number) {
    const counts = { error: 0, warning: 0 };
    let position = 0;
    return {
      counts,
      async add(problems: readonly Problem[]) {
        for (const { level } of problems) counts[level] += 1;
        const room = Math.max(0, limits.transfer.listedProblems - position);
        const listed = problems.slice(0, room).map((problem) => ({
          ...problem,
          // Half of a surrogate pair cannot be stored.
          value: problem.value.slice(0, 190).toWellFormed(),
          position: position++,
        }));
        await addProblems(db, id, listed);
      },
      close: async () => undefined,
    };
  }

  function ledgerOf({ id, kind }: TransferRow): Ledger {
    const of = { id, kind: listingKindOf[kind] };
    return {
      async before(tx, drafts, adopted) {
        for (const [source, rows] of Map.groupBy(drafts, (draft) => draft.source?.name ?? '')) {
          const keys = rows.map((draft) => draft.source?.key ?? '');
          await rememberFormer(tx, of, source, keys, adopted);
        }
      },
      after: (tx, ids) => noteWritten(tx, of, ids),
    };
  }

  async function undo({ id, kind, undone_by }: TransferRow): Promise<void> {
    const of = { id, kind: listingKindOf[kind] };
    for (;;) {
      const { removed, restored, kept } = await db.transaction().execute(async (tx) => {
        const some = await undoSome(tx, of, batchSize);
        await addUndone(tx, id, some);
        return some;
      });
      if (removed + restored + kept === 0) break;
    }
    await db.transaction().execute(async (tx) => {
      if (!(await moveTransfer(tx, id, ['undoing'], { state: 'undone', undone_at: now() }))) return;
      const done = await findTransfer(tx, id);
      if (undone_by === null || !done) return;
      const after = {
        kind,
        removed: done.undone_removed,
        restored: done.undone_restored,
        kept: done.kept,
      };
      await note(tx, {
        actorId: undone_by,
        action: 'transfer.undone',
        subject: 'transfer',
        subjectId: id,
        before: null,
        after,
      });
    });
  }

  /** Deletes expired files with the problems that quote their cells, and the state before old imports. */
  async function sweep(): Promise<void> {
    const at = now().getTime();
    for (;;) {
      const old = await readOldFiles(db, new Date(at - limits.transfer.fileHours * hour));
      for (const { id, file_key } of old) {
        if (file_key) await files.remove(file_key);
        await db.transaction().execute((tx) => forgetFile(tx, id));
      }
      if (old.length === 0) break;
    }
    await forgetOldItems(db, new Date(at - limits.transfer.undoDays * 24 * hour));
    await files.sweep(await readFileKeys(db), now());
  }

  queue.work(job, work);
  queue.repeat(sweepJob, hour / 1000, sweep);
  return {
    /** Enqueues a job when the transaction is committed. */
    begin: (tx: Db, id: number): Promise<void> => queue.send(tx, job, { id }),
    sweep,
  };
}

/** The state of a job that was stopped. An incomplete check has no result. */
const stoppedAs = { checked: 'ready', done: 'cancelled' } as const;
