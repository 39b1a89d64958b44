import { parseArgs } from 'node:util';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * The response time of listing APIs by number of listings: filters, sort orders, distance, facets, deep pages.
 * Complete responses, from the request to the JSON, without a network. “counted anew” is the first request of its
 * kind, which also counts; its counts are then cached, as on a server.
 */

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000,1000000' } } });
const sizes = values.sizes.split(',').map(Number);
const runs = 60;
const warmUps = 40;

interface Question {
  name: string;
  path: string;
}

/** The queries that visitors make by selecting filters, on a site with this many listings. */
async function measure(listings: number): Promise<Row[]> {
  const { ask, catalog, close } = await syntheticSite(listings);
  const category = catalog.categoryBySlug('restaurants')?.id;
  const place = catalog.placeBySlug('bay-ridge')?.id;
  const far = async (path: string) => {
    let after: string | null = null;
    for (let page = 0; page < 20; page++)
      after = (await ask(`${path}${after ? `&after=${after}` : ''}`)).meta.next;
    return `${path}&after=${after}`;
  };
  const questions: Question[] = [
    { name: 'shops', path: 'businesses?type=shops' },
    { name: 'one category', path: `businesses?category=${category}` },
    { name: 'one category in one place', path: `businesses?category=${category}&city=${place}` },
    { name: 'open now', path: 'businesses?type=shops&open_now=1' },
    { name: 'nearest', path: 'businesses?near=40.6264,-74.0299&sort=nearest' },
    { name: 'within a kilometre', path: 'businesses?near=40.6264,-74.0299&radius_km=1' },
    { name: 'newest', path: 'businesses?sort=newest' },
    { name: 'by name', path: 'businesses?type=services&sort=name' },
    { name: 'twenty pages down', path: await far('businesses?type=shops') },
    { name: 'cheapest things', path: 'filter-market?sort=price_low' },
    { name: 'things of a price', path: 'filter-market?price_min=100&price_max=200&condition=used' },
    { name: 'rooms', path: 'rents/web/looking_for?looking_for=offer&type=room' },
    {
      name: 'two bedrooms to 2,500 dollars',
      path: 'rents/web/looking_for?bedrooms=2&price_max=2500&sort=price_low',
    },
    { name: 'jobs by pay', path: 'jobs/web/looking_for?looking_for=hiring&sort=salary_high' },
    { name: 'part-time jobs', path: 'jobs/web/looking_for?job_type=part_time' },
  ];
  // Warms up the process, so that the first query has no disadvantage.
  const others = [
    'businesses?sort=name&city=2',
    'filter-market?sort=newest',
    'rents/web/looking_for',
    'jobs/web/looking_for',
  ];
  for (const path of others) await timeEach(warmUps, () => ask(path));
  const rows: Row[] = [];
  for (const { name, path } of questions) {
    const [anew = Number.NaN] = await timeEach(1, () => ask(path));
    const samples = await timeEach(runs, () => ask(path));
    rows.push({
      listings,
      question: name,
      'p50 ms': round(percentile(samples, 0.5)),
      'p95 ms': round(percentile(samples, 0.95)),
      'counted anew ms': round(anew),
    });
  }
  await close();
  return rows;
}

const rows: Row[] = [];
for (const size of sizes) rows.push(...(await measure(size)));
const smallest = new Map(
  rows.filter(({ listings }) => listings === sizes[0]).map((row) => [row.question, row['p50 ms']]),
);
report(
  'lists',
  rows.map((row) => ({
    ...row,
    'times the smallest': round(Number(row['p50 ms']) / Number(smallest.get(row.question ?? ''))),
  })),
);
process.exit(0);
