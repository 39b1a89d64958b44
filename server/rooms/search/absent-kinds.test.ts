import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchResultsSchema } from '../../../contract/search-results.ts';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { addJobs, addProducts } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

/* A site without a trade says so, instead of showing what has another word of the query. */

let site: TestSite;
let indexed: IndexedSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { ar: 'سيارة الآيسكريم' }, lang: 'ar' },
    { name: { en: 'Doctor Coffee' }, categories: ['coffee'] },
    { name: { en: 'Tow & Go' }, categories: ['car-services'] },
    { name: { en: 'Egyptian Kitchen' } },
    { name: { en: 'Cook Eatery' }, description: { en: 'Acne is not on the menu.' } },
  );
  await addProducts(
    site,
    { title: { en: 'Honda Odyssey' }, condition: 'used' },
    { title: { en: 'Sofa with 4 seats' }, category: 'furniture-items' },
    { title: { en: 'Bed for a dog' }, category: 'furniture-items' },
    { title: { en: 'Patio chair' }, category: 'furniture-items' },
  );
  await addJobs(
    site,
    { title: { en: 'Data Systems Manager' }, description: { en: 'No experience with waiters needed.' } },
    { title: { en: 'Waiter' }, category: 'food-jobs' },
    { title: { en: 'Case Manager' }, description: { en: 'Bilingual. Assists the receptionist.' } },
    { title: { en: 'Receptionist' }, description: { en: 'You must be bilingual.' } },
    { title: { en: 'Receptionist at night' } },
    { title: { en: 'Cashier' }, description: { en: 'Part time, on weekends.' } },
    { title: { en: 'Software Developer' }, description: { en: 'Finds and corrects bugs.' } },
    { title: { en: 'Cashier of a pharmacy' }, description: { en: 'Full time.' } },
  );
  indexed = await indexedSite(site);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

describe.each(['index in memory', 'PostgreSQL'])('by %s', (engine) => {
  async function search(q: string, type: 'business' | 'product' | 'job') {
    const api = engine === 'PostgreSQL' ? site : indexed;
    const response = await api.get(`search?q=${encodeURIComponent(q)}&type=${type}`);
    const { data, meta } = searchResultsSchema.parse(await response.json());
    const names =
      type === 'business' ? data.business.map(({ name }) => name) : data[type].map(({ title }) => title);
    return { names, loosened: meta.loosened };
  }
  const nothing = { names: [], loosened: false };

  it.each([
    ['used fridge', 'product'],
    ['تلاجة مستعملة', 'product'],
    ['lawyer for car accident', 'business'],
    ['محامي حوادث سيارات', 'business'],
    ['skin doctor for acne', 'business'],
    ['wire money to Egypt', 'business'],
    // A number alone is no answer.
    ['diapers size 4', 'product'],
    // Nor is a word of an expression that does not say what it is.
    ['dog grooming', 'product'],
    // Nor a description that mentions one of the words.
    ['bug killer', 'job'],
  ] as const)('“%s” finds nothing', async (q, type) => {
    expect(await search(q, type)).toEqual(nothing);
  });

  it('an expression finds what it is a kind of', async () => {
    expect(await search('garden chair', 'product')).toEqual({ names: ['Patio chair'], loosened: false });
    expect(await search('nursing chair', 'product')).toEqual({ names: ['Patio chair'], loosened: true });
  });

  it('a condition is given up before the trade', async () => {
    expect(await search('waiter no experience', 'job')).toEqual({ names: ['Waiter'], loosened: true });
  });

  it('a list with the condition is not extended by what lacks it', async () => {
    const found = { names: ['Cashier'], loosened: false };
    expect(await search('part time cashier', 'job')).toEqual(found);
    expect(await search('كاشير دوام جزئي', 'job')).toEqual(found);
  });

  it('a condition may be anywhere in a listing that is of the kind', async () => {
    const found = { names: ['Receptionist'], loosened: false };
    expect(await search('receptionist bilingual', 'job')).toEqual(found);
  });
});
