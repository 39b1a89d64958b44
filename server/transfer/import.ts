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

/** Rows that are written in one transaction: few enough to lose little at a kill, many enough to be fast. */
const usualBatch = 500;
/** After so many milliseconds of reading rows everybody else in the process has a turn. */
const turn = 8;
/** From here on (new and updated rows) the planner's statistics are worth renewing. */
const analyzeFrom = 1_000;

export interface ImportOptions {
  kind: TransferKind;
  path: string;
  mapping: Mapping;
  /** Receives what is wrong with rows, in their order. */
  report: Pick<Report, 'add' | 'close' | 'counts'>;
  delimiter?: string | undefined;
  /** Taken from the file unless given. */
  encoding?: Encoding | undefined;
  /** Rows in one transaction; fewer hold the process up for less long. */
  batchSize?: number | undefined;
  /** Refuses the whole file, once it is met, where it has more rows. */
  mostRows?: number | undefined;
  /** Keeps what is written over, and notes what was written. */
  ledger?: Ledger | undefined;
  /** Reads so many rows at most. */
  limit?: number | undefined;
  /** Checks and reports everything, writes nothing. */
  dryRun?: boolean | undefined;
  /** Called after every portion and batch; the import goes no further where it answers `stop`. */
  onProgress?: ((progress: ImportProgress) => unknown) | undefined;
  /** When rows without a date were published. */
  now?: Date | undefined;
}

export interface ImportProgress {
  /** Of the file as it lies on the disk. */
  bytes: number;
  rows: number;
}

export interface ImportSummary extends TransferCounts {
  /** Whether it was told to go no further. */
  stopped: boolean;
  seconds: number;
  rowsPerSecond: number;
  /** Largest memory that the process has had so far, in 2^20 bytes. */
  peakMegabytes: number;
}

/**
 * Imports a CSV file row by row: good rows are written in batches, bad ones reported, and all is as
 * before where a row has not changed since the last time. May be killed at any moment and run again.
 * @throws TransferError when the file or the mapping cannot be used at all
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
  /** Whether to go on. */
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
    // What was read and not yet written when it was stopped was not refused.
    refused: total.read - total.inserted - total.updated - total.unchanged - pending.length,
    warnings: report.counts.warning,
    seconds,
    rowsPerSecond: Math.round(total.read / seconds),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
