import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  searchResultsSchema,
  searchSite,
  searchTypes,
  suggestWords,
} from '../../../contract/search-results.ts';
import { publish } from '../../testing/test-content.ts';
import { addEvents, addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.addBusinesses(
    { name: { en: 'Oud & Amber', ar: 'عود وعنبر' }, categories: ['perfume'] },
    { name: { en: 'Oud House' }, categories: ['perfume'], place: 'astoria' },
  );
  await addProducts(
    site,
    { title: { en: 'Oud, Damascus 1972', ar: 'عود دمشقي' }, category: 'instruments', priceCents: 50_000 },
    { title: { en: 'Oud strings' }, category: 'instruments', priceCents: 1_500, condition: 'new' },
    { title: { en: 'Oud, over' }, category: 'instruments', expiresAt: days(-1) },
  );
  await addRentals(
    site,
    { title: { en: 'Room above the oud maker' }, accommodation: 'room' },
    ...Array.from({ length: 7 }, (_, index) => ({ title: { en: `Flat ${index} by the oud school` } })),
  );
  await addJobs(site, { title: { en: 'Oud teacher' }, category: 'education-jobs', post_type: 'hiring' });
  await addEvents(site, { title: { en: 'An evening of oud' } });
  await publish(
    site,
    { kind: 'blog', slug: 'a-night-of-oud', title: { en: 'A night of oud', ar: 'ليلة عود' } },
    { kind: 'guide', slug: 'lessons', title: { en: 'Where to learn oud', ar: 'أين تتعلّم العود' } },
    { kind: 'news', slug: 'oud-news', title: { en: 'Oud in the news', ar: 'عود' } },
  );
});
afterAll(() => site.close());

const search = async (query: string, options?: { lang?: string; cityId?: number }) => {
  const response = await site.callUnchecked(searchSite, { query }, options);
  expect(response.status).toBe(200);
  const { data, meta } = searchResultsSchema.parse(await response.json());
  const totals = Object.fromEntries(searchTypes.map((type) => [type, meta[type].total]));
  const shown = Object.fromEntries(searchTypes.map((type) => [type, data[type].length]));
  return { data, meta, totals, shown };
};
/** News is found among the stories. */
const totals = { business: 2, product: 2, rent: 8, job: 1, event: 1, blog: 2, guide: 1 };
const facets = {
  business: 'verified',
  product: 'category_id',
  rent: 'bedrooms',
  job: 'job_type',
  event: 'price',
  blog: 'category',
  guide: 'category',
};
const none = { business: 0, product: 0, rent: 0, job: 0, event: 0, blog: 0, guide: 0 };

describe('all types', () => {
  it('have a group each with the first six results and the count', async () => {
    const found = await search('q=oud');
    expect(found.totals).toEqual(totals);
    expect(found.shown).toEqual({ ...totals, rent: 6 });
    const stories = (await search('q=عود', { lang: 'ar' })).data.blog;
    expect(stories.map(({ kind, title }) => [kind, title]).sort()).toEqual([
      ['blog', 'ليلة عود'],
      ['news', 'عود'],
    ]);
  });
  it('are filtered by place only', async () => {
    const city = site.catalog.placeBySlug('queens')?.id as number;
    const inQueens = { ...none, business: 1, blog: 2, guide: 1 };
    expect((await search(`q=oud&city=${city}`)).totals).toEqual(inQueens);
    expect((await search('q=oud', { cityId: city })).totals).toEqual(inQueens);
    expect((await search('q=oud&price_max=1&type_=x')).totals).toEqual(totals);
  });
});

describe('a single type', () => {
  it.each(searchTypes)('%s is a full list, with the counts of the others', async (type) => {
    const found = await search(`q=oud&type=${type}`);
    expect(found.totals).toEqual(totals);
    expect(found.shown).toEqual({ ...none, [type]: totals[type] });
    expect(Object.keys(found.meta[type].facets)).toContain(facets[type]);
  });
  it.each([
    ['type=product&price_max=20', 'product', 1],
    ['type=product&condition=new', 'product', 1],
    ['type=product&post_type=buy', 'product', 0],
    ['type=rent&accommodation=room', 'rent', 1],
    ['type=rent&looking_for=wanted', 'rent', 0],
    ['type=job&looking_for=seeking', 'job', 0],
    // Filters and sort orders of other types are ignored.
    ['type=job&looking_for=offer&sort=price_low&bedrooms=3', 'job', 1],
    ['type=business&verified=1', 'business', 0],
    ['type=blog&category=none', 'blog', 0],
  ] as const)('%s leaves %s %i', async (query, type, count) => {
    const found = await search(`q=oud&${query}`);
    expect(found.shown[type]).toBe(count);
    expect(found.totals).toEqual({ ...totals, [type]: count });
  });
  it('is sorted and paged by its own rules', async () => {
    const { data } = await search('q=oud&type=product&sort=price_low');
    expect(data.product.map(({ title }) => title)).toEqual(['Oud strings', 'Oud, Damascus 1972']);
    const first = await search('q=oud&type=rent&limit=5');
    const second = await search(`q=oud&type=rent&limit=5&after=${first.meta.rent.next}`);
    expect(second.data.rent).toHaveLength(3);
    expect(second.meta.rent.next).toBeNull();
  });
  it('is rejected if it is unknown', async () => {
    expect((await site.call(searchSite, { query: { q: 'oud', type: 'shop' } })).status).toBe(422);
  });
});

describe('suggestions', () => {
  const suggested = async (q: string, lang = 'en') =>
    (await (await site.call(suggestWords, { query: { q } }, { lang })).json()).data;
  it('include every kind, at most eight, each with its page', async () => {
    const suggestions = await suggested('oud');
    expect(suggestions.length).toBeLessThanOrEqual(8);
    const kinds = new Set(suggestions.map(({ kind }) => kind));
    for (const kind of ['category', 'blog', 'guide']) expect(kinds).toContain(kind);
    const unusual = await suggested('teach');
    expect(unusual).toContainEqual(
      expect.objectContaining({ kind: 'job', href: expect.stringMatching(/^\/show-job\/\d+\/oud-teacher$/) }),
    );
  });
  it.each([
    ['apartm', /^\/rents\?type=apartment$/],
    ['instruments', /^\/market-place\/products\?main_id=\d+&category_id=\d+$/],
    ['teaching', /^\/jobs\?category=\d+$/],
    ['perfume', /^\/SubCategory\/perfume\/\d+\?Page=shops$/],
  ])('%s links to the category', async (q, href) => {
    const categories = (await suggested(q)).filter((one) => one.kind === 'category');
    expect(categories[0]?.href).toMatch(href);
  });
  it('name the section of records that are not places', async () => {
    const [category] = await suggested('شقق', 'ar');
    expect(category).toMatchObject({ kind: 'category', text: 'شقق', detail: 'السكن' });
  });
  it('tolerate a typo in any kind', async () => {
    expect((await suggested('damascsu'))[0]?.text).toBe('Oud, Damascus 1972');
  });
});
