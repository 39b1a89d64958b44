import { type Day, weekdays } from '../../contract/hours.ts';
import type { Catalog } from '../rooms/catalog/service.ts';
import type { ListingDraft } from '../rooms/listings/service.ts';

/** Listings with all that is hard on a CSV file: quotes, breaks of every sort, formulas, Arabic, nothing at all. */
export function hardListings(catalog: Catalog): ListingDraft[] {
  const categoryId = (slug: string) => catalog.categoryBySlug(slug)?.id ?? 0;
  const base = {
    status: 'published',
    ownerId: null,
    lang: 'ar',
    title: { en: '=HYPERLINK("http://x")', ar: 'مطعم «زيتون»، "الأصلي"' },
    description: { en: "'=quoted, with\r\nbreaks\rand\ttabs \n", ar: '\tيبدأ بفراغ' },
    placeId: catalog.placeBySlug('bay-ridge')?.id ?? 0,
    street: "'tis - 5th Ave",
    zip: '11209',
    point: { lat: 40.6264, lng: -74.0299 },
    phone: '+17187443838',
    email: 'a+b@example.org',
    priceCents: 123_456,
    anonymous: false,
    verified: true,
    publishedAt: new Date('2026-03-01T12:34:56.789Z'),
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    source: { name: '-source', key: "'=1", hash: 'x' },
    pictures: null,
  } as const;
  const bare = {
    ...base,
    lang: 'en',
    title: { en: ' spaces ' },
    description: { en: '-' },
    street: null,
    zip: null,
    point: null,
    phone: null,
    email: null,
    verified: false,
    expiresAt: null,
    source: null,
  } as const;
  const day: Day = { state: 'open', spans: [{ from: '18:00', to: '02:00' }] };
  const closed: Day = { state: 'closed' };
  const hours = Object.fromEntries(weekdays.map((name) => [name, day])) as Record<
    (typeof weekdays)[number],
    Day
  >;
  const detail = {
    whatsapp: '+17187443838',
    website: 'https://example.org/?a=%22b%22',
    social: {},
    services: [],
    hours: null,
  };
  const product = {
    post_type: 'sale',
    type: null,
    condition: null,
    year: null,
    color: null,
    brand: null,
    model: null,
  } as const;
  const rental = {
    post_type: 'offer',
    accommodation: 'room',
    area_sq_ft: null,
    bedrooms: null,
    bathrooms: 1.5,
    bathroom_shared: true,
    gender: 'female',
  } as const;
  const job = {
    post_type: 'hiring',
    job_type: 'both',
    salary_min_cents: 1,
    salary_max_cents: null,
    salary_type: 'hour',
    company: '@home',
    location: null,
    experience: 'none',
    portfolio_url: null,
  } as const;
  const away = { street: null, zip: null, point: null } as const;
  return [
    {
      ...base,
      kind: 'business',
      categoryIds: [categoryId('restaurants'), categoryId('catering')],
      priceCents: null,
      detail: {
        ...detail,
        social: { instagram: 'https://instagram.com/x' },
        services: [{ en: 'a|b = c', ar: 'ج' }],
        hours,
        special_hours: [
          { occasion: 'ramadan', from: '2027-02-08', to: '2027-03-09', day },
          { occasion: 'other', name: '=Day, "own"', from: '2027-05-01', to: '2027-05-01', day: closed },
        ],
        temporarily_closed: true,
        closed_until: '2027-06-01',
        price_range: 3,
        payment_methods: ['cash', 'ebt'],
        languages: ['ar', 'fr'],
        halal: { certifier: '-IFANCA', since: null },
        accessibility: ['step_free'],
      },
    },
    {
      ...bare,
      kind: 'business',
      categoryIds: [categoryId('lawyers')],
      description: {},
      priceCents: null,
      detail,
    },
    {
      ...base,
      ...away,
      kind: 'product',
      categoryIds: [categoryId('cars'), categoryId('fashion')],
      detail: {
        ...product,
        type: '+SUV',
        condition: 'used',
        year: 2011,
        color: 'red',
        brand: 'BMW',
        model: 'X5',
        mileage: 123_000,
        negotiable: true,
        delivery: true,
      },
      reserved: true,
    },
    {
      ...bare,
      kind: 'product',
      categoryIds: [categoryId('other-goods')],
      priceCents: null,
      anonymous: true,
      phone: '+17185550142',
      email: 'hidden@example.org',
      detail: product,
    },
    {
      ...base,
      kind: 'rental',
      categoryIds: [categoryId('rooms')],
      detail: {
        ...rental,
        area_sq_ft: 90,
        bedrooms: 1,
        available_from: '2027-01-01',
        deposit_cents: 150_000,
        fees: [{ name: '@gym', amountCents: 5_000, term: 'monthly' }],
        utilities: ['heat', 'internet'],
        furnished: false,
        lease_min_months: 6,
        lease_max_months: 12,
        pets: 'cats',
        laundry: 'in_building',
        parking: 'street',
        subway_lines: ['7', 'SIR'],
      },
    },
    {
      ...bare,
      kind: 'rental',
      categoryIds: [categoryId('rooms')],
      anonymous: true,
      phone: '+17185550142',
      street: '4217 Hidden Street',
      zip: '11203',
      point: { lat: 40.65421, lng: -73.94217 },
      // Nothing to pay besides is not the same as nothing said.
      detail: { ...rental, fees: [] },
    },
    {
      ...base,
      ...away,
      kind: 'job',
      categoryIds: [categoryId('office-jobs')],
      priceCents: null,
      detail: {
        ...job,
        salary_max_cents: 2_500,
        location: '+5 Ave',
        portfolio_url: 'https://example.org/work',
        workplace: 'hybrid',
        apply_url: 'https://example.org/apply',
        closing_date: '2026-12-31',
        languages: ['ar', 'en'],
        small_employer: true,
      },
    },
    {
      ...bare,
      kind: 'job',
      categoryIds: [categoryId('other-jobs')],
      priceCents: null,
      anonymous: true,
      email: 'hidden@example.org',
      detail: {
        ...job,
        company: 'Hidden & Sons',
        location: 'Hidden Avenue 4217',
        salary_type: null,
        salary_min_cents: null,
        portfolio_url: 'https://example.org/hidden',
        apply_url: 'https://example.org/hidden-too',
      },
    },
    {
      ...bare,
      kind: 'job',
      status: 'pending',
      publishedAt: null,
      categoryIds: [categoryId('other-jobs')],
      detail: job,
    },
  ];
}
