import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bitmapsOf, connect, type Db, openDatabase, othersOf } from './connect.ts';
import { preparedStatement } from './prepared.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

/* State that must not outlive a transaction if a pooler gives the next one another connection. */

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  // One connection, so that each query sees the state that the last one left.
  db = connect({ connectionString: database.connectionString, isPooled: true, max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const settingsOf = async (of: Db) => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where source = 'session' and name <> 'application_name'`.execute(of);
  return rows.map(({ name }) => name);
};

it('no session setting remains on its connections', async () => {
  expect(await settingsOf(db)).toEqual([]);
  const others = othersOf(db);
  expect(others && (await settingsOf(others))).toEqual([]);
  // As without a pooler, where sessions have settings.
  expect(await settingsOf(database.db)).toContain('idle_in_transaction_session_timeout');
});

it('no statement is prepared', async () => {
  const read = preparedStatement(
    'behind-a-pooler',
    { ids: [] as number[] },
    (_db, { ids }) => sql<{ id: number }>`select id from unnest(${ids}::int[]) as n (id)`,
  );
  expect(await read(db, { ids: [1, 2] })).toEqual([{ id: 1 }, { id: 2 }]);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([]);
});

it('text searches set what they need in their own transaction', () => {
  expect(bitmapsOf(db)).toBeUndefined();
});

it('features that need a session use the address of the database itself', async () => {
  const environment = {
    dataDir: '/nowhere',
    databaseUrl: database.connectionString,
    databaseListenUrl: `${database.connectionString}&application_name=direct`,
  };
  const opened = await openDatabase(environment);
  expect(opened.connectionString).toBe(environment.databaseListenUrl);
  expect(await settingsOf(opened.db)).toEqual([]);
  await opened.close();
});

it('an error names a database address that does not respond', async () => {
  await expect(
    openDatabase({
      dataDir: '/nowhere',
      databaseUrl: database.connectionString,
      databaseListenUrl: 'postgresql://127.0.0.1:1/site',
    }),
  ).rejects.toThrow('Cannot reach DATABASE_LISTEN_URL');
});
