import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from './database/embedded/embedded.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'any-main-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));

/** Starts the server in conditions in which it must fail. */
function start(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...variables };
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(process.execPath, [MAIN], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

test('invalid variables: one message that names them all', async () => {
  const { code, said } = await start({ PORT: 'x', MAP_CENTER: 'y' });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    'Bad settings in the environment:',
    expect.stringContaining('PORT'),
    expect.stringContaining('MAP_CENTER'),
  ]);
});

test('a DATA_DIR in use: by which process', async () => {
  const { stop } = await startEmbedded({ dataDir, durable: false });
  onTestFinished(stop);
  const { code, said } = await start({ PORT: '0' });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^Another server already uses DATA_DIR .* \(pid \d+\)\. .*$/);
});

test('a port in use: which', async () => {
  const holder = createServer().listen(0);
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as AddressInfo;
  const { code, said } = await start({ PORT: String(port) });
  expect(code).toBe(1);
  expect(said.trim()).toBe(`Port ${port} is taken: stop what listens there, or set PORT to another.`);
});

test('an unreachable database: which, without password', async () => {
  const { code, said } = await start({ DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/site' });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^Cannot reach DATABASE_URL: .*ECONNREFUSED.*$/);
  expect(said).not.toContain('secret');
});

test('an unusable DATA_DIR: why', async () => {
  const { code, said } = await start({ DATA_DIR: `${MAIN}/data` });
  expect(code).toBe(1);
  expect(said.trim()).toBe(`Cannot write to DATA_DIR ${MAIN}/data: a part of the path is no folder.`);
});
