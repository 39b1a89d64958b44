import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationNames } from '../database/migrate.ts';
import { copyJobs } from '../queue/copy-jobs.ts';
import { BackupError } from './backup-error.ts';
import type { Contents } from './manifest.ts';
import { openTarget, requireSafe, type Target } from './move-target.ts';
import { replaceTables, type SiteShape } from './restore-tables.ts';
import { measuring, nowhere } from './stored-files.ts';
import {
  copyInStatement,
  copyOut,
  copySettings,
  readSequences,
  readTableShapes,
  type TableShape,
} from './tables.ts';

export interface MovedSite {
  /** False if the target already contained this site, and nothing was written. */
  isNew: boolean;
  tables: number;
  rows: number;
  /** Waiting jobs of the queue, including emails. */
  jobs: number;
}

/** A copied table: its number of rows, and a hash of them. */
type Copied = Contents & { rows: number };

interface Source extends SiteShape {
  tables: TableShape[];
}

/** The tables in one snapshot, which is held until the connection ends. */
async function readSource(client: pg.Client): Promise<Source> {
  await client.query(copySettings);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const migrations = rows.map(({ name }) => name);
  const known = new Set(await migrationNames());
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The site is of a newer release, with the migration ${unknown}: move it with that one.`,
    );
  }
  return { migrations, tables: await readTableShapes(client), sequences: await readSequences(client) };
}

async function copyTable(from: pg.Client, to: pg.Client, shape: TableShape): Promise<Copied> {
  const { stream, rows } = copyOut(from, shape);
  const measured = measuring();
  const into = to.query(copyFrom(copyInStatement(shape.name, shape.columns)));
  await pipeline(stream, measured.stream, into);
  return { ...measured.result(), rows: rows() };
}

async function measureTable(client: pg.Client, shape: TableShape): Promise<Copied> {
  const { stream, rows } = copyOut(client, shape);
  const measured = measuring();
  await pipeline(stream, measured.stream, nowhere());
  return { ...measured.result(), rows: rows() };
}

const isSame = (one: Copied, other: Copied) =>
  one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;

/** @throws BackupError for the first table that differs from the copy */
async function requireSame(
  target: pg.Client,
  shapes: TableShape[],
  copied: Map<string, Copied>,
): Promise<void> {
  for (const shape of shapes) {
    const [there, here] = [await measureTable(target, shape), copied.get(shape.name)];
    if (here && isSame(there, here)) continue;
    throw new BackupError(
      `The table ${shape.name} is not the same there (${there.rows} rows, ${here?.rows ?? 0} here). Nothing was moved.`,
    );
  }
}

/** Whether the target already contains this site: the same migrations, and the same rows in every table. */
async function isThere(from: pg.Client, target: pg.Client, source: Source): Promise<boolean> {
  const { rows } = await target.query<{ is: boolean }>(
    `select to_regclass('kysely_migration') is not null as is`,
  );
  if (!rows[0]?.is) return false;
  await target.query(copySettings);
  const names = (shapes: TableShape[]) => JSON.stringify(shapes.map(({ name, columns }) => [name, columns]));
  if (names(await readTableShapes(target)) !== names(source.tables)) return false;
  for (const shape of source.tables)
    if (!isSame(await measureTable(from, shape), await measureTable(target, shape))) return false;
  return true;
}

const totalOf = (copied: Iterable<Copied>) => [...copied].reduce((sum, { rows }) => sum + rows, 0);

/** Converts errors of the target during writing, with its own message. */
function explain(error: unknown, { name }: Target): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const advice = error.code === '42501' ? ' The user has to own the database.' : '';
  return new BackupError(`${name} refuses: ${error.message}.${advice} Nothing was moved.`);
}

async function write(from: pg.Client, target: Target, source: Source): Promise<MovedSite> {
  const { client, address } = target;
  const jobs = await copyJobs(from, client, address);
  const copied = new Map<string, Copied>();
  const fill = async () => {
    for (const shape of source.tables) copied.set(shape.name, await copyTable(from, client, shape));
  };
  await replaceTables(client, source, fill, () => requireSame(client, source.tables, copied));
  return { isNew: true, tables: copied.size, rows: totalOf(copied.values()), jobs };
}

/**
 * Copies the database of a stopped site into an empty one: every table in one transaction, compared by counts and
 * hashes before it is committed, and the jobs of the queue. The source is only read. A failure leaves the target
 * without tables, so that the move can be repeated.
 * @param from connection string of the site's database
 * @param to connection string of the target
 * @throws BackupError if the target is not empty, in use, unreachable, or unsuitable
 */
export async function moveSite(from: string, to: string): Promise<MovedSite> {
  const target = await openTarget(to);
  const source = new pg.Client({ connectionString: from, application_name: 'arab-new-york-move' });
  // A broken connection also fails the current statement.
  source.on('error', () => undefined);
  try {
    await source.connect();
    const site = await readSource(source);
    if (await isThere(source, target.client, site)) {
      return { isNew: false, tables: site.tables.length, rows: 0, jobs: 0 };
    }
    await requireSafe(target);
    return await write(source, target, site);
  } catch (error) {
    throw explain(error, target);
  } finally {
    await source.end().catch(() => undefined);
    await target.client.end().catch(() => undefined);
  }
}
