import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readBusiness } from '../../../contract/businesses.ts';
import { sendContactMessage } from '../../../contract/contact.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { connect, type Db, replicasOf } from '../../database/connect.ts';
import { type Embedded, startEmbedded } from '../../database/embedded/embedded.ts';
import { migrate } from '../../database/migrate.ts';
import { examineReplicas } from '../../database/replicas/examine.ts';
import type { Replicas } from '../../database/replicas/replicas.ts';
import { readEnvironment } from '../../environment.ts';
import { createPost, type Post } from '../../post.ts';
import { addAccount, beginSession } from '../../rooms/accounts/service.ts';
import { readCatalog } from '../../rooms/catalog/service.ts';
import { saveListings } from '../../rooms/listings/service.ts';
import { senderOf } from '../../rooms/settings/service.ts';
import { seedBase } from '../../seed/seed-base.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { startStandby } from '../../testing/standby.ts';
import { draftOf, noon } from '../../testing/test-site.ts';

/* A real primary and a real streaming standby, on the embedded binaries. */

/** Longer than replay is paused where only the last change is missing. */
const longestLagMs = 6_000;

let folder: string;
let primary: Embedded;
let standby: Embedded;
let db: Db;
/** The standby itself, to pause and resume its replay. */
let there: Db;
let replicas: Replicas;
let post: Post;
let one: Node;
let business: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-replica-'));
  const dataDir = join(folder, 'primary');
  primary = await startEmbedded({ dataDir, durable: false });
  const { connectionString } = primary;
  const first = connect({ connectionString });
  await migrate(first);
  await seedBase(first);
  await first.destroy();
  standby = await startStandby({ dataDir, connectionString }, join(folder, 'standby'));
  there = connect({ connectionString: standby.connectionString, max: 1 });
  db = connect({
    connectionString,
    replicas: { connectionString, urls: [standby.connectionString], longestLagMs },
  });
  const watched = replicasOf(db);
  if (!watched) throw new Error('no replicas');
  replicas = watched;
  const catalog = await readCatalog(db);
  const { ids } = await saveListings(db, catalog, 'business', [
    draftOf(catalog, { name: { en: 'Before' }, categories: ['bakeries'] }),
  ]);
  business = ids[0] ?? 0;
  post = createPost({
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' }),
    connectionString,
    log: pino({ level: 'silent' }),
    senderOf: (lang) => senderOf(db, lang),
  });
  one = await node({ db, connectionString, ...post }, () => import('../../../web/entry.server.tsx'));
  replicas.watch(one.changes);
  await isUsed();
});
afterAll(async () => {
  await one.close();
  await post.queue.stop();
  await Promise.all([db.destroy(), there.destroy()]);
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

const isUsed = () => vi.waitFor(() => expect(replicas.choose('main')).toBeDefined(), 30_000);
const problem = () => replicas.states()[0]?.problem;
const pause = () => sql`select pg_wal_replay_pause()`.execute(there);
const resume = () => sql`select pg_wal_replay_resume()`.execute(there);
const rename = (name: string) =>
  sql`update listing set title_en = ${name} where id = ${business}`.execute(db);

const ofSite = { city: 'NY', lang: 'en', cityId: 0 };
const detail = () => endpointAddress(ofSite, readBusiness, { params: { id: business } });
const titleOf = async (headers: Record<string, string> = {}) => {
  const response = await one.ask(detail(), headers);
  return ((await response.json()) as { data: { name: string } }).data.name;
};

const page = async () => {
  const moved = (await one.ask(`/MarketProfile/${business}`)).headers.get('location');
  const response = await one.ask(moved ?? `/MarketProfile/${business}`);
  return response.text();
};

/** The number of statements that the replica answered. */
async function statements(): Promise<number> {
  const found = (await one.metrics()).matchAll(
    /^database_statement_duration_seconds_count\{pool="replica-1[^}]*\} (\d+)$/gm,
  );
  return [...found].reduce((sum, [, count]) => sum + Number(count), 0);
}
/** Whether some work was sent to the replica. */
async function reads(work: () => Promise<unknown>): Promise<boolean> {
  const before = await statements();
  await work();
  return (await statements()) > before;
}

it('guests read from the replica, and members from the primary', async () => {
  expect(await reads(() => titleOf())).toBe(true);
  const account = { role: 'member', name: 'Salma', email: 'salma@city.example', password: 'a long password' };
  const token = await beginSession(
    db,
    await addAccount(db, { ...account, role: 'member' }, noon),
    null,
    noon,
  );
  await isUsed();
  expect(await reads(() => titleOf({ authorization: `Bearer ${token}` }))).toBe(false);
});

it('all kinds of pages are rendered from it, without a rejected statement', async () => {
  const lists = ['/', '/Category/shops', '/rents', '/jobs?lang=ar', '/market-place/products', '/News'];
  for (const path of [...lists, '/Neighborhood/bay-ridge', '/search-result/before', '/sitemap.xml']) {
    const { status } = await one.ask(path);
    expect([path, status]).toEqual([path, 200]);
  }
  const log = await readFile(join(folder, 'standby', 'postgres.log'), 'utf8');
  expect(log).toContain('started streaming WAL');
  expect(log.match(/.*(read-only transaction|during recovery).*/g)).toBeNull();
});

it('a change is never rendered from a replica that has not replayed it', async () => {
  await isUsed();
  expect(await reads(async () => expect(await page()).toContain('Before'))).toBe(true);
  await pause();
  try {
    for (const name of ['After', 'And again']) {
      await rename(name);
      await one.caughtUp();
      expect(await page()).toContain(name);
      expect(await titleOf()).toBe(name);
      // Rendered once, and cached with the change.
      const hits = await one.count('hits');
      expect(await page()).toContain(name);
      expect(await one.count('hits')).toBeGreaterThan(hits);
      // It is behind, but not long enough to be out.
      expect(problem()).toBeUndefined();
    }
  } finally {
    await resume();
  }
  await isUsed();
  expect(await reads(async () => expect(await titleOf()).toBe('And again'))).toBe(true);
});

it('whoever has just written reads from the primary until the replica has it', async () => {
  await isUsed();
  await pause();
  try {
    await one.ask(endpointAddress(ofSite, sendContactMessage), {}, 'POST');
    expect(replicas.choose('main')).toBeUndefined();
  } finally {
    await resume();
  }
  await isUsed();
});

it('a replica that is too far behind is out, and returns by itself', async () => {
  await pause();
  try {
    await rename('Far ahead');
    await vi.waitFor(() => expect(problem()).toBe('behind'), 20_000);
    const text = await one.metrics();
    expect(text).toMatch(/^database_replica_used\{replica="[^"]+"\} 0$/m);
    const lag = Number(/^database_replica_lag_seconds\{[^}]*\} (\S+)$/m.exec(text)?.[1]);
    expect(lag).toBeGreaterThan(longestLagMs / 1000);
    expect(await titleOf()).toBe('Far ahead');
  } finally {
    await resume();
  }
  await isUsed();
  expect(problem()).toBeUndefined();
});

it('while a replica is away the primary is read, and it returns by itself', async () => {
  await standby.stop();
  expect((await one.ask('/Category/shops')).status).toBe(200);
  await rename('Meanwhile');
  await one.caughtUp();
  expect(await titleOf()).toBe('Meanwhile');
  await vi.waitFor(() => expect(problem()).toBe('away'), 10_000);
  standby = await startEmbedded({ dataDir: join(folder, 'standby'), durable: false });
  await isUsed();
  expect(await reads(async () => expect(await titleOf()).toBe('Meanwhile'))).toBe(true);
});

it('while the primary is away guests read from the replica, and writes are refused', async () => {
  await isUsed();
  await primary.stop();
  try {
    expect(await reads(async () => expect(await titleOf()).toBe('Meanwhile'))).toBe(true);
    // The counts in the menus of pages are those of the primary: cached pages are served, and no others.
    expect(await page()).toContain('And again');
    expect((await one.ask('/Contact')).status).toBe(503);
    const written = await one.ask(endpointAddress(ofSite, sendContactMessage), {}, 'POST');
    expect(written.status).toBe(503);
  } finally {
    primary = await startEmbedded({ dataDir: join(folder, 'primary'), durable: false });
  }
  await rename('Afterwards');
  await vi.waitFor(async () => expect(await titleOf()).toBe('Afterwards'), 20_000);
  await isUsed();
  expect(await reads(async () => expect(await titleOf()).toBe('Afterwards'))).toBe(true);
});

it('doctor tells a standby from other servers', async () => {
  const { connectionString } = primary;
  const examined = async (url: string) =>
    (await examineReplicas({ connectionString, urls: [url], longestLagMs: 1_500 }))[0]?.problem;
  expect(await examined(standby.connectionString)).toBeUndefined();
  expect(await examined(connectionString)).toBe('not-standby');
  expect(await examined('postgresql://127.0.0.1:1/site')).toBe('away');
  expect(await examined(standby.connectionString.replace('/postgres?', '/template1?'))).toBe(
    'other-database',
  );
  await pause();
  try {
    await rename('Unseen');
    expect(await examined(standby.connectionString)).toBe('behind');
  } finally {
    await resume();
  }
});
