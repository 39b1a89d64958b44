import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchSite } from '../../../contract/search-results.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Kids Corner' }, categories: ['books'] },
    { name: { en: 'Gelato Mio' }, services: [{ en: 'Ice cream', ar: 'آيس كريم' }] },
    { name: { en: 'Corner Falafel' } },
    { name: { en: 'Delicious House' } },
    { name: { en: 'Fresh Pizza Brothers' } },
    { name: { en: 'Sal Pizza' } },
    { name: { en: 'Headband House' } },
    { name: { en: 'Koshari Corner' } },
    { name: { en: 'Egyptian Kitchen' } },
  );
});
afterAll(() => site.close());

async function search(q: string) {
  const { data, meta } = await (await site.call(searchSite, { query: { q, type: 'business' } })).json();
  return { names: data.business.map(({ name }) => name), loosened: meta.loosened };
}

it('words that only describe are given up before the kind of thing', async () => {
  expect(await search('place to take the kids for ice cream')).toEqual({
    names: ['Gelato Mio'],
    loosened: true,
  });
});
it('a kind of thing is in the identifying parts before descriptive words count', async () => {
  // Every restaurant has the synonym “pizza” of its category.
  expect(await search('delicious pizza')).toEqual({
    names: ['Sal Pizza', 'Fresh Pizza Brothers'],
    loosened: true,
  });
});
it('a short list is extended by what lacks the descriptive words', async () => {
  expect(await search('fresh pizza')).toEqual({
    names: ['Fresh Pizza Brothers', 'Sal Pizza'],
    loosened: false,
  });
});
it('a kind of thing is found without the word for where it is sold', async () => {
  expect(await search('falafel guy')).toEqual({ names: ['Corner Falafel'], loosened: false });
});
it('a relative does not count, and is no misspelling of another word', async () => {
  expect(await search('pizza for my husband')).toEqual({
    names: ['Sal Pizza', 'Fresh Pizza Brothers'],
    loosened: true,
  });
});
it('a preposition may be attached to a descriptive word', async () => {
  const query = { q: 'بيتزا لبنت', type: 'business' } as const;
  const { data, meta } = await (await site.call(searchSite, { query })).json();
  expect(data.business.map(({ name }) => name)).toEqual(['Sal Pizza', 'Fresh Pizza Brothers']);
  // Not «لبنة».
  expect(meta.didYouMean).toBeNull();
});
it('a cuisine is found by its own dishes, below places that name it', async () => {
  expect((await search('مطعم مصري')).names.slice(0, 2)).toEqual(['Egyptian Kitchen', 'Koshari Corner']);
});
it('if nothing is of the kind, what has another part of the query is found', async () => {
  expect(await search('minivan mio')).toEqual({ names: ['Gelato Mio'], loosened: true });
});
