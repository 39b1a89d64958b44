import { readFile, writeFile } from 'node:fs/promises';
import { storageOf } from '../storage/storage-of.ts';
import { exportContent, importContent } from '../transfer/content.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import { type Command, UsageError } from './command.ts';
import { columns } from './said.ts';

const usage = ['export FILE.json', 'import FILE.json [--dry-run]'];

/** A file system error as one sentence. */
function refused(verb: string, path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new TransferError(`Cannot ${verb} ${path}: ${error.code}.`);
  };
}

export const contentCommand: Command = {
  name: 'content',
  usage,
  about:
    'Writes all managed content, settings, categories and search words with their pictures into one file, or takes them ' +
    'from one: all of it or nothing. What the file does not name stays.',
  options: { 'dry-run': { type: 'boolean' } },
  async run({ positionals: [verb, path, ...rest], values }, { out, withDatabase }) {
    const isDry = values['dry-run'] === true;
    if (!path || rest.length > 0 || !(verb === 'import' || (verb === 'export' && !isDry)))
      throw new UsageError(`Usage: ${usage.map((line) => `content ${line}`).join('  or  ')}`);
    if (verb === 'export') {
      const text = await withDatabase((db, environment) => exportContent(db, storageOf(environment)));
      await writeFile(path, text).catch(refused('write', path));
      out.write(`The content is written to ${path} (${(text.length / 2 ** 20).toFixed(1)} MB).\n`);
      return;
    }
    const text = await readFile(path, 'utf8').catch(refused('read', path));
    const summary = await withDatabase((db, environment) =>
      importContent(db, storageOf(environment), text, { dryRun: isDry }),
    );
    const rows = summary.map(({ table, added, changed, same }) => [
      table,
      ...[added, changed, same].map(String),
    ]);
    out.write(columns([['', 'new', 'changed', 'same'], ...rows]));
    if (isDry) out.write('Nothing was written: --dry-run.\n');
  },
};
