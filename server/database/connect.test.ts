import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('numbers are returned as numbers, timestamps as Dates and dates as text', async () => {
  const query = sql`select 5::int8 as count, array[5, null, 7]::int8[] as ids, 1.5::numeric as price,
    '2026-03-01T12:00:00Z'::timestamptz as moment, '2026-03-01'::date as day`;
  expect((await query.execute(database.db)).rows).toEqual([
    { count: 5, ids: [5, null, 7], price: 1.5, moment: new Date('2026-03-01T12:00:00Z'), day: '2026-03-01' },
  ]);
});

test('the required extensions and the Arabic collation exist', async () => {
  const names = ['pg_trgm', 'btree_gin', 'btree_gist'];
  const query = sql`select name from pg_available_extensions where name = any(${names}) order by name`;
  expect((await query.execute(database.db)).rows).toHaveLength(names.length);
  const order = sql`select word from (values ('ياسمين'), ('أحمد'), ('بسام')) as words(word)
    order by word collate "ar-x-icu"`;
  expect((await order.execute(database.db)).rows).toEqual([
    { word: 'أحمد' },
    { word: 'بسام' },
    { word: 'ياسمين' },
  ]);
});

test('sessions use UTC and UTF-8', async () => {
  const query = sql`select current_setting('timezone') as zone, current_setting('server_encoding') as encoding`;
  expect((await query.execute(database.db)).rows).toEqual([{ zone: 'UTC', encoding: 'UTF8' }]);
});

test('a DATABASE_URL replaces the embedded database', async () => {
  const opened = await openDatabase({ databaseUrl: database.connectionString, dataDir: '/nowhere' });
  expect((await sql`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }]);
  await opened.close();
});

test('an unreachable DATABASE_URL is reported without its password', async () => {
  const url = 'postgresql://user:secret@127.0.0.1:1/none';
  const attempt = openDatabase({ databaseUrl: url, dataDir: '/nowhere' });
  await expect(attempt).rejects.toThrow(/^Cannot reach DATABASE_URL: .*ECONNREFUSED.*\.$/);
  await expect(attempt).rejects.not.toThrow(/secret/);
});
