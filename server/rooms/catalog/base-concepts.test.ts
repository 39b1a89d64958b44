import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { updateBaseConcepts } from './base-concepts.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const read = async (slug: string) => {
  const { db } = database;
  return (await db.selectFrom('concept').select('terms').where('slug', '=', slug).executeTakeFirst())?.terms;
};
const update = (...base: [slug: string, ...terms: string[]][]) =>
  updateBaseConcepts(
    database.db,
    base.map(([slug, ...terms]) => ({ slug, terms })),
  );
const edit = (slug: string, terms: string[]) =>
  database.db.updateTable('concept').set({ terms }).where('slug', '=', slug).execute();

test('a release adds its new wordings and removes its former ones, and retains those of editors', async () => {
  expect(await update(['tap', 'tap', 'faucet', 'spigot'])).toBe(1);
  await edit('tap', ['tap', 'faucet', 'صنبور']);
  expect(await update(['tap', 'tap', 'حنفية', 'spigot'])).toBe(0);
  expect(await read('tap')).toEqual(['tap', 'صنبور', 'حنفية']);
});

test('deleted concepts stay deleted', async () => {
  await update(['tap', 'tap', 'faucet']);
  await database.db.deleteFrom('concept').where('slug', '=', 'tap').execute();
  expect(await update(['tap', 'tap', 'faucet', 'حنفية'])).toBe(0);
  expect(await read('tap')).toBeUndefined();
});

test('a concept that left the base is deleted, unless editors changed it', async () => {
  await update(['tap', 'tap', 'faucet'], ['well', 'well', 'بئر'], ['pump', 'pump', 'مضخة']);
  await edit('well', ['well', 'بئر', 'آبار']);
  await update(['pump', 'pump', 'مضخة']);
  expect([await read('tap'), await read('well'), await read('pump')]).toEqual([
    undefined,
    ['well', 'بئر', 'آبار'],
    ['pump', 'مضخة'],
  ]);
});

test('a site without records of past releases retains its concepts, and receives the rest', async () => {
  await database.db
    .insertInto('concept')
    .values({ slug: 'tap', terms: ['tap', 'بزبوز'] })
    .execute();
  await database.db
    .insertInto('concept')
    .values({ slug: 'own', terms: ['own', 'خاص'] })
    .execute();
  await update(['tap', 'tap', 'faucet']);
  expect(await read('tap')).toEqual(['tap', 'بزبوز', 'faucet']);
  expect(await read('own')).toEqual(['own', 'خاص']);
});
