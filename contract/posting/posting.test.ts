import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { businessPostSchema } from './business.ts';
import { jobPostSchema } from './job.ts';
import { productPostSchema } from './product.ts';
import { rentalPostSchema } from './rental.ts';
import { writtenLang } from './written-lang.ts';

const business = {
  companyName: { en: 'Bab Touma', ar: 'باب توما' },
  businessType: 1,
  subcategories: [2],
  logo: 1,
  cover: { id: 2, alt: 'The front' },
  streetAddress: '1 Fifth Avenue',
  city: 3,
  state: 'NY',
  postalCode: '11209',
  phone: '(718) 555-0142',
  email: 'hello@babtouma.example',
  description: 'Bread.\nSweets.\nCoffee.',
  services: ['Bread', { ar: 'حلويات' }, { en: 'Coffee', ar: 'قهوة' }],
  mainPhotos: [1, 2, { id: 3 }],
  termsAccepted: true,
};
const product = {
  postType: 'sale',
  title: 'A lute',
  mainCategory: 1,
  type: 'Oud',
  condition: 'used',
  place: 1,
  priceCents: 25_000,
  phone: '718 555 0142',
  images: [1],
  description: 'By a master of Damascus.',
  termsAccepted: true,
};
const rental = {
  postType: 'offer',
  title: 'A room in Bay Ridge',
  accommodationType: 'room',
  city: 1,
  location: '72nd Street',
  priceCents: 95_000,
  areaSqFt: 140,
  bedrooms: 1,
  bathrooms: 1,
  gender: 'any',
  fees: [],
  images: [1],
  description: 'Quiet, near the R.',
  email: 'a@b.co',
  termsAccepted: true,
};
const job = {
  postType: 'hiring',
  title: 'Baker',
  category: 1,
  jobType: 'full_time',
  salaryMinCents: 2_000,
  salaryType: 'hour',
  city: 1,
  location: 'Fifth Avenue',
  description: 'Early mornings.',
  email: 'a@b.co',
  termsAccepted: true,
};

/** The errors of a schema, as `field: message`. */
function issues(schema: z.ZodType, post: object): string[] {
  const result = schema.safeParse(post);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const gone = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, undefined]));
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  ['business', businessPostSchema, business],
  ['product', productPostSchema, product],
  ['rent', rentalPostSchema, rental],
  ['job', jobPostSchema, job],
] as const)('a %s with all required fields is valid', (_kind, schema, post) => {
  expect(issues(schema, post)).toEqual([]);
});

