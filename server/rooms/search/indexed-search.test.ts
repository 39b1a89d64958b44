import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchResults, searchTypes } from '../../../contract/search-results.ts';
import { chanceOf } from '../../seed/synthetic/chance.ts';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { type IndexedSite, indexedSite } from '../../testing/indexed-site.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

/*
 * Searches with the index in memory return the same as PostgreSQL, except for exact counts of large results, and for names
 * that are found by guesses at each of their words.
 */

let site: TestSite;
let indexed: IndexedSite;
beforeAll(async () => {
  site = await testSite(() => noon, { RATE_LIMITS: '0' });
  await seedSynthetic(site.db, site.connectionString, { listings: 5_800, seed: 11, now: noon });
  indexed = await indexedSite(site);
});
afterAll(async () => {
  await indexed.close();
  await site.close();
});

async function read(from: Pick<TestSite, 'get'>, path: string, lang = 'en'): Promise<SearchResults> {
  const response = await from.get(path, { lang });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as SearchResults;
}

/** The ids of every type with counts and facets. */
function outline({ data, meta }: SearchResults) {
  return searchTypes.map((type) => ({
    type,
    ids: data[type].map(({ id }) => id),
    total: meta[type].total,
    facets: Object.fromEntries(
      Object.entries(meta[type].facets).map(([name, values]) => [
        name,
        values.map(({ value, count }) => `${value}: ${count}`),
      ]),
    ),
  }));
}

/** Whether all results are guesses, as those of a query that is read as the name of a listing. */
function isOfName({ data }: SearchResults): boolean {
  const cards = searchTypes.flatMap((type): readonly { guessed?: true | undefined }[] => data[type]);
  return cards.length > 0 && cards.every(({ guessed }) => guessed === true);
}

/** Whether some results have all words. */
const hasAllWords = ({ data, meta }: SearchResults) =>
  !meta.loosened && searchTypes.some((type) => data[type].length > 0);

const fixed = [
  'search?q=apartment',
  'search?q=apartment&type=rent&accommodation=apartment',
  'search?q=apartment&type=rent&price_max=2500&bedrooms=2',
  'search?q=apartment&type=rent&sort=newest',
  'search?q=restaurant&type=business&verified=1',
  'search?q=restaurant&type=business&open_now=1',
  'search?q=restaurant&type=business&near=40.7,-73.95&radius_km=5',
  'search?q=car&type=product&condition=used&free=1',
  'search?q=%D8%B4%D9%82%D8%A9&type=rent&furnished=1',
  'search?q=manager&type=job&job_type=full_time&salary_min=30000',
  'search?q=brooklyn&type=job&salary_min=30&salary_type=hour',
  'search?q=xylophonist%20zither',
  'businesses?q=halal',
  'rents/web/looking_for?q=studio',
  'filter-market?q=sofa&price_min=100',
];

