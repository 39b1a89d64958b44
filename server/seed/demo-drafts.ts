import { createHash } from 'node:crypto';
import { limits } from '../../contract/limits.ts';
import type { Both } from '../../contract/locales.ts';
import type { Catalog } from '../rooms/catalog/service.ts';
import type { DraftOf, ListingDraft } from '../rooms/listings/service.ts';
import { businessDetails } from './demo/businesses/details.ts';
import { jobDetails } from './demo/jobs/details.ts';
import { onlyIn } from './demo/one-language.ts';
import { productDetails } from './demo/products/details.ts';
import { rentalDetails } from './demo/rentals/details.ts';
import type { DemoBusiness, DemoEvent, DemoJob, DemoProduct, DemoRental } from './demo/shapes.ts';

/** The input of drafts: the catalog, the ids of the stored photos, the owners and the day. */
export interface DemoGround {
  catalog: Catalog;
  /** The scene as rendered for this record, if that is stored, otherwise the shared one. */
  photo: (scene: string, record?: string) => { mediaId: number; alt: { en: string; ar: string } };
  /** The owner of a post, by its key. */
  ownerOf: (key: string) => number;
  now: Date;
}

const day = 86_400_000;
const daysOnline = { product: 30, rental: 60, job: 60, event: 0 };

/* Every row of a kind has the same columns. */
const noBusinessDetails = {
  price_range: null,
  payment_methods: [],
  languages: [],
  halal: null,
  accessibility: [],
};
const noProductDetails = { mileage: null, negotiable: false, delivery: false };
const noRentalDetails = {
  deposit_cents: null,
  utilities: [],
  furnished: null,
  lease_min_months: null,
  lease_max_months: null,
  pets: null,
  laundry: null,
  parking: null,
  subway_lines: [],
};
const noJobDetails = { workplace: null, apply_url: null, languages: [] };

/** The calendar day this many days after the seed day, or null. */
function dayAfter({ now }: DemoGround, days: number | undefined): string | null {
  return days === undefined ? null : new Date(now.getTime() + days * day).toISOString().slice(0, 10);
}

function placeId({ catalog }: DemoGround, slug: string): number {
  const place = catalog.placeBySlug(slug);
  if (!place) throw new Error(`the demo names an unknown place: ${slug}`);
  return place.id;
}

function categoryId({ catalog }: DemoGround, slug: string): number {
  const category = catalog.categoryBySlug(slug);
  if (!category) throw new Error(`the demo names an unknown category: ${slug}`);
  return category.id;
}

function sourceOf(kind: string, entry: { key: string }) {
  const hash = createHash('sha256').update(JSON.stringify(entry)).digest('base64url');
  return { name: 'demo', key: `${kind}:${entry.key}`, hash };
}

/** The first photo, which lists display, is rendered for this entry alone. */
function photosOf(ground: DemoGround, { key, photos }: { key: string; photos: string[] }): NonNullable<ListingDraft['pictures']> {
  return photos.slice(0, limits.mainPhotos.max).map((scene, index) => ({ ...ground.photo(scene, index === 0 ? key : undefined), role: 'main' as const }));
}

/**
 * The parts that all demo listings share. Posts stay online for their kind's period from the seed day on; events
 * until their end, which depends on their days.
 */
function common(ground: DemoGround, kind: keyof typeof daysOnline, entry: DemoRental | DemoJob | DemoProduct | DemoEvent) {
  const lang = onlyIn[entry.key];
  const written = ({ en, ar }: Both): Partial<Both> => (lang ? { [lang]: lang === 'ar' ? ar : en } : { en, ar });
  return {
    status: 'published' as const,
    ownerId: ground.ownerOf(entry.key),
    lang: lang ?? ('en' as const),
    title: written(entry.title),
    description: written(entry.description),
    placeId: placeId(ground, entry.area),
    phone: entry.phone,
    verified: false,
    publishedAt: new Date(ground.now.getTime() - entry.daysAgo * day),
    expiresAt: new Date(ground.now.getTime() + daysOnline[kind] * day),
    source: sourceOf(kind, entry),
    pictures: photosOf(ground, entry),
  };
}

