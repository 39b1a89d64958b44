import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { type TestEngine, testEngine } from '../../testing/test-engine.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { readCatalog } from './service.ts';
import { createUnderstanding, type Understanding } from './understanding.ts';

let site: TestSite;
let tested: TestEngine;
let understanding: () => Understanding;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 1_500, seed: 5, now: noon });
  tested = await testEngine(site);
  const catalog = await readCatalog(site.db);
  const { changes, engine } = tested;
  understanding = () =>
    createUnderstanding(site.db, async () => catalog, { changes, vocabulary: engine.vocabulary });
});
afterAll(async () => {
  await tested.close();
  await site.close();
});

const questions = [
  'resturant',
  'cheap aprtment harlem',
  'سياره',
  'شقه بروكلن',
  'halal resturant',
  'resturant jobs',
];

it('are the same for a word that was read before, alone or next to others', async () => {
  const reader = understanding();
  for (const question of questions) await reader.question(question);
  for (const question of [...questions].reverse()) {
    // Separated differently, so that the query itself is not cached.
    const again = await reader.question(` ${question}`);
    const first = await understanding().question(question);
    expect(again?.units).toEqual(first?.units);
    expect(again?.marks).toEqual(first?.marks);
    expect(again?.respelt).toEqual(first?.respelt);
  }
});

it('include a word of a new listing', async () => {
  const reader = understanding();
  const wordsOf = async () =>
    (await reader.question('quetzalcatl'))?.units.flatMap(({ wordings }) => wordings.flat());
  expect(await wordsOf()).not.toContain('quetzalcoatl');
  await site.addBusinesses({ name: { en: 'Quetzalcoatl' } });
  await tested.engine.refresh();
  expect(await wordsOf()).toContain('quetzalcoatl');
});
