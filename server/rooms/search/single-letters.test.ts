import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Suggestion,
  searchResultsSchema,
  searchSite,
  suggestWords,
} from '../../../contract/search-results.ts';
import { addJobs, addProducts, addRentals } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Nile A/C Repair', ar: 'النيل للتكييف' } },
    { name: { en: 'K & G Fabrics' }, categories: ['books'] },
    { name: { en: 'KG Books' }, categories: ['books'] },
    { name: { en: 'Garden Kitchen' }, description: { en: 'A room b, a table c, an album k for g.' } },
    { name: { ar: 'مخبز ب. ج. وأولاده' }, lang: 'ar' },
    { name: { ar: 'بيت جدّي' }, lang: 'ar', description: { ar: 'طعام و شاي، القاعة ب والقاعة ج.' } },
  );
  await addJobs(
    site,
    { title: { en: 'Class B driver' } },
    { title: { en: 'A baker for a bakery' }, description: { en: 'A big bakery. Ask for Mr. B or c.' } },
  );
  await addProducts(site, { title: { en: 'A bicycle with a basket' }, description: { en: '5 gears' } });
  await addRentals(site, { title: { en: 'A bright apartment' }, bedrooms: 2 });
});
afterAll(() => site.close());

async function found(q: string): Promise<string[]> {
  const response = await site.call(searchSite, { query: { q } });
  const { data } = searchResultsSchema.parse(await response.json());
  const posts = [...data.rent, ...data.job, ...data.product];
  return [...data.business.map(({ name }) => name), ...posts.map(({ title }) => title)].sort();
}

async function suggested(q: string): Promise<string[]> {
  const response = await site.call(suggestWords, { query: { q } });
  return (await response.json()).data.map(({ text }: Suggestion) => text).sort();
}

const kAndG = ['K & G Fabrics', 'KG Books'];
const bAndJ = ['مخبز ب. ج. وأولاده'];

describe('single letters of a query', () => {
  it.each([
    ['a/b', []],
    ['b c', []],
    ['b a', []],
    ['k&g', kAndG],
    ['K. G.', kAndG],
    ['a/c', ['Nile A/C Repair']],
    ['ب ج', bAndJ],
    ['ب.ج.', bAndJ],
    ['ج ب', []],
    // A single letter matches titles only, never texts; a letter that is a common word is ignored.
    ['b', ['Class B driver']],
    ['a', []],
    ['و', []],
    ['a و', []],
    ['2', ['A bright apartment']],
    ['5', []],
    // Beside other words it narrows their results.
    ['class b', ['Class B driver']],
    ['kitchen k', ['Garden Kitchen']],
    ['a bicycle', ['A bicycle with a basket']],
    ['a/c repair', ['Nile A/C Repair']],
  ])('%s finds %j', async (q, titles) => expect(await found(q)).toEqual(titles));

  it('are not treated as typos of each other', async () => {
    const { meta } = await (await site.call(searchSite, { query: { q: 'a/b' } })).json();
    expect(meta.didYouMean).toBeNull();
  });

  it.each([
    ['a/b', []],
    ['ج ب', []],
    ['k&g', kAndG],
    ['ب ج', bAndJ],
    ['class b', ['Class B driver']],
  ])('%s while typing suggests %j', async (q, titles) => expect(await suggested(q)).toEqual(titles));
});
