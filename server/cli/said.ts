import { AppError } from '../../contract/errors.ts';
import { messageOf } from '../http/messages.ts';
import { UsageError } from './command.ts';

/** An error of a room as a message for the operator. @throws UsageError */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.errors ?? {}).map(([field, said]) => `${field}: ${said.join(' ')}`);
    throw new UsageError([messageOf(error.code, 'en'), ...fields].join(' '));
  }
}

/** Rows as aligned columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
