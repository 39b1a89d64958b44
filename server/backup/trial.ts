import { readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { OpenBackup } from './open-backup.ts';
import { restoreTables } from './restore-tables.ts';
import { measuring, nowhere } from './stored-files.ts';
import { copyOut, copySettings, readTableShapes } from './tables.ts';

/**
 * `denied`: the user may not create databases. `no-room`: the disk has less than twice the size of the database
 * available.
 */
const outcomes = ['restored', 'denied', 'no-room'] as const;
export type TrialOutcome = (typeof outcomes)[number];

export const recordName = 'trial.json';
const recordSchema = z.object({ outcome: z.enum(outcomes) });

/** The result of a backup's trial restore, from its folder; undefined if it was not tried. */
export async function readTrial(folder: string): Promise<TrialOutcome | undefined> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return recordSchema.parse(JSON.parse(text)).outcome;
  } catch {
    return undefined;
  }
}

export interface TrialServer {
  /** Of the site's own database: the trial uses another one on the same server. */
  connectionString: string;
  /** The folder whose disk the database is on, if it is on this machine. */
  diskOf: string | undefined;
}

/** The SQLSTATE of insufficient privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';
/** PostgreSQL truncates longer names. */
const longestName = 63;
const suffix = '_restore_trial';

/** The name of the database for trials of a site's backups. */
export const trialName = (database: string): string =>
  `${database.slice(0, longestName - suffix.length)}${suffix}`;

/** The same server, another database. */
const addressOf = (connectionString: string, database: string) =>
  connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${encodeURIComponent(database)}`);

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'arab-new-york-trial' });
  // A broken connection also fails the current statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hasRoom(client: pg.Client, disk: string): Promise<boolean> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize > 2 * Number(rows[0]?.bytes ?? 0);
}

/** @throws BackupError for the first table that differs from the manifest */
async function requireSame(client: pg.Client, { manifest }: OpenBackup): Promise<void> {
  await client.query(copySettings);
  const shapes = new Map((await readTableShapes(client)).map((shape) => [shape.name, shape]));
  for (const table of manifest.tables) {
    const shape = shapes.get(table.name);
    if (!shape) throw new BackupError(`Restored on trial, the backup has no table ${table.name}.`);
    const { stream, rows } = copyOut(client, shape);
    const measured = measuring();
    await pipeline(stream, measured.stream, nowhere());
    if (rows() === table.rows && measured.result().sha256 === table.sha256) continue;
    throw new BackupError(
      `Restored on trial, the table ${table.name} differs: ${rows()} rows, not ${table.rows}, or others.`,
    );
  }
}

/**
 * Restores a backup into a temporary database on the site's server, compares every table by counts and hashes with
 * the backup, and records the result in the folder of the backup.
 * @throws BackupError if what was restored differs; the error of PostgreSQL if it rejects the rows
 */
export async function tryRestore(backup: OpenBackup, server: TrialServer): Promise<TrialOutcome> {
  const { connectionString, diskOf } = server;
  const outcome = await withClient(connectionString, async (client): Promise<TrialOutcome> => {
    if (diskOf !== undefined && !(await hasRoom(client, diskOf))) return 'no-room';
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = trialName(rows[0]?.name ?? '');
    const quoted = pg.escapeIdentifier(name);
    try {
      // Of a trial whose process crashed.
      await client.query(`drop database if exists ${quoted} with (force)`);
      await client.query(`create database ${quoted} template template0 encoding 'UTF8'`);
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) return 'denied';
      throw error;
    }
    try {
      await withClient(addressOf(connectionString, name), async (scratch) => {
        await restoreTables(scratch, backup);
        await requireSame(scratch, backup);
      });
    } finally {
      await client.query(`drop database if exists ${quoted} with (force)`);
    }
    return 'restored';
  });
  await writeFile(join(backup.folder, recordName), `${JSON.stringify({ outcome })}\n`, { mode: 0o600 });
  return outcome;
}
