import { setImmediate } from 'node:timers/promises';
import type { Encoding, TransferCounts } from '../../contract/transfers.ts';
import type { Db } from '../database/connect.ts';
import { readCatalog } from '../rooms/catalog/service.ts';
import { formats, type TransferKind } from './fields.ts';
import { rowMapper } from './map-row.ts';
import type { Mapping } from './mapping.ts';
import { analyzeListings } from './queries.ts';
import { openCsv } from './read-csv.ts';
import { why } from './reason.ts';
import type { Report } from './report.ts';
import { Columns, type Problem } from './row.ts';
import { type BatchResult, type Ledger, type Pending, saveBatch } from './save-batch.ts';
import { TransferError } from './transfer-error.ts';

/** The number of rows per transaction: few enough to lose little in a crash, many enough to be fast. */
const usualBatch = 500;
/** After this many milliseconds of parsing the event loop gets a turn. */
const turn = 8;
/** From this number of new and updated rows on, planner statistics are updated. */
const analyzeFrom = 1_000;

export interface ImportOptions {
  kind: TransferKind;
  path: string;
  mapping: Mapping;
  /** Receives problems with rows, in their order. */
  report: Pick<Report, 'add' | 'close' | 'counts'>;
  delimiter?: string | undefined;
  /** Detected from the file unless given. */
  encoding?: Encoding | undefined;
  /** The number of rows per transaction; fewer block the process for a shorter time. */
  batchSize?: number | undefined;
  /** The maximum number of rows; a file with more is rejected when the limit is reached. */
  mostRows?: number | undefined;
  /** Stores the state before overwriting, and records what was written. */
  ledger?: Ledger | undefined;
  /** Reads at most this many rows. */
  limit?: number | undefined;
  /** Validates and reports everything, writes nothing. */
  dryRun?: boolean | undefined;
  /** Called after every chunk and batch; the import stops if it returns `stop`. */
  onProgress?: ((progress: ImportProgress) => unknown) | undefined;
  /** The publication time of rows without a date. */
  now?: Date | undefined;
}

export interface ImportProgress {
  /** The size of the file on disk. */
  bytes: number;
  rows: number;
}

export interface ImportSummary extends TransferCounts {
  /** Whether it was stopped. */
  stopped: boolean;
  seconds: number;
  rowsPerSecond: number;
  /** The peak memory of the process so far, in MiB. */
  peakMegabytes: number;
}

/**
 * Imports a CSV file row by row: valid rows are written in batches, invalid ones reported, and unchanged ones
 * skipped. May be killed at any moment and run again.
 * @throws TransferError if the file or the mapping cannot be used at all
 */
export async function importFile(db: Db, options: ImportOptions): Promise<ImportSummary> {
  const started = performance.now();
  const { kind, mapping, report, limit = Number.POSITIVE_INFINITY, dryRun = false } = options;
  const { batchSize = usualBatch, mostRows = Number.POSITIVE_INFINITY, ledger, onProgress } = options;
  const catalog = await readCatalog(db);
  let bytes = 0;
  const file = await openCsv(options.path, {
    delimiter: options.delimiter ?? mapping.delimiter,
    encoding: options.encoding,
    onBytes(read) {
      bytes = read;
    },
  });
  const map = rowMapper(mapping, formats[kind], new Columns(file.header), catalog, options.now ?? new Date());
  const total = { read: 0, inserted: 0, updated: 0, unchanged: 0 };
  let pending: Pending[] = [];
  let problems: Problem[] = [];
  let writing: Promise<BatchResult> | undefined;

  /** While the database writes one batch, the next is read and mapped. */
  const flush = async () => {
    const batch = pending;
    const found = problems;
    pending = [];
    problems = [];
    await settle();
    await report.add(found);
    if (dryRun) total.inserted += batch.length;
    else if (batch.length > 0) {
      writing = saveBatch(db, catalog, batch, ledger);
      writing.catch(() => undefined);
    }
  };
  const settle = async () => {
    const result = await writing;
    writing = undefined;
    if (!result) return;
    total.inserted += result.inserted;
    total.updated += result.updated;
    total.unchanged += result.unchanged;
    await report.add(result.problems);
  };

  let stopped = false;
  /** Whether to continue. */
  const reportProgress = async () => {
    stopped ||= (await onProgress?.({ bytes, rows: total.read })) === 'stop';
    return !stopped;
  };
  let since = performance.now();

  reading: for await (const portion of file.portions) {
    for (const record of portion) {
      if (total.read >= limit) break reading;
      total.read += 1;
      if (total.read > mostRows) {
        throw new TransferError(
          `The file has more than ${mostRows} rows.`,
          why('rows_many', { most: mostRows }),
        );
      }
      if (performance.now() - since > turn) {
        await setImmediate();
        since = performance.now();
      }
      if ('error' in record) {
        const { line, error, text } = record;
        problems.push({ line, column: '', level: 'error', value: text, reason: error });
        continue;
      }
      const { row, draft } = map(record.line, record.cells);
      problems.push(...row.problems);
      if (draft) pending.push({ line: record.line, draft });
      if (pending.length >= batchSize || problems.length >= batchSize) {
        await flush();
        if (!(await reportProgress())) break reading;
      }
    }
    if (!(await reportProgress())) break;
  }
  if (!stopped) await flush();
  await settle();
  await report.close();
  if (total.inserted + total.updated >= analyzeFrom && !dryRun) await analyzeListings(db);
  const seconds = (performance.now() - started) / 1000;
  return {
    ...total,
    stopped,
    // Rows that were read but not yet written when it was stopped do not count as rejected.
    refused: total.read - total.inserted - total.updated - total.unchanged - pending.length,
    warnings: report.counts.warning,
    seconds,
    rowsPerSecond: Math.round(total.read / seconds),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