describe('a search in memory', () => {
  it('returns the same as PostgreSQL', async () => {
    const { rows } = await sql<{ words: string }>`
      select search_title as words from listing where id % 79 = 3 order by id`.execute(site.db);
    const chance = chanceOf(2);
    const drawn = rows.flatMap(({ words }) => {
      const one = chance.pick(words.split(' '));
      const other = chance.pick(words.split(' '));
      const q = encodeURIComponent(chance.isLucky(0.5) ? one : `${one} ${other}`);
      return [`search?q=${q}`, `search?q=${q}&type=${chance.pick(['business', 'product', 'rent', 'job'])}`];
    });
    let found = 0;
    for (const path of [...fixed, ...drawn]) {
      const lang = chance.pick(['en', 'ar']);
      if (!path.startsWith('search')) {
        const [expected, answered] = await Promise.all([
          site.get(path, { lang }),
          indexed.get(path, { lang }),
        ]);
        expect([path, await answered.json()]).toEqual([path, await expected.json()]);
        continue;
      }
      const [expected, answered] = await Promise.all([read(site, path, lang), read(indexed, path, lang)]);
      if (isOfName(answered) && !hasAllWords(expected)) continue;
      expect([path, outline(answered)]).toEqual([path, outline(expected)]);
      found += outline(answered).reduce((sum, { ids }) => sum + ids.length, 0);
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('lists the same without a query, in the same order, page by page', async () => {
    const lists = [
      'businesses?limit=20',
      'businesses?open_now=1&limit=20',
      'businesses?sort=newest&verified=1&limit=20',
      'businesses?near=40.7,-73.95&sort=nearest&radius_km=6&limit=20',
      'businesses?type=shops&near=40.7,-73.95&limit=20',
      'filter-market?price_min=100&price_max=900&sort=price_low&limit=20',
      'filter-market?condition=used&sort=price_high&limit=20',
      'filter-market?free=1&limit=20',
      'rents/web/looking_for?bedrooms=2&price_max=3500&sort=price_low&limit=20',
      'rents/web/looking_for?furnished=1&sort=newest&limit=20',
      'jobs/web/looking_for?salary_min=30&salary_type=hour&limit=20',
      'jobs/web/looking_for?sort=salary_high&limit=20',
    ];
    let seen = 0;
    for (const path of lists) {
      for (let [after, page] = ['', 0]; page < 4; page++) {
        const at = `${path}${after && `&after=${encodeURIComponent(after)}`}`;
        const expected = await (await site.get(at)).json();
        const { data, meta } = await (await indexed.get(at)).json();
        // PostgreSQL counts up to a limit only.
        const { facets, ...counted } = meta;
        const bound = expected.meta.totalIsExact ? counted : { ...counted, ...expected.meta };
        expect([at, data, { ...bound, facets }]).toEqual([at, expected.data, { ...expected.meta, facets }]);
        if (expected.meta.totalIsExact) expect([at, facets]).toEqual([at, expected.meta.facets]);
        seen += data.length;
        after = meta.next ?? '';
        if (!after) break;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('loses none of the nearest between pages, however close they are to each other', async () => {
    const names = Array.from({ length: 30 }, (_, number) => ({ name: { en: `Neighbor ${number}` } }));
    const added = await site.addBusinesses(...names);
    // A few centimeters apart, in arbitrary order: closer than the precision of the index.
    await sql`update listing set lat = 40.5 + (id * 7919 % 31) * 2e-7, lng = -74.2
      where id = any (${added}::bigint[])`.execute(site.db);
    await indexed.engine.refresh();
    const ids: number[] = [];
    for (let after = ''; ; ) {
      const path = `businesses?near=40.49,-74.2&radius_km=2&sort=nearest&limit=4${after}`;
      const { data, meta } = await (await indexed.get(path)).json();
      ids.push(...data.map(({ id }: { id: number }) => id));
      if (!meta.next) break;
      after = `&after=${encodeURIComponent(meta.next)}`;
    }
    expect(ids.filter((id) => added.includes(id)).sort()).toEqual([...added].sort());
  });

  it('continues page by page through everything, without duplicates', async () => {
    const ids: number[] = [];
    let after = '';
    let total = 0;
    do {
      const { data, meta } = await read(
        indexed,
        `search?q=apartment&type=rent&limit=40${after && `&after=${after}`}`,
      );
      ids.push(...data.rent.map(({ id }) => id));
      total = meta.rent.total;
      after = encodeURIComponent(meta.rent.next ?? '');
    } while (after);
    expect(total).toBeGreaterThan(200);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(total);
  });

  it('omits withdrawn listings, even before the index is notified', async () => {
    const before = await read(indexed, 'search?q=apartment&type=rent&limit=10');
    const [first, ...others] = before.data.rent.map(({ id }) => id);
    await site.db.transaction().execute(async (transaction) => {
      // As if the notification were delayed.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update listing set status = 'closed' where id = ${first}`.execute(transaction);
    });
    const after = await read(indexed, 'search?q=apartment&type=rent&limit=10');
    const ids = after.data.rent.map(({ id }) => id);
    expect(ids.slice(0, 9)).toEqual(others);
    expect(ids).toHaveLength(10);
  });

  it('does not query PostgreSQL, whatever the filter', async () => {
    const ofTypes = [
      'search?q=apartment&type=rent&price_max=2500&bedrooms=2&near=40.7,-73.95&radius_km=8',
      'search?q=restaurant&type=business&open_now=1',
      'search?q=restaurant&type=business&verified=1&near=40.7,-73.95',
      'search?q=car&type=product&condition=used&price_min=100',
      'search?q=brooklyn&type=job&job_type=full_time&salary_min=50000&salary_type=year',
    ];
    const answers = () => Promise.all(ofTypes.map(async (path) => outline(await read(indexed, path))));
    const before = await answers();
    for (const [at, types] of before.entries()) {
      expect([ofTypes[at], types.some(({ ids }) => ids.length > 0)]).toEqual([ofTypes[at], true]);
    }
    const write = (vector: RawBuilder<unknown>) =>
      site.db.transaction().execute(async (transaction) => {
        // The index is not notified.
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`update listing set search_vector = ${vector}`.execute(transaction);
      });
    await sql`create table vectors as select id, search_vector from listing`.execute(site.db);
    await write(sql`''`);
    const after = await answers();
    await write(sql`(select v.search_vector from vectors as v where v.id = listing.id)`);
    expect(after).toEqual(before);
  });

  it('counts exactly what PostgreSQL counts up to a limit only', async () => {
    const { numAffectedRows } = await sql`
      update listing set search_vector = search_vector || '''88442211'':9999'::tsvector
      where kind = 'business' and status = 'published'`.execute(site.db);
    const count = Number(numAffectedRows);
    expect(count).toBeGreaterThan(2_000);
    await indexed.engine.refresh();
    const search = (from: Pick<TestSite, 'get'>) => read(from, 'search?q=88442211&type=business');
    expect((await search(site)).meta.business).toMatchObject({ total: 2_000, totalIsExact: false });
    expect((await search(indexed)).meta.business).toMatchObject({ total: count, totalIsExact: true });
  });
});
