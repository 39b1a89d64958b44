import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses } from '../../../contract/businesses.ts';
import { listingKinds } from '../../../contract/categories.ts';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { explain, type PlanNode, queriesOf, rowsSeen } from '../../testing/plans.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

/*
 * The number of rows that queries of guests read among thousands of listings, independent of time. Detects queries
 * that read a whole type to return a page of it.
 */

let site: TestSite;
let client: pg.Client;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 12_000, seed: 3, now: noon });
  client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await site.close();
});

const tables = new Set<string>(['listing', ...listingKinds]);
const isOfListings = (node: PlanNode) => tables.has(node['Relation Name'] ?? '');

/** The plan nodes of a request's queries that read listings. */
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

/** The maximum number of rows that one plan node read for a page. */
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
    // Wanted posts have no price, and so come last.
    ['filter-market?type=buy&sort=price_high', 100],
    ['filter-market?type=buy&sort=price_low', 100],
    // The scan neither begins below the minimum price nor continues above the maximum.
    ['filter-market?price_min=400&price_max=500&sort=price_low', 100],
    ['filter-market?price_min=400&price_max=500&sort=price_high', 100],
    [`${homes}?looking_for=wanted&sort=price_high`, 100],
    // The cheap rentals are the small ones.
    [`${homes}?bedrooms=4&sort=price_low`, 200],
    [`${homes}?bedrooms=2&price_max=2500&sort=price_low`, 200],
    ['jobs/web/looking_for?looking_for=seeking&sort=salary_high', 100],
  ])('%s reads at most %i rows', async (path, most) => {
    expect(await seenForPage(path)).toBeLessThanOrEqual(most);
  });
  it('of one category in one place reads those in both only', async () => {
    const category = site.catalog.categoryBySlug('restaurants')?.id;
    const city = site.catalog.placeBySlug('brooklyn')?.id;
    const path = `businesses?category=${category}&city=${city}`;
    const { meta } = await (await site.call(listBusinesses, { query: { category, city } })).json();
    expect(meta.total).toBeGreaterThan(100);
    expect(await seenForPage(path)).toBeLessThanOrEqual(meta.total);
  });
});

describe('suggestions', () => {
  it.each(['r', 's', 'م', 're', 'restaurant b'])('for %s read the first titles only', async (words) => {
    const plans = await stepsOf(`search/suggest?q=${encodeURIComponent(words)}`);
    const steps = plans.flatMap((plan) => plan.steps).filter((step) => rowsSeen(step) > 100);
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map((step) => step['Index Name']))).toEqual(new Set(['listing_browse']));
    expect(Math.max(...steps.map(rowsSeen))).toBeLessThanOrEqual(4_000);
  });
});

it('denormalized columns of a listing equal its details, whoever writes them', async () => {
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
