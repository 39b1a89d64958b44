import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../connect.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { isAlive } from './processes.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'any-embedded-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function start(options: Partial<EmbeddedOptions> = {}) {
  const embedded = await startEmbedded({ dataDir, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

/** Runs statements over a connection of their own, and gives the rows of the last. */
async function ask(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** The database in a process of its own, which can be killed; it prints its connection string when ready. */
async function startElsewhere() {
  const code = `const { startEmbedded } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)});
    console.log((await startEmbedded({ dataDir: process.argv[1] })).connectionString);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { pid: child.pid, connectionString: String(line).trim(), kill };
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

const WRITE = ['create table note (word text)', "insert into note values ('kept')"];
const READ = 'select word from note';
const KEPT = [{ word: 'kept' }];

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.connectionString, ...WRITE);
  await first.stop();
  const second = await start();
  expect(await ask(second.connectionString, READ)).toEqual(KEPT);
});

test('no port is opened: the socket is the only way in', async () => {
  const { connectionString } = await start();
  expect(await ask(connectionString, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('a second start on the same folder says who has it, and harms nobody', async () => {
  const { connectionString } = await start();
  const second = startEmbedded({ dataDir });
  await expect(second).rejects.toThrow(
    `Another server already uses DATA_DIR ${dataDir} (pid ${process.pid})`,
  );
  await ask(connectionString, ...WRITE);
  expect(await ask(connectionString, READ)).toEqual(KEPT);
});

test('a command joins the database of a running server', async () => {
  const server = await startElsewhere();
  await ask(server.connectionString, ...WRITE);
  const joined = await openDatabase({ dataDir, databaseUrl: undefined }, { join: true });
  expect(joined.connectionString).toBe(server.connectionString);
  await joined.close();
  expect(await ask(server.connectionString, READ)).toEqual(KEPT);
  await server.kill();
  await start();
});

test('a killed server leaves a database behind, which the next start stops and follows', async () => {
  const killed = await startElsewhere();
  await ask(killed.connectionString, ...WRITE);
  const survivor = await postmaster();
  await killed.kill();
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(KEPT);
  expect(await postmaster()).not.toBe(survivor);
  expect(isAlive(survivor)).toBe(false);
});

test('a server and a database killed together leave nothing that stops the next start', async () => {
  const killed = await startElsewhere();
  await ask(killed.connectionString, ...WRITE);
  process.kill(await postmaster(), 'SIGKILL');
  await killed.kill();
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(KEPT);
});

test('a database killed under its server comes back by itself', async () => {
  const { promise: noticed, resolve } = Promise.withResolvers<void>();
  const { connectionString } = await start({ onCrash: resolve });
  await ask(connectionString, ...WRITE);
  const before = await postmaster();
  process.kill(before, 'SIGKILL');
  await noticed;
  await expect.poll(() => ask(connectionString, READ).catch(() => []), { timeout: 20_000 }).toEqual(KEPT);
  expect(await postmaster()).not.toBe(before);
});

test('the notes of the dead are not believed, even when their numbers live again', async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.connectionString, ...WRITE);
  await first.stop();
  await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: process.ppid, start: '1' }));
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n${dataDir}/postgres\n`);
  const { connectionString } = await start();
  expect(await ask(connectionString, READ)).toEqual(KEPT);
});

test('a torn lock is no lock', async () => {
  await writeFile(join(dataDir, 'lock'), '{"pid":');
  await start();
});

test('a cluster that was half made when its maker died is made anew', async () => {
  await mkdir(join(dataDir, 'postgres.new'));
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
  await start({ durable: false });
});

test('a path too long for a socket is no obstacle', async () => {
  const deep = join(dataDir, 'a'.repeat(120));
  const { connectionString } = await start({ dataDir: deep, durable: false });
  expect(connectionString).not.toContain(deep);
  expect(await ask(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a cluster of another release is refused and left alone', async () => {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /made by PostgreSQL 17, and this release brings 18/,
  );
  expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a DATA_DIR that cannot be a folder is named', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
    `Cannot write to DATA_DIR ${file}: it is a file.`,
  );
});

test('what PostgreSQL says of a bad setting reaches the operator', async () => {
  const attempt = startEmbedded({ dataDir, durable: false, settings: { shared_buffers: 'many' } });
  await expect(attempt).rejects.toThrow(/The database does not start\. .*shared_buffers/);
});
