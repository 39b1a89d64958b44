import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db, poolsOf } from './connect.ts';
import { asVisitor } from './patience.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  db = connect({ connectionString: database.connectionString, max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
const answer = () => sql`select 1`.execute(db);

it('an answer that arrived while the process was busy is not late', async () => {
  await answer();
  const pending = asVisitor(() => sleep(0.05));
  // The statement is on its way before the event loop is blocked.
  await nextTurn();
  await nextTurn();
  // Longer than visitors wait for the database.
  const until = performance.now() + 3_300;
  while (performance.now() < until);
  await expect(pending).resolves.toBeDefined();
});

it('reports how long the oldest waits for a connection', async () => {
  const [pool] = poolsOf(db);
  if (!pool) throw new Error('no pool');
  expect(pool.waitMs()).toBe(0);
  await answer();
  const busy = [sleep(0.3), sleep(0.3), sleep(0.01)];
  await expect.poll(() => pool.waitMs()).toBeGreaterThan(50);
  await Promise.all(busy);
  expect(pool.waitMs()).toBe(0);
});
