import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bitmapSettings, bitmapsOf, connect, type Db } from './connect.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await testDatabase();
  db = connect({
    connectionString: `${database.connectionString}&options=-c%20statement_timeout%3D7s`,
    max: 2,
  });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const settingOf = async (connected: Db | undefined, name: string) => {
  const { rows = [] } =
    (await (connected &&
      sql<{ value: string }>`select current_setting(${name}) as value`.execute(connected))) ?? {};
  return rows[0]?.value;
};

it('full-text queries use connections with their own settings, whatever the connection string', async () => {
  for (const [name, value] of Object.entries(bitmapSettings)) {
    expect([name, await settingOf(bitmapsOf(db), name)]).toEqual([name, value]);
    expect(await settingOf(db, name)).not.toBe(value);
  }
  expect(await settingOf(bitmapsOf(db), 'statement_timeout')).toBe('7s');
});

it('a transaction has only its own connection', async () => {
  await db.transaction().execute(async (transaction) => expect(bitmapsOf(transaction)).toBeUndefined());
});

it('closing leaves no connections', async () => {
  const connections = () =>
    sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(database.db)
      .then(({ rows }) => rows.length);
  const before = await connections();
  const other = connect({ connectionString: database.connectionString });
  await Promise.all([settingOf(other, 'work_mem'), settingOf(bitmapsOf(other), 'work_mem')]);
  expect(await connections()).toBe(before + 2);
  await other.destroy();
  await expect.poll(connections).toBe(before);
});
