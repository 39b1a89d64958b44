import type { Insertable } from 'kysely';
import { specialOpening } from '../../../contract/availability.ts';
import type { HalalEvidence } from '../../../contract/businesses.ts';
import type { ListingKind, ListingStatus } from '../../../contract/categories.ts';
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
 * What the detail table of each kind takes, without the key that the listing gives it. What is left out has the
 * column's usual value in a new listing, and stays as it is in one that is there.
 */
export interface BusinessDetailDraft extends Pick<Insertable<BusinessTable>, PlainBusinessColumn> {
  whatsapp: string | null;
  website: string | null;
  social: object;
  services: Either[];
  hours: Week | null;
  /** Times that keep other hours than the week; none by default. */
  special_hours?: SpecialPeriod[];
  temporarily_closed?: boolean;
  /** The first day on which it opens again, `2027-02-08`, where that is known. */
  closed_until?: string | null;
  /** Who certifies that it is halal, and since when; null where nothing is said of it. */
  halal?: HalalEvidence | null;
}
export type ProductDetailDraft = Omit<Insertable<ProductTable>, 'id' | 'kind'>;
export type RentalDetailDraft = Omit<Insertable<RentalTable>, 'id' | 'kind' | 'fees'> & {
  fees?: Fee[] | null;
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
  /** A thing that is promised to somebody; not by default. */
  reserved?: boolean;
  verified: boolean;
  publishedAt: Date | null;
  expiresAt: Date | null;
  /** Where it was imported from and its key there, so that a second import finds it again. */
  source: { name: string; key: string; hash: string } | null;
  /** Null leaves the pictures of a listing that is there already as they are. */
  pictures: { mediaId: number; role: PictureRole; alt: Either }[] | null;
}

/** A listing as posting, importing and seeding hand it over, checked by the contract before. */
export type ListingDraft = DraftBase &
  (
    | { kind: 'business'; detail: BusinessDetailDraft }
    | { kind: 'product'; detail: ProductDetailDraft }
    | { kind: 'rental'; detail: RentalDetailDraft }
    | { kind: 'job'; detail: JobDetailDraft }
    | { kind: 'event'; detail: EventDetailDraft }
  );

export type DraftOf<K extends ListingKind> = Extract<ListingDraft, { kind: K }>;

/** Both wordings of a text one after the other. */
function words(text: Either | undefined): string {
  return langs.map((lang) => text?.[lang] ?? '').join(' ');
}

/** The words of codes, as people look for them. */
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

/** The figure as people ask for it. */
function bedroomWords(count: number): Both {
  if (count === 0) return { en: 'studio', ar: 'استوديو' };
  const dual = count === 1 ? 'غرفة نوم واحدة' : count === 2 ? 'غرفتين نوم غرفتي' : 'غرف نوم';
  return { en: `${count} bedroom ${count}br`, ar: dual };
}

/** What a listing offers, as far as its words are made of it. */
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

/** Something that is offered. */
interface Offer {
  text: Either;
  /** The text is made for being found: nobody wrote it so. */
  isFact: boolean;
}

const fact = (text: Both | undefined): Offer[] => (text ? [{ text, isFact: true }] : []);

/** A text that somebody wrote without saying in which language. */
function written(text: string | number | null | undefined): Offer[] {
  if (text === null || text === undefined || text === '') return [];
  const lang = /\p{Script=Arabic}/u.test(String(text)) ? 'ar' : 'en';
  return [{ text: { [lang]: String(text) }, isFact: false }];
}

/** What a kind has besides title and description that people look for. Who posts anonymously is not found by name. */
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
 * How complete and trusted a listing is, 0 to 1: what lists begin with when nobody asked for anything
 * else. Verified weighs most, then pictures, hours, a description and a way to get in touch.
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

/** What a listing is found by. */
export interface Indexed {
  title: Either;
  description: Either;
  categories: readonly CategoryRow[];
  places: readonly PlaceRow[];
  street: string | null;
  zip: string | null;
  offered: Offered;
}

/** The words by which a listing is found. Of its address only what is published: the number of a home finds nothing. */
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
    ['C', [...places.map((row) => `${row.name_en} ${row.name_ar}`), ...streets, zip ?? ''].join(' ')],
    ['D', words(description)],
    // What people call the category besides: a kitchen is found as a grill, behind those that say it themselves.
    ['D', categories.flatMap((row) => row.synonyms).join(' ')],
  ]);
}

/** Whether somebody looks for it; nobody looks for a business or an event by a post. */
function isWanted({ kind, detail }: ListingDraft): boolean {
  return kind !== 'business' && kind !== 'event' && ['buy', 'wanted', 'seeking'].includes(detail.post_type);
}

/** An index holds what titles are compared by, and its rows have an end; hardly a title is so long. */
const longestSearchTitle = 600;

/** The row of `listing`: what was given, and what finding and sorting need. */
export function listingRow(draft: ListingDraft, catalog: Catalog): Insertable<ListingTable> {
  // A category that was merged is the one that it was merged into.
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

/** The text of an `int4multirange` of the minutes of the week in which it is open. */
export function openMinutes(hours: Week | null): string {
  if (!hours) return '{}';
  return `{${weekRanges(weekSchema.parse(hours))
    .map(([start, end]) => `[${start},${end})`)
    .join(',')}}`;
}

/** The texts of a `datemultirange` and a `tsmultirange`: the days on which the week does not hold, and when it is open on them. */
export function specialRanges(week: Week | null, special: readonly SpecialPeriod[]) {
  const { days, open } = specialOpening({ week, special });
  return {
    days: `{${days.map(([from, before]) => `[${from},${before})`).join(',')}}`,
    open: `{${open.map(({ from, to }) => `["${from}","${to}")`).join(',')}}`,
  };
}
