import { describe, expect, it } from 'vitest';
import type { JobDetail } from '../../contract/jobs.ts';
import type { ProductDetail } from '../../contract/products.ts';
import type { RentalDetail } from '../../contract/rentals.ts';
import { blogPostingData } from './article.ts';
import { jobPostingData } from './job.ts';
import { breadcrumbListData, faqPageData, itemListData } from './lists.ts';
import { productData, rentalData } from './offers.ts';
import { organizationData, webSiteData } from './site.ts';
import { visibleText } from './values.ts';

const publicUrl = 'https://city.example';
const absolute = (path: string) => `${publicUrl}${path}?lang=ar`;

const post = {
  id: 7,
  slug: 'x',
  title: 'عنوان',
  lang: 'ar' as const,
  area: { id: 1, name: 'باي ريدج' },
  photo: null,
  postedAt: '2026-11-20T17:00:00.000Z',
  expiresAt: '2026-12-20T17:00:00.000Z',
  writtenIn: 'ar' as const,
  description: { text: 'وصف', lang: 'ar' as const },
  borough: { id: 2, name: 'بروكلين' },
  stateCode: 'NY',
  whereabouts: null,
  anonymous: false,
  postedBy: null,
  contact: { phone: true, email: true, message: false },
  photos: [{ id: 1, url: '/media/a.webp', width: 4, height: 3, alt: '', placeholder: null, variants: [] }],
  updatedAt: '2026-11-20T17:00:00.000Z',
  similar: [],
};
const category = { id: 3, name: 'مطاعم', icon: 'restaurant', slug: 'restaurant' };
const job: JobDetail = {
  ...post,
  postType: 'hiring',
  jobType: 'both',
  salaryMinCents: 1_850,
  salaryMaxCents: 2_200,
  salaryType: 'hour',
  company: 'Bab Touma',
  initial: 'B',
  experience: null,
  category,
  location: 'Fifth Avenue',
  isAreaNamed: false,
  portfolioUrl: null,
  applyUrl: null,
  workplace: null,
  closingDate: null,
  languages: [],
};
const product: ProductDetail = {
  ...post,
  priceCents: 1_250_050,
  postType: 'sale',
  condition: 'used',
  category,
  mainCategory: category,
  type: null,
  year: 2019,
  color: null,
  brand: 'Toyota',
  model: 'Camry',
  reserved: false,
  mileage: null,
  negotiable: false,
  delivery: false,
};
const rental: RentalDetail = {
  ...post,
  postType: 'offer',
  accommodation: 'townhouse',
  priceCents: 240_000,
  bedrooms: 0,
  bathrooms: 1.5,
  bathroomShared: false,
  areaSqFt: 850,
  gender: 'any',
  point: { lat: 40.63, lng: -74.02 },
  distanceMeters: null,
  street: 'Bay Ridge Avenue',
  isAreaNamed: false,
  crossStreet: null,
  zip: '11220',
  availableFrom: null,
  depositCents: null,
  fees: null,
  moveInCents: null,
  utilities: [],
  furnished: null,
  leaseMinMonths: null,
  leaseMaxMonths: null,
  pets: null,
  laundry: null,
  parking: null,
  subwayLines: [],
};

describe('the site', () => {
  const facts = { name: 'عرب نيويورك', lang: 'ar' as const, publicUrl, absolute };

  it('has a search action with the query in the path, in its language', () => {
    expect(webSiteData(facts)).toMatchObject({
      '@type': 'WebSite',
      name: 'عرب نيويورك',
      url: `${publicUrl}/?lang=ar`,
      potentialAction: {
        target: { urlTemplate: `${publicUrl}/search-result/{q}?lang=ar` },
        'query-input': 'required name=q',
      },
    });
    const english = JSON.stringify(webSiteData({ ...facts, lang: 'en' }));
    expect(english).toContain(`"${publicUrl}/search-result/{q}"`);
  });

  it('is run by the organization in the footer, and omits missing data', () => {
    const about = { about: '', email: 'a@city.example', phone: '', profiles: ['https://x.example/a', '#'] };
    const data = organizationData({ ...facts, ...about });
    expect(data).toMatchObject({ email: 'a@city.example', sameAs: ['https://x.example/a'] });
    expect(data).not.toHaveProperty('telephone');
    expect(data).not.toHaveProperty('description');
  });
});

