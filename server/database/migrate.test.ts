import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATION_NAME, migrate } from './migrate.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const REAL = fileURLToPath(new URL('migrations/', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await testDatabase();
  folder = `${await mkdtemp(join(tmpdir(), 'any-migrations-'))}/`;
  await cp(REAL, folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

const write = (name: string, statement: string) =>
  writeFile(
    join(folder, `${name}.ts`),
    `import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
     export const up = async (db) => { await sql\`${statement}\`.execute(db); };`,
  );

const tables = async () => {
  const query = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  return (await query.execute(database.db)).rows.map(({ name }) => name);
};

test('an up-to-date database is unchanged', async () => {
  expect(await migrate(database.db)).toEqual([]);
});

test('the dated files are the migrations, and all of them are applied', async () => {
  const files = (await readdir(REAL)).map((name) => name.replace(/\.ts$/, '')).sort();
  const query = sql<{ name: string }>`select name from kysely_migration order by name`;
  expect((await query.execute(database.db)).rows.map(({ name }) => name)).toEqual(files);
});

test('a migration is named by the minute it was written, which is not in the future', async () => {
  const names = (await readdir(REAL)).map((name) => name.replace(/\.ts$/, ''));
  expect(names.filter((name) => !MIGRATION_NAME.test(name))).toEqual([]);
  const now = new Date()
    .toISOString()
    .replace(/[-:]/g, '')
    .replace('T', '-')
    .slice(0, 'yyyymmdd-hhmm'.length);
  expect(names.filter((name) => /^\d{8}-/.test(name) && name.slice(0, now.length) > now)).toEqual([]);
});

test('no further migration is named by a date with dashes', async () => {
  const last = (await readdir(REAL)).filter((name) => /^\d{4}-/.test(name)).sort();
  expect(last).toHaveLength(35);
  expect(last.at(-1)).toBe('2026-12-17-order-posts.ts');
});

test('a migration named by its minute sorts after all that are named by a date, even a later one', async () => {
  await write('28991231-2359-create-next', 'create table next (id int primary key)');
  expect(await migrate(database.db, folder)).toEqual(['28991231-2359-create-next']);
});

test('new migrations are applied in order, once', async () => {
  await write('29990101-0000-create-first', 'create table first (id int primary key)');
  await write('29990102-0000-create-second', 'create table second (id int references first)');
  expect(await migrate(database.db, folder)).toEqual([
    '29990101-0000-create-first',
    '29990102-0000-create-second',
  ]);
  expect(await migrate(database.db, folder)).toEqual([]);
});

test('a failed migration is rolled back; those before it remain', async () => {
  await write('29990101-0000-create-first', 'create table first (id int primary key)');
  await write('29990102-0000-break', 'create table half (id int); select 1 / 0');
  await expect(migrate(database.db, folder)).rejects.toThrow(
    /29990102-0000-break failed and left no trace: division by zero/,
  );
  const found = await tables();
  expect(found).toContain('first');
  expect(found).not.toContain('half');
});

test('two servers that start at once migrate once', async () => {
  await write('29990101-0000-create-first', 'create table first (id int primary key)');
  const applied = await Promise.all([migrate(database.db, folder), migrate(database.db, folder)]);
  expect(applied.flat()).toEqual(['29990101-0000-create-first']);
});

test('a database of a newer release is rejected, with the names of its migrations', async () => {
  await write('29990101-0000-create-first', 'create table first (id int primary key)');
  await migrate(database.db, folder);
  await expect(migrate(database.db)).rejects.toThrow(/ahead of this release \(29990101-0000-create-first\)/);
});
