import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { keepFiles } from '../database/backup-lock.ts';
import { syncTree } from '../storage/sync-tree.ts';
import { BackupError, codeOf } from './backup-error.ts';
import { keyOf, newEncryption } from './encryption.ts';
import {
  type BackupFile,
  type BackupTable,
  FORMAT,
  fileFolders,
  fileName,
  filePath,
  type Head,
  headName,
  type Manifest,
  manifestPath,
  tablePath,
} from './manifest.ts';
import { backupName } from './names.ts';
import { type OpenBackup, openBackup, verifyBackup } from './open-backup.ts';
import { type Place, writeStored } from './stored-files.ts';
import { copyOut, copySettings, readSequences, readTableShapes } from './tables.ts';

export interface BackupSource {
  connectionString: string;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  passphrase: string | undefined;
  now?: () => Date;
  /** Tries what was written before it gets its name; what it throws, the backup is refused for. */
  trial?: (backup: OpenBackup) => Promise<void>;
}

export interface WrittenBackup {
  /** Where it lies now. */
  folder: string;
  manifest: Manifest;
}

const json = (value: unknown) => Readable.from([Buffer.from(JSON.stringify(value, null, '\t'))]);

/**
 * Backs the site up while it runs: all tables as one snapshot sees them, and the files that were there when it began or
 * came since. It gets its name once it was read back and is what was written.
 * @param into folder of backups; made when missing
 * @throws BackupError
 */
export async function writeBackup(source: BackupSource, into: string): Promise<WrittenBackup> {
  const { passphrase, now = () => new Date(), trial } = source;
  const createdAt = now();
  const folder = join(into, backupName(createdAt));
  const part = `${folder}.${process.pid}.part`;
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    await mkdir(part, { mode: 0o700 });
    const encryption = passphrase === undefined ? null : newEncryption();
    const key = encryption && passphrase !== undefined ? await keyOf(passphrase, encryption) : undefined;
    const place: Place = { folder: part, key };
    const manifest = await writeContents(source, place, createdAt);
    const { stored } = await writeStored(place, manifestPath, json(manifest));
    const head: Head = { format: FORMAT, manifest: stored, encryption };
    await writeStored({ folder: part, key: undefined }, headName, json(head));
    const written = await openBackup(part, passphrase);
    await verifyBackup(written);
    await trial?.(written);
    await syncTree(part);
    await rename(part, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    const code = codeOf(error);
    throw code === undefined ? error : new BackupError(`Cannot write the backup to ${into}: ${code}.`);
  }
}

async function writeContents(source: BackupSource, place: Place, createdAt: Date): Promise<Manifest> {
  const { connectionString, dataDir } = source;
  const client = new pg.Client({ connectionString, application_name: 'arab-new-york-backup' });
  // A connection that breaks fails the statement under way, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await keepFiles(client))) throw new BackupError('Another backup of this site is under way.');
    await client.query(copySettings);
    await client.query('begin isolation level repeatable read read only');
    const postgres = await client.query<{ server_version: string }>('show server_version');
    const migrations = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    const tables: BackupTable[] = [];
    for (const shape of await readTableShapes(client)) {
      const { stream, rows } = copyOut(client, shape);
      const written = await writeStored(place, tablePath(shape), stream);
      tables.push({ name: shape.name, columns: shape.columns, rows: rows(), ...written });
    }
    const sequences = await readSequences(client);
    await client.query('commit');
    return {
      createdAt: createdAt.toISOString(),
      postgres: postgres.rows[0]?.server_version ?? '',
      migrations: migrations.rows.map((row) => row.name),
      tables,
      sequences,
      files: await writeFiles(dataDir, place),
    };
  } finally {
    await client.end();
  }
}

/** The names in a folder, if there is one: no file of a folder below it, nor one that is still being written. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const whole = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
  return whole.map(({ name }) => name).filter((name) => fileName.test(name));
}

async function writeFiles(dataDir: string, place: Place): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const folder of fileFolders) {
    for (const name of (await namesIn(join(dataDir, folder))).sort()) {
      const handle = await open(join(dataDir, folder, name)).catch((error) => {
        // Only the files of transfers, which are of use for a day, may go meanwhile.
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
      if (!handle) continue;
      const file = { folder, name };
      files.push({ ...file, ...(await writeStored(place, filePath(file), handle.createReadStream())) });
    }
  }
  return files;
}
