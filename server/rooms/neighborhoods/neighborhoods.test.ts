import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNeighborhoods, readNeighborhood } from '../../../contract/neighborhoods.ts';
import { addJobs, addProducts, addRentals, days } from '../../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import type { AreaFeatures } from './area-features.ts';

let site: TestSite;
/** The application's clock. */
let now = noon;
beforeAll(async () => {
  site = await testSite(() => now);
});
afterAll(() => site.close());

const read = async (slug: string) =>
  (await (await site.call(readNeighborhood, { params: { slug } })).json()).data;
const status = async (slug: string) => (await site.call(readNeighborhood, { params: { slug } })).status;

describe('areas', () => {
  it('are listed with their outlines, without boroughs', async () => {
    const { data } = await (await site.call(listNeighborhoods)).json();
    expect(data.map(({ slug }) => slug)).not.toContain('brooklyn');
    expect(data).toHaveLength(site.catalog.places.filter(({ kind }) => kind !== 'borough').length);
    expect(data.filter(({ shape }) => shape === null)).toEqual([]);
    const ridge = data.find(({ slug }) => slug === 'bay-ridge');
    expect(ridge).toMatchObject({ name: 'Bay Ridge', parent: 'Brooklyn', count: 0 });
    expect(ridge?.shape?.path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z$/);
    const [width = 0, height = 0] = [ridge?.shape?.width, ridge?.shape?.height];
    expect(Math.max(width, height)).toBe(100);
    // About 3.9 km from north to south.
    expect((height * (ridge?.shape?.unitMeters ?? 0)) / 1000).toBeCloseTo(3.9, 0);
  });
  it('are drawn on maps at their coordinates, with their names in both languages', async () => {
    const { features } = (await (await site.ask('/map/areas.json')).json()) as AreaFeatures;
    const ridge = site.catalog.placeBySlug('bay-ridge');
    const outline = features.find(({ properties: p }) => p.kind === 'area' && p.place === ridge?.id);
    const [[corners = []] = []] = (outline?.geometry.coordinates ?? []) as number[][][][];
    expect(corners.length).toBeGreaterThan(8);
    for (const [lng = 0, lat = 0] of corners) {
      expect(Math.abs(lng - (ridge?.lng ?? 0))).toBeLessThan(0.03);
      expect(Math.abs(lat - (ridge?.lat ?? 0))).toBeLessThan(0.03);
    }
    expect(features).toContainEqual({
      type: 'Feature',
      properties: { kind: 'name', name: 'Bay Ridge', 'name:en': 'Bay Ridge', 'name:ar': 'باي ريدج' },
      geometry: { type: 'Point', coordinates: [ridge?.lng, ridge?.lat] },
    });
    const ofBrooklyn = features.flatMap(({ properties: p }) =>
      p.kind !== 'area' && p.name === 'Brooklyn' ? [p.kind] : [],
    );
    expect(ofBrooklyn).toEqual(['borough']);
  });
  it('have adjacent areas, mutually if borders touch', async () => {
    const names = async (slug: string) => (await read(slug)).nearby.map((one) => one.slug);
    expect(await names('bay-ridge')).toEqual(expect.arrayContaining(['dyker-heights', 'sunset-park']));
    expect(await names('dyker-heights')).toContain('bay-ridge');
    expect(await names('canarsie')).toContain('east-new-york');
  });
  it('are found by slug and by id; boroughs and unknown ones are not', async () => {
    const id = site.catalog.placeBySlug('bay-ridge')?.id;
    expect((await read(String(id))).slug).toBe('bay-ridge');
    const brooklyn = site.catalog.placeBySlug('brooklyn')?.id;
    for (const slug of ['brooklyn', String(brooklyn), 'atlantis', '0', '999999999', '%00', "x';--"])
      expect(await status(slug), slug).toBe(404);
  });
  it('are found by a point within them', async () => {
    const at = async (point: string) => {
      const { data } = await (await site.call(listNeighborhoods, { query: { at: point } })).json();
      return data.map(({ slug }: { slug: string }) => slug);
    };
    expect(await at('40.6264,-74.0299')).toEqual(['bay-ridge']);
    expect(await at('40.5,-74.5')).toEqual([]);
    expect((await site.call(listNeighborhoods, { query: { at: '200,1' } })).status).toBe(422);
  });
  it('are named in the language of the request, and in the other one', async () => {
    const response = await site.call(readNeighborhood, { params: { slug: 'bay-ridge' } }, { lang: 'ar' });
    const { data } = await response.json();
    expect([data.name, data.parent, data.otherName]).toEqual([
      'باي ريدج',
      'بروكلين',
      { text: 'Bay Ridge', lang: 'en' },
    ]);
  });
});

