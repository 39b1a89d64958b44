import { stringify } from 'csv-stringify/sync';
import { defuse } from '../transfer/defuse.ts';

type Cell = string | number | null;

/** Lines of a CSV file (RFC 4180) without spreadsheet formulas. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? defuse(cell) : cell))),
    { record_delimiter: 'windows' },
  );

/** A file as a private, uncached download. */
export const csvHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'cache-control': 'private, no-store',
});
