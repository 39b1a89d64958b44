import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDetailSchema, listBusinesses, readBusiness } from '../../../contract/businesses.ts';
import { congregationSchema } from '../../../contract/congregation.ts';
import { readHome } from '../../../contract/content.ts';
import { type Day, type Week, weekdays } from '../../../contract/hours.ts';
import { cityTimeZone } from '../../../contract/places.ts';
import { prayerTimesOf, usualRules } from '../../../contract/prayer-times.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';

const everyDay = (day: Day) => Object.fromEntries(weekdays.map((name) => [name, day])) as Week;
const nineToFive = everyDay({ state: 'open', spans: [{ from: '09:00', to: '17:00' }] });
const evenings = everyDay({ state: 'open', spans: [{ from: '18:00', to: '02:00' }] });
const always = everyDay({ state: 'always' });

let site: TestSite;
let ids: number[];
/** Noon on a Friday, unless a test sets the clock. */
let now = new Date('2026-11-20T17:00:00Z');

beforeAll(async () => {
  site = await testSite(() => now);
  ids = await site.addBusinesses(
    {
      name: { en: 'Bab Touma Bakery', ar: 'مخبز باب توما' },
      categories: ['bakeries'],
      hours: nineToFive,
      verified: true,
    },
    { name: { en: 'Al-Rafidain Grill', ar: 'مشاوي الرافدين' }, hours: evenings, place: 'astoria' },
    { name: { ar: 'صيدلية النور' }, categories: ['pharmacies'], hours: always, place: 'dyker-heights' },
    { name: { en: 'Nowhere Known' }, categories: ['coffee'], point: null, place: 'harlem' },
    { name: { en: 'Still Waiting' }, status: 'pending', publishedAt: null, phone: '+17185550100' },
    { name: { en: 'Turned Down' }, status: 'rejected', publishedAt: null },
    { name: { en: 'Long Gone' }, status: 'closed' },
  );
});
afterAll(() => site.close());

async function names(query: string, options: { lang?: string; cityId?: number } = {}): Promise<string[]> {
  const response = await site.callUnchecked(listBusinesses, { query }, options);
  expect(response.status).toBe(200);
  const { data } = await response.json();
  return data.map((business) => business.name);
}
const idOf = (slug: string) => site.catalog.categoryBySlug(slug)?.id;
const placeOf = (slug: string) => site.catalog.placeBySlug(slug)?.id;

describe('filters', () => {
  it('return published businesses only', async () => {
    expect((await names('sort=name')).sort()).toEqual([
      'Al-Rafidain Grill',
      'Bab Touma Bakery',
      'Nowhere Known',
      'صيدلية النور',
    ]);
  });
  it('by type and category', async () => {
    expect(await names('type=services')).toEqual(['صيدلية النور']);
    expect(await names(`category=${idOf('bakeries')}`)).toEqual(['Bab Touma Bakery']);
  });
  it('by neighborhood, and by its borough', async () => {
    expect(await names(`city=${placeOf('astoria')}`)).toEqual(['Al-Rafidain Grill']);
    expect((await names(`city=${placeOf('brooklyn')}`)).sort()).toEqual(['Bab Touma Bakery', 'صيدلية النور']);
  });
  it("by the city in the API's base path", async () => {
    expect(await names('', { cityId: placeOf('queens') as number })).toEqual(['Al-Rafidain Grill']);
  });
  it('by verified', async () => expect(await names('verified=1')).toEqual(['Bab Touma Bakery']));
  it('by radius, nearest first, with distances in meters', async () => {
    const near = 'near=40.6264,-74.0299';
    expect(await names(`${near}&radius_km=3`)).toEqual(['Bab Touma Bakery', 'صيدلية النور']);
    const { data } = await (
      await site.callUnchecked(listBusinesses, { query: `${near}&radius_km=3` })
    ).json();
    expect(data[0]?.distanceMeters).toBe(0);
    expect(data[1]?.distanceMeters).toBeGreaterThan(1_700);
    expect(data[1]?.distanceMeters).toBeLessThan(1_900);
  });
});

describe('open now', () => {
  it.each([
    ['2026-11-20T17:00:00Z', ['Bab Touma Bakery', 'صيدلية النور']],
    ['2026-11-21T06:30:00Z', ['Al-Rafidain Grill', 'صيدلية النور']],
    ['2026-11-21T08:00:00Z', ['صيدلية النور']],
    // 09:30 in New York on both sides of the end of daylight saving time.
    ['2026-10-31T13:30:00Z', ['Bab Touma Bakery', 'صيدلية النور']],
    ['2026-11-01T14:30:00Z', ['Bab Touma Bakery', 'صيدلية النور']],
  ])('at %s', async (moment, expected) => {
    now = new Date(moment);
    expect((await names('open_now=1')).sort()).toEqual(expected);
    now = new Date('2026-11-20T17:00:00Z');
  });
});

