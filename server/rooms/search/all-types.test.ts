import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchSite } from '../../../contract/search-results.ts';
import { publish } from '../../testing/test-content.ts';
import { addJobs } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    {
      name: { en: 'Mokha House' },
      categories: ['coffee'],
      description: { en: 'Yemeni coffee from Haraz, roasted in the shop.' },
    },
    { name: { en: 'Bab Touma' }, categories: ['bakeries'] },
    { name: { en: 'Sadu Carpets' }, categories: ['furniture'] },
  );
  await addJobs(site, {
    title: { en: 'Barista for a Yemeni coffee house' },
    category: 'food-jobs',
    post_type: 'hiring',
  });
  await publish(site, {
    kind: 'blog',
    slug: 'avenue',
    title: { en: 'A walk down the avenue', ar: 'نزهة في الجادة' },
    body: {
      en: '<p>Sweets from Damascus, and an upright piano.</p>',
      ar: '<p>حلويات من دمشق وبيانو.</p>',
    },
  });
});
afterAll(() => site.close());

const search = async (q: string) => {
  const { data, meta } = await (await site.call(searchSite, { query: { q } })).json();
  return {
    businesses: data.business.map(({ name }) => name),
    jobs: data.job.map(({ title }) => title),
    articles: data.blog.map(({ title }) => title),
    loosened: meta.loosened,
  };
};

describe('a search of all types', () => {
  it('finds a business by its text beside posts with the words in their titles', async () => {
    expect(await search('yemeni coffee')).toEqual({
      businesses: ['Mokha House'],
      jobs: ['Barista for a Yemeni coffee house'],
      articles: [],
      loosened: false,
    });
  });
  it('adds listings of the kind to articles that have all words', async () => {
    expect(await search('sweets from damascus')).toEqual({
      businesses: ['Bab Touma'],
      jobs: [],
      articles: ['A walk down the avenue'],
      loosened: true,
    });
  });
  it('at last finds what an expression is a kind of', async () => {
    expect(await search('prayer rug')).toMatchObject({ businesses: ['Sadu Carpets'], loosened: true });
    expect(await search('سجادة صلاة')).toMatchObject({ businesses: ['Sadu Carpets'], loosened: true });
  });
  it('has articles alone if there is no listing of the kind', async () => {
    expect(await search('upright piano')).toEqual({
      businesses: [],
      jobs: [],
      articles: ['A walk down the avenue'],
      loosened: false,
    });
  });
});
