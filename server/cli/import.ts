import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importFile } from '../transfer/import.ts';
import { readMapping } from '../transfer/mapping.ts';
import { Report, reportPath } from '../transfer/report.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import { type Command, UsageError } from './command.ts';
import { importSummary } from './import-summary.ts';
import { kindOf } from './kind.ts';
import { progress } from './progress.ts';

const ownMapping = fileURLToPath(new URL('../../mappings/own.json', import.meta.url));

export const importCommand: Command = {
  name: 'import',
  usage: [
    'businesses|rents|jobs|products|events FILE.csv[.gz] [--map MAPPING.json] [--limit N] [--dry-run] [--errors REPORT.csv]',
  ],
  about: 'Imports a CSV file by a mapping (docs/importing.md); without one, a file that this site exported.',
  options: {
    map: { type: 'string' },
    limit: { type: 'string' },
    'dry-run': { type: 'boolean' },
    errors: { type: 'string' },
  },
  async run({ positionals, values }, terminal) {
    const kind = kindOf(positionals, importCommand, 2);
    const path = positionals[1] ?? '';
    const limit = limitOf(values.limit);
    const mapping = await readMapping(typeof values.map === 'string' ? values.map : ownMapping, kind);
    const bytes = await sizeOf(path);
    const errors = typeof values.errors === 'string' ? values.errors : await reportPath(path, process.cwd());
    const report = new Report(errors);
    const dryRun = values['dry-run'] === true;
    const summary = await terminal.withDatabase(async (db) => {
      const bar = progress(terminal.error, bytes);
      try {
        return await importFile(db, { kind, path, mapping, report, limit, dryRun, onProgress: bar.show });
      } finally {
        bar.stop();
      }
    });
    terminal.out.write(importSummary(summary, report, dryRun));
  },
};

function limitOf(value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^[1-9]\d{0,9}$/.test(value)) {
    throw new UsageError(`--limit must be a whole number from 1, not “${value}”.`);
  }
  return Number(value);
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new TransferError(`Cannot read ${path}: there is no such file.`);
  if (!found.isFile()) throw new TransferError(`Cannot read ${path}: it is no file.`);
  return found.size;
}
