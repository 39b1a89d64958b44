import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { seedBase } from '../server/seed/seed-base.ts';
import type { TransferKind } from '../server/transfer/fields.ts';
import { type ImportSummary, importFile } from '../server/transfer/import.ts';
import { readMapping } from '../server/transfer/mapping.ts';
import { Report } from '../server/transfer/report.ts';
import { type Row, report } from './measure.ts';

/*
 * The speed of importing the largest public data sets into a new database, and again without changes: each in a
 * separate process with its own memory peak.
 */

interface Task {
  kind: TransferKind;
  path: string;
  mapping: string;
}

const sets = join(import.meta.dirname, '../../shared/data');
const sampleRows = 30_000;

/** Businesses in the columns of the public data set. */
function sample(): string {
  const header =
    'camis,dba,legal_business_name,boro,building,street,zipcode,phone,cuisine_description,industry,latitude,longitude';
  const lines = Array.from({ length: sampleRows }, (_, index) => {
    const cuisine = ['Bakery', 'American', 'Italian', 'Turkish'][index % 4];
    const lat = (40.6 + (index % 200) / 1000).toFixed(4);
    return `${index + 1},MARIO'S PLACE NO. ${index},,Brooklyn,${index},5 AVENUE,11209,7187443838,${cuisine},,${lat},-73.98`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}

async function tasks(folder: string): Promise<Task[]> {
  const real: Task[] = [
    { kind: 'businesses', path: join(sets, 'businesses.csv.gz'), mapping: 'nyc-businesses' },
    { kind: 'products', path: join(sets, 'products.csv.gz'), mapping: 'products' },
  ];
  if (real.every((task) => existsSync(task.path))) return real;
  console.log(`The public data sets are not in ${sets}: ${sampleRows} generated rows stand in for them.`);
  const path = join(folder, 'generated.csv');
  await writeFile(path, sample());
  return [{ kind: 'businesses', path, mapping: 'nyc-businesses' }];
}

/** In the child process: one import into the database of a folder. */
async function importOnce(dataDir: string, { kind, path, mapping }: Task): Promise<ImportSummary> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(db);
  await seedBase(db);
  const rules = await readMapping(join(import.meta.dirname, `../mappings/${mapping}.json`), kind);
  const problems = new Report(join(dataDir, `${mapping}.errors.csv`));
  const summary = await importFile(db, { kind, path, mapping: rules, report: problems });
  await close();
  return summary;
}

async function inChild(dataDir: string, task: Task): Promise<ImportSummary> {
  const child = fork(import.meta.filename, ['--import', JSON.stringify({ dataDir, task })]);
  const [summary] = await once(child, 'message');
  return summary as ImportSummary;
}

// The benchmark itself may have an IPC channel, too: having one does not make it a child.
const { values } = parseArgs({ options: { import: { type: 'string' } } });
if (values.import) {
  const { dataDir, task } = JSON.parse(values.import);
  process.send?.(await importOnce(dataDir, task));
  process.disconnect();
} else {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  // The database may run under another account, which needs access.
  await chmod(folder, 0o711);
  const rows: Row[] = [];
  for (const task of await tasks(folder)) {
    const dataDir = join(folder, task.mapping);
    for (const run of ['new', 'unchanged']) {
      const summary = await inChild(dataDir, task);
      rows.push({
        file: task.path.replace(/^.*\//, ''),
        run,
        rows: summary.read,
        refused: summary.refused,
        warnings: summary.warnings,
        seconds: Math.round(summary.seconds * 10) / 10,
        'rows/s': summary.rowsPerSecond,
        'peak RSS MB': summary.peakMegabytes,
      });
    }
  }
  await rm(folder, { recursive: true });
  report('import', rows);
}
