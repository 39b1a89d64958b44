import type { Insertable } from 'kysely';
import { specialOpening } from '../../../contract/availability.ts';
import type { HalalEvidence } from '../../../contract/businesses.ts';
import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
import type { Congregation } from '../../../contract/congregation.ts';
import { type Week, weekSchema } from '../../../contract/hours.ts';
import { type Both, type Either, type Lang, langs } from '../../../contract/locales.ts';
import { weekRanges } from '../../../contract/opening.ts';
import type { PictureRole } from '../../../contract/pictures.ts';
import type { Point } from '../../../contract/places.ts';
import type { Fee } from '../../../contract/rentals.ts';
import { fold, searchVector, terms } from '../../../contract/search.ts';
import { slugOf } from '../../../contract/slugs.ts';
import type { SpecialPeriod } from '../../../contract/special-hours.ts';
import type {
  BusinessTable,
  EventTable,
  JobTable,
  ListingTable,
  ProductTable,
  RentalTable,
} from '../../database/tables.ts';
import type { Catalog, CategoryRow, PlaceRow } from '../catalog/service.ts';
import { publicLocation, publicStreet, streetTexts } from './approximate.ts';
import { bothValues } from './common-values.ts';

type PlainBusinessColumn = 'price_range' | 'payment_methods' | 'languages' | 'accessibility';

/**
 * The columns of each kind's detail table, without the listing's key. Omitted columns have their default in a new
 * listing, and are unchanged in an existing one.
 */
export interface BusinessDetailDraft extends Pick<Insertable<BusinessTable>, PlainBusinessColumn> {
  whatsapp: string | null;
  website: string | null;
  social: object;
  services: readonly Either[];
  hours: Week | null;
  /** Periods with special hours; none by default. */
  special_hours?: readonly SpecialPeriod[];
  temporarily_closed?: boolean;
  /** The day of reopening, `2027-02-08`, if it is known. */
  closed_until?: string | null;
  /** The halal certifier, and since when; null if not stated. */
  halal?: HalalEvidence | null;
  /** Its times of prayer; null if not stated. */
  prayers?: Congregation | null;
  verified_at?: Date | null;
  /** When the owner set or confirmed the hours. */
  hours_confirmed_at?: Date | null;
}
export type ProductDetailDraft = Omit<Insertable<ProductTable>, 'id' | 'kind'>;
export type RentalDetailDraft = Omit<Insertable<RentalTable>, 'id' | 'kind' | 'fees'> & {
  fees?: readonly Fee[] | null;
};
export type JobDetailDraft = Omit<Insertable<JobTable>, 'id' | 'kind'>;

export type EventDetailDraft = Omit<Insertable<EventTable>, 'id' | 'kind'>;

interface DraftBase {
  status: ListingStatus;
  ownerId: number | null;
  lang: Lang;
  title: Either;
  description: Either;
  /** The main category first. */
  categoryIds: number[];
  placeId: number;
  street: string | null;
  zip: string | null;
  point: Point | null;
  phone: string | null;
  email: string | null;
  priceCents: number | null;
  anonymous: boolean;
  /** A reserved product; false by default. */
  reserved?: boolean;
  verified: boolean;
  publishedAt: Date | null;
  expiresAt: Date | null;
  /** The source of the import and the key there, so that a second import recognizes it. */
  source: { name: string; key: string; hash: string } | null;
  /** Null leaves the pictures of an existing listing unchanged. */
  pictures: { mediaId: number; role: PictureRole; alt: Either }[] | null;
}

/** A listing as written by posting, importing and seeding, already validated by the contract. */
export type ListingDraft = DraftBase &
  (
    | { kind: 'business'; detail: BusinessDetailDraft }
    | { kind: 'product'; detail: ProductDetailDraft }
    | { kind: 'rental'; detail: RentalDetailDraft }
    | { kind: 'job'; detail: JobDetailDraft }
    | { kind: 'event'; detail: EventDetailDraft }
  );

export type DraftOf<K extends ListingKind> = Extract<ListingDraft, { kind: K }>;

/** A text in both languages, concatenated. */
function words(text: Either | undefined): string {
  return langs.map((lang) => text?.[lang] ?? '').join(' ');
}

