import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchResultsSchema, searchSite } from '../../../contract/search-results.ts';
import { addJobs, addProducts } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Trabeesh' }, categories: ['coffee'] },
    { name: { ar: 'طاولة المطبخ' }, lang: 'ar', categories: ['restaurants'] },
    { name: { en: 'MIV' }, categories: ['books'] },
  );
  await addJobs(
    site,
    { title: { ar: 'سائق حافلة' }, lang: 'ar', category: 'driving-jobs' },
    { title: { ar: 'محلل نظم' }, lang: 'ar', category: 'technology-jobs' },
    { title: { ar: 'مختص محليون' }, lang: 'ar', category: 'other-jobs' },
    { title: { en: 'Buildings inspector' }, category: 'public-jobs' },
    { title: { en: 'Technician for computer systems' }, category: 'other-jobs' },
  );
  await addProducts(
    site,
    { title: { en: 'Oak wardrobe, nearly new' } },
    { title: { en: 'Standing desk' } },
    { title: { en: 'Walnut bookcase' } },
  );
});
afterAll(() => site.close());

async function search(q: string) {
  const response = await site.call(searchSite, { query: { q } });
  const { data, meta } = searchResultsSchema.parse(await response.json());
  const titles = [
    ...data.business.map(({ name }) => name),
    ...[...data.job, ...data.product].map(({ title }) => title),
  ];
  return { titles, meta };
}

describe('everyday words and their forms', () => {
  it.each([
    ['سواقين', 'سائق حافلة'],
    ['شوفيرية', 'سائق حافلة'],
    ['مفتشين', 'Buildings inspector'],
    ['محللين', 'محلل نظم'],
    ['خزائن', 'Oak wardrobe, nearly new'],
    ['مكاتب', 'Standing desk'],
    ['مكتبة كتب', 'Walnut bookcase'],
  ])('“%s” finds “%s”', async (q, title) => {
    expect((await search(q)).titles).toContain(title);
  });
  it('are not typos if listings have another form of them', async () => {
    const { titles, meta } = await search('محللين');
    expect(titles).not.toContain('مختص محليون');
    expect(meta.didYouMean).toBeNull();
  });
});

it('finds the words of an expression separately if nothing has them together, and says so', async () => {
  const { titles, meta } = await search('computer technician');
  expect(titles).toContain('Technician for computer systems');
  expect(meta.loosened).toBe(true);
});

it('does not treat an indexed word as a synonym of similar-sounding ones', async () => {
  expect((await search('Trabeesh')).titles).toEqual(['Trabeesh']);
});

it('does not interpret three letters of the other keyboard layout as a rare word', async () => {
  expect((await search('جوهد')).titles).not.toContain('MIV');
});
