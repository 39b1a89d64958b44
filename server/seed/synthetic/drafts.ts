import type { Week } from '../../../contract/hours.ts';
import { limits } from '../../../contract/limits.ts';
import type { Both, Either, Lang } from '../../../contract/locales.ts';
import { accommodationTypes } from '../../../contract/rentals.ts';
import type { Catalog, CategoryRow, PlaceRow } from '../../rooms/catalog/service.ts';
import type { ListingDraft } from '../../rooms/listings/service.ts';
import type { Chance } from './chance.ts';
import { madeName, madeNames, nameWord } from './names.ts';
import { description } from './sentences.ts';

/*
 * Listings with the statistics of real ones. The figures are those of New York's open data on businesses (names of
 * one to eight words, most often two), of a month of its rents, of its job postings, and of second-hand goods.
 */

/** The frequencies of names with one, two, … words. */
const nameLengths = [0.131, 0.359, 0.273, 0.144, 0.061, 0.021, 0.007, 0.004];
const bedroomShares = [0.193, 0.327, 0.298, 0.141, 0.036, 0.005];
const languagesOf: readonly (readonly Lang[])[] = [['en', 'ar'], ['en'], ['ar']];
/** The frequencies of listings in both languages, in English, in Arabic. */
const languageShares = [0.4, 0.35, 0.25];
const kindShares = { business: 0.4, product: 0.3, rental: 0.2, job: 0.1 };
const kinds = Object.keys(kindShares) as (keyof typeof kindShares)[];
const rentalSlugs = { apartment: 'apartments', house: 'houses', townhouse: 'townhouses', room: 'rooms' };
const day = 86_400_000;

export interface SyntheticGround {
  chance: Chance;
  catalog: Catalog;
  now: Date;
}

type Common = Omit<ListingDraft, 'kind' | 'detail'>;

const inLangs = (text: Both, has: readonly Lang[]): Either => Object.fromEntries(has.map((lang) => [lang, text[lang]]));

function words(chance: Chance, count: number): Both {
  const parts = Array.from({ length: count }, () => nameWord(chance));
  return { en: parts.map(({ en }) => en).join(' '), ar: parts.map(({ ar }) => ar).join(' ') };
}

/** A title: the type as its category names it, and a name. */
function titleOf(chance: Chance, category: CategoryRow): Both {
  const name = words(chance, chance.weighted(nameLengths) + 1);
  if (chance.isLucky(0.4)) return name;
  return { en: `${name.en} ${category.name_en}`, ar: `${category.name_ar} ${name.ar}` };
}

function hours(chance: Chance): Week | null {
  if (chance.isLucky(0.3)) return null;
  const from = `${String(chance.whole(6, 11)).padStart(2, '0')}:00`;
  const to = `${String(chance.whole(17, 23)).padStart(2, '0')}:30`;
  const open = { state: 'open' as const, spans: [{ from, to }] };
  const closed = { state: 'closed' as const };
  const sun = chance.isLucky(0.4) ? closed : open;
  const fri = chance.isLucky(0.1) ? closed : open;
  return { mon: open, tue: open, wed: open, thu: open, fri, sat: open, sun };
}

const phone = (chance: Chance) => `+1718${chance.whole(2_000_000, 9_999_999)}`;

function common({ chance, now }: SyntheticGround, categories: CategoryRow[], place: PlaceRow): Common {
  const [main] = categories as [CategoryRow, ...CategoryRow[]];
  const has = languagesOf[chance.weighted(languageShares)] ?? ['en'];
  // Within about a kilometer of the center of the place.
  const around = () => (chance.next() + chance.next() - 1) * 0.012;
  return {
    status: 'published',
    ownerId: null,
    lang: has[0] ?? 'en',
    title: inLangs(titleOf(chance, main), has),
    description: description(chance, has),
    categoryIds: categories.map(({ id }) => id),
    placeId: place.id,
    street: chance.isLucky(0.9) ? `${chance.whole(1, 9_000)} ${madeName(chance.zipf(madeNames)).en} Street` : null,
    zip: chance.isLucky(0.9) ? String(chance.whole(10_001, 11_697)) : null,
    point: { lat: place.lat + around(), lng: place.lng + around() },
    phone: chance.isLucky(0.6) ? phone(chance) : null,
    email: null,
    priceCents: null,
    anonymous: false,
    verified: false,
    publishedAt: new Date(now.getTime() - Math.floor(chance.next() ** 2 * 730 * day)),
    expiresAt: new Date(now.getTime() + chance.whole(1, 60) * day),
    source: null,
    pictures: null,
  };
}

/** Typical asking prices: no cents, and round if they are high. */
function price(chance: Chance, median: number, deviation: number): number {
  const dollars = chance.logNormal(median, deviation);
  const step = dollars > 1_000 ? 50 : dollars > 100 ? 5 : 1;
  return Math.min(limits.priceCents.max, Math.round(dollars / step) * step * 100);
}