/** The words of codes, as people search for them. */
const spoken: Record<string, Both> = {
  furnished: { en: 'furnished', ar: 'مفروش مفروشة' },
  remote: { en: 'remote', ar: 'عن بعد' },
  hybrid: { en: 'hybrid', ar: 'هجين' },
  delivery: { en: 'delivery', ar: 'توصيل' },
  halal: { en: 'halal', ar: 'حلال' },
  free: { en: 'free', ar: 'مجاني مجانا' },
  families: { en: 'family families', ar: 'عائلات عائلي' },
  children: { en: 'children kids', ar: 'أطفال' },
  youth: { en: 'youth teens', ar: 'شباب' },
  women: { en: 'women', ar: 'نساء سيدات' },
  men: { en: 'men', ar: 'رجال' },
  seniors: { en: 'seniors', ar: 'كبار السن' },
};

/** The number as people search for it. */
function bedroomWords(count: number): Both {
  if (count === 0) return { en: 'studio', ar: 'استوديو' };
  const dual = count === 1 ? 'غرفة نوم واحدة' : count === 2 ? 'غرفتين نوم غرفتي' : 'غرف نوم';
  return { en: `${count} bedroom ${count}br`, ar: dual };
}

/** The searchable texts of a listing. */
export type Offered =
  | { kind: 'business'; detail: Pick<BusinessDetailDraft, 'services' | 'halal'> }
  | {
      kind: 'product';
      detail: Pick<
        ProductDetailDraft,
        'type' | 'brand' | 'model' | 'color' | 'year' | 'delivery' | 'condition'
      >;
    }
  | { kind: 'rental'; detail: Pick<RentalDetailDraft, 'bedrooms' | 'furnished'> }
  | {
      kind: 'job';
      anonymous: boolean;
      detail: Pick<JobDetailDraft, 'company' | 'location' | 'workplace'>;
    }
  | { kind: 'event'; detail: Pick<EventDetailDraft, 'venue' | 'host' | 'price_type' | 'audience'> };

/** Services or features. */
interface Offer {
  text: Either;
  /** The text was generated for the search, not written by a user. */
  isFact: boolean;
}

const fact = (text: Both | undefined): Offer[] => (text ? [{ text, isFact: true }] : []);

/** A text without a stated language. */
function written(text: string | number | null | undefined): Offer[] {
  if (text === null || text === undefined || text === '') return [];
  const lang = /\p{Script=Arabic}/u.test(String(text)) ? 'ar' : 'en';
  return [{ text: { [lang]: String(text) }, isFact: false }];
}

/** The searchable texts of a kind besides title and description. Anonymous posters cannot be found by name. */
export function offersOf(draft: Offered): Offer[] {
  switch (draft.kind) {
    case 'business':
      return [
        ...draft.detail.services.map((text) => ({ text, isFact: false })),
        ...fact(draft.detail.halal ? spoken.halal : undefined),
      ];
    case 'product': {
      const { type, brand, model, color, year, delivery, condition } = draft.detail;
      return [
        ...[type, color].flatMap((value) => (value ? [{ text: bothValues(value), isFact: false }] : [])),
        ...[brand, model, year].flatMap(written),
        ...fact(delivery ? spoken.delivery : undefined),
        ...fact(condition ? { en: condition, ar: '' } : undefined),
      ];
    }
    case 'rental': {
      const { bedrooms, furnished } = draft.detail;
      return [
        ...fact(bedrooms === null || bedrooms === undefined ? undefined : bedroomWords(bedrooms)),
        ...fact(furnished ? spoken.furnished : undefined),
      ];
    }
    case 'job': {
      const { company, location, workplace } = draft.detail;
      return [
        ...written(draft.anonymous ? null : company),
        ...written(publicLocation(location, draft.anonymous)),
        ...fact(spoken[workplace ?? '']),
      ];
    }
    case 'event': {
      const { venue, host, price_type, audience = [] } = draft.detail;
      return [
        ...[venue, host].flatMap(written),
        ...fact(price_type === 'free' ? spoken.free : undefined),
        ...audience.flatMap((one) => fact(spoken[one])),
      ];
    }
  }
}

/**
 * The completeness and trustworthiness of a listing, 0 to 1, which sorts lists by default. Verification weighs
 * most, then pictures, hours, a description and contact details.
 */
export function boostOf(draft: ListingDraft): number {
  const hours = draft.kind === 'business' && draft.detail.hours !== null;
  const parts: [boolean, number][] = [
    [draft.verified, 0.35],
    [draft.pictures?.some((picture) => picture.role !== 'logo') ?? false, 0.2],
    [hours, 0.15],
    [langs.some((lang) => draft.description[lang]), 0.1],
    [langs.every((lang) => draft.title[lang]), 0.1],
    [draft.phone !== null || draft.email !== null, 0.1],
  ];
  return Math.round(parts.reduce((sum, [has, weight]) => sum + (has ? weight : 0), 0) * 100) / 100;
}

