import type { Either } from '../../contract/locales.ts';
import type { Catalog } from '../rooms/catalog/service.ts';
import { type DraftOf, saveListings } from '../rooms/listings/service.ts';
import { noon, type TestSite } from './test-site.ts';

/* Rentals, jobs, events and products of which tests set only the relevant fields. */

type PostKind = 'rental' | 'job' | 'product' | 'event';

type TestPost<K extends PostKind> = Partial<Omit<DraftOf<K>, 'kind' | 'detail'>> &
  Partial<DraftOf<K>['detail']> & {
    title: Either;
    /** Slugs. */
    category?: string;
    place?: string;
  };

/** A day after `noon`, or before it if the number is negative. */
export function days(count: number): Date {
  return new Date(noon.getTime() + count * 86_400_000);
}

function common({ catalog }: { catalog: Catalog }, post: TestPost<PostKind>, category: string) {
  const place = catalog.placeBySlug(post.place ?? 'bay-ridge');
  const main = catalog.categoryBySlug(post.category ?? category);
  if (!place || !main) throw new Error(`no place ${post.place} or category ${post.category ?? category}`);
  return {
    status: post.status ?? ('published' as const),
    ownerId: post.ownerId ?? null,
    lang: post.lang ?? ('en' as const),
    title: post.title,
    description: post.description ?? {},
    categoryIds: [main.id],
    placeId: place.id,
    street: post.street ?? null,
    zip: post.zip ?? null,
    point: post.point === undefined ? { lat: place.lat, lng: place.lng } : post.point,
    phone: post.phone ?? null,
    email: post.email ?? null,
    priceCents: post.priceCents ?? null,
    anonymous: post.anonymous ?? false,
    reserved: post.reserved ?? false,
    verified: false,
    publishedAt: post.publishedAt === undefined ? noon : post.publishedAt,
    expiresAt: post.expiresAt === undefined ? days(30) : post.expiresAt,
    source: null,
    pictures: post.pictures ?? [],
  };
}

export async function addRentals(site: TestSite, ...posts: TestPost<'rental'>[]): Promise<number[]> {
  const drafts = posts.map((post): DraftOf<'rental'> => {
    const accommodation = post.accommodation ?? 'apartment';
    return {
      ...common(site, post, `${accommodation}s`),
      kind: 'rental',
      priceCents: post.priceCents ?? 200_000,
      detail: {
        post_type: post.post_type ?? 'offer',
        accommodation,
        area_sq_ft: post.area_sq_ft ?? null,
        bedrooms: post.bedrooms ?? null,
        bathrooms: post.bathrooms ?? null,
        bathroom_shared: post.bathroom_shared ?? false,
        gender: post.gender ?? 'any',
        available_from: post.available_from ?? null,
        deposit_cents: post.deposit_cents ?? null,
        fees: post.fees ?? null,
        utilities: post.utilities ?? [],
        furnished: post.furnished ?? null,
        lease_min_months: post.lease_min_months ?? null,
        lease_max_months: post.lease_max_months ?? null,
        pets: post.pets ?? null,
        laundry: post.laundry ?? null,
        parking: post.parking ?? null,
        subway_lines: post.subway_lines ?? [],
      },
    };
  });
  return (await saveListings(site.db, site.catalog, 'rental', drafts)).ids;
}

export async function addJobs(site: TestSite, ...posts: TestPost<'job'>[]): Promise<number[]> {
  const drafts = posts.map(
    (post): DraftOf<'job'> => ({
      ...common(site, post, 'food-jobs'),
      kind: 'job',
      detail: {
        post_type: post.post_type ?? 'hiring',
        job_type: post.job_type ?? 'full_time',
        salary_min_cents: post.salary_min_cents ?? null,
        salary_max_cents: post.salary_max_cents ?? null,
        salary_type: post.salary_type ?? null,
        company: post.company ?? null,
        location: post.location ?? null,
        experience: post.experience ?? null,
        portfolio_url: post.portfolio_url ?? null,
        workplace: post.workplace ?? null,
        apply_url: post.apply_url ?? null,
        closing_date: post.closing_date ?? null,
        languages: post.languages ?? [],
      },
    }),
  );
  return (await saveListings(site.db, site.catalog, 'job', drafts)).ids;
}

export async function addProducts(site: TestSite, ...posts: TestPost<'product'>[]): Promise<number[]> {
  const drafts = posts.map(
    (post): DraftOf<'product'> => ({
      ...common(site, post, 'cars'),
      kind: 'product',
      detail: {
        type: post.type ?? null,
        post_type: post.post_type ?? 'sale',
        condition: post.condition ?? null,
        year: post.year ?? null,
        color: post.color ?? null,
        brand: post.brand ?? null,
        model: post.model ?? null,
        mileage: post.mileage ?? null,
        negotiable: post.negotiable ?? false,
        delivery: post.delivery ?? false,
      },
    }),
  );
  return (await saveListings(site.db, site.catalog, 'product', drafts)).ids;
}

/** Events on the day after `noon`, from 7 to 9 pm and free by default. */
export async function addEvents(site: TestSite, ...posts: TestPost<'event'>[]): Promise<number[]> {
  const drafts = posts.map(
    (post): DraftOf<'event'> => ({
      ...common(site, post, 'music-events'),
      kind: 'event',
      detail: {
        starts_on: post.starts_on ?? days(1).toISOString().slice(0, 10),
        starts_minute:
          post.starts_minute === undefined && !post.after_prayer ? 1140 : (post.starts_minute ?? null),
        ends_minute: post.ends_minute === undefined && !post.after_prayer ? 1260 : (post.ends_minute ?? null),
        after_prayer: post.after_prayer ?? null,
        repeats: post.repeats ?? null,
        price_type: post.price_type ?? 'free',
        audience: post.audience ?? [],
        languages: post.languages ?? [],
        seats: post.seats ?? null,
        venue: post.venue ?? 'Mokha House',
        host: post.host ?? null,
        state: post.state ?? 'on',
        moved_from: post.moved_from ?? null,
      },
    }),
  );
  return (await saveListings(site.db, site.catalog, 'event', drafts)).ids;
}
