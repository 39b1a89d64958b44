import { createWriteStream, type WriteStream } from 'node:fs';
import { access, constants, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { defuse } from './defuse.ts';
import { sentence } from './reason.ts';
import type { Problem } from './row.ts';
import { TransferError } from './transfer-error.ts';

/** The maximum length of a value in the report, in characters. */
const longestValue = 2_000;

/** The path of the report: beside the file, or in the working directory if that folder is read-only. */
export async function reportPath(file: string, workingFolder: string): Promise<string> {
  const name = `${basename(file).replace(/(\.csv)?(\.gz)?$/i, '')}.errors.csv`;
  const beside = dirname(file);
  const writable = await access(beside, constants.W_OK).then(
    () => true,
    () => false,
  );
  return join(writable ? beside : workingFolder, name);
}

/** The report of an import as a CSV file; it is not created if there are no problems. */
export class Report {
  readonly path: string;
  readonly counts = { error: 0, warning: 0 };
  #stream: WriteStream | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Writes problems in their order.
   * @throws TransferError if the file cannot be written
   */
  async add(problems: readonly Problem[]): Promise<void> {
    if (problems.length === 0) return;
    const rows = problems.map(({ line, column, value, reason, level }) => {
      this.counts[level] += 1;
      return [line, column, value.slice(0, longestValue), sentence('en', reason), level].map((cell) =>
        defuse(String(cell)),
      );
    });
    this.#stream ??= await this.#open();
    if (!this.#stream.write(stringify(rows))) {
      const stream = this.#stream;
      await new Promise<void>((resolve, reject) => {
        stream.once('drain', resolve);
        stream.once('error', reject);
      });
    }
  }

  /** Closes the file, and deletes the report of an earlier run if this one has no problems. */
  async close(): Promise<void> {
    if (!this.#stream) return rm(this.path, { force: true });
    this.#stream.end();
    await finished(this.#stream);
  }

  async #open(): Promise<WriteStream> {
    const stream = createWriteStream(this.path);
    await new Promise<void>((resolve, reject) => {
      stream.once('open', () => resolve());
      stream.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          new TransferError(
            `Cannot write the report ${this.path}: ${error.code}. Give another with --errors.`,
          ),
        ),
      );
    });
    stream.write('\uFEFFline,column,value,reason,level\n');
    return stream;
  }
}
