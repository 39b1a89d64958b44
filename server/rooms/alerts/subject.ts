import type { z } from 'zod';
import type { AlertList } from '../../../contract/alert-values.ts';
import type { AlertAbout } from '../../../contract/alerts.ts';
import { businessQuerySchema } from '../../../contract/businesses.ts';
import { type ListingKind, listingKinds } from '../../../contract/categories.ts';
import { eventQuerySchema } from '../../../contract/events.ts';
import { jobQuerySchema } from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import { productQuerySchema } from '../../../contract/products.ts';
import { rentalQuerySchema } from '../../../contract/rentals.ts';
import { type Catalog, nameOf } from '../catalog/service.ts';
import { filterWords } from './filter-words.ts';

/** The query of a list as an alert stores it: texts by name, without sort order and page. */
export type AlertQuery = Record<string, string>;

/** The criteria of an alert; null means every kind. */
export interface Subject {
  kind: ListingKind | null;
  query: AlertQuery;
}

const schemas: Record<ListingKind, z.ZodObject> = {
  business: businessQuerySchema,
  product: productQuerySchema,
  rental: rentalQuerySchema,
  job: jobQuerySchema,
  event: eventQuerySchema,
};

const kindOfList: Record<Exclude<AlertList, 'search'>, ListingKind> = {
  businesses: 'business',
  products: 'product',
  rents: 'rental',
  jobs: 'job',
  events: 'event',
};

/** Searches of articles are not included: alerts are about posts. */
const kindOfType: Record<string, ListingKind> = {
  business: 'business',
  product: 'product',
  rent: 'rental',
  job: 'job',
  event: 'event',
};

/** The search's parameter names for `type` of a kind's list. */
const typeInSearch: Partial<Record<ListingKind, string>> = { rental: 'accommodation', product: 'post_type' };

/**
 * Parameters that do not affect which posts to expect: sort order and page, and conditions that depend on the
 * current time, such as days. A new business has no rating, and whether it is open when it appears is accidental.
 */
const passing = new Set(['after', 'limit', 'sort', 'open_now', 'rated', 'from', 'until']);

/** A validated query of a kind; null if it is invalid. */
export function parsedQuery(kind: ListingKind, query: AlertQuery): Record<string, unknown> | null {
  return schemas[kind].safeParse(query).data ?? null;
}

/** The criteria of a list's query; null if no alert can be created for it. */
export function subjectOf(list: AlertList, sent: AlertQuery, cityId: number): Subject | null {
  const given = Object.entries(sent).filter(([name, value]) => value.trim() !== '' && !passing.has(name));
  const { type, ...query } = Object.fromEntries(given);
  const place = query.city ?? (cityId > 0 ? String(cityId) : undefined);
  const located = { ...query, ...(place && { city: place }) };
  if (list !== 'search') return checkedSubject(kindOfList[list], { ...located, ...(type && { type }) });
  // A search without text is everything in the place that it names.
  if (!query.q && !query.city) return null;
  if (query.q && query.q.length > limits.query.max) return null;
  if (type === undefined) {
    return checkedSubject(null, { ...(query.q && { q: query.q }), ...(place && { city: place }) });
  }
  const kind = kindOfType[type];
  if (!kind) return null;
  const own = query[typeInSearch[kind] ?? ''];
  return checkedSubject(kind, { ...located, ...(own && { type: own }) });
}

function checkedSubject(kind: ListingKind | null, query: AlertQuery): Subject | null {
  const kinds = kind ? [kind] : listingKinds;
  if (kinds.some((one) => !parsedQuery(one, query))) return null;
  // A parameter of another kind has no effect.
  const known = new Set(kinds.flatMap((one) => Object.keys(schemas[one].shape)));
  return { kind, query: Object.fromEntries(Object.entries(query).filter(([name]) => known.has(name))) };
}

/** The description of an alert in a language, with counts. */
export function aboutOf({ kind, query }: Subject, catalog: Catalog, lang: Lang): AlertAbout {
  const number = (name: string) => (query[name] === undefined ? null : Number(query[name]));
  const categoryId = number('category') ?? number('category_id') ?? number('main_id');
  const category = categoryId === null ? undefined : catalog.category(categoryId);
  const place = query.city === undefined ? undefined : catalog.place(Number(query.city));
  return {
    kind,
    words: query.q ?? null,
    category: category ? nameOf(category, lang) : null,
    place: place ? nameOf(place, lang) : null,
    priceMin: number('price_min'),
    priceMax: number('price_max'),
    bedrooms: number('bedrooms'),
    filters: filterWords({ kind, query }, lang),
  };
}
