import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePlaces, type GazetteerEntry, gazetteerEntrySchema } from '../../../contract/gazetteer.ts';
import { limits } from '../../../contract/limits.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

async function complete(q: string, { lang = 'en', limit = 8 } = {}): Promise<GazetteerEntry[]> {
  const response = await site.call(completePlaces, { query: { q, limit } }, { lang });
  expect(response.status).toBe(200);
  const { data } = await response.json();
  return gazetteerEntrySchema.array().parse(data);
}
const brief = (entries: GazetteerEntry[]) => entries.map(({ label }) => label);
const placeOf = (slug: string) => site.catalog.placeBySlug(slug)?.id;

describe('a ZIP code', () => {
  it('returns its neighborhood, state and point', async () => {
    const [entry, ...others] = await complete('11209');
    expect(entry).toEqual({
      label: 'Bay Ridge, Brooklyn 11209',
      cityId: placeOf('bay-ridge'),
      city: 'Bay Ridge',
      stateCode: 'NY',
      state: 'New York',
      zip: '11209',
      lat: expect.closeTo(40.62, 1),
      lng: expect.closeTo(-74.03, 1),
    });
    expect(others).toEqual([]);
  });
  it.each([
    ['11105', 'astoria'],
    ['07505', 'paterson'],
    ['10314', 'staten-island'],
    ['07030', 'jersey-city'],
  ])('%s belongs to %s', async (zip, slug) => {
    const [entry] = await complete(zip);
    const chain = site.catalog.placeChain(entry?.cityId ?? 0).map((place) => place.slug);
    expect(chain).toContain(slug);
  });
  it.each(['١١٢٠٩', '۱۱۲۰۹', ' 11209 '])('is accepted in any digits: %s', async (q) => {
    expect((await complete(q)).map(({ zip }) => zip)).toEqual(['11209']);
  });
  it('is completed from a prefix, in order', async () => {
    const zips = (await complete('1120', { limit: 5 })).map(({ zip }) => zip);
    expect(zips).toEqual(['11201', '11202', '11203', '11204', '11205']);
  });
  it('far from every place of the catalog is not offered, as posts cannot reference it', async () => {
    expect(await complete('14202')).toEqual([]);
    expect(await complete('90210')).toEqual([]);
  });
  it('always has a place that posts can reference', async () => {
    for (const { cityId } of await complete('1', { limit: limits.gazetteer.max }))
      expect(site.catalog.place(cityId)).toBeDefined();
  });
});

describe('a name', () => {
  it('returns the place first, then its ZIP codes', async () => {
    const [place, ...zips] = await complete('Bay Ridge');
    expect(place).toMatchObject({ label: 'Bay Ridge, Brooklyn', zip: null, cityId: placeOf('bay-ridge') });
    expect(zips.map(({ zip }) => zip)).toContain('11209');
    const paterson = await complete('paterson', { limit: 20 });
    expect(paterson[0]).toMatchObject({ zip: null, stateCode: 'NJ', state: 'New Jersey' });
    expect(paterson.slice(1).map(({ zip }) => zip)).toContain('07505');
    expect(paterson.slice(1).every(({ stateCode, zip }) => stateCode === 'NJ' && zip)).toBe(true);
  });
  it.each(['باي ريدج', 'بَاي رِيدج', 'bay rid', 'BAY  RIDGE', 'ridge brooklyn', 'bay ridge 112'])(
    'is found from %s',
    async (q) => expect((await complete(q))[0]?.cityId).toBe(placeOf('bay-ridge')),
  );
  it('is returned in the language of the request', async () => {
    expect(brief(await complete('bay ridge', { lang: 'ar', limit: 2 }))).toEqual([
      'باي ريدج، بروكلين',
      expect.stringMatching(/^باي ريدج، بروكلين \d{5}$/),
    ]);
    expect((await complete('brooklyn', { lang: 'ar' }))[0]?.label).toBe('بروكلين، نيويورك');
  });
  it('of a borough returns the borough before its neighborhoods', async () => {
    const entries = await complete('brooklyn', { limit: 40 });
    expect(entries[0]).toMatchObject({ cityId: placeOf('brooklyn'), zip: null });
    expect(entries.some(({ cityId }) => cityId === placeOf('bay-ridge'))).toBe(true);
  });
  it('that is unknown returns nothing', async () => {
    expect(await complete('atlantis')).toEqual([]);
    expect(await complete('…')).toEqual([]);
    expect(await complete("'; drop table place; --")).toEqual([]);
  });
});

describe('the query', () => {
  it.each(['', 'q=%20', 'q=a&limit=0', 'q=a&limit=41', `q=${'x'.repeat(201)}`])(
    'is rejected: %s',
    async (query) => expect((await site.callUnchecked(completePlaces, { query })).status).toBe(422),
  );
  it('returns 304 while nothing has changed', async () => {
    const etag = (await site.call(completePlaces, { query: { q: 'astoria' } })).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await site.call(
      completePlaces,
      { query: { q: 'astoria' } },
      { headers: { 'if-none-match': etag } },
    );
    expect(again.status).toBe(304);
  });
  it('is documented', async () => {
    const { paths } = await (await site.ask('/api/openapi.json')).json();
    expect(Object.keys(paths).some((path) => path.endsWith('/gazetteer'))).toBe(true);
  });
});
