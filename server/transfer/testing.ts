import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { ListingStatus } from '../../contract/categories.ts';
import type { Db } from '../database/connect.ts';
import { exportKind } from './export.ts';
import type { TransferKind } from './fields.ts';
import { type ImportOptions, importFile } from './import.ts';
import { parseMapping } from './mapping.ts';
import { Report } from './report.ts';

/** A folder for a test's files. */
export async function testFolder() {
  const path = await mkdtemp(join(tmpdir(), 'any-transfer-'));
  return { path, remove: () => rm(path, { recursive: true }) };
}

/** A small mapping for businesses with the columns id, name, type, boro, zip, phone. */
export const shopMapping = {
  source: 'test-shops',
  key: ['id'],
  skipIf: [{ column: 'type', in: ['closed'], reason: 'it is closed for good' }],
  fields: {
    title: { column: 'name', transform: ['collapseSpaces'] },
    categories: {
      column: 'type',
      lookup: { bread: 'bakeries', meal: 'restaurants', odd: 'no-such-category' },
    },
    zip: { column: 'zip', transform: ['zip5'] },
    phone: { column: 'phone', transform: ['phoneUS'] },
  },
  place: { borough: { column: 'boro', lookup: { Brooklyn: 'brooklyn', Queens: 'queens' } } },
};

/** Writes a file into a folder, imports it and reads the report. */
export async function importText(
  db: Db,
  folder: string,
  text: string | Buffer,
  options: Partial<Pick<ImportOptions, 'kind' | 'limit' | 'dryRun' | 'now'>> & { mapping?: object } = {},
) {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  const report = new Report(join(folder, 'file.errors.csv'));
  const mapping = parseMapping(options.mapping ?? shopMapping, 'the mapping');
  const summary = await importFile(db, { kind: 'businesses', ...options, path, report, mapping });
  return { ...summary, problems: await readProblems(report.path) };
}

/** The rows of a report; empty if there is no report. */
export async function readProblems(path: string): Promise<Record<string, string>[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return parse(text, { columns: true, bom: true });
}

/** The output of an export. */
export async function exportText(db: Db, kind: TransferKind, status?: ListingStatus): Promise<string> {
  const pieces: string[] = [];
  const out = new Writable({
    write(piece, _encoding, done) {
      pieces.push(String(piece));
      done();
    },
  });
  await exportKind(db, kind, out, status);
  return pieces.join('');
}

const script = fileURLToPath(new URL('./testing-child.ts', import.meta.url));

/** Runs an import in a separate process; see testing-child.ts. @returns how it exited and what it printed */
export async function importInChild(args: string[], flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    output += piece;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, output };
}

/** A file of this many businesses, about 60 bytes each. */
export function shopLines(count: number): string {
  const lines = ['id,name,type,boro,zip,phone'];
  for (let id = 1; id <= count; id++) {
    const type = id % 3 === 0 ? 'bread' : 'meal';
    lines.push(
      `${id},"Shop no. ${id}, مطعم",${type},${id % 2 ? 'Brooklyn' : 'Queens'},11209,71855501${10 + (id % 90)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
