import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import pg from 'pg';
import { keepFiles } from '../database/backup-lock.ts';
import { StorageUnavailable } from '../storage/storage.ts';
import { filesOf, type StorageSettings } from '../storage/storage-of.ts';
import { BackupError, codeOf } from './backup-error.ts';
import { keyOf, newEncryption } from './encryption.ts';
import {
  type BackupFile,
  type BackupTable,
  FORMAT,
  fileFolders,
  filePath,
  type Head,
  headName,
  type Manifest,
  manifestPath,
  tablePath,
} from './manifest.ts';
import { backupName } from './names.ts';
import { type OpenBackup, openBackup, verifyBackup } from './open-backup.ts';
import type { RepositorySettings } from './repository.ts';
import { backupRepository } from './repository-of.ts';
import { type Place, writeStored } from './stored-files.ts';
import { copyOut, copySettings, readSequences, readTableShapes } from './tables.ts';

export interface BackupSource extends StorageSettings, RepositorySettings {
  connectionString: string;
  passphrase: string | undefined;
  now?: () => Date;
  /** Tests the backup before it is published; an error rejects the backup. */
  trial?: (backup: OpenBackup) => Promise<void>;
}

export interface WrittenBackup {
  /** The place of the backup: a folder, or an `s3://` URL. */
  folder: string;
  manifest: Manifest;
}

const json = (value: unknown) => Readable.from([Buffer.from(JSON.stringify(value, null, '\t'))]);

/**
 * Backs the running site up: all tables in one snapshot, and the files that existed at the start or were added
 * since. It is published once it has been read back and verified.
 * @param into folder of backups, created if missing, or an `s3://` URL
 * @throws BackupError
 */
export async function writeBackup(source: BackupSource, into: string): Promise<WrittenBackup> {
  const { passphrase, now = () => new Date(), trial } = source;
  const createdAt = now();
  const repository = backupRepository(into, source);
  const name = backupName(createdAt);
  const part = join(repository.spool, `${name}.${process.pid}.part`);
  try {
    await mkdir(repository.spool, { recursive: true, mode: 0o700 });
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
    return { folder: await repository.publish(part, name), manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined);
    const code = error instanceof StorageUnavailable ? error.message : codeOf(error);
    throw code === undefined ? error : new BackupError(`Cannot write the backup to ${into}: ${code}.`);
  }
}

async function writeContents(source: BackupSource, place: Place, createdAt: Date): Promise<Manifest> {
  const { connectionString } = source;
  const client = new pg.Client({ connectionString, application_name: 'arab-new-york-backup' });
  // A broken connection also fails the current statement.
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
      files: await writeFiles(source, place),
    };
  } finally {
    await client.end();
  }
}

async function writeFiles(source: BackupSource, place: Place): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  for (const folder of fileFolders) {
    const store = filesOf(folder, source);
    for (const { name } of await store.list()) {
      const opened = await store.open(name);
      // Only files of transfers, which are used for a day, may be deleted meanwhile.
      if (!opened && folder === 'transfers') continue;
      if (!opened) throw new BackupError(`The file ${name} of ${folder} is listed, but cannot be read.`);
      const contents = Readable.fromWeb(opened.stream as NodeReadableStream);
      const file = { folder, name };
      files.push({ ...file, ...(await writeStored(place, filePath(file), contents)) });
    }
  }
  return files;
}