describe('a business', () => {
  it.each([
    ['companyName', 'field.company_name'],
    ['businessType', 'field.main_category'],
    ['logo', 'field.logo'],
    ['cover', 'field.cover'],
    ['streetAddress', 'field.street'],
    ['city', 'field.city'],
    ['state', 'field.state'],
    ['postalCode', 'field.postal_code'],
    ['phone', 'field.phone_required'],
    ['email', 'field.email_required'],
    ['description', 'field.description'],
    ['services', 'field.services'],
    ['mainPhotos', 'field.main_photos'],
    ['termsAccepted', 'field.terms'],
  ])('requires %s', (field, message) => {
    expect(issues(businessPostSchema, { ...business, ...gone(field) })).toEqual([`${field}: ${message}`]);
  });

  it.each([
    [{ services: ['a', 'b'] }, 'services: field.services'],
    [{ services: range(10).map(String) }, 'services: field.services'],
    [{ services: ['a', 'b', ' '] }, 'services.2: field.service'],
    [{ mainPhotos: [1, 2] }, 'mainPhotos: field.main_photos'],
    [{ mainPhotos: range(7) }, 'mainPhotos: field.images_many'],
    [{ mainPhotos: [1, 2, 2] }, 'mainPhotos: field.image_twice'],
    [{ galleryPhotos: range(5) }, 'galleryPhotos: field.gallery_photos'],
    [{ galleryPhotos: range(11) }, 'galleryPhotos: field.images_many'],
    [{ description: 'a\nb\nc\nd' }, 'description: field.description_lines'],
    [{ postalCode: '1120' }, 'postalCode: field.postal_code_format'],
    [{ websiteLink: 'javascript:alert(1)' }, 'websiteLink: field.link_format'],
    [{ socialLinks: { facebook: 'data:text/html,x' } }, 'socialLinks.facebook: field.link_format'],
    [{ email: 'a@b' }, 'email: field.email'],
    [{ companyName: { en: ' ', ar: '' } }, 'companyName: field.company_name'],
  ])('rejects %j', (change, issue) => {
    expect(issues(businessPostSchema, { ...business, ...change })).toContain(issue);
  });

  it('accepts no gallery or six to ten pictures, Arabic digits, and a blank line among its three', () => {
    const change = { galleryPhotos: range(6), postalCode: '١١٢٠٩', description: 'a\n\nb\nc' };
    const read = businessPostSchema.parse({ ...business, ...change });
    expect(read).toMatchObject({ postalCode: '11209', description: 'a\n\nb\nc' });
    expect(read.galleryPhotos).toHaveLength(6);
  });

  it('rejects overlapping special hours, and periods that end before they begin', () => {
    const period = { occasion: 'ramadan', from: '2027-02-08', to: '2027-03-09', day: { state: 'closed' } };
    const feast = { ...period, occasion: 'eid_al_fitr', from: '2027-03-09', to: '2027-03-11' };
    const at = (...specialHours: object[]) => issues(businessPostSchema, { ...business, specialHours });
    expect(at(period, feast)).toEqual(['specialHours: field.periods_overlap']);
    expect(at(period, { ...feast, from: '2027-03-10' })).toEqual([]);
    expect(at({ ...period, to: '2027-02-01' })).toContain('specialHours.0.to: field.period_order');
    expect(at({ ...period, to: '2027-06-01' })).toContain('specialHours.0.to: field.period_long');
    expect(at({ ...period, from: '2027-02-30' })).toContain('specialHours.0.from: field.date');
  });
});

describe('a product', () => {
  it('reports all missing fields at once', () => {
    expect(issues(productPostSchema, { postType: 'sale' }).sort()).toEqual([
      'condition: field.condition',
      'description: field.description',
      'images: field.image',
      'mainCategory: field.main_category',
      'phone: field.contact',
      'place: field.city',
      'priceCents: field.price',
      'termsAccepted: field.terms',
      'title: field.title',
      'type: field.type',
    ]);
  });

  it('requires no picture, price or condition if it is wanted', () => {
    const wanted = { ...product, postType: 'buy', ...gone('images', 'priceCents', 'condition') };
    expect(issues(productPostSchema, wanted)).toEqual([]);
  });

  it('has no price if it is free, whatever was submitted', () => {
    expect(productPostSchema.parse({ ...product, free: true, negotiable: true })).toMatchObject({
      priceCents: 0,
      negotiable: false,
    });
  });

  it('requires whether it is for sale or wanted', () => {
    expect(issues(productPostSchema, { ...product, postType: 'rent' })).toEqual([
      'postType: field.sale_or_buy',
    ]);
  });
});

