import { sql } from 'kysely';
import { type Week, weekdays } from '../../contract/hours.ts';
import type { OwnPostKind } from '../../contract/my-posts.ts';
import type { BusinessPostInput } from '../../contract/posting/business.ts';
import type { EventPostInput } from '../../contract/posting/event.ts';
import type { JobPostInput } from '../../contract/posting/job.ts';
import type { ProductPostInput } from '../../contract/posting/product.ts';
import type { RentalPostInput } from '../../contract/posting/rental.ts';
import type { TestMember, TestSite } from './test-site.ts';

/* Form submissions of tests: minimal and complete ones. */

/** Uploaded pictures of a member, in the database only. */
export async function addMedia(
  { db }: TestSite,
  { id }: Pick<TestMember, 'id'>,
  count: number,
): Promise<number[]> {
  const made = await db
    .insertInto('media')
    .values(
      Array.from({ length: count }, () => {
        const key = `${crypto.randomUUID()}.webp`;
        const variants = JSON.stringify([{ key, width: 400, type: 'image/webp' }]);
        return { owner_id: id, key, width: 400, height: 300, bytes: 1_000, variants };
      }),
    )
    .returning('id')
    .execute();
  return made.map((row) => row.id);
}

const slugged = ({ catalog }: TestSite) => ({
  place: (slug: string) => catalog.placeBySlug(slug)?.id ?? 0,
  category: (slug: string) => catalog.categoryBySlug(slug)?.id ?? 0,
});

export const week = Object.fromEntries(
  weekdays.map((day, index) => [
    day,
    index === 4
      ? {
          state: 'open',
          spans: [
            { from: '09:00', to: '12:30' },
            { from: '14:00', to: '22:00' },
          ],
        }
      : index === 6
        ? { state: 'closed' }
        : { state: 'open', spans: [{ from: '09:00', to: '22:00' }] },
  ]),
) as Week;

/** @param media at least five pictures */
export function businessBody(site: TestSite, media: number[]): Partial<BusinessPostInput> {
  const { place, category } = slugged(site);
  const [logo = 0, cover = 0, ...photos] = media;
  return {
    companyName: 'Yafa Bakery',
    businessType: category('bakeries'),
    logo,
    cover,
    streetAddress: '6912 5th Avenue',
    city: place('bay-ridge'),
    state: 'NY',
    postalCode: '11209',
    phone: '+17185550142',
    email: 'hello@yafa.example',
    description: 'Bread from Palestine, fresh every morning.',
    services: ['Bread', 'Kaak', 'Catering'],
    mainPhotos: photos.slice(0, 3),
    termsAccepted: true,
  };
}

/** @param media at least fourteen pictures */
export function fullBusinessBody(site: TestSite, media: number[]): Partial<BusinessPostInput> {
  const photos = media.slice(2).map((id, index) => ({ id, alt: index % 2 === 0 ? `Photo ${index}` : null }));
  return {
    ...businessBody(site, media),
    lang: 'ar',
    companyName: { en: 'Yafa Bakery', ar: 'مخبز يافا' },
    logo: { id: media[0] ?? 0, alt: 'شعار' },
    mapLocation: { lat: 40.6264, lng: -74.0299 },
    whatsapp: '+17185550143',
    websiteLink: 'https://yafa.example/?a=1',
    socialLinks: { instagram: 'https://instagram.com/yafa', facebook: 'https://facebook.com/yafa' },
    description: { en: 'Bread\nKaak\nSweets', ar: 'خبز وكعك وحلويات' },
    services: [{ en: 'Bread', ar: 'خبز' }, { ar: 'كعك' }, { en: 'Catering' }],
    mainPhotos: photos.slice(0, 6),
    galleryPhotos: photos.slice(6, 12),
    workingHours: week,
    specialHours: [
      {
        occasion: 'ramadan',
        from: '2027-02-08',
        to: '2027-03-09',
        day: { state: 'open', spans: [{ from: '16:00', to: '02:00' }] },
      },
      {
        occasion: 'other',
        name: 'Inventory',
        from: '2027-06-01',
        to: '2027-06-01',
        day: { state: 'closed' },
      },
    ],
    temporarilyClosed: true,
    closedUntil: '2026-12-24',
    priceRange: 2,
    paymentMethods: ['cash', 'card', 'zelle'],
    languages: ['ar', 'en', 'fr'],
    halal: { certifier: 'Halal Monitors', since: 2011 },
    accessibility: ['step_free', 'lift'],
    prayers: {
      iqama: {
        fajr: { at: '06:00', after: null },
        dhuhr: { at: null, after: 15 },
        asr: null,
        maghrib: { at: null, after: 0 },
        isha: null,
      },
      friday: [
        { at: '12:45', lang: 'ar' },
        { at: '13:30', lang: null },
      ],
    },
  };
}

export function productBody(site: TestSite, media: number[]): Partial<ProductPostInput> {
  const { place, category } = slugged(site);
  return {
    postType: 'sale',
    title: 'Oud made in Damascus',
    mainCategory: category('leisure'),
    subCategory: category('instruments'),
    type: 'Oud',
    condition: 'used',
    place: place('astoria'),
    priceCents: 45_000,
    phone: '+17185550142',
    images: media.slice(0, 1),
    description: 'Played with care for ten years.',
    termsAccepted: true,
  };
}

