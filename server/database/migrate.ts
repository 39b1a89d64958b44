import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './connect.ts';
import { StartError } from './embedded/start-error.ts';

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * `20261122-1830-verb-noun`: the UTC minute in which a migration was written, then what it does. The first ones are
 * named by a date with dashes, some of them in the future; in code unit order all of those sort before this form.
 */
export const MIGRATION_NAME = /^(?:\d{4}-\d{2}-\d{2}|\d{8}-\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Code unit order, independent of the process locale. */
const nameComparator = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Applies pending migrations. Every migration is a transaction of its own, so a crash leaves complete steps only;
 * an advisory lock makes a second server wait for the first. There are no down migrations: mistakes are fixed by
 * further ones.
 * @param folder absolute path of the dated migration files, ending in a slash; for tests
 * @returns the names of the migrations that were applied now, in order
 * @throws StartError if the database has migrations that this release does not know; the error of a failed one
 */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, nameComparator });
  const known = await migrator.getMigrations();
  const applied: string[] = [];
  for (let left = known.filter((migration) => !migration.executedAt).length; left >= 0; left--) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw explain(error, results.at(-1)?.migrationName);
    applied.push(...results.map((result) => result.migrationName));
  }
  return applied;
}

/** The migrations that this release knows, in order. */
export async function migrationNames(folder = FOLDER): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => MIGRATION_NAME.test(name))
    .sort(nameComparator);
}

/**
 * Creates the schema of an earlier state in an empty database, within the caller's transaction: its migrations, and
 * the empty table that records them.
 * @param names in order, all known to this release
 */
export async function makeSchema(tx: Db, names: readonly string[]): Promise<void> {
  const known = await readMigrations(FOLDER);
  for (const name of names) await known[name]?.up(tx);
  // As Kysely creates it.
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    tx,
  );
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const entries = (await migrationNames(folder)).map(async (name) => {
    const { up }: Migration = await import(/* @vite-ignore */ pathToFileURL(`${folder}${name}.ts`).href);
    return [name, { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Kysely's error for an applied migration without a file: the database is newer than this release. */
const UNKNOWN = /previously executed migration (\S+) is missing/;

function explain(error: unknown, name: string | undefined): Error {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = UNKNOWN.exec(message)?.[1];
  if (unknown) {
    return new StartError(`The database is ahead of this release (${unknown}): start the newer release.`);
  }
  return new Error(`Migration ${name ?? ''} failed and left no trace: ${message}`, { cause: error });
}
