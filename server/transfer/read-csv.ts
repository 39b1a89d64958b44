import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Encoding } from '../../contract/transfers.ts';
import { type Reason, type ReasonKey, sentence, why } from './reason.ts';
import { type RawRecord, RecordCutter } from './records.ts';
import { encodingOf, sniffedBytes } from './text-encoding.ts';
import { TransferError } from './transfer-error.ts';

/** A row by its cells, or an unreadable row with the reason. */
export type CsvRow = { line: number; cells: string[] } | { line: number; text: string; error: Reason };

export interface CsvFile {
  header: string[];
  /** The rows below the header, in chunks as they are read. */
  portions: AsyncIterable<CsvRow[]>;
}

export interface CsvOptions {
  /** A comma by default. */
  delimiter?: string | undefined;
  /** Detected from the first bytes unless given; a gzipped file is UTF-8. */
  encoding?: Encoding | undefined;
  /** Receives the number of bytes that were read, for a progress bar. */
  onBytes?: (bytes: number) => void;
}

/**
 * Opens a CSV file, plain or gzipped (detected from its first bytes), UTF-8 with or without a byte order mark,
 * UTF-16 or Windows-1256, and reads its header. Rows are read on demand; memory does not grow with the file.
 * @throws TransferError if it does not exist, is empty or has two columns of one name
 */
export async function openCsv(
  path: string,
  { delimiter = ',', encoding, onBytes = () => undefined }: CsvOptions = {},
): Promise<CsvFile> {
  const portions = readPortions(path, delimiter, onBytes, encoding);
  const first = await portions.next();
  const [header, ...rest] = first.done ? [] : first.value;
  if (!header)
    throw new TransferError(`${path} is empty: its first line must name the columns.`, why('file_empty'));
  if (!('cells' in header)) throw broken(path, header.error);
  const names = header.cells.map((name) => name.trim());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new TransferError(
      `${path} has two columns named «${twice}».`,
      why('column_twice', { name: twice }),
    );
  }
  return { header: names, portions: checked(names.length, rest, portions) };
}

const broken = (path: string, error: Reason) =>
  new TransferError(
    `${path}: the line of the column names is broken: ${sentence('en', error)}.`,
    why('header_broken', { detail: error.key }),
  );

async function* checked(columns: number, first: CsvRow[], rest: AsyncIterable<CsvRow[]>) {
  const check = (row: CsvRow): CsvRow => {
    if (!('cells' in row) || row.cells.length === columns) return row;
    const error = why('cell_count', { cells: row.cells.length, columns });
    return { line: row.line, text: row.cells.join(' | '), error };
  };
  yield first.map(check);
  for await (const portion of rest) yield portion.map(check);
}

async function* readPortions(
  path: string,
  delimiter: string,
  onBytes: (bytes: number) => void,
  given: Encoding | undefined,
) {
  const cutter = new RecordCutter(delimiter);
  let decoder = new TextDecoder('utf-8');
  try {
    const { file, bytes, encoding } = await openBytes(path);
    decoder = new TextDecoder(given ?? encoding);
    for await (const piece of bytes) {
      const records = cutter.push(decoder.decode(piece as Buffer, { stream: true }));
      onBytes(file.bytesRead);
      if (records.length > 0) yield toRows(records, delimiter);
    }
    const last = [...cutter.push(decoder.decode()), ...cutter.end()];
    if (last.length > 0) yield toRows(last, delimiter);
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function openBytes(path: string) {
  const handle = await open(path);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
  await handle.close();
  const file = createReadStream(path);
  if (bytesRead < 2 || buffer[0] !== 0x1f || buffer[1] !== 0x8b)
    return { file, bytes: file, encoding: encodingOf(buffer.subarray(0, bytesRead)) };
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  return { file, bytes: file.pipe(gunzip), encoding: 'utf-8' as const };
}

const reasons: Record<string, [text: string, key: ReasonKey]> = {
  ENOENT: ['there is no such file', 'unreadable'],
  EISDIR: ['it is a folder', 'unreadable'],
  EACCES: ['this account may not read it', 'unreadable'],
  Z_BUF_ERROR: ['the gzip file ends too early', 'gzip_short'],
  Z_DATA_ERROR: ['the gzip file is damaged', 'gzip_damaged'],
};

/** Of unexpected errors only the code is passed on: their texts are a library's. */
function unreadable(path: string, error: unknown): TransferError {
  const { code = '' } = error as NodeJS.ErrnoException;
  const [text, key] = reasons[code] ?? [
    `it is not well-formed CSV${code && ` (${code})`}`,
    code.startsWith('E') ? 'unreadable' : 'file_not_text',
  ];
  return new TransferError(`Cannot read ${path}: ${text}.`, why(key));
}

/** The record splitter has validated the quotes, so csv-parse can read all well-formed records at once. */
function toRows(records: RawRecord[], delimiter: string): CsvRow[] {
  const good = records.filter((record) => !record.error);
  const cells: string[][] = parse(good.map((record) => record.text).join('\n'), {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
  });
  if (cells.length !== good.length) throw new Error('the rows of a portion were cut in two ways');
  let next = 0;
  return records.map(({ line, text, error }) =>
    error ? { line, text, error } : { line, cells: cells[next++] ?? [] },
  );
}