export function fullProductBody(site: TestSite, media: number[]): Partial<ProductPostInput> {
  const { category } = slugged(site);
  return {
    ...productBody(site, media),
    lang: 'en',
    mainCategory: category('vehicles'),
    subCategory: category('cars'),
    type: 'SUV',
    year: 2011,
    color: 'red',
    brand: 'BMW',
    model: 'X5',
    mileage: 98_000,
    negotiable: true,
    delivery: true,
    email: 'seller@post.example',
    anonymous: true,
    images: media.slice(0, 10).map((id, index) => ({ id, alt: `Side ${index}` })),
  };
}

export function rentalBody(site: TestSite, media: number[]): Partial<RentalPostInput> {
  const { place } = slugged(site);
  return {
    postType: 'offer',
    title: 'شقة مشمسة قرب المترو',
    accommodationType: 'apartment',
    city: place('bay-ridge'),
    location: '412 77th Street',
    priceCents: 240_000,
    areaSqFt: 900,
    bedrooms: 2,
    bathrooms: 1.5,
    fees: [],
    description: 'شقة واسعة في الطابق الثاني.',
    images: media.slice(0, 1),
    phone: '+17185550142',
    termsAccepted: true,
  };
}

export function fullRentalBody(site: TestSite, media: number[]): Partial<RentalPostInput> {
  return {
    ...rentalBody(site, media),
    lang: 'ar',
    accommodationType: 'room',
    zipCode: '11209',
    mapLocation: { lat: 40.62641, lng: -74.02991 },
    bedrooms: 0,
    bathroomShared: true,
    gender: 'female',
    availableFrom: '2027-02-01',
    depositCents: 240_000,
    fees: [
      { name: 'رسوم الطلب', amountCents: 2_000, term: 'once' },
      { name: 'موقف', amountCents: 15_000, term: 'monthly' },
    ],
    utilities: ['heat', 'hot_water'],
    furnished: false,
    leaseMinMonths: 6,
    leaseMaxMonths: 12,
    pets: 'cats',
    laundry: 'in_building',
    parking: 'street',
    subwayLines: ['R', 'N'],
    images: media.slice(0, 8),
    email: 'owner@post.example',
    anonymous: true,
  };
}

export function jobBody(site: TestSite): Partial<JobPostInput> {
  const { place, category } = slugged(site);
  return {
    postType: 'hiring',
    title: 'Baker wanted',
    category: category('food-jobs'),
    jobType: 'full_time',
    salaryMinCents: 2_200,
    salaryType: 'hour',
    city: place('bay-ridge'),
    location: '5th Avenue',
    email: 'jobs@yafa.example',
    description: 'Six mornings a week.',
    termsAccepted: true,
  };
}

export function fullJobBody(site: TestSite): Partial<JobPostInput> {
  return {
    ...jobBody(site),
    lang: 'en',
    salaryMaxCents: 2_600,
    smallEmployer: true,
    company: 'Yafa Bakery',
    workplace: 'on_site',
    experience: 'junior',
    languages: ['ar', 'en'],
    portfolioUrl: 'https://yafa.example/team',
    applyUrl: 'https://yafa.example/apply',
    closingDate: '2026-12-24',
    phone: '+17185550142',
    anonymous: true,
  };
}

export function eventBody(site: TestSite): Partial<EventPostInput> {
  const { place, category } = slugged(site);
  return {
    title: 'An evening of oud and coffee',
    category: category('music-events'),
    startsOn: '2026-12-19',
    startsMinute: 1140,
    venue: 'Mokha House',
    city: place('bay-ridge'),
    priceType: 'free',
    termsAccepted: true,
  };
}

export function fullEventBody(site: TestSite, media: number[]): Partial<EventPostInput> {
  return {
    ...eventBody(site),
    lang: 'en',
    endsMinute: 1290,
    repeats: 'FREQ=WEEKLY;COUNT=4',
    priceType: 'paid',
    priceCents: 1_500,
    audience: ['families', 'women'],
    languages: ['ar', 'en'],
    seats: 40,
    host: 'Jiran Community Center',
    state: 'on',
    streetAddress: '412 86th Street',
    zipCode: '11209',
    mapLocation: { lat: 40.6226, lng: -74.0283 },
    description: 'Two sets with a break.',
    images: media.slice(0, 4),
    phone: '+17185550142',
    email: 'host@events.example',
  };
}

/** The required fields of each kind. */
export function leastBody(site: TestSite, kind: OwnPostKind, media: number[]): Record<string, unknown> {
  if (kind === 'business') return { ...businessBody(site, media) };
  if (kind === 'product') return { ...productBody(site, media) };
  if (kind === 'rent') return { ...rentalBody(site, media) };
  if (kind === 'event') return { ...eventBody(site) };
  return { ...jobBody(site) };
}

/** All fields of each kind. */
export function fullBody(site: TestSite, kind: OwnPostKind, media: number[]): Record<string, unknown> {
  if (kind === 'business') return { ...fullBusinessBody(site, media) };
  if (kind === 'product') return { ...fullProductBody(site, media) };
  if (kind === 'rent') return { ...fullRentalBody(site, media) };
  if (kind === 'event') return { ...fullEventBody(site, media) };
  return { ...fullJobBody(site) };
}

/** Makes an account old: the daily limit of posts applies to new ones. */
export async function makeOld({ db }: TestSite, { id }: Pick<TestMember, 'id'>): Promise<void> {
  await sql`update app_user set created_at = '2020-01-01' where id = ${id}`.execute(db);
}
