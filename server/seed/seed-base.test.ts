import { afterAll, beforeAll, expect, test } from 'vitest';
import { terms } from '../../contract/search.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { type Catalog, createCatalogSource, readCatalog } from '../rooms/catalog/service.ts';
import { categories } from './base/categories.ts';
import { concepts, placeConcepts } from './base/concepts.ts';
import { places, states } from './base/places.ts';
import { seedBase } from './seed-base.ts';

const all = [...concepts, ...placeConcepts(places)];

let database: TestDatabase;
let catalog: Catalog;
beforeAll(async () => {
  database = await testDatabase();
  expect(await seedBase(database.db)).toBe(states.length + places.length + categories.length + all.length);
  catalog = await readCatalog(database.db);
});
afterAll(() => database.drop());

test('places belong to their boroughs and categories to their main ones, in the order of the lists', () => {
  const bayRidge = catalog.placeBySlug('bay-ridge');
  expect(catalog.placeChain(bayRidge?.id ?? 0).map((row) => row.slug)).toEqual(['bay-ridge', 'brooklyn']);
  const cars = catalog.categoryBySlug('cars');
  expect(catalog.categoryChain(cars?.id ?? 0).map((row) => row.slug)).toEqual(['cars', 'vehicles']);
  expect(catalog.categories.map((row) => row.slug)).toEqual(categories.map((row) => row.slug));
  expect(catalog.places.map((row) => row.slug)).toEqual(places.map((row) => row.slug));
});

test('a second run adds nothing and retains edits', async () => {
  await database.db.updateTable('category').set({ name_en: 'Eating out' }).where('slug', '=', 'restaurants').execute();
  await database.db.deleteFrom('concept').where('slug', '=', 'pizza').execute();
  await database.db.deleteFrom('place').where('slug', '=', 'paterson').execute();
  expect(await seedBase(database.db)).toBe(1);
  // Deleted rows are not added again.
  expect(await database.db.selectFrom('concept').select('id').where('slug', '=', 'pizza').execute()).toEqual([]);
  expect((await readCatalog(database.db)).categoryBySlug('restaurants')?.name_en).toBe('Eating out');
});

test('slugs are unique, and every concept has at least two different wordings', () => {
  expect(new Set(all.map((concept) => concept.slug)).size).toBe(all.length);
  for (const { slug, terms: wordings } of all) {
    const different = new Set(wordings.map((wording) => terms(wording).join(' ')));
    expect(different.size, slug).toBeGreaterThanOrEqual(2);
  }
});

const meetings = [
  ['apartment', 'شقق'],
  ['flat', 'شقة'],
  ['Mohamed', 'محمد'],
  ['Brooklyn', 'بروكلين'],
  ['Bronx', 'البرونكس'],
  ['bakeries', 'المخابز'],
  ['dentist', 'دكتور اسنان'],
  ['attorney', 'محامٍ'],
  ['Jersey City', 'جيرسي سيتي'],
  ['plumber', 'مواسرجي'],
  ['refrigerator', 'فريجيدير'],
  ['Iraqi', 'العراقية'],
  ['Mexican', 'مكسيكيين'],
] as const;

/** What a query requests, without guesses and related kinds, which rank below certain results. */
const wordings = async (text: string) => {
  const question = await createCatalogSource(database.db).question(text);
  return question?.units.flatMap((unit) => unit.wordings.slice(0, unit.sure).map((wording) => wording.join(' '))).sort();
};

test.each(meetings)('%s requests the same as %s', async (english, arabic) => {
  expect(await wordings(english)).toEqual(await wordings(arabic));
});

test('drink and place share a word in Arabic but not in English', async () => {
  const drink = await wordings('coffee');
  expect(drink).toEqual(expect.arrayContaining(['coffee', 'قهوه', 'گهوه']));
  expect(drink).not.toContain('cafe');
  expect(await wordings('قهوة')).toContain('cafe');
});
