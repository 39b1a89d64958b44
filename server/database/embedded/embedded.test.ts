import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../connect.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { isRunning } from './processes.ts';
import { ask, postmaster, startElsewhere } from './testing-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'any-embedded-'));
  // Registered first, so it runs last: a running server would write into the folder while it is deleted.
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));
});

async function start(options: Partial<EmbeddedOptions> = {}) {
  const embedded = await startEmbedded({ dataDir, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

const WRITE = ['create table note (word text)', "insert into note values ('kept')"];
const READ = 'select word from note';
const STORED_ROWS = [{ word: 'kept' }];

test('data is retained across a stop and a start', async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.connectionString, ...WRITE);
  await first.stop();
  const second = await start();
  expect(await ask(second.connectionString, READ)).toEqual(STORED_ROWS);
});

test('no port is opened: the socket is the only access', async () => {
  const { connectionString } = await start();
  expect(await ask(connectionString, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('a second start on the same folder names the owner, and has no side effects', async () => {
  const { connectionString } = await start();
  const second = startEmbedded({ dataDir });
  await expect(second).rejects.toThrow(
    `Another server already uses DATA_DIR ${dataDir} (pid ${process.pid})`,
  );
  await ask(connectionString, ...WRITE);
  expect(await ask(connectionString, READ)).toEqual(STORED_ROWS);
});

test('a command connects to the database of a running server', async () => {
  const server = await startElsewhere(dataDir);
  await ask(server.connectionString, ...WRITE);
  const joined = await openDatabase({ dataDir, databaseUrl: undefined }, { join: true });
  expect(joined.connectionString).toBe(server.connectionString);
  await joined.close();
  expect(await ask(server.connectionString, READ)).toEqual(STORED_ROWS);
  await server.kill();
  // The command leaves nothing behind that would block the next server.
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(STORED_ROWS);
});

test('a killed server leaves a running database, which the next start stops and replaces', async () => {
  const killed = await startElsewhere(dataDir);
  await ask(killed.connectionString, ...WRITE);
  const survivor = await postmaster(dataDir);
  await killed.kill();
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(STORED_ROWS);
  expect(await postmaster(dataDir)).not.toBe(survivor);
  expect(isRunning(survivor)).toBe(false);
});

test('a server and a database killed together do not block the next start', async () => {
  const killed = await startElsewhere(dataDir);
  await ask(killed.connectionString, ...WRITE);
  process.kill(await postmaster(dataDir), 'SIGKILL');
  await killed.kill();
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(STORED_ROWS);
});

test('a database killed under its server restarts', async () => {
  const { promise: noticed, resolve } = Promise.withResolvers<void>();
  const { connectionString } = await start({ onCrash: resolve });
  await ask(connectionString, ...WRITE);
  const before = await postmaster(dataDir);
  process.kill(before, 'SIGKILL');
  await noticed;
  await expect
    .poll(() => ask(connectionString, READ).catch(() => []), { timeout: 20_000 })
    .toEqual(STORED_ROWS);
  expect(await postmaster(dataDir)).not.toBe(before);
});

test('stale pid files are ignored, even if their pids are in use again', async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.connectionString, ...WRITE);
  await first.stop();
  await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, start: '1' }));
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n${dataDir}/postgres\n`);
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(STORED_ROWS);
});

test('a truncated lock file is ignored', async () => {
  await writeFile(join(dataDir, 'lock'), '{"pid":');
  const { connectionString } = await start();
  expect(await ask(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  await expect(startEmbedded({ dataDir })).rejects.toThrow(`(pid ${process.pid})`);
});

test('a cluster whose creation was interrupted is created again', async () => {
  await mkdir(join(dataDir, 'postgres.new'));
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
  const { connectionString } = await start({ durable: false });
  expect(await ask(connectionString, 'show data_directory')).toEqual([
    { data_directory: join(dataDir, 'postgres') },
  ]);
  // Nothing of it is in the new one, and it does not interfere.
  expect(await readdir(dataDir)).not.toContain('postgres.new');
});

test('a data path that is too long for a socket works', async () => {
  const deep = join(dataDir, 'a'.repeat(120));
  const { connectionString } = await start({ dataDir: deep, durable: false });
  expect(connectionString).not.toContain(deep);
  expect(await ask(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a cluster of another major release is rejected and unchanged', async () => {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /made by PostgreSQL 17, and this release brings 18/,
  );
  expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a DATA_DIR that cannot be a folder is reported', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
    `Cannot write to DATA_DIR ${file}: it is a file.`,
  );
});

test('PostgreSQL’s error about an invalid setting is reported', async () => {
  const attempt = startEmbedded({ dataDir, durable: false, settings: { shared_buffers: 'many' } });
  await expect(attempt).rejects.toThrow(/The database does not start\. .*shared_buffers/);
});
