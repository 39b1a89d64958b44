import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rentalDetailSchema } from '../../../contract/rentals.ts';
import { addJobs, addProducts, addRentals } from '../../testing/test-posts.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { reindexPending } from './pending-reindexing.ts';

/** How posters write the address of house 4217; all but the last contain the street. */
const written = [
  '٤٢١٧ شارع ستاينواي',
  'شارع ستاينواي ٤٢١٧',
  'Steinway St 4217',
  'Apt 4B, 4217 Steinway St',
  'بناية 4217، شارع ستاينواي',
  '۴۲۱۷ Steinway St',
  '4217 Nowhere Street',
];
const number = /4217|٤٢١٧|۴۲۱۷/;

let site: TestSite;
let homes: number[];
let others: { folder: string; id: number }[];
beforeAll(async () => {
  site = await testSite();
  homes = await addRentals(
    site,
    ...written.map((street, index) => ({
      title: { en: `Quiet home ${index}` },
      street,
      point: { lat: 40.76543, lng: -73.91765 },
      place: 'astoria',
    })),
  );
  const hidden = { street: '4217 Steinway St', anonymous: true, place: 'astoria' };
  const [job = 0, product = 0] = [
    ...(await addJobs(site, {
      title: { en: 'Home cook' },
      location: '4217 Steinway St, Apt 2',
      ...hidden,
    })),
    ...(await addProducts(site, { title: { en: 'Old radio' }, ...hidden })),
  ];
  others = [
    { folder: 'jobs', id: job },
    { folder: 'products', id: product },
  ];
});
afterAll(() => site.close());

const textOf = async (path: string, lang = 'en') => {
  const response = await site.get(path, { lang });
  expect(response.status).toBe(200);
  return response.text();
};

describe('the house number of a rental', () => {
  it('is in no response about it', async () => {
    for (const [index, id] of homes.entries()) {
      const text = await textOf(`rents/${id}`);
      expect(text).not.toMatch(number);
      const { data } = JSON.parse(text);
      const { street, point } = rentalDetailSchema.parse(data);
      expect(street).toBe(index < written.length - 1 ? 'Steinway St' : null);
      expect(point).toEqual({ lat: 40.765, lng: -73.918 });
    }
  });
  it('is in no list, map, suggestion or match explanation', async () => {
    for (const lang of ['en', 'ar']) {
      for (const path of [
        'rents/web/looking_for',
        'rents/web/looking_for?sort=nearest&near=40.76,-73.91',
        'search?q=steinway',
        `search?q=${encodeURIComponent('شارع ستاينواي')}`,
        'search?q=nowhere',
      ])
        expect(await textOf(path, lang)).not.toMatch(number);
    }
  });
  it('finds nothing, in any digits; the street does, in both scripts', async () => {
    const found = async (q: string) => {
      const { meta } = JSON.parse(await textOf(`rents/web/looking_for?q=${encodeURIComponent(q)}`));
      return meta.total;
    };
    for (const q of ['4217', '٤٢١٧', '4B', 'nowhere']) expect(await found(q)).toBe(0);
    for (const q of ['steinway', 'ستاينواي']) expect(await found(q)).toBe(written.length - 1);
  });
});

describe('the address of an anonymous poster', () => {
  it('is a known street at most, and finds nothing else', async () => {
    for (const { folder, id } of others) expect(await textOf(`${folder}/${id}`)).not.toMatch(number);
    const [job] = others;
    expect(JSON.parse(await textOf(`jobs/${job?.id}`)).data.location).toBe('Steinway St');
    const { rows } = await sql<{ id: number }>`
      select id from listing where search_vector @@ '4217'::tsquery`.execute(site.db);
    expect(rows).toEqual([]);
  });
});

describe('data indexed by an earlier release', () => {
  const numbered = () =>
    sql`select id from listing where search_vector @@ '4217'::tsquery`
      .execute(site.db)
      .then(({ rows }) => rows.length);

  it('is reindexed once, in the background, resuming after an interruption', async () => {
    const [shop] = await site.addBusinesses({ name: { en: 'Shop' }, street: '4217 Main St' });
    await sql`update listing set search_vector = search_vector || '''4217'':1'::tsvector where kind <> 'business'`.execute(
      site.db,
    );
    expect(await numbered()).toBe(homes.length + others.length + 1);
    // The migration left a row, which no job has processed in this test yet.
    await reindexPending(site.db);
    const { rows } = await sql<{ id: number }>`
      select id from listing where search_vector @@ '4217'::tsquery`.execute(site.db);
    expect(rows.map(({ id }) => id)).toEqual([shop]);
    await expect(site.db.selectFrom('reindexing').selectAll().execute()).resolves.toEqual([]);
  });
  it('resumes after the last processed listing, and does nothing once it is done', async () => {
    await sql`update listing set search_vector = search_vector || '''4217'':1'::tsvector where kind = 'rental'`.execute(
      site.db,
    );
    const before = await numbered();
    await reindexPending(site.db);
    expect(await numbered()).toBe(before);
    const after = homes.at(-2) ?? 0;
    await site.db.insertInto('reindexing').values({ name: 'addresses', after_id: after }).execute();
    await reindexPending(site.db);
    expect(await numbered()).toBe(before - 1);
  });
});
