import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { BackupError, codeOf } from './backup-error.ts';
import { keyOf } from './encryption.ts';
import {
  FORMAT,
  filePath,
  type Head,
  headName,
  headSchema,
  type Manifest,
  manifestPath,
  manifestSchema,
  tablePath,
} from './manifest.ts';
import { nowhere, type Place, readStored } from './stored-files.ts';

/** A backup whose manifest was read; its files are not verified yet. */
export interface OpenBackup extends Place {
  manifest: Manifest;
}

const unreadable = (name: string) => new BackupError(`The backup is damaged: ${name} cannot be understood.`);

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(name);
  }
}

async function readHead(folder: string): Promise<Head> {
  const text = await readFile(join(folder, headName), 'utf8').catch((error) => {
    const why = codeOf(error) === 'ENOENT' ? `it has no ${headName}` : codeOf(error);
    throw new BackupError(`${folder} is no backup, or one that was not finished: ${why}.`);
  });
  const value = parse(text, headName);
  const { format } = Object(value) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError('This backup is of a newer release: restore it with that one.');
  }
  const head = headSchema.safeParse(value);
  if (!head.success) throw unreadable(headName);
  return head.data;
}

/** The manifest, verified by size and hash as stored; its own content is known only once it is read. */
async function readManifest(place: Place, { manifest: stored }: Head): Promise<Manifest> {
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  await readStored(place, manifestPath, { stored }, sink).catch((error) => {
    if (error instanceof BackupError || !place.key) throw error;
    throw new BackupError('BACKUP_PASSPHRASE is not the one that this backup was made with.');
  });
  const manifest = manifestSchema.safeParse(parse(Buffer.concat(pieces).toString('utf8'), manifestPath));
  if (!manifest.success) throw unreadable(manifestPath);
  return manifest.data;
}

/**
 * Opens a backup by its manifest.
 * @throws BackupError if it is incomplete, of a newer release, or encrypted with another passphrase
 */
export async function openBackup(folder: string, passphrase: string | undefined): Promise<OpenBackup> {
  const path = resolve(folder);
  const head = await readHead(path);
  if (head.encryption && passphrase === undefined) {
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE.');
  }
  const key =
    head.encryption && passphrase !== undefined ? await keyOf(passphrase, head.encryption) : undefined;
  const place = { folder: path, key };
  return { ...place, manifest: await readManifest(place, head) };
}

/**
 * Verifies a complete backup.
 * @throws BackupError for the first file that is missing or differs in a byte
 */
export async function verifyBackup(backup: OpenBackup): Promise<void> {
  const { tables, files } = backup.manifest;
  for (const table of tables) await readStored(backup, tablePath(table), table, nowhere());
  for (const file of files) await readStored(backup, filePath(file), file, nowhere());
}
