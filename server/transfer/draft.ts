import { hash } from 'node:crypto';
import type { z } from 'zod';
import { type CategoryType, type ListingStatus, listingStatuses } from '../../contract/categories.ts';
import { limits } from '../../contract/limits.ts';
import { columnOf } from '../../contract/listing-fields.ts';
import { type Either, isLang, type Lang } from '../../contract/locales.ts';
import type { Point } from '../../contract/places.ts';
import { type Schedule, scheduleErrors } from '../../contract/posting/event-schedule.ts';
import { type Catalog, type PlaceRow, strayFields } from '../rooms/catalog/service.ts';
import type { ListingDraft } from '../rooms/listings/service.ts';
import { schemaOf } from './draft-schemas.ts';
import {
  type FieldName,
  importedFields,
  listingKindOf,
  namesOf,
  type TransferFormat,
  type TransferKind,
} from './fields.ts';
import { notAllowed, type Reason, why } from './reason.ts';
import type { Row } from './row.ts';
import { cut } from './transforms.ts';
import { langOf, type Values } from './values.ts';

/** The maximum length of a title in the table: more than a form accepts, as registers have long names. */
const longestTitle = 300;
/** Texts that are truncated, not rejected, if they exceed the contract's maximum length. */
function longestOf({ declared }: TransferFormat): [FieldName, number][] {
  const texts = Object.entries(declared).flatMap(([name, { max }]) => (max ? [[name, max] as const] : []));
  return [['street', limits.street], ...texts] as [FieldName, number][];
}

export const categoryTypes: Record<TransferKind, readonly CategoryType[]> = {
  businesses: ['services', 'shops'],
  rents: ['rents'],
  jobs: ['jobs'],
  products: ['products'],
  events: ['events'],
};
const categoryOfHome: Record<string, string> = {
  apartment: 'apartments',
  house: 'houses',
  townhouse: 'townhouses',
  room: 'rooms',
};

export interface DraftInput {
  format: TransferFormat;
  values: Values;
  /** The fields that the mapping contains, whether the row has values for them or not. */
  mapped: ReadonlySet<FieldName>;
  place: PlaceRow | undefined;
  point: Point | null;
  source: { name: string; key: string };
  now: Date;
  /** The column that a field is reported under. */
  columnOf(field: string): string;
}

/**
 * Validates a row's values by the contract and converts them to a listing. Invalid optional values are dropped with
 * a warning; invalid required ones reject the row, and the result is null.
 */
export function makeDraft(input: DraftInput, catalog: Catalog, row: Row): ListingDraft | null {
  const { format, values, place, source } = input;
  const { kind } = format;
  const title = eitherOf(input, row, 'title', longestTitle);
  const most = kind === 'businesses' ? limits.description.max : limits.body.max;
  const description = eitherOf(input, row, 'description', most);
  const categories = categoryIds(input, catalog, row);
  for (const [name, length] of longestOf(format)) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    values[name] = cut(value, (reason) => row.report('warning', input.columnOf(name), reason), length);
  }
  orderRanges(input, row);
  if (kind === 'products') dropStrayFields(input, categories, catalog, row);
  const status = statusOf(input, row);
  if (!place) {
    const reason = input.point ? why('point_nowhere') : why('nowhere');
    row.report('error', input.columnOf('place'), reason);
  }
  if (kind === 'events') orderSchedule(input, row);
  const base = baseOf(input, title, description, categories);
  const checked = check(input, base, row);
  if (row.refused || !place) return null;
  const detail = detailOf(input, checked);
  const lang = isLang(values.lang) ? values.lang : mainLang(title);
  const draft = {
    kind: listingKindOf[kind],
    status,
    ownerId: null,
    lang,
    title,
    description,
    categoryIds: categories,
    placeId: place.id,
    street: checked.street ?? null,
    zip: checked.zip ?? null,
    point: checked.point ?? null,
    phone: checked.phone ?? null,
    email: checked.email ?? null,
    priceCents: checked.priceCents ?? null,
    anonymous: values.anonymous === true,
    ...(input.mapped.has('reserved') && kind === 'products' && { reserved: values.reserved === true }),
    expiresAt: (values.expiresAt as Date | undefined) ?? null,
    pictures: null,
    detail,
  };
  return {
    ...draft,
    verified: values.verified === true,
    publishedAt: (values.publishedAt as Date | undefined) ?? (status === 'published' ? input.now : null),
    source: { ...source, hash: hash('sha256', JSON.stringify(draft)) },
  } as ListingDraft;
}

function mainLang(title: Either): Lang {
  return title.en ? 'en' : 'ar';
}

/** A bilingual text from its two fields and from the one whose language is detected. */
function eitherOf(input: DraftInput, row: Row, name: 'title' | 'description', most: number): Either {
  const text: Either = {};
  const put = (
    field: 'title' | 'titleEn' | 'titleAr' | 'description' | 'descriptionEn' | 'descriptionAr',
  ) => {
    const value = input.values[field];
    if (typeof value !== 'string' || value === '') return;
    const lang = field.endsWith('En') ? 'en' : field.endsWith('Ar') ? 'ar' : langOf(value);
    text[lang] ??= cut(value, (reason) => row.report('warning', input.columnOf(field), reason), most);
  };
  put(`${name}En`);
  put(`${name}Ar`);
  put(name);
  return text;
}

