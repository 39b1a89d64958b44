import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Row, report, round } from './measure.ts';
import { load } from './raw-client.ts';

/*
 * Resident memory of the server without its database: at the start, with a full page cache, and its peak while 16
 * connections request cached and rendered pages. A first start fills the database and exits, so that its memory
 * does not count.
 */

const token = 'a-token-for-the-benchmark';
const connections = 16;
const rounds = 20;
const folder = await mkdtemp(join(tmpdir(), 'memory-'));
let port = 0;
let base = '';

/** On a port of its own: a request must not reach the previous server, which is still shutting down. */
async function start(): Promise<() => Promise<void>> {
  port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const server = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      RATE_LIMITS: '0',
      DRAIN_SECONDS: '0',
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: token,
    },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (
    !(await fetch(`${base}/`).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}

/** Bytes, and the number of cached pages. */
type Metrics = Record<'resident' | 'heap' | 'buffers' | 'cached' | 'pages', number>;

async function metrics(): Promise<Metrics> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_total_bytes'),
    buffers: read('nodejs_array_buffers_bytes'),
    cached: read('page_cache_bytes'),
    pages: read('page_cache_pages'),
  };
}

/** Every path of the sitemap. */
async function listedPaths(): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  const paths: string[] = [];
  for (const file of await locations(`${base}/sitemap.xml`)) paths.push(...(await locations(base + file)));
  return paths;
}

const rows: Row[] = [];
const megabytes = (bytes: number) => round(bytes / 2 ** 20);
function note(when: string, { resident, heap, buffers, cached, pages }: Metrics) {
  rows.push({
    when,
    'resident MB': megabytes(resident),
    'of it heap': megabytes(heap),
    'of it buffers': megabytes(buffers),
    'shelf MB': megabytes(cached),
    'pages kept': pages,
  });
}
async function read(path: string, encoding: string) {
  await (await fetch(base + path, { headers: { 'accept-encoding': encoding } })).arrayBuffer();
}

await (await start())();
const stop = await start();
note('after the first page', await metrics());

const paths = await listedPaths();
// Uncompressed bodies fill the cache with fewer pages than a real site would have.
for (const path of paths) await read(path, 'identity');
for (let word = 0; word < 200; word++) await read(`/Category/shops?q=${word}`, 'identity');
let most = await metrics();
note('shelf full', most);

for (let round = 0; round < rounds; round++) {
  const headers = { 'accept-encoding': 'br' };
  await load({ port, path: '/Category/shops', headers }, { connections, requests: 1_000 });
  // A parameter that no page reads: rendered each time, and not cached.
  await load({ port, path: '/Category/shops?drawn=1', headers }, { connections, requests: 100 });
  const now = await metrics();
  if (now.resident > most.resident) most = now;
}
note('the most under load', most);
await stop();
await rm(folder, { recursive: true });
report('memory', rows);
process.exit(0);
