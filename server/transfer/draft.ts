import { hash } from 'node:crypto';
import type { z } from 'zod';
import { businessBaseSchema } from '../../contract/businesses.ts';
import type { CategoryType } from '../../contract/categories.ts';
import { jobBaseSchema } from '../../contract/jobs.ts';
import { limits } from '../../contract/limits.ts';
import { type Either, isLang, type Lang } from '../../contract/locales.ts';
import type { Point } from '../../contract/places.ts';
import { productBaseSchema } from '../../contract/products.ts';
import { rentalBaseSchema } from '../../contract/rentals.ts';
import type { Catalog, PlaceRow } from '../rooms/catalog/service.ts';
import type { ListingDraft } from '../rooms/listings/service.ts';
import { type FieldName, fieldsOf, listingKindOf, type TransferKind } from './fields.ts';
import type { Row } from './row.ts';
import { cut } from './transforms.ts';
import { langOf, type Values } from './values.ts';

const schemas = {
  businesses: businessBaseSchema,
  rents: rentalBaseSchema,
  jobs: jobBaseSchema,
  products: productBaseSchema,
};

/** What the table holds of a title: more than a form lets a person write, as registers have long names. */
const longestTitle = 300;
/** Texts that are cut, not refused, when they are longer than the contract lets them be. */
const longest: Partial<Record<FieldName, number>> = {
  street: 200,
  company: 140,
  location: 200,
  type: 80,
  color: 40,
  brand: 80,
  model: 80,
};

const categoryTypes: Record<TransferKind, readonly CategoryType[]> = {
  businesses: ['services', 'shops'],
  rents: ['rents'],
  jobs: ['jobs'],
  products: ['products'],
};
const categoryOfHome: Record<string, string> = {
  apartment: 'apartments',
  house: 'houses',
  townhouse: 'townhouses',
  room: 'rooms',
};

export interface DraftInput {
  kind: TransferKind;
  values: Values;
  place: PlaceRow | undefined;
  point: Point | null;
  source: { name: string; key: string };
  now: Date;
  /** The column that a field is reported under. */
  columnOf(field: string): string;
}

/**
 * Checks a row's values by the contract and makes a listing of them. What may be empty and is wrong is
 * emptied with a warning; what must be there and is wrong refuses the row, and the answer is null.
 */
export function makeDraft(input: DraftInput, catalog: Catalog, row: Row): ListingDraft | null {
  const { kind, values, place, source } = input;
  const title = eitherOf(input, row, 'title', longestTitle);
  const most = kind === 'businesses' ? limits.description.max : limits.body.max;
  const description = eitherOf(input, row, 'description', most);
  const categories = categoryIds(input, catalog, row);
  for (const [name, length] of Object.entries(longest) as [FieldName, number][]) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    values[name] = cut(value, (reason) => row.report('warning', input.columnOf(name), reason), length);
  }
  orderPay(input, row);
  if (!place) {
    const reason = input.point
      ? 'the point is in no place of the site'
      : 'nothing says where in the city this is';
    row.report('error', input.columnOf('place'), reason);
  }
  const base = baseOf(input, title, description, categories);
  const checked = check(input, base, row);
  if (row.refused || !place) return null;
  const { detail, content } = split(kind, checked);
  const lang = isLang(values.lang) ? values.lang : mainLang(title);
  const draft = {
    kind: listingKindOf[kind],
    status: 'published',
    ownerId: null,
    lang,
    title,
    description,
    categoryIds: categories,
    placeId: place.id,
    ...content,
    anonymous: values.anonymous === true,
    expiresAt: (values.expiresAt as Date | undefined) ?? null,
    pictures: null,
    detail,
  };
  return {
    ...draft,
    verified: values.verified === true,
    publishedAt: (values.publishedAt as Date | undefined) ?? input.now,
    source: { ...source, hash: hash('sha256', JSON.stringify(draft)) },
  } as ListingDraft;
}

