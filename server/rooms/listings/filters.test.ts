import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listJobs } from '../../../contract/jobs.ts';
import { listProducts } from '../../../contract/products.ts';
import { listRentals } from '../../../contract/rentals.ts';
import { searchSite } from '../../../contract/search-results.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { facet, titles } from '../../testing/walk.ts';

/* Post attributes as filters of lists and of searches: the same rows, and the same counts. */

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  const home = (title: string, more: object, at: number) => ({
    title: { en: `${title} home` },
    publishedAt: days(-at),
    ...more,
  });
  await addRentals(
    site,
    home('Cats', { pets: 'cats', furnished: true }, 1),
    home('Dogs', { pets: 'dogs', utilities: ['heat', 'gas'] }, 2),
    home('Both', { pets: 'any', furnished: false }, 3),
    home('Strict', { pets: 'none', furnished: true, utilities: ['internet'] }, 4),
    home('Silent', {}, 5),
  );
  await addJobs(
    site,
    { title: { en: 'Far job' }, workplace: 'remote', publishedAt: days(-1) },
    { title: { en: 'Half job' }, workplace: 'hybrid', publishedAt: days(-2) },
    { title: { en: 'Near job' }, workplace: 'on_site', publishedAt: days(-3) },
    { title: { en: 'Some job' }, publishedAt: days(-4) },
  );
  await addProducts(
    site,
    { title: { en: 'Given thing' }, priceCents: 0, delivery: true, publishedAt: days(-1) },
    { title: { en: 'Dear thing' }, priceCents: 90_000, delivery: true, publishedAt: days(-2) },
    { title: { en: 'Unpriced thing' }, publishedAt: days(-3) },
    { title: { en: 'Cheap thing' }, priceCents: 100, publishedAt: days(-4) },
  );
});
afterAll(() => site.close());

const lists = {
  rent: [listRentals, 'home'],
  job: [listJobs, 'job'],
  product: [listProducts, 'thing'],
} as const;

async function found(type: keyof typeof lists, query: string) {
  const [list, word] = lists[type];
  const { data, meta } = await (
    await site.callUnchecked(searchSite, { query: `type=${type}&q=${word}&sort=newest&${query}` })
  ).json();
  const searched = data[type].map(({ title }: { title: string }) => title);
  const listed = await titles(site, `${list.path.slice(1)}?${query}`);
  expect([...searched].sort(), 'the search').toEqual([...listed].sort());
  const { meta: own } = await (await site.callUnchecked(list, { query })).json();
  expect(own.total).toBe(listed.length);
  expect(meta[type].total).toBe(listed.length);
  return listed.map((title) => title.split(' ')[0]);
}

describe('filters', () => {
  it.each([
    ['rent', 'pets=cats', ['Cats', 'Both']],
    ['rent', 'pets=dogs', ['Dogs', 'Both']],
    ['rent', 'pets=any', ['Both']],
    ['rent', 'furnished=1', ['Cats', 'Strict']],
    ['rent', 'utilities=1', ['Dogs', 'Strict']],
    ['rent', 'furnished=1&utilities=1', ['Strict']],
    ['rent', 'furnished=0&utilities=', ['Cats', 'Dogs', 'Both', 'Strict', 'Silent']],
    ['job', 'workplace=remote', ['Far']],
    ['job', 'workplace=on_site', ['Near']],
    ['product', 'free=1', ['Given']],
    ['product', 'delivery=1', ['Given', 'Dear']],
    ['product', 'free=0', ['Given', 'Dear', 'Unpriced', 'Cheap']],
  ] as const)('%s: %s', async (type, query, expected) => expect(await found(type, query)).toEqual(expected));
  it.each([
    ['rent', 'pets=none'],
    ['job', 'workplace=sea'],
    ['product', 'free=yes'],
  ] as const)('%s: rejects %s', async (type, query) =>
    expect((await site.callUnchecked(lists[type][0], { query })).status).toBe(422),
  );
});

describe('facets count the results of each value, without their own filter', () => {
  it.each([
    ['rent', '', 'pets', { cats: 2, dogs: 2, any: 1 }],
    ['rent', 'pets=dogs', 'pets', { cats: 2, dogs: 2, any: 1 }],
    ['rent', 'furnished=1', 'pets', { cats: 1, dogs: 0, any: 0 }],
    ['rent', '', 'furnished', { 1: 2 }],
    ['rent', 'pets=cats', 'furnished', { 1: 1 }],
    ['rent', 'utilities=1', 'utilities', { 1: 2 }],
    ['job', 'workplace=remote', 'workplace', { on_site: 1, hybrid: 1, remote: 1 }],
    ['product', '', 'free', { 1: 1 }],
    ['product', 'free=1', 'delivery', { 1: 1 }],
    ['product', 'delivery=1', 'delivery', { 1: 2 }],
  ] as const)('%s?%s: %s', async (type, query, name, expected) => {
    const [{ path }, word] = lists[type];
    const list = path.slice(1);
    expect(await facet(site, `${list}?${query}`, name)).toEqual(expected);
    // Counted from rows, as stored counts do not cover queries.
    expect(await facet(site, `${list}?${query}&q=${word}`, name)).toEqual(expected);
  });
});
