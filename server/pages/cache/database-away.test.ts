import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import { connect, type Db } from '../../database/connect.ts';
import { startEmbedded } from '../../database/embedded/embedded.ts';
import { migrate } from '../../database/migrate.ts';
import { readEnvironment } from '../../environment.ts';
import { createPost, type Post } from '../../post.ts';
import { readCatalog } from '../../rooms/catalog/service.ts';
import { saveListings } from '../../rooms/listings/service.ts';
import { senderOf } from '../../rooms/settings/service.ts';
import { seedBase } from '../../seed/seed-base.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { draftOf, noon } from '../../testing/test-site.ts';
import { addressOf } from '../../testing/typed-client.ts';

/* A database of its own, since it is stopped. */

let folder: string;
let db: Db;
let post: Post;
let one: Node;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let at = noon;
/** Resolved while rendering is fast; a rendering waits for it. */
let quick: Promise<void> = Promise.resolve();
const start = () => startEmbedded({ dataDir: folder, durable: false });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-away-'));
  database = await start();
  const { connectionString } = database;
  db = connect({ connectionString });
  await migrate(db);
  await seedBase(db);
  post = createPost({
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' }),
    connectionString,
    log: pino({ level: 'silent' }),
    senderOf: (lang) => senderOf(db, lang),
  });
  const entry = () => import('../../../web/entry.server.tsx');
  one = await node({ db, connectionString, ...post }, entry, { now: () => at, beforeRender: () => quick });
  await post.queue.start();
});
afterAll(async () => {
  await one.close();
  await post.queue.stop();
  await db.destroy();
  await database.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

/** Of categories without related listings, so that none appears beside another. */
async function addPlaces(places: Record<string, string>): Promise<number[]> {
  const catalog = await readCatalog(db);
  const drafts = Object.entries(places).map(([slug, en]) =>
    draftOf(catalog, { name: { en }, categories: [slug] }),
  );
  const { ids } = await saveListings(db, catalog, 'business', drafts);
  // A page that is rendered before its node has heard of them is never cached.
  await one.caughtUp();
  return ids;
}

const status = async (path: string) => (await one.ask(path)).status;

it('while the database is unavailable guests get cached pages, and recovery is automatic', async () => {
  expect(await status('/readyz')).toBe(200);
  const before = await (await one.ask('/Category/shops')).text();
  await database.stop();
  await vi.waitFor(() => expect(one.changes.isListening()).toBe(false));

  expect(await status('/readyz')).toBe(503);
  expect(await status(addressOf(listBusinesses))).toBe(503);
  const cached = await one.ask('/Category/shops');
  expect([cached.status, await cached.text()]).toEqual([200, before]);
  at = new Date(noon.getTime() + 3_600_000);
  expect(await (await one.ask('/Category/shops')).text()).toBe(before);
  expect(await one.count('old')).toBe(2);
  // Uncached pages fail, and the failure is not cached.
  expect(await status('/about')).toBe(503);
  expect(await one.count('pages')).toBe(1);
  at = new Date(noon.getTime() + 25 * 3_600_000);
  expect(await status('/Category/shops')).toBe(503);

  database = await start();
  await vi.waitFor(() => expect(one.changes.isListening()).toBe(true), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 20_000 });
  expect(await one.count('pages')).toBe(0);
  await sql`update category set name_en = 'Bread Houses' where slug = 'bakeries'`.execute(db);
  await one.caughtUp();
  expect(await (await one.ask('/Category/shops')).text()).toContain('Bread Houses');
  expect(await status('/about')).toBe(200);
});

it('a stale page is served as a last resort, one with withdrawn content is not', async () => {
  quick = Promise.resolve();
  const [cached = 0, closed = 0] = await addPlaces({ bakeries: 'Kept Bakery', doctors: 'Closed Clinic' });
  const pages = [
    `/MarketProfile/${cached}/kept-bakery`,
    `/MarketProfile/${closed}/closed-clinic`,
    '/about',
    '/',
  ];
  const bodies = new Map<string, string>();
  for (const path of pages) bodies.set(path, await (await one.ask(path)).text());
  expect(bodies.get(pages[0] ?? '')).toContain('Kept Bakery');
  await sql`update listing set title_en = 'Changed Bakery' where id = ${cached}`.execute(db);
  await sql`insert into setting (key, value) values ('x', '{}')`.execute(db);
  await sql`update listing set status = 'closed' where id = ${closed}`.execute(db);
  await one.caughtUp();
  await database.stop();
  await vi.waitFor(() => expect(one.changes.isListening()).toBe(false));
  const answers = await Promise.all(pages.map((path) => one.ask(path)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 503, 200, 503]);
  expect(await answers[0]?.text()).toBe(bodies.get(pages[0] ?? ''));
  expect(await answers[2]?.text()).toBe(bodies.get('/about'));

  database = await start();
  await vi.waitFor(() => expect(one.changes.isListening()).toBe(true), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 20_000 });
  expect(await (await one.ask(pages[0] ?? '')).text()).toContain('Changed Bakery');
});

it('a stale page is not served while the database is available, however long its successor takes', async () => {
  // Counts of the listings above outdate all pages with menus: by jobs, and passed on up to half a second later.
  await post.queue.stop();
  let changedAt = performance.now();
  one.changes.subscribe(() => {
    changedAt = performance.now();
  });
  await vi.waitFor(() => expect(performance.now() - changedAt).toBeGreaterThan(1_000), { timeout: 20_000 });
  const about = await (await one.ask('/about')).text();
  await sql`insert into setting (key, value) values ('y', '{}')`.execute(db);
  await one.caughtUp();
  await one.ask('/Contact');
  at = new Date(at.getTime() + 120_000);
  const slow = Promise.withResolvers<void>();
  quick = slow.promise;
  const old = await one.count('old');
  const answers: string[] = [];
  const overItsTime = one.ask('/Contact').then(() => answers.push('over its time'));
  const changed = one.ask('/about').then(async (answer) => {
    answers.push('changed');
    return answer.text();
  });
  try {
    await overItsTime;
    expect(answers).toEqual(['over its time']);
  } finally {
    // The next test renders pages, too.
    slow.resolve();
  }
  expect(await changed).toBe(about);
  expect(await one.count('old')).toBe(old + 1);
});

it('a page that renders too slowly is served from the cache, and updated once it is rendered', async () => {
  const first = await (await one.ask('/about')).text();
  at = new Date(at.getTime() + 120_000);
  const slow = Promise.withResolvers<void>();
  quick = slow.promise;
  const old = await one.count('old');
  expect(await (await one.ask('/about')).text()).toBe(first);
  expect(await one.count('old')).toBe(old + 1);
  slow.resolve();
  await vi.waitFor(async () => {
    const hits = await one.count('hits');
    await one.ask('/about');
    expect(await one.count('hits')).toBe(hits + 1);
  });
});