describe('sorting and paging', () => {
  it('sorts names by the collation of the language', async () => {
    expect(await names('sort=name')).toEqual([
      'Al-Rafidain Grill',
      'Bab Touma Bakery',
      'Nowhere Known',
      'صيدلية النور',
    ]);
    expect(await names('sort=name', { lang: 'ar' })).toEqual([
      'Nowhere Known',
      'صيدلية النور',
      'مخبز باب توما',
      'مشاوي الرافدين',
    ]);
  });
  it('starts with verified and complete businesses', async () => {
    expect((await names(''))[0]).toBe('Bab Touma Bakery');
  });
  it.each(['sort=name', 'sort=newest', 'sort=relevance', 'near=40.6,-74', 'q=new+york+brooklyn'])(
    'pages by cursors without loss or repetition: %s',
    async (query) => {
      const whole = await names(query);
      const walked: string[] = [];
      let after = '';
      do {
        const response = await site.callUnchecked(listBusinesses, {
          query: `${query}&limit=1&after=${after}`,
        });
        const { data, meta } = await response.json();
        walked.push(...data.map((business: { name: string }) => business.name));
        after = meta.next ?? '';
      } while (after);
      expect(walked).toEqual(whole);
    },
  );
  it('preserves a cursor when rows are inserted before it', async () => {
    const { meta } = await (await site.call(listBusinesses, { query: { sort: 'newest', limit: 2 } })).json();
    const rest = await names(`sort=newest&after=${meta.next}`);
    const [added] = await site.addBusinesses({
      name: { en: 'Brand New' },
      publishedAt: new Date('2026-11-21T00:00:00Z'),
    });
    expect(await names(`sort=newest&after=${meta.next}`)).toEqual(rest);
    await site.db
      .deleteFrom('listing')
      .where('id', '=', added as number)
      .execute();
  });
  it.each([
    'limit=0',
    'limit=61',
    'limit=x',
    'sort=price',
    'near=95,0',
    'radius_km=-1',
    'type=jobs',
    'after=abc',
    "category=1'--",
  ])('rejects %s by name of the field', async (query) => {
    const response = await site.callUnchecked(listBusinesses, { query }, { lang: 'ar' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = await response.json();
    expect(problem.message).toMatch(/[\u0600-\u06ff]/);
    if (problem.code === 'invalid_fields')
      expect(Object.keys(problem.errors ?? {})).toEqual([query.split('=')[0]]);
    else expect(problem.code).toBe('invalid_cursor');
  });
  it('rejects a cursor of another sort order', async () => {
    const { meta } = await (await site.call(listBusinesses, { query: { sort: 'name', limit: 1 } })).json();
    expect((await site.call(listBusinesses, { query: { sort: 'newest', after: meta.next } })).status).toBe(
      422,
    );
  });
});

describe('facets', () => {
  it('count the results of each value, without their own filter', async () => {
    const { meta } = await (
      await site.call(listBusinesses, { query: { city: placeOf('brooklyn'), category: idOf('bakeries') } })
    ).json();
    expect(meta.total).toBe(1);
    const of = (name: string) =>
      Object.fromEntries((meta.facets[name] ?? []).map((value) => [value.label, value.count]));
    expect(of('category')).toEqual({ 'Bakeries & sweets': 1, Pharmacies: 1 });
    expect(of('city')).toEqual({ 'Bay Ridge': 1, Brooklyn: 1 });
    expect(meta.facets.open_now?.[0]?.count).toBe(1);
    expect(meta.facets.verified?.[0]?.count).toBe(1);
  });
  it('are named in the language', async () => {
    const { meta } = await (await site.call(listBusinesses, {}, { lang: 'ar' })).json();
    expect(meta.facets.category?.map((value: { label: string }) => value.label)).toContain('مخابز وحلويات');
  });
});

it('the home page starts with as many trades as possible, alternating shops and services', async () => {
  const { data } = await (await site.call(readHome)).json();
  const types = data.businesses.map((business: { category: { type: string } }) => business.category.type);
  expect(types.slice(0, 2)).toEqual(['shops', 'services']);
  const trades = data.businesses
    .slice(0, 4)
    .map((business: { category: { name: string } }) => business.category.name);
  expect(new Set(trades).size).toBe(4);
});

describe('one business', () => {
  it('returns everything in the contract', async () => {
    const { data } = await (
      await site.callUnchecked(readBusiness, { params: { id: ids[0] } }, { lang: 'ar' })
    ).json();
    expect(businessDetailSchema.parse(data)).toMatchObject({
      name: 'مخبز باب توما',
      verified: true,
      opening: { state: 'open', until: '17:00' },
      borough: { name: 'بروكلين' },
      weekday: 4,
    });
  });
  it('returns payment methods, languages, certification and accessibility', async () => {
    const more = {
      price_range: 3,
      payment_methods: ['cash', 'zelle'],
      languages: ['ar', 'fr'],
      halal: { certifier: null, since: 1987 },
      accessibility: ['step_free'],
    };
    const [detailed, silent] = await site.addBusinesses(
      { name: { en: 'Told' }, place: 'great-kills', ...more },
      { name: { en: 'Silent' }, place: 'great-kills' },
    );
    const read = async (id: number | undefined) =>
      (await (await site.callUnchecked(readBusiness, { params: { id } })).json()).data;
    expect(businessDetailSchema.parse(await read(detailed))).toMatchObject({
      priceRange: 3,
      paymentMethods: ['cash', 'zelle'],
      languages: ['ar', 'fr'],
      halal: { certifier: null, since: 1987 },
      accessibility: ['step_free'],
    });
    expect(await read(silent)).toMatchObject({ priceRange: null, paymentMethods: [], halal: null });
  });
  it('returns the times of prayer of the day beside the calculated ones', async () => {
    const prayers = congregationSchema.parse({
      iqama: { fajr: { at: '06:00' }, maghrib: { after: 5 } },
      friday: [{ at: '13:30' }, { at: '12:45', lang: 'ar' }],
    });
    const [mosque, nowhere, shop] = await site.addBusinesses(
      { name: { en: 'Mosque' }, place: 'great-kills', prayers },
      { name: { en: 'Room' }, place: 'great-kills', point: null, prayers },
      { name: { en: 'Shop' }, place: 'great-kills' },
    );
    const read = async (id = 0) =>
      businessDetailSchema.parse((await (await site.call(readBusiness, { params: { id } })).json()).data);
    const { date, prayers: held } = await read(mosque);
    const { lat, lng } = site.catalog.placeBySlug('great-kills') ?? { lat: 0, lng: 0 };
    const maghrib = prayerTimesOf(date, { lat, lng }, usualRules).maghrib;
    const clock = (at: Date) =>
      at.toLocaleTimeString('en-GB', { timeZone: cityTimeZone, timeStyle: 'short' });
    expect(held?.times.map(({ prayer }) => prayer)).toEqual(['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']);
    expect(held?.times[0]).toMatchObject({ iqama: '06:00', after: null });
    expect(held?.times[1]).toMatchObject({ begins: expect.stringMatching(/^1[12]:/), iqama: null });
    expect(held?.times[3]).toEqual({
      prayer: 'maghrib',
      begins: clock(maghrib),
      iqama: clock(new Date(maghrib.getTime() + 300_000)),
      after: 5,
    });
    expect(held?.friday).toEqual([
      { at: '12:45', lang: 'ar' },
      { at: '13:30', lang: null },
    ]);
    expect((await read(nowhere)).prayers?.times[3]).toEqual({
      prayer: 'maghrib',
      begins: null,
      iqama: null,
      after: 5,
    });
    expect((await read(shop)).prayers).toBeNull();
  });
  it('returns the language of a name that exists in one only', async () => {
    const { data } = await (await site.callUnchecked(readBusiness, { params: { id: ids[2] } })).json();
    expect(data).toMatchObject({ name: 'صيدلية النور', lang: 'ar' });
  });
  it('hides pending and rejected ones, and returns 410 for removed ones', async () => {
    for (const [index, status] of [
      [4, 404],
      [5, 404],
      [6, 410],
    ] as const) {
      const response = await site.callUnchecked(readBusiness, { params: { id: ids[index] } });
      expect(response.status).toBe(status);
      expect(await response.text()).not.toContain('5550100');
    }
    expect((await site.call(readBusiness, { params: { id: 999999 } })).status).toBe(404);
    expect((await site.call(readBusiness, { params: { id: 0 } })).status).toBe(422);
  });
});