function businessDraft(ground: SyntheticGround, place: PlaceRow): ListingDraft {
  const { chance, catalog } = ground;
  const type = chance.isLucky(0.55) ? 'shops' : 'services';
  const of = catalog.ofType(type);
  const category = of[chance.zipf(of.length)] as CategoryRow;
  const second = chance.isLucky(0.2) ? [chance.pick(of)] : [];
  const base = common(ground, [category, ...second], place);
  const services = Array.from({ length: chance.whole(0, 5) }, () => words(chance, 2));
  return {
    ...base,
    kind: 'business',
    verified: chance.isLucky(0.15),
    expiresAt: null,
    detail: {
      whatsapp: chance.isLucky(0.3) ? phone(chance) : null,
      website: null,
      social: {},
      services: services.map((service) => inLangs(service, base.title.en && base.title.ar ? ['en', 'ar'] : [base.lang])),
      hours: hours(chance),
    },
  };
}

function productDraft(ground: SyntheticGround, place: PlaceRow): ListingDraft {
  const { chance, catalog } = ground;
  const of = catalog.ofType('products').filter(({ parent_id }) => parent_id !== null);
  const category = of[chance.zipf(of.length)] as CategoryRow;
  const isSale = chance.isLucky(0.92);
  return {
    ...common(ground, [category], place),
    kind: 'product',
    priceCents: isSale ? price(chance, 400, 1.4) : null,
    detail: {
      type: category.name_en,
      post_type: isSale ? 'sale' : 'buy',
      condition: isSale ? (chance.isLucky(0.2) ? 'new' : 'used') : null,
      year: chance.isLucky(0.3) ? chance.whole(1998, 2026) : null,
      color: chance.isLucky(0.3) ? chance.pick(['black', 'white', 'blue', 'red', 'brown']) : null,
      brand: chance.isLucky(0.5) ? madeName(chance.zipf(300)).en : null,
      model: null,
    },
  };
}

function rentalDraft(ground: SyntheticGround, place: PlaceRow): ListingDraft {
  const { chance, catalog } = ground;
  const accommodation = accommodationTypes[chance.weighted([0.6, 0.08, 0.04, 0.28])] ?? 'apartment';
  const category = catalog.categoryBySlug(rentalSlugs[accommodation]) as CategoryRow;
  const bedrooms = accommodation === 'room' ? 1 : chance.weighted(bedroomShares);
  const base = price(chance, accommodation === 'room' ? 1_100 : 2_500, 0.37);
  return {
    ...common(ground, [category], place),
    kind: 'rental',
    priceCents: base + bedrooms * 30_000,
    detail: {
      post_type: chance.isLucky(0.85) ? 'offer' : 'wanted',
      accommodation,
      area_sq_ft: chance.isLucky(0.6) ? chance.whole(9, 60) * 25 : null,
      bedrooms,
      bathrooms: chance.isLucky(0.8) ? 1 : chance.whole(2, 6) / 2,
      bathroom_shared: accommodation === 'room' && chance.isLucky(0.7),
      gender: accommodation === 'room' ? chance.pick(['any', 'any', 'male', 'female'] as const) : 'any',
    },
  };
}

function jobDraft(ground: SyntheticGround, place: PlaceRow): ListingDraft {
  const { chance, catalog } = ground;
  const of = catalog.ofType('jobs');
  const category = of[chance.zipf(of.length)] as CategoryRow;
  const isYear = chance.isLucky(0.4);
  const low = isYear ? price(chance, 58_000, 0.35) : price(chance, 21, 0.3);
  return {
    ...common(ground, [category], place),
    kind: 'job',
    detail: {
      post_type: chance.isLucky(0.8) ? 'hiring' : 'seeking',
      job_type: chance.pick(['full_time', 'full_time', 'part_time', 'both'] as const),
      salary_min_cents: low,
      salary_max_cents: Math.round(low * 1.3),
      salary_type: isYear ? 'year' : 'hour',
      company: chance.isLucky(0.7) ? words(chance, 2).en : null,
      location: null,
      experience: chance.pick(['none', 'junior', 'mid', 'senior'] as const),
      portfolio_url: null,
    },
  };
}

const draftOf = { business: businessDraft, product: productDraft, rental: rentalDraft, job: jobDraft };

/** The next listing: its kind, place and category with realistic frequencies. */
export function syntheticDraft(ground: SyntheticGround): ListingDraft {
  const { chance, catalog } = ground;
  const kind = kinds[chance.weighted(Object.values(kindShares))] ?? 'business';
  return draftOf[kind](ground, catalog.places[chance.zipf(catalog.places.length)] as PlaceRow);
}
