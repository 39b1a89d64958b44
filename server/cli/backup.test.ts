import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { testDatabase } from '../database/testing.ts';
import { readEnvironment } from '../environment.ts';
import type { Terminal } from './command.ts';
import { run } from './run.ts';
import { startCli } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-cli-'));
  // PostgreSQL may run under another account.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true }));

const passphrase = { BACKUP_PASSPHRASE: 'seven olive trees' };
const at = (site: string) => ({ ...passphrase, DATA_DIR: join(folder, site), DATABASE_URL: '' });

/** Runs a command in a folder without a site, or on the one that is given. */
async function inProcess(
  args: string[],
  settings: Record<string, string> = at('none'),
  withDatabase: Terminal['withDatabase'] = () => Promise.reject(new Error('it opened a site')),
) {
  const [out, error] = [new PassThrough(), new PassThrough()];
  const code = await run(args, {
    ...{ out, error, withDatabase, withClosedSite: withDatabase },
    settings: () => readEnvironment(settings),
    readSecret: async () => undefined,
  });
  out.end();
  error.end();
  return { code, out: await text(out), error: await text(error) };
}

test('a running site is backed up, and restored into another place', async () => {
  const backups = join(folder, 'backups');
  const dataDir = join(folder, 'first');
  const server = await openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(server.db);
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'media', 'bread.webp'), 'bread');
  const settings = { ...at('first'), BACKUP_DIR: backups };
  const made = await inProcess(['backup'], settings, (work) =>
    work(server.db, { ...readEnvironment(settings), connectionString: server.connectionString }),
  );
  expect(made).toMatchObject({ code: 0, error: '' });
  expect(made.out).toMatch(
    /^Backed up to .*\/backup-\d{8}T\d{6}Z: \d+ tables with \d+ rows, 1 files, [\d.]+ MB\.\n$/,
  );
  const [name = ''] = await readdir(backups);
  const backup = join(backups, name);
  const restore = (site: string) => startCli(['restore', backup], { ...process.env, ...at(site) });
  expect(await restore('first')).toMatchObject({
    code: 1,
    error: expect.stringContaining('Another server already uses DATA_DIR'),
  });
  await server.close();
  expect(await restore('second')).toMatchObject({ code: 0, error: '' });
  expect(await readdir(join(folder, 'second', 'media'))).toEqual(['bread.webp']);

  expect(await inProcess(['restore', backup, '--dry-run'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Whole is the backup of .* Nothing was written\.\n$/),
  });
  const broken = join(folder, 'broken');
  await cp(backup, broken, { recursive: true });
  await rm(join(broken, 'media', 'bread.webp.enc'));
  expect(await inProcess(['restore', broken, '--force'])).toEqual({
    code: 2,
    out: '',
    error: 'The backup is incomplete: media/bread.webp is missing.\n',
  });
});

test('the embedded database is moved to a server once the site is stopped', async () => {
  const settings = { ...process.env, ...at('moved') };
  const server = await testDatabase();
  await sql`drop schema public cascade; create schema public`.execute(server.db);
  const site = await openDatabase({ dataDir: join(folder, 'moved'), databaseUrl: undefined });
  await migrate(site.db);
  expect(await startCli(['move-to', server.connectionString], settings)).toMatchObject({
    code: 1,
    error: expect.stringContaining('Another server already uses DATA_DIR'),
  });
  await site.close();
  const moved = await startCli(['move-to', server.connectionString], settings);
  expect(moved).toMatchObject({ code: 0, error: '' });
  expect(moved.out).toMatch(
    /^Moved \d+ tables with \d+ rows to \S+, and 0 waiting jobs\. Counts and hashes are equal\.\nSet DATABASE_URL/,
  );
  expect((await startCli(['move-to', server.connectionString], settings)).out).toMatch(
    / holds this site already: /,
  );
  await server.drop();
});

test.each<[string[], string]>([
  ...[[], ['mysql://db/site'], ['nonsense'], ['postgresql://a/b', 'postgresql://c/d']].map(
    (args) =>
      [['move-to', ...args], 'Usage: move-to postgresql://USER:PASSWORD@HOST:PORT/NAME'] as [
        string[],
        string,
      ],
  ),
  [['move-to', 'postgresql://db/site'], 'There is no embedded database in DATA_DIR'],
  [['backup'], 'Usage: backup [DIR | s3://BUCKET/FOLDER]. Without either, BACKUP_DIR has to be set.'],
  [['backup', 'one', 'two'], 'Usage: backup [DIR | s3://BUCKET/FOLDER].'],
  [['restore'], 'Usage: restore DIR | s3://BUCKET/FOLDER/BACKUP [--force] [--dry-run]'],
  [['backup', 's3://site-backups'], 's3://site-backups needs S3_ENDPOINT, S3_KEY and S3_SECRET.'],
  [['restore', 's3://site-backups/one'], 's3://site-backups needs S3_ENDPOINT, S3_KEY and S3_SECRET.'],
  [['restore', '/none'], '/none is no backup, or one that was not finished: it has no backup.json.'],
])('%j reports the error', async (args, message) => {
  const { code, error } = await inProcess(args);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

test('a site that already uses a database server is not moved from DATA_DIR', async () => {
  const settings = { DATABASE_URL: 'postgresql://db.example/site' };
  expect(await inProcess(['move-to', 'postgresql://other.example/site'], settings)).toMatchObject({
    code: 2,
    error: expect.stringContaining('DATABASE_URL is set, but move-to takes the embedded database'),
  });
});
