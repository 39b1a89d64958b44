import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJob } from '../../../contract/jobs.ts';
import { readProduct } from '../../../contract/products.ts';
import { listRentals, readRental, rentalDetailSchema } from '../../../contract/rentals.ts';
import { searchSite, suggestWords } from '../../../contract/search-results.ts';
import { addRentals, days } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { facet, ids, titles, walk } from '../../testing/walk.ts';

const list = 'rents/web/looking_for';

let site: TestSite;
let balcony: number;
let hidden: number[];

beforeAll(async () => {
  site = await testSite();
  const { id: ownerId } = await site.db
    .insertInto('app_user')
    .values({ email: 'm@x.example', name: 'Mona Diab', password_hash: 'x', terms_accepted_at: days(-9) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = await addRentals(
    site,
    {
      title: { en: 'Balcony', ar: 'شقة بشرفة' },
      description: { en: 'Sunny.', ar: 'مشمسة.' },
      ownerId,
      street: '7304-A 5th Ave, Apt 4B',
      zip: '11209',
      point: { lat: 40.63087, lng: -74.02241 },
      priceCents: 275_000,
      bedrooms: 1,
      bathrooms: 1,
      area_sq_ft: 620,
      phone: '+17185550161',
      email: 'balcony@homes.example',
      publishedAt: days(-1),
    },
    {
      title: { en: 'Big house' },
      accommodation: 'house',
      bedrooms: 4,
      bathrooms: 2.5,
      priceCents: 500_000,
      place: 'astoria',
      publishedAt: days(-2),
    },
    {
      title: { en: 'Quiet corner' },
      accommodation: 'room',
      bedrooms: 1,
      bathrooms: 1,
      bathroom_shared: true,
      gender: 'female',
      priceCents: 90_000,
      publishedAt: days(-3),
    },
    { title: { ar: 'استوديو صغير' }, bedrooms: 0, bathrooms: 1, priceCents: 150_000, publishedAt: days(-4) },
    {
      title: { en: 'Family looks for three bedrooms' },
      post_type: 'wanted',
      ownerId,
      anonymous: true,
      phone: '+17185550199',
      email: 'family@homes.example',
      point: null,
      bedrooms: 3,
      priceCents: 300_000,
      publishedAt: days(-5),
    },
  );
  balcony = found[0] as number;
  hidden = await addRentals(
    site,
    { title: { en: 'Waits' }, status: 'pending', publishedAt: null, phone: '+17185550100' },
    { title: { en: 'Refused' }, status: 'rejected', publishedAt: null, phone: '+17185550100' },
    { title: { en: 'Let' }, status: 'closed', phone: '+17185550100' },
    { title: { en: 'Over' }, expiresAt: days(-1), phone: '+17185550100' },
  );
});
afterAll(() => site.close());

const placeOf = (slug: string) => site.catalog.placeBySlug(slug)?.id;
const small = 'استوديو صغير';
const family = 'Family looks for three bedrooms';

describe('filters', () => {
  it('returns published, unexpired rentals, newest first', async () => {
    expect(await titles(site, list)).toEqual(['Balcony', 'Big house', 'Quiet corner', small, family]);
  });
  it.each([
    ['looking_for=offer', ['Balcony', 'Big house', 'Quiet corner', small]],
    ['looking_for=wanted', [family]],
    ['type=house', ['Big house']],
    ['type=apartment&looking_for=offer', ['Balcony', small]],
    ['bedrooms=0', [small]],
    ['bedrooms=2', ['Big house', family]],
    ['bathrooms=1.5', ['Big house']],
    ['price_min=1500&price_max=2750', ['Balcony', small]],
    ['price_max=900', ['Quiet corner']],
    ['gender=male', ['Balcony', 'Big house', small, family]],
    ['gender=female&type=room', ['Quiet corner']],
    ['gender=any&type=room', []],
    ['q=balcony', ['Balcony']],
    ['q=…', []],
  ])('%s', async (query, expected) => {
    expect(await titles(site, `${list}?${query}`)).toEqual(expected);
  });
  it('by place, and by the city of the base path', async () => {
    expect(await titles(site, `${list}?city=${placeOf('queens')}`)).toEqual(['Big house']);
    const response = await site.call(listRentals, {}, { cityId: placeOf('astoria') as number });
    expect((await response.json()).data).toHaveLength(1);
  });
  it('by distance: only rentals with a position, nearest first', async () => {
    const near = 'near=40.7644,-73.9235';
    expect((await titles(site, `${list}?${near}`))[0]).toBe('Big house');
    expect(await titles(site, `${list}?${near}`)).not.toContain(family);
    expect(await titles(site, `${list}?${near}&radius_km=5`)).toEqual(['Big house']);
  });
  it.each(['شقة', 'شقّة', 'apartment', 'Flat', 'الشقق'])('%s finds the apartments', async (word) => {
    const found = await ids(site, `${list}?looking_for=offer&sort=newest&q=${encodeURIComponent(word)}`);
    expect(found).toEqual(await ids(site, `${list}?looking_for=offer&type=apartment`));
  });
  it.each(["'; drop table rental; --", "x' or '1'='1", ':*&!', '%00', '\\', '<script>'])(
    'reads %s as search terms',
    async (q) => {
      expect((await site.call(listRentals, { query: { q } })).status).toBe(200);
    },
  );
  it.each([
    'type=castle',
    'looking_for=all',
    'bedrooms=-1',
    "bedrooms=1'--",
    'bathrooms=0.3',
    'price_min=1.5',
    'price_max=x',
    'gender=1;',
    'city=a',
    'near=1',
    'radius_km=1000',
    "sort=price_low'--",
    'limit=61',
  ])('rejects %s by field name', async (query) => {
    const response = await site.callUnchecked(listRentals, { query }, { lang: 'ar' });
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(Object.keys(problem.errors ?? {})).toEqual([query.split('=')[0]]);
    expect(problem.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('sorting and paging', () => {
  it.each([
    ['price_low', ['Quiet corner', small, 'Balcony', family, 'Big house']],
    ['price_high', ['Big house', family, 'Balcony', small, 'Quiet corner']],
    ['newest', ['Balcony', 'Big house', 'Quiet corner', small, family]],
  ])('by %s', async (sort, expected) => {
    expect(await titles(site, `${list}?sort=${sort}`)).toEqual(expected);
  });
  it.each([
    'sort=price_low',
    'sort=price_high',
    'bedrooms=1&sort=price_low',
    'bedrooms=1&sort=price_high',
    'sort=newest',
    'sort=relevance',
    'near=40.6,-74',
    'q=brooklyn',
  ])('walks %s by cursors without gaps or duplicates', async (query) => {
    const whole = await ids(site, `${list}?${query}`);
    expect(whole.length).toBeGreaterThan(2);
    expect(await walk(site, `${list}?${query}`)).toEqual(whole);
  });
  it('counts', async () => {
    const { meta } = await (await site.call(listRentals, { query: { limit: 2 } })).json();
    expect(meta).toMatchObject({ total: 5, totalIsExact: true });
  });
});

describe('facets count the results of each value, without their own filter', () => {
  const query = `${list}?looking_for=offer&type=apartment&bedrooms=1`;
  it.each([
    ['looking_for', { offer: 1, wanted: 1 }],
    ['type', { apartment: 1, house: 1, townhouse: 0, room: 1 }],
    ['bedrooms', { 0: 1, 1: 1 }],
    ['bathrooms', { 1: 1 }],
    ['gender', { male: 1, female: 1, any: 1 }],
    ['city', { Brooklyn: 1, 'Bay Ridge': 1 }],
  ])('%s', async (name, expected) => {
    expect(await facet(site, query, name)).toEqual(expected);
  });
  it('numeric facets mean “at least”', async () => {
    expect(await facet(site, list, 'bedrooms')).toEqual({ 0: 1, 1: 4, 3: 2, 4: 1 });
    expect(await facet(site, list, 'bathrooms')).toEqual({ 1: 4, 2.5: 1 });
  });
});

describe('a single rental', () => {
  it('returns the fields of the contract in the language of the request', async () => {
    const { data } = await (await site.call(readRental, { params: { id: balcony } }, { lang: 'ar' })).json();
    expect(rentalDetailSchema.parse(data)).toMatchObject({
      title: 'شقة بشرفة',
      lang: 'ar',
      description: { text: 'مشمسة.', lang: 'ar' },
      priceCents: 275_000,
      areaSqFt: 620,
      area: { name: 'باي ريدج' },
      borough: { name: 'بروكلين' },
      postedBy: { name: 'Mona D.', page: { slug: 'mona-d' } },
      contact: { phone: true, email: true, message: true },
      postedAt: days(-1).toISOString(),
      expiresAt: days(30).toISOString(),
    });
    expect(data.similar.map((one: { title: string }) => one.title)).toEqual([small]);
  });
  it('states the move-in costs and what is included', async () => {
    const [detailed, silent, wanted] = await addRentals(
      site,
      {
        title: { en: 'Told' },
        status: 'published',
        priceCents: 200_000,
        deposit_cents: 150_000,
        fees: [
          { name: 'Credit check', amountCents: 2_000, term: 'once' },
          { name: 'Gym', amountCents: 3_000, term: 'monthly' },
        ],
        available_from: '2026-12-01',
        utilities: ['heat'],
        furnished: false,
        lease_min_months: 6,
        lease_max_months: 12,
        pets: 'cats',
        laundry: 'in_unit',
        parking: 'none',
        subway_lines: ['R', 'SIR'],
        publishedAt: days(-300),
      },
      { title: { en: 'Silent' }, publishedAt: days(-301) },
      { title: { en: 'Wanted' }, post_type: 'wanted', deposit_cents: 1_000, publishedAt: days(-302) },
    );
    const read = async (id: number | undefined) =>
      (await (await site.callUnchecked(readRental, { params: { id } })).json()).data;
    expect(rentalDetailSchema.parse(await read(detailed))).toMatchObject({
      moveInCents: 352_000,
      depositCents: 150_000,
      fees: [{ name: 'Credit check', amountCents: 2_000, term: 'once' }, { term: 'monthly' }],
      availableFrom: '2026-12-01',
      utilities: ['heat'],
      furnished: false,
      leaseMinMonths: 6,
      leaseMaxMonths: 12,
      pets: 'cats',
      laundry: 'in_unit',
      parking: 'none',
      subwayLines: ['R', 'SIR'],
    });
    expect(await read(silent)).toMatchObject({
      moveInCents: null,
      fees: null,
      furnished: null,
      utilities: [],
    });
    expect((await read(wanted)).moveInCents).toBeNull();
  });
  it('discloses the block, not the address: not in responses, sort order or search', async () => {
    const text = await (await site.call(readRental, { params: { id: balcony } })).text();
    expect(JSON.parse(text).data).toMatchObject({
      point: { lat: 40.631, lng: -74.022 },
      street: '5th Ave',
      zip: '11209',
    });
    expect(text).not.toMatch(/7304|4B|40\.63087|74\.02241/);
    const near = await (
      await site.call(listRentals, { query: { near: '40.63087,-74.02241', limit: 1 } })
    ).json();
    expect(near.data[0]?.distanceMeters).toBeGreaterThan(30);
    const [, key] = JSON.parse(Buffer.from(near.meta.next ?? '', 'base64url').toString());
    expect(Number(key)).toBeGreaterThan(0.0002);
    expect(await titles(site, `${list}?q=7304`)).toEqual([]);
  });
  it('discloses neither name nor phone if it is anonymous, lists included', async () => {
    const [id] = await ids(site, `${list}?looking_for=wanted`);
    const answers = await Promise.all([
      site.call(listRentals),
      site.callUnchecked(readRental, { params: { id } }),
      site.call(searchSite, { query: { q: 'family' } }),
      site.call(suggestWords, { query: { q: 'family' } }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect(text).toContain(family);
      expect(text).not.toMatch(/Mona|555.?01|homes\.example/);
    }
  });
  it('is 404 if pending or rejected, and 410 if gone', async () => {
    for (const [index, status] of [404, 404, 410, 410].entries()) {
      for (const [read, id] of [
        [readRental, hidden[index]],
        [readProduct, balcony],
        [readJob, balcony],
      ] as const) {
        const response = await site.callUnchecked(read, { params: { id } });
        expect(response.status).toBe(read === readRental ? status : 404);
        expect(await response.text()).not.toContain('5550100');
      }
    }
    expect((await site.call(readRental, { params: { id: 999999 } })).status).toBe(404);
    expect((await site.call(readRental, { params: { id: 0 } })).status).toBe(422);
    expect((await site.call(readRental, { params: { id: '1;drop' } })).status).toBe(422);
  });
});
