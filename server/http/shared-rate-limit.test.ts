import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { createApp } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { localStorage } from '../storage/storage.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await testSite();
  folder = await mkdtemp(join(tmpdir(), 'nodes-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** One of several nodes on one database. */
function node(settings: Record<string, string> = {}) {
  const shared = { DATABASE_URL: 'postgresql://database.example/site' };
  const app = createApp({
    db: site.db,
    environment: readEnvironment({ DATA_DIR: folder, NODE_ENV: 'test', ...shared, ...settings }),
    log: pino({ level: 'silent' }),
    storage: localStorage(join(folder, 'media')),
    mailer: site.mailer,
    queue: site.queue,
  });
  return async (address: string, email: string) =>
    app.request(
      '/api/NY/en/0/login',
      { method: 'POST', body: new URLSearchParams({ email, password: 'wrong' }) },
      { incoming: { socket: { remoteAddress: address } } },
    );
}

describe('nodes on one database', () => {
  it('share the count of a network address, with the same Retry-After', async () => {
    const [one, other] = [node(), node()];
    for (let tried = 0; tried < limits.rates.signIn.points; tried++) {
      const ask = tried % 2 ? one : other;
      expect((await ask('192.0.2.1', `nobody-${tried}@post.example`)).status).toBe(422);
    }
    for (const ask of [one, other, one]) {
      const refused = await ask('192.0.2.1', 'somebody@post.example');
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(200);
      expect(seconds).toBeLessThanOrEqual(limits.rates.signIn.seconds);
    }
    expect((await one('192.0.2.2', 'somebody@post.example')).status).toBe(422);
  });
  it('share the count of an account, even if addresses are not counted', async () => {
    const [one, other] = [node({ RATE_LIMITS: '0' }), node({ RATE_LIMITS: '0' })];
    const { points } = limits.rates.signInAccount;
    const statuses: number[] = [];
    for (let tried = 0; tried < points + 4; tried++) {
      statuses.push((await (tried % 2 ? one : other)('192.0.2.3', 'target@post.example')).status);
    }
    expect(statuses).toEqual([...Array(points).fill(422), ...Array(4).fill(429)]);
  });
  it('cannot be bypassed by concurrent requests', async () => {
    const nodes = [node(), node()];
    const { points } = limits.rates.signInAccount;
    const answers = await Promise.all(
      Array.from({ length: 2 * points }, (_, index) =>
        nodes[index % 2]?.(`10.0.0.${index}`, 'rushed@post.example'),
      ),
    );
    expect(answers.filter((answer) => answer?.status === 422)).toHaveLength(points);
  });
  it('store no address', async () => {
    const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(site.db);
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|post\.example/);
  });
  it('count by themselves while the database is unavailable', async () => {
    await sql`alter table rate_limit rename to away`.execute(site.db);
    const ask = node();
    for (let tried = 0; tried < limits.rates.signIn.points; tried++) {
      expect((await ask('192.0.2.9', `nobody-${tried}@post.example`)).status).toBe(422);
    }
    expect((await ask('192.0.2.9', 'somebody@post.example')).status).toBe(429);
    await sql`alter table away rename to rate_limit`.execute(site.db);
  });
});
