import { basename, dirname } from 'node:path';
import { sizeOf } from '../backup/manifest.ts';
import { backupRepository } from '../backup/repository-of.ts';
import { openWholeBackup, restoreBackup } from '../backup/restore-backup.ts';
import { migrate } from '../database/migrate.ts';
import { isS3Address } from '../storage/s3/address.ts';
import { type Command, UsageError } from './command.ts';

const usage = 'DIR | s3://BUCKET/FOLDER/BACKUP [--force] [--dry-run]';

export const restoreCommand: Command = {
  name: 'restore',
  usage: [usage],
  about:
    'Restores a backup into an empty, stopped site, or with --force replaces everything in it. ' +
    'Reads all of it first; --dry-run stops there.',
  options: { force: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  async run({ positionals, values }, { out, settings, withClosedSite }) {
    const [from, ...rest] = positionals;
    if (from === undefined || rest.length > 0) throw new UsageError(`Usage: restore ${usage}`);
    const restore = async (folder: string) => {
      const backup = await openWholeBackup(folder, settings().backupPassphrase);
      const { createdAt } = backup.manifest;
      const about = `the backup of ${createdAt}: ${sizeOf(backup.manifest)}`;
      if (values['dry-run']) {
        out.write(`Whole is ${about}. Nothing was written.\n`);
        return;
      }
      await withClosedSite(async (db, { connectionString, dataDir, s3 }) => {
        await restoreBackup(backup, { connectionString, dataDir, s3, force: values.force === true });
        await migrate(db);
      });
      out.write(`Restored ${about}.\n`);
    };
    if (!isS3Address(from)) return restore(from);
    const where = from.replace(/\/+$/, '');
    return backupRepository(dirname(where), settings()).withFolder(basename(where), restore);
  },
};
