import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchResults, searchResultsSchema, searchTypes } from '../../../contract/search-results.ts';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { addJobs, addProducts } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

/* Uncertain matches rank below certain ones, are marked, and are omitted if there are enough certain ones. */

let site: TestSite;
let indexed: IndexedSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Corner Grocery' }, services: [{ en: 'Zafran by the gram' }] },
    { name: { ar: 'زفران' }, lang: 'ar' },
    { name: { en: 'Tuesday Zafran Tasting of the Old Quarter' } },
    { name: { en: 'Pret a Manger' } },
  );
  await addJobs(
    site,
    { title: { ar: 'بائع زفران' }, lang: 'ar', category: 'other-jobs' },
    { title: { en: 'Manager of a hotel' }, category: 'other-jobs' },
  );
  await addProducts(
    site,
    { title: { en: 'Winter coat' }, condition: 'used' },
    { title: { en: 'Denim jacket' }, condition: 'used' },
  );
  indexed = await indexedSite(site);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

async function search(from: Pick<TestSite, 'get'>, q: string, more = ''): Promise<SearchResults> {
  const response = await from.get(`search?q=${encodeURIComponent(q)}${more}`);
  return searchResultsSchema.parse(await response.json());
}

/** The names of businesses, with a question mark for uncertain matches. */
const names = ({ data }: Pick<SearchResults, 'data'>) =>
  data.business.map(({ name, guessed }) => (guessed ? `${name}?` : name));

describe.each(['PostgreSQL', 'the index in memory'])('a search in %s', (engine) => {
  const from = () => (engine === 'PostgreSQL' ? site : indexed);

  it('ranks listings with the word anywhere before a title that only sounds like it, and marks the uncertain match', async () => {
    const found = names(await search(from(), 'zafran'));
    expect(found).toEqual(['Tuesday Zafran Tasting of the Old Quarter', 'Corner Grocery', 'زفران?']);
  });

  it('marks all results if nothing has the word', async () => {
    const { data } = await search(from(), 'zaphran');
    const cards = searchTypes.flatMap((type): readonly { guessed?: true | undefined }[] => data[type]);
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.every(({ guessed }) => guessed === true)).toBe(true);
  });

  it('omits a type with uncertain matches only if others have the word, unless it is selected', async () => {
    const all = await search(from(), 'zafran');
    expect([all.data.job, all.meta.job.total]).toEqual([[], 0]);
    const businesses = await search(from(), 'zafran', '&type=business');
    expect(businesses.meta.job.total).toBe(0);
    const jobs = await search(from(), 'zafran', '&type=job');
    expect(jobs.data.job.map(({ title, guessed }) => [title, guessed])).toEqual([['بائع زفران', true]]);
  });

  it('interprets the name of another type as a category if the selected type has nothing else', async () => {
    const { data } = await search(from(), 'manger', '&type=job');
    expect(data.job.map(({ title, guessed }) => [title, guessed])).toEqual([['Manager of a hotel', true]]);
    expect(names(await search(from(), 'manger'))).toEqual(['Pret a Manger']);
  });

  it('ranks related categories below the requested one', async () => {
    const { data } = await search(from(), 'overcoat');
    expect(data.product.map(({ title }) => title)).toEqual(['Winter coat', 'Denim jacket']);
  });

  it('marks nothing that has the word in any form', async () => {
    const { data } = await search(from(), 'grocery zafran');
    expect(names({ data })).toEqual(['Corner Grocery']);
  });
});
