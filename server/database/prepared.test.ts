import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedNameOf, preparedStatement } from './prepared.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const examples = { names: [] as string[], from: new Date(0) };
const build = (name: string) =>
  preparedStatement(
    name,
    examples,
    (_db, { names, from }) =>
      sql<{ name: string; since: Date; limit: number }>`
        select name, ${from}::timestamptz as since, ${7}::int as limit
        from unnest(${names}::text[]) as n (name) order by name`,
  );

it('sends the values of its parameters, and constants', async () => {
  const read = build('parameters');
  const since = new Date('2026-11-25T10:00:00Z');
  expect(await read(database.db, { names: ['b', 'a'], from: since })).toEqual([
    { name: 'a', since, limit: 7 },
    { name: 'b', since, limit: 7 },
  ]);
  expect(await read(database.db, { names: [], from: since })).toEqual([]);
});

it('is parsed once on a connection', async () => {
  const read = build('parsed-once');
  await database.db.connection().execute(async (connection) => {
    for (const name of ['a', 'b', 'c']) await read(connection, { names: [name], from: new Date() });
    const { rows } = await sql<{ name: string; uses: number }>`
      select name, generic_plans + custom_plans as uses from pg_prepared_statements
      where name like 'parsed-once-%'`.execute(connection);
    expect(rows).toEqual([{ name: expect.stringMatching(/^parsed-once-[0-9a-f]{8}$/), uses: 3 }]);
  });
});

it('leaves other statements unnamed', () => {
  const other: CompiledQuery = sql`select 1`.compile(database.db);
  expect(preparedNameOf(other.sql)).toBeUndefined();
});
