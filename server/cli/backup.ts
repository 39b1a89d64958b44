import { sizeOf } from '../backup/manifest.ts';
import { backupRepository } from '../backup/repository-of.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Command, UsageError } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: ['[DIR | s3://BUCKET/FOLDER]'],
  about:
    'Backs the site up while it runs, into a new folder below DIR or BACKUP_DIR, or into a bucket, and reads it back. ' +
    'Encrypts it where BACKUP_PASSPHRASE is set.',
  async run({ positionals }, { out, settings, withDatabase }) {
    const [into = settings().backupDir, ...rest] = positionals;
    if (into === undefined || rest.length > 0) {
      throw new UsageError(
        'Usage: backup [DIR | s3://BUCKET/FOLDER]. Without either, BACKUP_DIR has to be set.',
      );
    }
    // An invalid URL is rejected before the site is opened.
    backupRepository(into, settings());
    const { folder, manifest } = await withDatabase(
      (_db, { connectionString, dataDir, s3, s3Service, backupPassphrase: passphrase }) =>
        writeBackup({ connectionString, dataDir, s3, s3Service, passphrase }, into),
    );
    out.write(`Backed up to ${folder}: ${sizeOf(manifest)}.\n`);
  },
};
