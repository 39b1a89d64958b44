import { describe, expect, it } from 'vitest';
import { emailSchema, phoneSchema } from '../../../contract/contact-details.ts';
import { jobBaseSchema } from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import type { Both } from '../../../contract/locales.ts';
import { leastHomes, rentSizes } from '../../../contract/neighborhoods.ts';
import { productBaseSchema } from '../../../contract/products.ts';
import { rentalBaseSchema } from '../../../contract/rentals.ts';
import { demoScenes } from '../../rooms/art/raster.ts';
import { categories } from '../base/categories.ts';
import { places } from '../base/places.ts';
import { demoJobs } from './jobs/index.ts';
import { demoProducts } from './products/index.ts';
import { demoRentals } from './rentals/index.ts';

const posts = [...demoProducts, ...demoRentals, ...demoJobs];
const withEmail = [...demoRentals, ...demoJobs];
const offers = demoRentals.filter((rental) => rental.postType === 'offer');
const hiring = demoJobs.filter((job) => job.postType === 'hiring');

/** The suitable scenes, by the prefix of their keys. */
const scenes = {
  products: /^(near|boutique)-/,
  rentals: /^(room|bedroom|kitchen|facade|living|sleeping|cooking|single-room|studio|dining-room|bathroom|balcony|brownstones|detached|apartments|courtyard|house-front|near-house)\b/,
};

/** The telephone area codes of the boroughs and the nearby cities. */
const areaCodes: Record<string, string[]> = {
  brooklyn: ['718', '347'],
  queens: ['718', '347'],
  bronx: ['718', '347'],
  'staten-island': ['718', '347'],
  manhattan: ['212', '646'],
  yonkers: ['914'],
  hempstead: ['516'],
  paterson: ['973'],
  clifton: ['973'],
  'jersey-city': ['201'],
};

/** The first three digits of their ZIP codes. */
const zipPrefixes: Record<string, string[]> = {
  brooklyn: ['112'],
  queens: ['111', '113', '114', '116'],
  bronx: ['104'],
  'staten-island': ['103'],
  manhattan: ['100', '101', '102'],
  yonkers: ['107'],
  hempstead: ['115'],
  paterson: ['075'],
  clifton: ['070'],
  'jersey-city': ['073'],
};

/** Legal minimum hourly wages in 2026, in cents: New York City, Westchester and Long Island; New Jersey. */
const minimumWage = { NY: 17_00, NJ: 15_92 };

function placeOf(slug: string) {
  const place = places.find((candidate) => candidate.slug === slug);
  if (!place) throw new Error(`No place ${slug}`);
  return place;
}

function boroughOf(slug: string): string {
  return placeOf(slug).parent ?? slug;
}

