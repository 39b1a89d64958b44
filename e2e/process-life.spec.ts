import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sendResetCode } from '../contract/accounts.ts';
import { limits } from '../contract/limits.ts';
import { addressOf } from './api.ts';

/* The lifecycle of the server process, started with the README's command beside the shared test server. */

const PORT = 3101;
const ADDRESS = `http://localhost:${PORT}`;
const DATA_DIR = 'test-results/process-life';

let running: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }));
test.afterAll(() => void running?.kill('SIGTERM'));

/** Resolves when the server is ready, or has exited. */
async function start(settings: Record<string, string> = {}) {
  const own = { PORT: String(PORT), DATA_DIR, DEMO: '0', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...settings };
  const env = { ...process.env, ...own };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes(`Open ${ADDRESS}`)) resolve();
      });
    }
  });
  await Promise.race([opened, ended]);
  return { child, ended, said: () => said };
}

// Starting beside other work takes a while.
test.beforeEach(() => test.setTimeout(120_000));

const status = (path = '/') =>
  fetch(ADDRESS + path).then(
    (response) => response.status,
    () => 'refused',
  );

test('a first start creates all it needs, and a signal shuts it down cleanly', async () => {
  const { child, ended, said } = await start();
  expect(said()).toContain(`Open ${ADDRESS}`);
  expect(await status()).toBe(200);
  expect(said()).not.toContain('proxy');
  for (const _twice of [1, 2]) await fetch(ADDRESS, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said().match(/requests come through a proxy .* TRUSTED_PROXIES is not set/g)).toHaveLength(1);
  expect(await status()).toBe('refused');
});

test('a terminating server reports so for a grace period in which it still serves', async () => {
  const { child, ended } = await start({ DRAIN_SECONDS: '3' });
  expect(await status('/readyz')).toBe(200);
  child.kill('SIGTERM');
  await expect.poll(() => status('/readyz')).toBe(503);
  expect([await status(), await status('/healthz'), await status('/readyz')]).toEqual([200, 200, 503]);
  expect(await ended).toBe(0);
  expect(await status()).toBe('refused');
});

test('a second start on the same data folder is rejected, and the first server continues', async () => {
  const first = await start();
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^Another server already uses DATA_DIR .* \(pid \d+\)\..*\n$/);
  expect(await status()).toBe(200);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
});

test('killing the command stops the server too, and the next start succeeds', async () => {
  const killed = await start();
  killed.child.kill('SIGKILL');
  await killed.ended;
  await expect.poll(status).toBe('refused');
  await expect
    .poll(
      async () => {
        const { said } = await start();
        return said();
      },
      { timeout: 60_000 },
    )
    .toContain(`Open ${ADDRESS}`);
  expect(await status()).toBe(200);
  const ended = running && once(running, 'exit');
  running?.kill('SIGTERM');
  await ended;
});

test('workers serve one site, a killed worker is replaced, and all exit with the first process', async () => {
  const token = 'a-token-for-this-story';
  const settings = { WORKERS: '2', METRICS_TOKEN: token, LOG_LEVEL: 'info' };
  const { child, ended, said } = await start(settings);
  const workers = () =>
    [...said().matchAll(/"worker":(\d+),"pid":(\d+),"msg":"worker started"/g)].map(([, id, pid]) => ({
      id: Number(id),
      pid: Number(pid),
    }));
  expect(workers().map(({ id }) => id)).toEqual([1, 2]);
  /** Statuses of a number of requests, each on its own connection, which the workers accept in turn. */
  const statuses = async (path: string, count: number, init: RequestInit = {}) => {
    const seen: number[] = [];
    for (let turn = 0; turn < count; turn++) {
      const response = await fetch(ADDRESS + path, {
        ...init,
        headers: { connection: 'close', ...init.headers },
      });
      await response.arrayBuffer();
      seen.push(response.status);
    }
    return seen;
  };
  expect(new Set(await statuses('/healthz', 20))).toEqual(new Set([200]));
  for (const { id } of workers()) await expect.poll(said).toMatch(new RegExp(`"worker":${id}.*"/healthz"`));

  // Every worker reports the metrics of all.
  const metrics = await fetch(`${ADDRESS}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = await metrics.text();
  expect(lines).toMatch(/^http_request_duration_seconds_count\{.*route="\/healthz".*\} 20$/m);
  expect(lines).toMatch(/^database_up 1$/m);

  // The rate limit of an address is shared by all workers.
  const { points } = limits.rates.reset;
  const body = new URLSearchParams({ email: 'x' });
  const answers = await statuses(addressOf(sendResetCode), points + 1, { method: 'POST', body });
  expect(answers).toEqual([...Array(points).fill(422), 429]);

  const [killed] = workers();
  process.kill(killed?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => workers().length).toBe(3);
  expect(said()).toMatch(/"signal":"SIGKILL","msg":"worker died"/);
  expect(new Set(await statuses('/', 20))).toEqual(new Set([200]));

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await status()).toBe('refused');

  const again = await start(settings);
  again.child.kill('SIGKILL');
  await again.ended;
  await expect.poll(status).toBe('refused');
});
