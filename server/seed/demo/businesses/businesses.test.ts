import { describe, expect, it } from 'vitest';
import { emailSchema, linkSchema, phoneSchema, socialLinksSchema } from '../../../../contract/contact-details.ts';
import { weekSchema } from '../../../../contract/hours.ts';
import { limits } from '../../../../contract/limits.ts';
import { isAlwaysOpen } from '../../../../contract/opening.ts';
import { demoScenes } from '../../../rooms/art/raster.ts';
import { categories } from '../../base/categories.ts';
import { places } from '../../base/places.ts';
import type { DemoBusiness } from '../shapes.ts';
import { demoBusinesses } from './index.ts';

const categoryOf = (slug: string) => categories.find((category) => category.slug === slug);
const placeOf = (slug: string) => places.find((place) => place.slug === slug);
const textsOf = (business: DemoBusiness) => [business.name, business.description, ...business.services];

const knownPhotos = new Set(demoScenes().map((photo) => photo.key));

/** Area codes by borough and, outside the five boroughs, by city. */
const areaCodes: Record<string, string[]> = {
  brooklyn: ['718', '347', '929'],
  queens: ['718', '347', '929'],
  bronx: ['718', '347', '929'],
  'staten-island': ['718', '347', '929'],
  manhattan: ['212', '646'],
  yonkers: ['914'],
  paterson: ['973'],
  'jersey-city': ['201'],
};

describe('the demo businesses', () => {
  it('are sixty, each with its own key, phone and address', () => {
    expect(demoBusinesses).toHaveLength(60);
    for (const own of ['key', 'phone', 'email', 'street'] as const) expect(new Set(demoBusinesses.map((business) => business[own])).size, own).toBe(60);
  });

  it('fill every sub-category of services and shops', () => {
    const filled = new Set(demoBusinesses.map((business) => business.categories[0]));
    const directory = categories.filter(({ type }) => type === 'services' || type === 'shops');
    expect(directory.map(({ slug }) => slug).filter((slug) => !filled.has(slug))).toEqual([]);
  });

  it('include verified and unverified ones, with and without photos', () => {
    const verified = demoBusinesses.filter((business) => business.verified).length;
    const photographed = demoBusinesses.filter((business) => business.photos.length > 0).length;
    expect(verified).toBeGreaterThan(demoBusinesses.length / 4);
    expect(verified).toBeLessThan(demoBusinesses.length / 2);
    expect(photographed).toBeGreaterThan(demoBusinesses.length / 2);
    expect(photographed).toBeLessThan(demoBusinesses.length);
  });

  it('include every pattern of opening hours', () => {
    const days = demoBusinesses.flatMap((business) => Object.values(business.hours));
    const spans = days.flatMap((day) => (day.state === 'open' ? day.spans : []));
    expect(demoBusinesses.filter((business) => isAlwaysOpen(business.hours))).toHaveLength(2);
    expect(spans.some((span) => span.to <= span.from && span.to > '00:00')).toBe(true);
    expect(days.some((day) => day.state === 'closed')).toBe(true);
    expect(days.some((day) => day.state === 'open' && day.spans.length === 2)).toBe(true);
  });
});

describe.each(demoBusinesses.map((business) => [business.key, business] as const))('%s', (_, business) => {
  const area = placeOf(business.area);

  it('has categories of one type', () => {
    const types = business.categories.map((slug) => categoryOf(slug)?.type);
    expect(new Set(types).size).toBe(1);
    expect(['services', 'shops']).toContain(types[0]);
  });

  it('lies within 1.5 km of the center of its area', () => {
    if (!area) throw new Error(`No such area: ${business.area}`);
    const kmPerDegree = 111.2;
    const north = (business.lat - area.lat) * kmPerDegree;
    const east = (business.lng - area.lng) * kmPerDegree * Math.cos((area.lat * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeLessThan(1.5);
    expect(business.zip).toMatch(area.stateCode === 'NJ' ? /^07\d{3}$/ : /^1[01]\d{3}$/);
  });

  it('has reserved phone numbers and addresses only', () => {
    for (const phone of [business.phone, business.whatsapp ?? business.phone]) {
      expect(phoneSchema.safeParse(phone).success).toBe(true);
      expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
      expect(areaCodes[area?.parent ?? business.area]).toContain(phone.slice(2, 5));
    }
    expect(emailSchema.safeParse(business.email).success).toBe(true);
    expect(business.email).toMatch(/\.example$/);
    expect(socialLinksSchema.safeParse(business.social).success).toBe(true);
    for (const link of [...Object.values(business.social), ...(business.website ? [business.website] : [])]) {
      expect(linkSchema.safeParse(link).success).toBe(true);
      expect(new URL(link).hostname).toMatch(/\.example$/);
    }
  });

  it('is valid by the contract', () => {
    expect(business.services.length).toBeGreaterThanOrEqual(limits.services.min);
    expect(business.services.length).toBeLessThanOrEqual(limits.services.max);
    for (const text of Object.values(business.description)) {
      expect(text.split('\n').length).toBeLessThanOrEqual(limits.descriptionLines.max);
      expect(text.length).toBeLessThanOrEqual(limits.description.max);
    }
    for (const name of Object.values(business.name)) expect(name.length).toBeLessThanOrEqual(limits.title.max);
    expect(weekSchema.safeParse(business.hours).success).toBe(true);
  });

  it('has three to six existing photos, or none', () => {
    expect(business.photos.filter((photo) => !knownPhotos.has(photo))).toEqual([]);
    expect(new Set(business.photos).size).toBe(business.photos.length);
    if (business.photos.length === 0) return;
    expect(business.photos.length).toBeGreaterThanOrEqual(limits.mainPhotos.min);
    expect(business.photos.length).toBeLessThanOrEqual(limits.mainPhotos.max);
  });

  it('is written in both languages', () => {
    for (const { en, ar } of textsOf(business)) {
      expect(en).toMatch(/[A-Za-z]/);
      expect(en).not.toMatch(/\p{Script=Arabic}/u);
      expect(ar).toMatch(/\p{Script=Arabic}/u);
      // Arabic has its own comma, semicolon and question mark; digits are Western in both languages.
      expect(ar).not.toMatch(/\p{Script=Arabic}["'’]?\s*[,;?]/u);
      expect(ar).not.toMatch(/[\u0660-\u0669]/);
    }
  });
});