function mainLang(title: Either): Lang {
  return title.en ? 'en' : 'ar';
}

/** A text of both languages from its two fields and from the one that is told by its letters. */
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

/** A range of pay that is written from high to low is turned round. */
function orderPay({ values, columnOf }: DraftInput, row: Row): void {
  const { salaryMinCents: least, salaryMaxCents: most } = values;
  if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return;
  row.report(
    'warning',
    columnOf('salaryMinCents'),
    'the lower pay was above the higher: they were exchanged',
  );
  values.salaryMinCents = most;
  values.salaryMaxCents = least;
}

function categoryIds({ kind, values, columnOf }: DraftInput, catalog: Catalog, row: Row): number[] {
  const home = kind === 'rents' ? categoryOfHome[String(values.accommodation)] : undefined;
  const slugs = (values.categories as string[] | undefined) ?? (home ? [home] : []);
  const ids = slugs.flatMap((slug) => {
    const category = catalog.categoryBySlug(slug);
    if (category && categoryTypes[kind].includes(category.type)) return [category.id];
    row.report('warning', columnOf('categories'), `there is no category «${slug}» for ${kind}`);
    return [];
  });
  if (ids.length === 0) row.report('error', columnOf('categories'), 'the row has no category');
  return [...new Set(ids)];
}

const usualPost: Partial<Record<TransferKind, string>> = { jobs: 'hiring', rents: 'offer', products: 'sale' };

/** The contract's base of the kind; what the row does not say is null, or what it is when nobody says it. */
function baseOf(input: DraftInput, title: Either, description: Either, categories: number[]) {
  const { kind, values, place, point } = input;
  const defaults: Record<string, unknown> = { ...emptyOf, anonymous: false, postType: usualPost[kind] };
  const own = Object.keys(fieldsOf[kind]).map((name) => [
    name,
    values[name as FieldName] ?? defaults[name] ?? null,
  ]);
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

/** What a field that is never null is when it has to be emptied. */
const emptyOf: Record<string, unknown> = { social: {}, services: [], gender: 'any', bathroomShared: false };

function check(input: DraftInput, base: Record<string, unknown>, row: Row): Record<string, unknown> {
  const schema = schemas[input.kind];
  const shape = schema.shape as Record<string, z.ZodType>;
  const parsed = schema.safeParse(base);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0]);
    const column = input.columnOf(name);
    const empty = [null, emptyOf[name]].find((value) => shape[name]?.safeParse(value).success);
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

function reasonOf(name: string, value: unknown, issue: z.core.$ZodIssue): string {
  const isMissing =
    value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
  return isMissing ? `the row has no ${name}` : `${name} is not allowed: ${issue.message}`;
}

/** What stands in the listing and what in the kind's own table. */
function split(kind: TransferKind, base: Record<string, unknown>) {
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, base[name] ?? null]));
  const content = pick('street', 'zip', 'point', 'phone', 'email', 'priceCents');
  switch (kind) {
    case 'businesses':
      return { content, detail: pick('whatsapp', 'website', 'social', 'services', 'hours') };
    case 'products':
      return {
        content,
        detail: { post_type: base.postType, ...pick('type', 'condition', 'year', 'color', 'brand', 'model') },
      };
    case 'rents':
      return {
        content,
        detail: {
          post_type: base.postType,
          area_sq_ft: base.areaSqFt,
          bathroom_shared: base.bathroomShared,
          ...pick('accommodation', 'bedrooms', 'bathrooms', 'gender'),
        },
      };
    case 'jobs':
      return {
        content,
        detail: {
          post_type: base.postType,
          job_type: base.jobType,
          salary_min_cents: base.salaryMinCents,
          salary_max_cents: base.salaryMaxCents,
          salary_type: base.salaryType,
          portfolio_url: base.portfolioUrl,
          ...pick('company', 'location', 'experience'),
        },
      };
  }
}