/** The search terms of a listing. */
export interface Indexed {
  title: Either;
  description: Either;
  categories: readonly CategoryRow[];
  places: readonly PlaceRow[];
  street: string | null;
  zip: string | null;
  offered: Offered;
}

/**
 * The vector of a listing's search terms. Only the published part of its address is included: house numbers find
 * nothing.
 */
export function vectorOf({ title, description, categories, places, street, zip, offered }: Indexed): string {
  const streets = streetTexts(publicStreet(offered.kind, street));
  return searchVector([
    ['A', words(title)],
    ['B', categories.map((row) => `${row.name_en} ${row.name_ar}`).join(' ')],
    [
      'C',
      offersOf(offered)
        .map(({ text }) => words(text))
        .join(' '),
    ],
    ['C', [...places.map((row) => `${row.name_en} ${row.name_ar}`), zip ?? ''].join(' ')],
    // Addresses mention what is nearby, as texts do: “behind the pharmacy”.
    ['D', streets.join(' ')],
    ['D', words(description)],
    // Synonyms of the category: a kitchen is found as a grill, ranked below listings that contain the word.
    ['D', categories.flatMap((row) => row.synonyms).join(' ')],
  ]);
}

/** Whether it is a wanted post; there are none for businesses and events. */
function isWanted({ kind, detail }: ListingDraft): boolean {
  return kind !== 'business' && kind !== 'event' && ['buy', 'wanted', 'seeking'].includes(detail.post_type);
}

/** The part of a title that an index stores for comparisons; its rows are limited, and few titles are longer. */
const longestSearchTitle = 600;

/** The row of `listing`: the given columns, and those derived for search and sorting. */
export function listingRow(draft: ListingDraft, catalog: Catalog): Insertable<ListingTable> {
  // A merged category is replaced by its target.
  const main = catalog.category(draft.categoryIds[0] ?? 0)?.id ?? draft.categoryIds[0];
  if (main === undefined) throw new Error('a listing needs a category');
  const categories = [...new Set(draft.categoryIds.flatMap((id) => catalog.categoryChain(id)))];
  const places = catalog.placeChain(draft.placeId);
  const title = words(draft.title);
  return {
    kind: draft.kind,
    status: draft.status,
    owner_id: draft.ownerId,
    lang: draft.lang,
    slug: slugOf(draft.title.en ?? draft.title.ar ?? ''),
    title_en: draft.title.en ?? null,
    title_ar: draft.title.ar ?? null,
    description_en: draft.description.en ?? null,
    description_ar: draft.description.ar ?? null,
    category_id: main,
    category_ids: categories.map((row) => row.id),
    place_id: draft.placeId,
    place_ids: places.map((row) => row.id),
    street: draft.street,
    zip: draft.zip,
    lat: draft.point?.lat ?? null,
    lng: draft.point?.lng ?? null,
    phone: draft.phone,
    email: draft.email,
    price_cents: draft.priceCents,
    wanted: isWanted(draft),
    bedrooms: draft.kind === 'rental' ? draft.detail.bedrooms : null,
    anonymous: draft.anonymous,
    reserved: draft.reserved ?? false,
    verified: draft.verified,
    boost: boostOf(draft),
    source: draft.source?.name ?? null,
    source_key: draft.source?.key ?? null,
    source_hash: draft.source?.hash ?? null,
    search_title: terms(title).join(' ').slice(0, longestSearchTitle),
    search_vector: vectorOf({
      title: draft.title,
      description: draft.description,
      categories,
      places,
      street: draft.street,
      zip: draft.zip,
      offered: draft,
    }),
    sort_en: fold(draft.title.en ?? draft.title.ar ?? ''),
    sort_ar: fold(draft.title.ar ?? draft.title.en ?? ''),
    published_at: draft.publishedAt,
    expires_at: draft.expiresAt,
  };
}

/** The text of an `int4multirange` of the open minutes of the week. */
export function openMinutes(hours: Week | null): string {
  if (!hours) return '{}';
  return `{${weekRanges(weekSchema.parse(hours))
    .map(([start, end]) => `[${start},${end})`)
    .join(',')}}`;
}

/**
 * The texts of a `datemultirange` and a `tsmultirange`: the days with special hours, and the opening times on them.
 */
export function specialRanges(week: Week | null, special: readonly SpecialPeriod[]) {
  const { days, open } = specialOpening({ week, special });
  return {
    days: `{${days.map(([from, before]) => `[${from},${before})`).join(',')}}`,
    open: `{${open.map(({ from, to }) => `["${from}","${to}")`).join(',')}}`,
  };
}