export function businessDraft(ground: DemoGround, entry: DemoBusiness, index: number): DraftOf<'business'> {
  return {
    kind: 'business',
    status: 'published',
    ownerId: null,
    lang: 'en',
    title: entry.name,
    description: entry.description,
    categoryIds: entry.categories.map((slug) => categoryId(ground, slug)),
    placeId: placeId(ground, entry.area),
    street: entry.street,
    zip: entry.zip,
    point: { lat: entry.lat, lng: entry.lng },
    phone: entry.phone,
    email: entry.email,
    priceCents: null,
    anonymous: false,
    verified: entry.verified,
    publishedAt: new Date(ground.now.getTime() - index * day),
    expiresAt: null,
    source: sourceOf('business', entry),
    pictures: photosOf(ground, entry),
    detail: {
      whatsapp: entry.whatsapp ?? null,
      website: entry.website ?? null,
      social: entry.social,
      services: entry.services,
      hours: entry.hours,
      ...noBusinessDetails,
      ...businessDetails[entry.key],
      ...(entry.verified && {
        // No owner has claimed these places, so that none can have confirmed their hours.
        verified_at: new Date(ground.now.getTime() - (20 + ((index * 11) % 300)) * day),
      }),
    },
  };
}

export function productDraft(ground: DemoGround, entry: DemoProduct): DraftOf<'product'> {
  const { type, postType, condition, year, color, brand, model } = entry;
  const { priceCents, reserved = false, ...more } = productDetails[entry.key] ?? {};
  return {
    ...common(ground, 'product', entry),
    kind: 'product',
    categoryIds: [categoryId(ground, entry.category)],
    street: null,
    zip: null,
    point: null,
    email: null,
    priceCents: priceCents ?? entry.priceCents,
    anonymous: false,
    reserved,
    detail: { type, post_type: postType, condition, year, color, brand, model, ...noProductDetails, ...more },
  };
}

const rentalCategories = { apartment: 'apartments', house: 'houses', townhouse: 'townhouses', room: 'rooms' };

export function rentalDraft(ground: DemoGround, entry: DemoRental): DraftOf<'rental'> {
  const { fees, availableInDays, ...more } = rentalDetails[entry.key] ?? {};
  return {
    ...common(ground, 'rental', entry),
    kind: 'rental',
    categoryIds: [categoryId(ground, rentalCategories[entry.accommodation])],
    street: entry.street,
    zip: entry.zip,
    point: entry.point,
    email: entry.email,
    priceCents: entry.priceCents,
    anonymous: entry.anonymous,
    detail: {
      post_type: entry.postType,
      accommodation: entry.accommodation,
      area_sq_ft: entry.areaSqFt,
      bedrooms: entry.bedrooms,
      bathrooms: entry.bathrooms,
      bathroom_shared: entry.bathroomShared,
      gender: entry.gender,
      ...noRentalDetails,
      ...more,
      fees: fees ?? null,
      available_from: dayAfter(ground, availableInDays),
    },
  };
}

export function jobDraft(ground: DemoGround, entry: DemoJob): DraftOf<'job'> {
  const { closesInDays, ...more } = jobDetails[entry.key] ?? {};
  return {
    ...common(ground, 'job', entry),
    kind: 'job',
    categoryIds: [categoryId(ground, entry.category)],
    street: null,
    zip: null,
    point: null,
    email: entry.email,
    priceCents: null,
    anonymous: entry.anonymous,
    detail: {
      post_type: entry.postType,
      job_type: entry.jobType,
      salary_min_cents: entry.salaryMinCents,
      salary_max_cents: entry.salaryMaxCents,
      salary_type: entry.salaryType,
      company: entry.company,
      location: entry.location,
      experience: entry.experience,
      portfolio_url: entry.portfolioUrl,
      ...noJobDetails,
      ...more,
      closing_date: dayAfter(ground, closesInDays),
    },
  };
}

/** The first day from `day` on with this weekday. */
function nextWeekday(day: string, weekday: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

export function eventDraft(ground: DemoGround, entry: DemoEvent): DraftOf<'event'> {
  return {
    ...common(ground, 'event', entry),
    kind: 'event',
    categoryIds: [categoryId(ground, entry.category)],
    street: entry.street,
    zip: entry.zip,
    point: entry.point,
    email: null,
    priceCents: entry.priceCents ?? null,
    anonymous: false,
    detail: {
      starts_on: nextWeekday(dayAfter(ground, entry.inDays) as string, entry.weekday),
      starts_minute: entry.startsMinute,
      ends_minute: entry.endsMinute,
      after_prayer: entry.afterPrayer ?? null,
      repeats: entry.repeats ?? null,
      price_type: entry.priceType,
      audience: entry.audience,
      languages: entry.languages,
      seats: entry.seats ?? null,
      venue: entry.venue,
      host: entry.host,
    },
  };
}