/** Meters between two nearby points. */
function metres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const north = (a.lat - b.lat) * 111_320;
  const east = (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

function sentences(text: string): number {
  return text.split(/[.!?؟](?=\s|$)/).filter((part) => part.trim() !== '').length;
}

function leafSlugs(type: 'products' | 'jobs'): string[] {
  const parents = new Set(categories.map((category) => category.parent));
  return categories.filter(({ type: own, slug }) => own === type && !parents.has(slug)).map(({ slug }) => slug);
}

function count<T>(values: T[], value: T): number {
  return values.filter((candidate) => candidate === value).length;
}

describe('demo posts', () => {
  it('are forty of each kind, and more rentals', () => {
    expect([demoProducts.length, demoRentals.length, demoJobs.length]).toEqual([40, 78, 40]);
    expect(
      count(
        posts.map(({ postType }) => postType),
        'buy',
      ),
    ).toBe(6);
    expect(
      count(
        posts.map(({ postType }) => postType),
        'wanted',
      ),
    ).toBe(8);
    expect(
      count(
        posts.map(({ postType }) => postType),
        'seeking',
      ),
    ).toBe(8);
  });

  it('have keys of their own', () => {
    expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length);
    for (const { key } of posts) expect(key).toMatch(/^(product|rental|job)-[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have phones of their own', () => {
    const phones = posts.map(({ phone }) => phone).filter((phone) => phone !== null);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('have titles of their own', () => {
    expect(new Set(posts.map(({ title }) => title.en)).size).toBe(posts.length);
    expect(new Set(posts.map(({ title }) => title.ar)).size).toBe(posts.length);
  });

  it.each(posts)('$key is written in both languages', ({ title, description }) => {
    const texts: Both[] = [title, description];
    for (const { en, ar } of texts) {
      expect(en).not.toMatch(/\p{Script=Arabic}/u);
      expect(ar).toMatch(/\p{Script=Arabic}{2}/u);
      // The Arabic uses its own comma, semicolon and question mark, Western digits, and no dash between numbers.
      expect(ar).not.toMatch(/[,;?"]|[٠-٩۰-۹]|\d\s*[-–—]\s*\d/u);
      for (const text of [en, ar]) expect(text).toBe(text.replace(/\s+/g, ' ').trim());
    }
    for (const text of Object.values(title)) {
      expect(text.length).toBeLessThanOrEqual(limits.title.max);
      expect(text).not.toMatch(/[.،؛]$/);
    }
    for (const text of Object.values(description)) {
      expect(text.length).toBeLessThanOrEqual(limits.description.max);
      expect(sentences(text)).toBeGreaterThanOrEqual(2);
      expect(sentences(text)).toBeLessThanOrEqual(5);
      expect(text).toMatch(/\.$/);
    }
  });

  it.each(posts)('$key lies in a known area and was posted recently', ({ key, area, daysAgo }) => {
    expect(places.map(({ slug }) => slug)).toContain(area);
    expect(Number.isInteger(daysAgo) && daysAgo >= 0).toBe(true);
    expect(daysAgo).toBeLessThanOrEqual(key.startsWith('product-') ? 25 : 50);
  });

  it('are valid by the contract', () => {
    const ids = { cityId: 1, categoryId: 1 };
    for (const product of demoProducts) productBaseSchema.parse({ ...product, ...ids });
    for (const rental of demoRentals) rentalBaseSchema.parse({ ...rental, ...ids });
    for (const job of demoJobs) jobBaseSchema.parse({ ...job, ...ids });
  });

  it('have reserved phone numbers and addresses only', () => {
    for (const { phone, area } of posts) {
      if (phone === null) continue;
      expect(phoneSchema.safeParse(phone).success).toBe(true);
      expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
      expect(areaCodes[boroughOf(area)]).toContain(phone.slice(2, 5));
    }
    for (const { email, phone } of withEmail) {
      expect(email ?? phone).not.toBeNull();
      if (email === null) continue;
      expect(emailSchema.safeParse(email).success).toBe(true);
      expect(email).toMatch(/\.example$/);
    }
    for (const { portfolioUrl } of demoJobs) {
      if (portfolioUrl) expect(new URL(portfolioUrl).hostname).toMatch(/\.example$/);
    }
  });

  it('have suitable scenes', () => {
    const known = demoScenes().map(({ key }) => key);
    for (const photo of posts.flatMap(({ photos }) => photos)) expect(known).toContain(photo);
    for (const photo of demoProducts.flatMap(({ photos }) => photos)) expect(photo).toMatch(scenes.products);
    for (const photo of demoRentals.flatMap(({ photos }) => photos)) expect(photo).toMatch(scenes.rentals);
    for (const { photos } of demoJobs) expect(photos).toEqual([]);
    for (const { photos } of posts) {
      expect(photos.length).toBeLessThanOrEqual(4);
      expect(new Set(photos).size).toBe(photos.length);
    }
  });
});

describe('demo products', () => {
  it('fill every sub-category and no other', () => {
    expect(new Set(demoProducts.map(({ category }) => category))).toEqual(new Set(leafSlugs('products')));
  });

  it('have plausible prices, and two on request', () => {
    const prices = demoProducts.map(({ priceCents }) => priceCents);
    expect(count(prices, null)).toBe(2);
    for (const price of prices) {
      if (price === null) continue;
      expect(price).toBeGreaterThanOrEqual(10_00);
      expect(price).toBeLessThanOrEqual(25_000_00);
    }
  });
});

describe('demo rentals', () => {
  it('restrict gender only for rooms in shared homes', () => {
    for (const { key, gender, accommodation } of demoRentals) {
      if (gender !== 'any') expect({ key, accommodation }).toEqual({ key, accommodation: 'room' });
    }
  });

  it('share a bathroom only in rooms', () => {
    for (const { key, bathroomShared, accommodation } of demoRentals) {
      if (bathroomShared) expect({ key, accommodation }).toEqual({ key, accommodation: 'room' });
    }
  });

  it('are of every type, some without square footage, a few anonymous', () => {
    const kinds = new Set(offers.map(({ accommodation }) => accommodation));
    expect(kinds).toEqual(new Set(['apartment', 'house', 'townhouse', 'room']));
    expect(
      count(
        offers.map(({ areaSqFt }) => areaSqFt),
        null,
      ),
    ).toBeGreaterThan(0);
    expect(
      count(
        demoRentals.map(({ anonymous }) => anonymous),
        true,
      ),
    ).toBe(2);
  });

  it('have rents that are usual in New York', () => {
    for (const { accommodation, priceCents } of demoRentals) {
      const [low, high] = accommodation === 'room' ? [800_00, 1_800_00] : [1_800_00, 10_000_00];
      expect(priceCents).toBeGreaterThanOrEqual(low);
      expect(priceCents).toBeLessThanOrEqual(high);
    }
  });

  it.each(offers)('$key is located in its area', ({ area, street, zip, point }) => {
    expect(street).toBeTruthy();
    expect(zip).toMatch(/^\d{5}$/);
    expect(zipPrefixes[boroughOf(area)]).toContain(zip?.slice(0, 3));
    if (!point) throw new Error('An offer has a point');
    expect(metres(point, placeOf(area))).toBeLessThanOrEqual(600);
  });

  it('suffice for usual rents in four neighborhoods, of every size in Bay Ridge', () => {
    const sizes = offers.map(({ area, accommodation, bedrooms }) => `${area} ${accommodation === 'room' ? 'room' : bedrooms}`);
    const enough = [...new Set(sizes.filter((size) => count(sizes, size) >= leastHomes))];
    expect(new Set(enough.map((size) => size.split(' ')[0])).size).toBeGreaterThanOrEqual(4);
    expect(enough).toEqual(expect.arrayContaining(rentSizes.map((size) => `bay-ridge ${size}`)));
  });

  it('want a home in an area, not at an address', () => {
    const noAddress = { street: null, zip: null, point: null, photos: [] };
    for (const { postType, street, zip, point, photos } of demoRentals) {
      if (postType === 'wanted') expect({ street, zip, point, photos }).toEqual(noAddress);
    }
  });
});

describe('demo jobs', () => {
  it('fill every category', () => {
    expect(new Set(demoJobs.map(({ category }) => category))).toEqual(new Set(leafSlugs('jobs')));
  });

  it('state a pay range above the minimum wage for every hiring post', () => {
    /** The maximum number of hours in a pay period of full-time work. */
    const hours: Record<string, number> = { hour: 1, day: 8, week: 48, month: 174, year: 2080 };
    for (const { key, area, jobType, salaryMinCents, salaryMaxCents, salaryType, company } of hiring) {
      expect(company, key).toBeTruthy();
      if (salaryMinCents === null || salaryMaxCents === null || salaryType === null) {
        throw new Error(`${key} must state its pay`);
      }
      expect(salaryMaxCents, key).toBeGreaterThan(salaryMinCents);
      const share = jobType === 'part_time' && salaryType !== 'hour' ? 0.5 : 1;
      const hourly = salaryMinCents / ((hours[salaryType] ?? 1) * share);
      const wage = placeOf(area).stateCode === 'NJ' ? minimumWage.NJ : minimumWage.NY;
      expect(hourly, key).toBeGreaterThanOrEqual(wage);
    }
  });

  it('use every work arrangement and most pay periods', () => {
    expect(new Set(demoJobs.map(({ jobType }) => jobType)).size).toBe(3);
    const paid = new Set(demoJobs.map(({ salaryType }) => salaryType));
    for (const salaryType of ['hour', 'week', 'month', 'year'] as const) expect(paid).toContain(salaryType);
  });

  it('have no company for job seekers', () => {
    for (const { postType, company } of demoJobs) if (postType === 'seeking') expect(company).toBeNull();
  });
});
