import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, listenToChanges } from '../../changes/changes.ts';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { createCatalogSource } from './service.ts';

let database: TestDatabase;
let changes: Changes;
beforeAll(async () => {
  database = await testDatabase('seeded');
  changes = await listenToChanges(database.connectionString);
});
afterAll(async () => {
  await changes.close();
  await database.drop();
});

it('concurrent searches after a start share one read of the concepts', async () => {
  const source = createCatalogSource(database.db, undefined, changes);
  const lexicons = await Promise.all(Array.from({ length: 8 }, () => source.lexicon()));
  expect(new Set(lexicons).size).toBe(1);
});

it('a search after a change reads the concepts again, even while older ones are being read', async () => {
  const source = createCatalogSource(database.db, undefined, changes);
  const isChanged = Promise.withResolvers<void>();
  changes.subscribe(() => isChanged.resolve());
  const before = source.lexicon();
  const { id } = await database.db
    .insertInto('concept')
    .values({ slug: 'first-searches', terms: ['firstsearchword', 'كلمةأولى'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await isChanged.promise;
  expect((await source.lexicon()).isWording('firstsearchword')).toBe(true);
  await before;
  await database.db.deleteFrom('concept').where('id', '=', id).execute();
});
