import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchSite } from '../../../contract/search-results.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

async function areaOf(q: string, lang: 'en' | 'ar' = 'en') {
  const response = await site.call(searchSite, { query: { q } }, { lang });
  expect(response.status).toBe(200);
  const { meta } = await response.json();
  return meta.area?.name ?? null;
}

it.each([
  ['Bay Ridge', 'Bay Ridge', 'باي ريدج'],
  ['yemeni bakery near bay ridge', 'Bay Ridge', 'باي ريدج'],
  ['مخبز في باي ريدج', 'Bay Ridge', 'باي ريدج'],
  ['astoria', 'Astoria', 'أستوريا'],
  ['halal grocery Paterson', 'Paterson', 'باترسون'],
])('%s names an area that has a page', async (q, en, ar) => {
  expect([await areaOf(q), await areaOf(q, 'ar')]).toEqual([en, ar]);
});

it.each(['Brooklyn', 'bakery', 'ridge', '…'])('%s names none', async (q) => {
  expect(await areaOf(q)).toBeNull();
});
