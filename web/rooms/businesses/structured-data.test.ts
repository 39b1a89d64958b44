import { describe, expect, it } from 'vitest';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import en from '../../i18n/en/index.ts';
import { createTranslate } from '../../i18n/words.ts';
import { schemaTypeOf } from './schema-types.ts';
import { businessData } from './structured-data.ts';

const open = (...spans: [string, string][]) => ({
  state: 'open' as const,
  spans: spans.map(([from, to]) => ({ from, to })),
});
const closed = { state: 'closed' as const };

const business = {
  id: 11,
  slug: 'bab-touma-bakery',
  name: 'Bab Touma Bakery',
  category: { id: 22, name: 'Bakeries & sweets', icon: 'bakery', type: 'shops' },
  area: { id: 6, name: 'Bay Ridge' },
  borough: { id: 1, name: 'Brooklyn' },
  street: '6912 5th Ave',
  stateCode: 'NY',
  zip: '11209',
  point: { lat: 40.633, lng: -74.0214 },
  phone: '+17185550142',
  email: null,
  website: null,
  social: {},
  description: { text: 'A family bakery.', lang: 'en' },
  hours: {
    mon: open(['09:00', '12:00'], ['14:00', '20:00']),
    tue: closed,
    wed: closed,
    thu: closed,
    fri: { state: 'always' },
    sat: open(['18:00', '02:00']),
    sun: closed,
  },
  specialHours: [],
  opening: { state: 'unknown' },
  date: '2027-02-10',
  rating: null,
  reviewCount: 0,
  photos: [],
  cover: null,
  logo: null,
  priceRange: null,
  paymentMethods: [],
  languages: [],
  halal: null,
  accessibility: [],
} as unknown as BusinessDetail;

const t = createTranslate('en', en);
const absolute = (path: string) => `https://site.example${path}`;
const dataOf = (changes: Partial<BusinessDetail> = {}) =>
  businessData({ business: { ...business, ...changes }, categorySlug: 'bakeries', t, absolute }) as Record<
    string,
    unknown
  >;

describe('the structured data of a business', () => {
  it('include an average only if the page displays one', () => {
    expect(dataOf({ rating: 4.6, reviewCount: 12 }).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      reviewCount: 12,
      bestRating: 5,
      worstRating: 1,
    });
    expect(dataOf({ rating: null, reviewCount: 4 }).aggregateRating).toBeUndefined();
  });

  it('contains the type of its trade, its address and its phone number', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Bakery',
      url: 'https://site.example/MarketProfile/11/bab-touma-bakery',
      telephone: '+17185550142',
      address: { streetAddress: '6912 5th Ave', addressLocality: 'Brooklyn', postalCode: '11209' },
      geo: { latitude: 40.633, longitude: -74.0214 },
    });
  });

  it('contains the opening hours: several periods, past midnight, around the clock', () => {
    const hours = dataOf().openingHoursSpecification as {
      dayOfWeek: string;
      opens: string;
      closes: string;
    }[];
    expect(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.split('/').at(-1), opens, closes])).toEqual(
      [
        ['Monday', '09:00', '12:00'],
        ['Monday', '14:00', '20:00'],
        ['Friday', '00:00', '23:59'],
        ['Saturday', '18:00', '02:00'],
      ],
    );
  });

  it('contains special hours in Ramadan and on a feast, and temporary closures', () => {
    const special = dataOf({
      specialHours: [
        {
          occasion: 'ramadan',
          from: '2027-02-08',
          to: '2027-03-08',
          day: open(['15:00', '17:00'], ['20:00', '03:00']),
        },
        { occasion: 'eid_al_fitr', from: '2027-03-09', to: '2027-03-11', day: closed },
        { occasion: 'other', from: '2027-07-04', to: '2027-07-04', day: { state: 'always' } },
      ],
      opening: { state: 'temporarily_closed', until: '2027-02-15' },
    }).specialOpeningHoursSpecification as Record<string, string>[];
    const rows = special.map(({ validFrom, validThrough, opens, closes }) => [
      validFrom,
      validThrough,
      opens,
      closes,
    ]);
    expect(rows).toEqual([
      ['2027-02-10', '2027-02-14', '00:00', '00:00'],
      ['2027-02-08', '2027-03-08', '15:00', '17:00'],
      ['2027-02-08', '2027-03-08', '20:00', '03:00'],
      ['2027-03-09', '2027-03-11', '00:00', '00:00'],
      ['2027-07-04', '2027-07-04', '00:00', '23:59'],
    ]);
    expect(dataOf()).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('contains prices, payment methods, languages, accessibility and certification', () => {
    const data = dataOf({
      priceRange: 2,
      paymentMethods: ['cash', 'zelle'],
      languages: ['ar', 'fr'],
      accessibility: ['step_free'],
      halal: { certifier: 'HFSAA', since: 2019 },
    });
    expect(data).toMatchObject({
      priceRange: '$$',
      paymentAccepted: 'Cash, Zelle',
      knowsLanguage: ['Arabic', 'French'],
      amenityFeature: [{ name: 'Step-free entrance', value: true }],
      hasCertification: { name: 'Halal', issuedBy: { name: 'HFSAA' } },
    });
    const own = dataOf({ halal: { certifier: null, since: null } });
    for (const name of [
      'hasCertification',
      'priceRange',
      'paymentAccepted',
      'knowsLanguage',
      'amenityFeature',
    ])
      expect(own).not.toHaveProperty(name);
  });

  it('omits unknown values', () => {
    const bare = dataOf({ hours: null, point: null, phone: null, street: null, zip: null, borough: null });
    for (const name of ['openingHoursSpecification', 'geo', 'telephone', 'email', 'sameAs', 'image', 'logo'])
      expect(bare).not.toHaveProperty(name);
    expect(bare.address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Bay Ridge',
      addressRegion: 'NY',
      addressCountry: 'US',
    });
  });
});

it('is a store or a local business for a trade without a type of its own', () => {
  expect(schemaTypeOf('perfume', 'shops')).toBe('Store');
  expect(schemaTypeOf(undefined, 'services')).toBe('LocalBusiness');
  expect(schemaTypeOf('schools', 'services')).toEqual(['LocalBusiness', 'EducationalOrganization']);
});