describe('the content of an area', () => {
  it('includes usual rents from five offers of the last 90 days', async () => {
    const rent = (dollars: number, more: object = {}) => ({
      title: { en: `${dollars}` },
      priceCents: dollars * 100,
      bedrooms: 1,
      place: 'astoria',
      ...more,
    });
    const [first = 0] = await addRentals(
      site,
      ...[1_800, 1_900, 2_000, 2_100].map((dollars) => rent(dollars)),
    );
    await addRentals(
      site,
      rent(9_000, { publishedAt: days(-91) }),
      rent(9_000, { status: 'pending' }),
      rent(9_000, { post_type: 'wanted' }),
      rent(9_000, { expiresAt: days(-1) }),
      rent(9_000, { place: 'jackson-heights' }),
      rent(700, { accommodation: 'room' }),
      rent(5_000, { bedrooms: 5 }),
    );
    expect((await read('astoria')).rents).toEqual([
      { size: 'room', homes: 1, usual: null },
      { size: '1', homes: 4, usual: null },
      { size: '3', homes: 1, usual: null },
    ]);
    await addRentals(site, rent(2_600));
    const usual = { lowCents: 190_000, medianCents: 200_000, highCents: 210_000 };
    expect((await read('astoria')).rents[1]).toEqual({ size: '1', homes: 5, usual });
    await sql`update listing set status = 'closed' where id = ${first}`.execute(site.db);
    expect((await read('astoria')).rents[1]).toEqual({ size: '1', homes: 4, usual: null });
  });
  it('is counted by category, with the newest posts of each kind in turn, published ones only', async () => {
    await site.addBusinesses(
      { name: { en: 'One' }, categories: ['bakeries'], place: 'harlem' },
      { name: { en: 'Two' }, categories: ['bakeries'], place: 'harlem' },
      { name: { en: 'Three' }, categories: ['restaurants'], place: 'harlem' },
    );
    await addRentals(site, { title: { en: 'Home' }, place: 'harlem' });
    await addJobs(site, { title: { en: 'Job' }, place: 'harlem' });
    await addProducts(
      site,
      { title: { en: 'Thing' }, place: 'harlem' },
      { title: { en: 'Waits' }, place: 'harlem', status: 'pending', publishedAt: null },
    );
    const harlem = await read('harlem');
    expect(harlem).toMatchObject({ places: 3, homes: 1, jobs: 1, products: 1, count: 6 });
    expect(harlem.categories.map(({ slug, count }) => `${slug} ${count}`)).toEqual([
      'bakeries 2',
      'restaurants 1',
    ]);
    expect(harlem.newest.map(({ kind }) => kind)).toEqual(['rental', 'product', 'job', 'business']);
    expect(JSON.stringify(harlem)).not.toContain('Waits');
  });
  it('has four newest posts if there are as many, even of one kind', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    await addJobs(site, ...titles.map((en) => ({ title: { en }, place: 'canarsie' })));
    expect((await read('canarsie')).newest.map(({ kind }) => kind)).toEqual(['job', 'job', 'job', 'job']);
  });
  it('includes businesses that are open late, from 6 pm to 4 am', async () => {
    const day = (closes: string) => ({ state: 'open' as const, spans: [{ from: '09:00', to: closes }] });
    const week = (closes: string) => {
      const each = day(closes);
      return { mon: each, tue: each, wed: each, thu: each, fri: each, sat: each, sun: each };
    };
    await site.addBusinesses(
      { name: { en: 'Till two' }, categories: ['coffee'], place: 'bushwick', hours: week('02:00') },
      { name: { en: 'Till nine' }, categories: ['coffee'], place: 'bushwick', hours: week('21:00') },
    );
    const late = async (utc: string) => {
      now = new Date(utc);
      return (await read('bushwick')).late.map(({ name }) => name);
    };
    // New York is five hours behind.
    expect(await late('2026-11-20T22:59:00Z')).toEqual([]);
    expect(await late('2026-11-20T23:00:00Z')).toEqual(['Till two']);
    expect(await late('2026-11-21T06:30:00Z')).toEqual(['Till two']);
    expect(await late('2026-11-21T07:30:00Z')).toEqual([]);
    expect(await late('2026-11-21T09:00:00Z')).toEqual([]);
    now = noon;
  });
});
