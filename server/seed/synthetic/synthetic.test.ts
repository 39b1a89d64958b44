import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listingKinds } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { copyLine } from './copy-line.ts';
import { seedSynthetic } from './seed-synthetic.ts';

const now = new Date('2026-11-20T17:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase('seeded');
});
afterEach(() => database.drop());

const seed = (listings: number, number = 1) => seedSynthetic(database.db, database.connectionString, { listings, seed: number, now, indexesFrom: 500 });

const indexes = async (db: Db) =>
  (
    await sql<{ definition: string }>`select indexdef as definition from pg_indexes where schemaname = 'public'
      order by 1`.execute(db)
  ).rows.map(({ definition }) => definition);

const all = (db: Db) => db.selectFrom('listing').select(['id', 'kind', 'title_en', 'title_ar', 'price_cents', 'place_id', 'search_vector']).orderBy('id').execute();

it('adds the requested number of listings, each with its details, after the existing ones', async () => {
  await seed(300);
  await seed(200, 2);
  const rows = await all(database.db);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  // Events are few, and not part of the benchmarks.
  for (const kind of listingKinds.filter((one) => one !== 'event')) {
    const { count } = await database.db
      .selectFrom(kind)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(rows.filter((row) => row.kind === kind).length);
    expect(count).toBeGreaterThan(20);
  }
  expect(rows.filter((row) => row.title_en && row.title_ar).length).toBeGreaterThan(100);
  expect(rows.filter((row) => !row.title_en).length).toBeGreaterThan(50);
});

it('gives the same listings for the same seed, and others for another', async () => {
  await seed(100, 7);
  const first = await all(database.db);
  await database.db.deleteFrom('listing').execute();
  await seed(100, 7);
  const without = (rows: typeof first) => rows.map(({ id: _, ...row }) => row);
  expect(without(await all(database.db))).toEqual(without(first));
  await database.db.deleteFrom('listing').execute();
  await seed(100, 8);
  expect(without(await all(database.db))).not.toEqual(without(first));
});

it('leaves indexes and triggers unchanged, and the next listing gets a new id', async () => {
  const before = await indexes(database.db);
  await seed(600);
  expect(await indexes(database.db)).toEqual(before);
  const { rows: asleep } = await sql`select tgname from pg_trigger where tgenabled <> 'O'`.execute(database.db);
  expect(asleep).toEqual([]);
  const { next } = await sql<{ next: number }>`select nextval(pg_get_serial_sequence('listing', 'id')) as next`.execute(database.db).then(({ rows: [row] }) => row as { next: number });
  expect(next).toBe(601);
});

it('is atomic', async () => {
  const before = await indexes(database.db);
  await sql`alter table job add check (job_type <> 'both') not valid`.execute(database.db);
  await expect(seed(600)).rejects.toThrow(/violates check constraint/);
  expect(await all(database.db)).toEqual([]);
  expect(await indexes(database.db)).toEqual(before);
});

describe('a line of COPY', () => {
  it('is parsed to the original values, whatever the text', async () => {
    const { db } = database;
    const texts = ['tab\there', 'line\nand\r\nline', 'back\\slash \\N \\.', '"quoted", {braced}', 'عربي ١٢٣'];
    await sql`create table line (id int, words text[], day timestamptz, nothing text, is_true boolean)`.execute(db);
    const { default: pg } = await import('pg');
    const { from } = await import('pg-copy-streams');
    const client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    const into = client.query(from('copy line from stdin'));
    const columns = ['id', 'words', 'day', 'nothing', 'is_true'];
    into.end(copyLine(columns, { id: 1, words: texts, day: now, nothing: null, is_true: true }));
    await new Promise((done, failed) => into.on('finish', done).on('error', failed));
    await client.end();
    const { rows } = await sql`select * from line`.execute(db);
    expect(rows).toEqual([{ id: 1, words: texts, day: now, nothing: null, is_true: true }]);
  });
});
