import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingKinds } from '../../../contract/categories.ts';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { explain, type PlanNode, queriesOf, rowsSeen } from '../../testing/plans.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

/*
 * What the questions of guests read, of thousands of listings: not how long it takes, but how many rows are looked at.
 * Whoever reads all of a kind to show a page of it is found out here.
 */

let site: TestSite;
let client: pg.Client;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 12_000, seed: 3, now: noon });
  client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
}, 240_000);
afterAll(async () => {
  await client.end();
  await site.close();
});

const tables = new Set<string>(['listing', ...listingKinds]);
const isOfListings = (node: PlanNode) => tables.has(node['Relation Name'] ?? '');

/** The steps of the queries that a question sends, those that read listings. */
async function stepsOf(path: string): Promise<{ text: string; steps: PlanNode[] }[]> {
  const sent = await queriesOf(async () => {
    const response = await site.get(path);
    expect([path, response.status]).toEqual([path, 200]);
  });
  const plans = [];
  for (const query of sent) {
    const steps = (await explain(client, query)).filter(isOfListings);
    if (steps.length > 0) plans.push({ text: query.text, steps });
  }
  return plans;
}

/** The most rows that one step looked at to find the rows of a page. */
async function seenForPage(path: string): Promise<number> {
  const pages = (await stepsOf(path)).filter(({ text }) => text.includes('sort_key'));
  expect(pages.length).toBeGreaterThan(0);
  return Math.max(...pages.flatMap(({ steps }) => steps.map(rowsSeen)));
}

describe('a page of a list', () => {
  const homes = 'rents/web/looking_for';
  it.each([
    ['businesses', 100],
    ['businesses?sort=newest', 100],
    ['businesses?sort=name', 100],
    ['businesses?near=40.6264,-74.0299', 100],
    ['filter-market', 100],
    ['filter-market?sort=price_low', 100],
    // As wanted things name no price, they come behind all others.
    ['filter-market?type=buy&sort=price_high', 100],
    ['filter-market?type=buy&sort=price_low', 100],
    // Neither begins with what costs less, nor looks at what costs more.
    ['filter-market?price_min=400&price_max=500&sort=price_low', 100],
    ['filter-market?price_min=400&price_max=500&sort=price_high', 100],
    [`${homes}?looking_for=wanted&sort=price_high`, 100],
    // The cheap homes are the small ones.
    [`${homes}?bedrooms=4&sort=price_low`, 200],
    [`${homes}?bedrooms=2&price_max=2500&sort=price_low`, 200],
    ['jobs/web/looking_for?looking_for=seeking&sort=salary_high', 100],
  ])('%s looks at no more than %i rows', async (path, most) => {
    expect(await seenForPage(path)).toBeLessThanOrEqual(most);
  });
  it('of one category in one place reads those that are in both, and no others', async () => {
    const category = site.catalog.categoryBySlug('restaurants')?.id;
    const city = site.catalog.placeBySlug('brooklyn')?.id;
    const path = `businesses?category=${category}&city=${city}`;
    const { meta } = await (await site.get(path)).json();
    expect(meta.total).toBeGreaterThan(100);
    expect(await seenForPage(path)).toBeLessThanOrEqual(meta.total);
  });
});

describe('suggestions', () => {
  it.each(['r', 's', 'م', 're', 'restaurant b'])('for %s read no title but the first ones', async (words) => {
    const plans = await stepsOf(`search/suggest?q=${encodeURIComponent(words)}`);
    const steps = plans.flatMap((plan) => plan.steps).filter((step) => rowsSeen(step) > 100);
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map((step) => step['Index Name']))).toEqual(new Set(['listing_browse']));
    expect(Math.max(...steps.map(rowsSeen))).toBeLessThanOrEqual(4_000);
  });
});

it('what a listing repeats of its details is what they say, whoever writes them', async () => {
  await client.query('begin');
  try {
    await client.query("update rental set bedrooms = 7, post_type = 'wanted'");
    await client.query("update product set post_type = 'buy'");
    await client.query("update job set post_type = 'hiring'");
    const { rows } = await client.query(
      'select kind, wanted, bedrooms from listing group by 1, 2, 3 order by kind',
    );
    expect(rows).toEqual([
      { kind: 'business', wanted: false, bedrooms: null },
      { kind: 'job', wanted: false, bedrooms: null },
      { kind: 'product', wanted: true, bedrooms: null },
      { kind: 'rental', wanted: true, bedrooms: 7 },
    ]);
  } finally {
    await client.query('rollback');
  }
});