describe('lists', () => {
  it('count from one and preserve their order', () => {
    const list = itemListData(
      'وظائف',
      [
        { name: 'a', path: '/1' },
        { name: 'b', path: '/2' },
      ],
      absolute,
    );
    expect(list).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ position: 1 }, { position: 2, name: 'b' }],
    });
    expect(itemListData('x', [], absolute)).toBeNull();
  });

  it('of breadcrumbs end with the page itself', () => {
    const crumbs = breadcrumbListData([{ name: 'Home', path: '/' }, { name: 'Here' }], absolute);
    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${publicUrl}/?lang=ar` },
      { '@type': 'ListItem', position: 2, name: 'Here' },
    ]);
  });

  it('of questions contain the answers without markup', () => {
    const html = '<p>Yes &amp; <strong>n</strong>o,<br>it&#39;s <a href="/x">free</a></p><ul><li>1</li></ul>';
    expect(faqPageData([{ question: 'Free?', answer: html }])).toMatchObject({
      mainEntity: [{ name: 'Free?', acceptedAnswer: { text: "Yes & no, it's free 1" } }],
    });
    expect(faqPageData([{ question: 'Empty?', answer: '<p></p>' }])).toBeNull();
    expect(visibleText('&lt;b&gt; &unknown;')).toBe('<b> &unknown;');
  });
});

it('an article has the site as its author, and dates', () => {
  const data = blogPostingData(
    {
      path: '/Show-Blog/1/x',
      title: 'عنوان',
      summary: 'باختصار',
      lang: 'ar',
      picture: null,
      category: 'حكايات',
      publishedAt: post.postedAt,
      siteName: 'عرب نيويورك',
      publicUrl,
    },
    absolute,
  );
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'عنوان',
    datePublished: post.postedAt,
    dateModified: post.postedAt,
    author: { name: 'عرب نيويورك' },
  });
  expect(data).not.toHaveProperty('image');
});

describe('a job', () => {
  const facts = { job, path: '/show-job/7/x', unnamed: 'جهة غير معلنة' };

  it('has pay, place, type and closing date', () => {
    expect(jobPostingData(facts, absolute)).toMatchObject({
      '@type': 'JobPosting',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      validThrough: post.expiresAt,
      hiringOrganization: { name: 'Bab Touma' },
      jobLocation: { name: 'Fifth Avenue', address: { addressLocality: 'باي ريدج', addressRegion: 'NY' } },
      baseSalary: { currency: 'USD', value: { minValue: 18.5, maxValue: 22, unitText: 'HOUR' } },
    });
  });

  it('with one amount has no range, and without any no pay', () => {
    const pay = (more: Partial<JobDetail>) =>
      jobPostingData({ ...facts, job: { ...job, ...more } }, absolute)?.baseSalary;
    expect(pay({ salaryMaxCents: null })).toMatchObject({ value: { value: 18.5 } });
    expect(pay({ salaryMaxCents: 1_850 })).toMatchObject({ value: { value: 18.5 } });
    expect(pay({ salaryMinCents: null, salaryMaxCents: null })).toBeUndefined();
    expect(pay({ salaryType: null })).toBeUndefined();
  });

  it('ends on its closing date, and has no place if it is remote', () => {
    const remote = { ...job, workplace: 'remote' as const, closingDate: '2026-12-05' };
    const data = jobPostingData({ ...facts, job: remote }, absolute);
    expect(data).toMatchObject({
      validThrough: '2026-12-05',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'باي ريدج' },
    });
    expect(data).not.toHaveProperty('jobLocation');
    const hybrid = jobPostingData({ ...facts, job: { ...job, workplace: 'hybrid' } }, absolute);
    expect(hybrid).not.toHaveProperty('jobLocationType');
    expect(hybrid).toHaveProperty('jobLocation');
  });

  it('never names an anonymous company', () => {
    for (const hidden of [{ anonymous: true }, { company: null }]) {
      const data = jobPostingData({ ...facts, job: { ...job, ...hidden } }, absolute);
      expect(data).toMatchObject({ hiringOrganization: { name: 'جهة غير معلنة' } });
      expect(JSON.stringify(data)).not.toContain('Touma');
    }
  });

  it('of a job seeker is not an opening', () => {
    expect(jobPostingData({ ...facts, job: { ...job, postType: 'seeking' } }, absolute)).toBeNull();
    const silent = { ...job, description: { text: '', lang: 'ar' as const } };
    expect(jobPostingData({ ...facts, job: silent }, absolute)).toBeNull();
  });
});

describe('products', () => {
  it('have a price in dollars and a condition', () => {
    expect(productData(product, '/Show-Product/7/x', absolute)).toMatchObject({
      '@type': 'Product',
      name: 'عنوان',
      brand: { name: 'Toyota' },
      image: [`${publicUrl}/media/a.webp?lang=ar`],
      offers: {
        '@type': 'Offer',
        price: 12_500.5,
        priceCurrency: 'USD',
        itemCondition: 'https://schema.org/UsedCondition',
        priceValidUntil: '2026-12-20',
      },
    });
  });

  it('are unavailable while reserved, and are vehicles if they have a mileage', () => {
    expect(productData(product, '/x', absolute)).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    });
    expect(productData({ ...product, reserved: true, mileage: 98_000 }, '/x', absolute)).toMatchObject({
      '@type': ['Product', 'Vehicle'],
      mileageFromOdometer: { value: 98_000, unitCode: 'SMI' },
      offers: { availability: 'https://schema.org/Reserved' },
    });
  });

  it('are not offers without a price, nor if they are wanted', () => {
    expect(productData({ ...product, priceCents: null }, '/x', absolute)).toBeNull();
    expect(productData({ ...product, postType: 'buy' }, '/x', absolute)).toBeNull();
    expect(productData({ ...product, priceCents: 0 }, '/x', absolute)).toMatchObject({
      offers: { price: 0 },
    });
  });
});

describe('rentals', () => {
  it.each([
    ['apartment', 'Apartment'],
    ['house', 'House'],
    ['townhouse', 'House'],
    ['room', 'Room'],
  ] as const)('%s is %s, offered by the month', (accommodation, type) => {
    const data = rentalData({ ...rental, accommodation }, '/Rent/7/x', absolute, []);
    const [home, offer] = (data?.['@graph'] ?? []) as Record<string, unknown>[];
    expect(home).toMatchObject({
      '@type': type,
      numberOfBedrooms: 0,
      numberOfBathroomsTotal: 1.5,
      floorSize: { value: 850, unitCode: 'FTK' },
      address: { streetAddress: 'Bay Ridge Avenue', postalCode: '11220' },
    });
    expect(offer).toMatchObject({
      '@type': 'Offer',
      price: 2_400,
      priceSpecification: { unitCode: 'MON' },
      itemOffered: { '@id': home?.['@id'] },
    });
  });

  it('name what the rent includes, whether pets are allowed, and the start date', () => {
    const detailed = { ...rental, pets: 'cats' as const, availableFrom: '2026-12-01' };
    const data = rentalData(detailed, '/x', absolute, ['التدفئة']);
    expect(data?.['@graph']).toMatchObject([
      { petsAllowed: true, amenityFeature: [{ name: 'التدفئة', value: true }] },
      { availabilityStarts: '2026-12-01' },
    ]);
    const silent = JSON.stringify(rentalData(rental, '/x', absolute, []));
    expect(silent).not.toMatch(/petsAllowed|amenityFeature|availabilityStarts/);
  });

  it('without a price are described but not offered; wanted ones are neither', () => {
    expect(rentalData({ ...rental, priceCents: null }, '/x', absolute, [])).toMatchObject({
      '@type': 'House',
    });
    expect(rentalData({ ...rental, postType: 'wanted' }, '/x', absolute, [])).toBeNull();
  });
});
