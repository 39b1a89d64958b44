import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import { listJobs } from '../../../contract/jobs.ts';
import { searchResultsSchema, searchSite } from '../../../contract/search-results.ts';
import { addJobs, addProducts, addRentals } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await addJobs(
    site,
    { title: { en: 'Carpenter' }, description: { en: 'Doors and windows.' }, category: 'construction-jobs' },
    {
      title: { en: 'Site inspector' },
      description: { en: 'Directs the teacher and the carpenter.' },
      category: 'office-jobs',
    },
  );
  await addRentals(
    site,
    { title: { en: 'Loft with balcony' } },
    { title: { en: 'Sunny loft' }, description: { en: 'It has a balcony.' } },
  );
  await site.addBusinesses(
    { name: { en: 'Corner Pharmacy' }, categories: ['pharmacies'] },
    { name: { en: 'Blue Cup' }, categories: ['coffee'], description: { en: 'Behind the pharmacy.' } },
    { name: { en: 'Red Cup' }, categories: ['coffee'], street: 'Behind the pharmacy' },
  );
});
afterAll(() => site.close());

async function search(q: string, more = '') {
  const response = await site.callUnchecked(searchSite, { query: `q=${encodeURIComponent(q)}${more}` });
  const { data, meta } = searchResultsSchema.parse(await response.json());
  const titles = [
    ...data.business.map(({ name }) => name),
    ...[...data.rent, ...data.job, ...data.product].map(({ title }) => title),
  ];
  return { titles, meta };
}

it.each(['', '&type=job'])(
  'a job is found by its title, not by what its text mentions (%s)',
  async (type) => {
    const { titles, meta } = await search('carpenter', type);
    expect(titles).toEqual(['Carpenter']);
    expect(meta.job.total).toBe(1);
  },
);
it('a text counts if no title has the kind of thing', async () => {
  expect((await search('teacher', '&type=job')).titles).toEqual(['Site inspector']);
});
it('a business is not found by what its text mentions', async () => {
  const { titles, meta } = await search('صيدلية', '&type=business');
  expect(titles).toEqual(['Corner Pharmacy']);
  expect(meta.business.total).toBe(1);
});
it('a feature of a home may be in its text only', async () => {
  const { titles } = await search('balcony', '&type=rent');
  expect(titles.toSorted()).toEqual(['Loft with balcony', 'Sunny loft']);
});
it('a list is filtered by the same parts as a search of its kind', async () => {
  const jobs = async (q: string, sort?: 'newest') => {
    const { data } = await (await site.call(listJobs, { query: { q, sort } })).json();
    return data.map(({ title }) => title);
  };
  expect(await jobs('carpenter')).toEqual(['Carpenter']);
  expect(await jobs('carpenter', 'newest')).toEqual(['Carpenter']);
  expect(await jobs('teacher')).toEqual(['Site inspector']);
  const found = await (await site.call(listBusinesses, { query: { q: 'pharmacy' } })).json();
  expect(found.data.map(({ name }) => name)).toEqual(['Corner Pharmacy']);
  // A list cannot say that its results lack a part of the query.
  expect(await jobs('carpenter zeppelin')).toEqual([]);
});
it('words other than kinds of things are found in texts', async () => {
  expect((await search('directs', '&type=job')).titles).toEqual(['Site inspector']);
});
it('a name of several kinds of things may be that of an employer', async () => {
  await addJobs(
    site,
    { title: { en: 'Office clerk' }, company: 'Taxi and Limousine Office', category: 'office-jobs' },
    { title: { en: 'Taxi dispatcher' }, description: { en: 'For limousines.' }, category: 'driving-jobs' },
  );
  expect((await search('taxi limousine', '&type=job')).titles).toEqual(['Office clerk']);
});
it('the words of an expression may be apart', async () => {
  await addProducts(site, { title: { en: 'Diaper bags of steel' } }, { title: { en: 'Bag', ar: 'حقيبة' } });
  await addProducts(site, { title: { en: 'Citizen' }, description: { en: 'Among our diaper bags.' } });
  expect((await search('diaper bag', '&type=product')).titles.toSorted()).toEqual([
    'Citizen',
    'Diaper bags of steel',
  ]);
});
it('the next page belongs to the same list', async () => {
  await addJobs(
    site,
    ...['one', 'two', 'three'].map((name) => ({
      title: { en: `Carpenter ${name}` },
      category: 'construction-jobs',
    })),
  );
  const first = await search('carpenter', '&type=job&limit=3');
  const next = await search('carpenter', `&type=job&limit=3&after=${first.meta.job.next}`);
  expect([...first.titles, ...next.titles]).toHaveLength(4);
  expect([...first.titles, ...next.titles].every((title) => title?.startsWith('Carpenter'))).toBe(true);
});

it('a product is found by what the expression is a kind of, if nothing has the expression', async () => {
  await addProducts(site, { title: { en: 'Oak table' } });
  expect((await search('dining table', '&type=product')).titles).toEqual(['Oak table']);
});
it('a job that begins with the kind of thing is before one that has it in another meaning', async () => {
  await addJobs(
    site,
    { title: { ar: 'ميكانيكي مصنع' }, lang: 'ar', category: 'construction-jobs' },
    { title: { ar: 'مهندس ميكانيكي' }, lang: 'ar', category: 'construction-jobs' },
  );
  expect((await search('ميكانيكي', '&type=job')).titles).toEqual(['ميكانيكي مصنع', 'مهندس ميكانيكي']);
});
