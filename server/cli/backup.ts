import { resolve } from 'node:path';
import { sizeOf } from '../backup/manifest.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Command, UsageError } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: ['[DIR]'],
  about:
    'Backs the site up while it runs, into a new folder below DIR or BACKUP_DIR, and reads it back. ' +
    'Encrypts it where BACKUP_PASSPHRASE is set.',
  async run({ positionals }, { out, settings, withDatabase }) {
    const [into = settings().backupDir, ...rest] = positionals;
    if (into === undefined || rest.length > 0) {
      throw new UsageError('Usage: backup [DIR]. Without DIR, BACKUP_DIR has to be set.');
    }
    const { folder, manifest } = await withDatabase(
      (_db, { connectionString, dataDir, backupPassphrase: passphrase }) =>
        writeBackup({ connectionString, dataDir, passphrase }, resolve(into)),
    );
    out.write(`Backed up to ${folder}: ${sizeOf(manifest)}.\n`);
  },
};