describe('a rental', () => {
  it('reports all missing fields of an offer', () => {
    expect(issues(rentalPostSchema, { postType: 'offer', accommodationType: 'room' }).sort()).toEqual([
      'areaSqFt: field.area',
      'bathrooms: field.bathrooms',
      'bedrooms: field.bedrooms',
      'city: field.city',
      'description: field.description',
      'fees: field.fees',
      'gender: field.gender',
      'images: field.image',
      'location: field.location',
      'phone: field.contact',
      'priceCents: field.price',
      'termsAccepted: field.terms',
      'title: field.title',
    ]);
  });

  it('requires no details if it is wanted', () => {
    const without = gone('location', 'areaSqFt', 'bedrooms', 'bathrooms', 'fees', 'images');
    expect(issues(rentalPostSchema, { ...rental, postType: 'wanted', ...without })).toEqual([]);
  });

  it('includes gender only if it is shared, as the law requires', () => {
    const whole = { ...rental, accommodationType: 'apartment', gender: 'male' };
    expect(rentalPostSchema.parse(whole).gender).toBe('any');
    expect(rentalPostSchema.parse({ ...whole, bathroomShared: true }).gender).toBe('male');
    expect(issues(rentalPostSchema, { ...whole, bathroomShared: true, ...gone('gender') })).toEqual([
      'gender: field.gender',
    ]);
  });

  it('rejects a maximum lease shorter than the minimum', () => {
    expect(issues(rentalPostSchema, { ...rental, leaseMinMonths: 12, leaseMaxMonths: 6 })).toEqual([
      'leaseMaxMonths: field.range_order',
    ]);
  });
});

describe('a job', () => {
  it('requires the pay, unless there are fewer than four employees', () => {
    const silent = { ...job, ...gone('salaryMinCents', 'salaryType') };
    // Both errors at once, not that of the amount first.
    expect(issues(jobPostSchema, silent).toSorted()).toEqual([
      'salaryMinCents: field.salary',
      'salaryType: field.salary_type',
    ]);
    expect(issues(jobPostSchema, { ...silent, smallEmployer: true })).toEqual([]);
    expect(issues(jobPostSchema, { ...silent, postType: 'seeking' })).toEqual([]);
  });

  it('requires a place, unless it is remote', () => {
    const nowhere = { ...job, ...gone('location') };
    expect(issues(jobPostSchema, nowhere)).toEqual(['location: field.location']);
    expect(issues(jobPostSchema, { ...nowhere, workplace: 'remote' })).toEqual([]);
  });

  it('requires an ascending range and a period', () => {
    expect(issues(jobPostSchema, { ...job, salaryMaxCents: 1_000 })).toEqual([
      'salaryMaxCents: field.range_order',
    ]);
    expect(issues(jobPostSchema, { ...job, ...gone('salaryType') })).toEqual([
      'salaryType: field.salary_type',
    ]);
  });

  it('requires a phone number or an email address', () => {
    expect(issues(jobPostSchema, { ...job, email: ' ' })).toEqual(['phone: field.contact']);
    expect(issues(jobPostSchema, { ...job, email: null, phone: '718 555 0142' })).toEqual([]);
  });
});

describe('the language of a text', () => {
  it.each([
    ['غرفة للإيجار في باي ريدج', 'ar'],
    ['شقة 2 bedroom قريبة من المترو R train', 'ar'],
    ['A room in Bay Ridge, near مسجد', 'en'],
    ['Oud', 'en'],
  ])('«%s» is %s', (text, lang) => {
    expect(writtenLang(text)).toBe(lang);
  });

  it('is the fallback if there are no letters', () => {
    expect(writtenLang('123 — 456', 'ar')).toBe('ar');
  });
});

it('an error in one language is reported for the whole field, which a form knows', () => {
  const wrong = { en: 'one\ntwo\nthree\nfour', ar: 'سطر' };
  const { error } = businessPostSchema.safeParse({ ...business, description: wrong, logo: null });
  const reported = error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(reported).toEqual([
    ['logo', 'field.logo'],
    ['description', 'field.description_lines'],
  ]);
  const inner = error?.issues.flatMap((issue) => ('errors' in issue ? issue.errors.flat() : []));
  expect(new Set(inner?.map(({ message }) => message))).toEqual(new Set(['field.logo']));
  const blank = businessPostSchema.parse({ ...business, companyName: { en: 'Bab Touma', ar: ' ' } });
  expect(blank.companyName).toEqual({ en: 'Bab Touma' });
});
