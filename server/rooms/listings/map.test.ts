import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBusinesses, mapBusinesses } from '../../../contract/businesses.ts';
import { limits } from '../../../contract/limits.ts';
import type { MapContent } from '../../../contract/map.ts';
import { mapRentals } from '../../../contract/rentals.ts';
import { seedSynthetic } from '../../seed/synthetic/seed-synthetic.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await seedSynthetic(site.db, site.connectionString, { listings: 4_000, seed: 3, now: noon });
});
afterAll(() => site.close());

const city = 'box=40.4,-74.4,41,-73.6&zoom=10';
const street = 'box=40.6,-74.05,40.65,-74&zoom=14';

async function map(
  endpoint: typeof mapBusinesses | typeof mapRentals,
  query: string,
  lang = 'en',
): Promise<MapContent> {
  const response = await site.callUnchecked(endpoint, { query }, { lang });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

const sum = ({ clusters }: MapContent) => clusters.reduce((all, { count }) => all + count, 0);

/** The number of published listings of a type in a box, counted from rows. */
async function counted(kind: string, [south, west, north, east]: number[], and = sql`true`): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing as l where kind = ${kind} and status = 'published'
      and position[1] between ${south} and ${north} and position[0] / 0.7585 between ${west} and ${east}
      and ${and}`.execute(site.db);
  return rows[0]?.count ?? 0;
}

describe('a map', () => {
  it('clusters by parts of the city at low zoom, with their totals, in the language of the request', async () => {
    const content = await map(mapBusinesses, city);
    expect(content.points).toEqual([]);
    expect(content.isExact).toBe(true);
    const ridge = content.clusters.find(({ name }) => name === 'Bay Ridge');
    const id = site.catalog.placeBySlug('bay-ridge')?.id;
    expect(ridge?.count).toBe(
      await counted('business', [-90, -180, 90, 180], sql`place_id = ${id} and lat is not null`),
    );
    const arabic = await map(mapBusinesses, city, 'ar');
    expect(arabic.clusters.map(({ count }) => count).sort()).toEqual(
      content.clusters.map(({ count }) => count).sort(),
    );
    expect(arabic.clusters.map(({ name }) => name)).toContain('باي ريدج');
  });
  it('returns single places if there are few, limited to the list', async () => {
    const category = site.catalog.categoryBySlug('bakeries')?.id;
    const content = await map(mapBusinesses, `${city}&category=${category}&verified=1`);
    expect(content.clusters).toEqual([]);
    const all = await counted(
      'business',
      [40.4, -74.4, 41, -73.6],
      sql`verified and category_ids @> array[${category}::int]`,
    );
    expect(all).toBeGreaterThan(0);
    expect(content.points).toHaveLength(all);
    expect(content.points[0]).toMatchObject({ name: expect.any(String), icon: expect.any(String) });
  });
  it('has the listings of the list with the same text', async () => {
    const { meta } = await (await site.call(listBusinesses, { query: { q: 'pharmacy' } })).json();
    expect(meta.total).toBeGreaterThan(0);
    const content = await map(mapBusinesses, `${city}&q=pharmacy`);
    expect(sum(content) + content.points.length).toBe(meta.total);
  });
  it('contains ratings, and which places are new', async () => {
    const category = site.catalog.categoryBySlug('bakeries')?.id;
    const query = `${city}&category=${category}&verified=1`;
    const [rated, recent, old] = (await map(mapBusinesses, query)).points.map(({ id }) => id);
    const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000);
    await site.db
      .updateTable('listing')
      .set({ published_at: daysAgo(30) })
      .where('kind', '=', 'business')
      .execute();
    const change = (id: number | undefined, values: object) =>
      site.db
        .updateTable('listing')
        .set(values)
        .where('id', '=', id ?? 0)
        .execute();
    await change(rated, { rating: 4.7 });
    await change(recent, { published_at: daysAgo(limits.newOnMapDays - 1) });
    await change(old, { published_at: daysAgo(limits.newOnMapDays + 1) });
    const { points } = await map(mapBusinesses, query);
    const pinOf = (id: number | undefined) => points.find((point) => point.id === id);
    expect(pinOf(rated)).toMatchObject({ rating: 4.7, isNew: false });
    expect(pinOf(recent)).toMatchObject({ rating: null, isNew: true });
    expect(pinOf(old)).toMatchObject({ rating: null, isNew: false });
  });
  it('clusters nearby places in squares, and loses none', async () => {
    await sql`update listing set lat = 40.62 + (id % 40) * 0.0005, lng = -74.03 + (id % 50) * 0.0005
      where kind = 'business' and lat is not null`.execute(site.db);
    const content = await map(mapBusinesses, street);
    expect(content.clusters.length).toBeGreaterThan(3);
    expect(sum(content)).toBe(await counted('business', [40.6, -74.05, 40.65, -74]));
    const closer = await map(mapBusinesses, 'box=40.6,-74.05,40.65,-74&zoom=16');
    expect(closer.clusters.length).toBeGreaterThan(content.clusters.length);
    expect(sum(closer)).toBe(sum(content));
  });
  it('supports filters that stored counts lack: opening state, query, price', async () => {
    for (const filter of ['open_now=1', 'q=restaurant']) {
      const query = `${street}&${filter}`;
      const content = await map(mapBusinesses, query);
      const found = sum(content) || content.points.length;
      const { meta } = await (await site.callUnchecked(listBusinesses, { query: filter })).json();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThanOrEqual(meta.total);
    }
    const cheap = await map(mapRentals, `${city}&price_max=1500`);
    const all = await counted('rental', [40.4, -74.4, 41, -73.6], sql`price_cents <= 150000`);
    expect(sum(cheap) || cheap.points.length).toBe(all);
  });
  it('returns approximate positions of rentals', async () => {
    const { points } = await map(mapRentals, `${city}&type=townhouse&bedrooms=3`);
    expect(points.length).toBeGreaterThan(0);
    for (const { point } of points) {
      expect(point.lat).toBeCloseTo(Number(point.lat.toFixed(3)), 9);
      expect(point.lng).toBeCloseTo(Number(point.lng.toFixed(3)), 6);
    }
  });
  it.each([
    'box=41,-74,40,-73&zoom=10',
    'box=1,2,3&zoom=10',
    'box=40,-74,41,-73',
    'box=40,-74,41,-73&zoom=99',
  ])('rejects %s', async (query) =>
    expect((await site.callUnchecked(mapBusinesses, { query })).status).toBe(422),
  );
  it('returns nothing for an empty query', async () => {
    expect(await map(mapBusinesses, `${city}&q=…`)).toEqual({ clusters: [], points: [], isExact: true });
  });
});