/** A range from high to low is reversed. */
function orderRanges({ values, columnOf }: DraftInput, row: Row): void {
  for (const [low, high, reason] of ranges) {
    const { [low]: least, [high]: most } = values;
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    row.report('warning', columnOf(low), reason);
    values[low] = most;
    values[high] = least;
  }
}

/** Fields that products of the category do not have, such as the mileage of a sofa. */
function dropStrayFields(
  { values, columnOf }: DraftInput,
  [category = 0]: readonly number[],
  catalog: Catalog,
  row: Row,
): void {
  for (const field of strayFields(catalog, category)) {
    if (values[field] === undefined) continue;
    row.report('warning', columnOf(field), why('not_of_category'));
    delete values[field];
  }
}

/** Values without which an event has no date reject its row; additional ones are dropped. */
function orderSchedule({ values, columnOf }: DraftInput, row: Row): void {
  const drop = (name: FieldName, key: FactReason) => {
    row.report('warning', columnOf(name), why(key));
    delete values[name];
  };
  if (values.startsMinute !== undefined && values.afterPrayer !== undefined)
    drop('afterPrayer', 'two_starts');
  const wrong = scheduleErrors(values as Schedule);
  if (wrong.startsMinute === 'field.event_start')
    row.report('error', columnOf('startsMinute'), why('missing', { name: 'startsMinute' }));
  if (wrong.endsMinute) drop('endsMinute', 'end_order');
  if (wrong.repeats) drop('repeats', 'no_repeats');
}
type FactReason = 'two_starts' | 'end_order' | 'no_repeats';

const ranges = [
  ['salaryMinCents', 'salaryMaxCents', why('pay_order')],
  ['leaseMinMonths', 'leaseMaxMonths', why('lease_order')],
] as const;

function statusOf({ values, columnOf }: DraftInput, row: Row): ListingStatus {
  const { status } = values;
  if (status === undefined) return 'published';
  const known = listingStatuses.find((one) => one === status);
  if (!known) row.report('warning', columnOf('status'), why('no_status', { status: String(status) }));
  return known ?? 'published';
}

function categoryIds(
  { format: { kind }, values, columnOf }: DraftInput,
  catalog: Catalog,
  row: Row,
): number[] {
  const home = kind === 'rents' ? categoryOfHome[String(values.accommodation)] : undefined;
  const slugs = (values.categories as string[] | undefined) ?? (home ? [home] : []);
  const ids = slugs.flatMap((slug) => {
    const category = catalog.categoryBySlug(slug);
    if (category && categoryTypes[kind].includes(category.type)) return [category.id];
    row.report('warning', columnOf('categories'), why('no_such_category', { slug, kind }));
    return [];
  });
  if (ids.length === 0) row.report('error', columnOf('categories'), why('no_category'));
  return [...new Set(ids)];
}

const usualPost: Partial<Record<TransferKind, string>> = { jobs: 'hiring', rents: 'offer', products: 'sale' };

/** The contract's base of the kind; missing fields are null or have their default. */
function baseOf(input: DraftInput, title: Either, description: Either, categories: number[]) {
  const { format, values, place, point } = input;
  const defaults: Record<string, unknown> = {
    ...emptyOf(format),
    anonymous: false,
    postType: usualPost[format.kind],
  };
  const own = namesOf(format).map((name) => [name, values[name] ?? defaults[name] ?? null]);
  return {
    ...Object.fromEntries(own),
    title,
    description,
    categoryIds: categories,
    categoryId: categories[0] ?? null,
    cityId: place?.id ?? 0,
    stateCode: place?.state_code ?? 'NY',
    point,
  } as Record<string, unknown>;
}

/** The default of a field that is missing or invalid. */
function emptyOf({ declared }: TransferFormat): Record<string, unknown> {
  const usual = Object.entries(declared).map(([name, { posted }]) => {
    const { success, data } = posted.safeParse(undefined);
    return [name, success ? data : null];
  });
  return { ...Object.fromEntries(usual), services: [], gender: 'any' };
}

/**
 * The columns of the kind's own table in a validated row; those that can be left unchanged are included if the
 * mapping contains them.
 */
function detailOf({ format, mapped }: DraftInput, checked: Record<string, unknown>): Record<string, unknown> {
  const imported = importedFields(format);
  const own = Object.entries(format.declared).filter(
    ([name, { isShared }]) =>
      !isShared && (mapped.has(name as FieldName) || !imported.includes(name as FieldName)),
  );
  return Object.fromEntries(own.map(([name]) => [columnOf(name), checked[name] ?? null]));
}

function check(input: DraftInput, base: Record<string, unknown>, row: Row): Record<string, unknown> {
  const schema = schemaOf(input.format);
  const empties = emptyOf(input.format);
  const shape = schema.shape as Record<string, z.ZodType>;
  const parsed = schema.safeParse(base);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0]);
    const column = input.columnOf(name);
    const empty = [null, empties[name]].find((value) => shape[name]?.safeParse(value).success);
    if (base[name] === null || empty === undefined) {
      if (name !== 'categoryId' && name !== 'categoryIds')
        row.report('error', column, reasonOf(name, base[name], issue));
    } else {
      row.report('warning', column, reasonOf(name, base[name], issue));
      base[name] = empty;
    }
  }
  const again = schema.safeParse(base);
  return again.success ? again.data : base;
}

function reasonOf(name: string, value: unknown, issue: z.core.$ZodIssue): Reason {
  const isMissing =
    value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
  return isMissing ? why('missing', { name }) : notAllowed(name, issue);
}
