import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import { sendContactMessage } from '../../../contract/contact.ts';
import { listJobs } from '../../../contract/jobs.ts';
import { connect, type Db } from '../../database/connect.ts';
import { startEmbedded } from '../../database/embedded/embedded.ts';
import { socketFolder } from '../../database/embedded/socket-folder.ts';
import { migrate } from '../../database/migrate.ts';
import { asVisitor } from '../../database/patience.ts';
import { DatabaseUnavailableError } from '../../database/unavailable-error.ts';
import { readEnvironment } from '../../environment.ts';
import { createPost, type Post } from '../../post.ts';
import { senderOf } from '../../rooms/settings/service.ts';
import { seedBase } from '../../seed/seed-base.ts';
import { type Node, node } from '../../testing/nodes.ts';
import { type TcpProxy, tcpProxy } from '../../testing/tcp-proxy.ts';
import { addressOf } from '../../testing/typed-client.ts';

/* A database behind a network that can hang: connections remain open, and no data arrives. */

/** Responses have to arrive within five seconds; a busy machine may add one. */
const WITHIN_MS = 6_000;

let folder: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: TcpProxy;
let db: Db;
let post: Post;
let one: Node;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-hang-'));
  database = await startEmbedded({ dataDir: folder, durable: false });
  const direct = connect({ connectionString: database.connectionString });
  await migrate(direct);
  await seedBase(direct);
  await direct.destroy();
  proxy = await tcpProxy(join(socketFolder(folder), '.s.PGSQL.5432'));
  const connectionString = `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`;
  db = connect({ connectionString });
  post = createPost({
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test' }),
    connectionString,
    log: pino({ level: 'silent' }),
    senderOf: (lang) => senderOf(db, lang),
  });
  const entry = () => import('../../../web/entry.server.tsx');
  one = await node({ db, connectionString, ...post }, entry, { now: () => at });
  await post.queue.start();
});
let at = new Date('2026-11-20T17:00:00Z');
afterAll(async () => {
  proxy.resume();
  await one.close();
  await post.queue.stop();
  await db.destroy();
  await proxy.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function timed(path: string, method = 'GET') {
  const begun = performance.now();
  const answer = await one.ask(path, {}, method);
  return { path, answer, ms: performance.now() - begun };
}

it('requests are answered in time while the database hangs, and recovery is automatic', async () => {
  const home = await (await one.ask('/')).text();
  const about = await (await one.ask('/about')).text();
  await sql`insert into setting (key, value) values ('x', '{}')`.execute(db);
  await one.caughtUp();
  proxy.hang();
  at = new Date(at.getTime() + 120_000);

  const paths = [
    '/',
    '/about',
    '/Blog',
    addressOf(listBusinesses),
    addressOf(listJobs, {}, { lang: 'ar' }),
    '/rss.xml',
  ];
  const first = await Promise.all(paths.map((path) => timed(path)));
  // Some of the connections are known to be broken by now; others are not.
  const second = await Promise.all(paths.map((path) => timed(path)));
  for (const { path, answer, ms } of [...first, ...second]) {
    expect(ms, path).toBeLessThan(WITHIN_MS);
    if (path === '/' || path === '/about') {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(path === '/' ? home : about);
      continue;
    }
    if (path === '/rss.xml' && answer.status === 404) continue;
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
    expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
  }
  const { answer, ms } = await timed(addressOf(sendContactMessage), 'POST');
  expect(ms).toBeLessThan(WITHIN_MS);
  expect(answer.status).not.toBe(500);

  proxy.resume();
  await vi.waitFor(async () => expect((await one.ask('/readyz')).status).toBe(200), { timeout: 20_000 });
  expect((await one.ask(addressOf(listBusinesses))).status).toBe(200);
  expect((await one.ask('/Blog')).status).toBe(200);
}, 90_000);

it('a hanging transaction is abandoned and rolled back', async () => {
  const begun = performance.now();
  const work = asVisitor(() =>
    db.transaction().execute(async (tx) => {
      await sql`insert into setting (key, value) values ('half', '{}')`.execute(tx);
      proxy.hang();
      await sql`insert into setting (key, value) values ('whole', '{}')`.execute(tx);
    }),
  );
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  proxy.resume();
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select key from setting where key in ('half', 'whole')`.execute(db);
      expect(rows).toEqual([]);
      // The locks of the transaction are released.
      await sql`delete from setting where key = 'half'`.execute(db);
    },
    { timeout: 20_000 },
  );
});

it('slow work that no visitor waits for continues while the database is available', async () => {
  const slow = sql`select pg_sleep(3.5)`;
  await expect(asVisitor(() => slow.execute(db))).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(slow.execute(db)).resolves.toBeDefined();
}, 30_000);
