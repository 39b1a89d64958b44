import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { ListingStatus } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import { readCatalog } from '../rooms/catalog/service.ts';
import { defuse } from './defuse.ts';
import { formats, listingKindOf, type TransferKind } from './fields.ts';
import { cellText, columnsOf } from './own-format.ts';
import { atOneMoment, readForExport } from './queries.ts';

/** The number of rows that are held in memory at a time. */
const portion = 1_000;

/**
 * Writes the listings of a kind and status as CSV, UTF-8 with a byte order mark (spreadsheets need it for Arabic),
 * from a snapshot at the time of the call. Cells that spreadsheets would interpret as formulas are escaped; the
 * mapping `own.json` reverts that. Leaves the stream open.
 * @returns the number of rows
 */
export function exportKind(
  db: Db,
  kind: TransferKind,
  out: Writable,
  status: ListingStatus = 'published',
  format = formats[kind],
): Promise<number> {
  const columns = Object.entries(columnsOf(format));
  return atOneMoment(db, async (snapshot) => {
    const catalog = await readCatalog(snapshot);
    await write(out, `\uFEFF${csv([columns.map(([name]) => name)])}`);
    let count = 0;
    let last = 0;
    for (;;) {
      const rows = await readForExport(snapshot, { kind: listingKindOf[kind], status }, last, portion);
      const cells = rows.map((row) => columns.map(([, value]) => defuse(cellText(value(row, catalog)))));
      if (rows.length > 0) await write(out, csv(cells));
      count += rows.length;
      last = rows.at(-1)?.id ?? last;
      if (rows.length < portion) return count;
    }
  });
}

/** A lone carriage return or spaces at the ends of a cell are quoted, too, which every reader understands. */
function csv(rows: string[][]): string {
  return stringify(rows, { quoted_match: /\r|^\s|\s$/ });
}

async function write(out: Writable, text: string): Promise<void> {
  if (out.errored) throw out.errored;
  if (!out.write(text)) await once(out, 'drain');
}
