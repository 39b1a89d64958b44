import type { CategoryType } from '../../../contract/categories.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { factErrors, zipFields } from '../../../contract/posting/facts.ts';
import { isGiven } from '../../../contract/posting/fields.ts';
import { type MessageKey, messageOf } from '../../http/messages.ts';
import { e164 } from '../../phones/e164.ts';
import { type Catalog, type CategoryRow, strayFields } from '../catalog/service.ts';
import { isKnownZip } from '../gazetteer/service.ts';
import { cityDay } from '../listings/city-day.ts';

type Sent = Record<string, unknown>;

/** Validation against the database of what a post references. */
export interface Facts {
  catalog: Catalog;
  now: Date;
  /** Pictures that the poster may reference, by id. */
  pictures: ReadonlyMap<number, KnownPicture>;
  /** The post before the edit, as its form submits it; null for a new one. */
  before: Sent | null;
  /** The post passed validation on submission and is now being decided on. */
  isDecision: boolean;
  /** Categories that the listing already has, perhaps from an import. */
  categories: ReadonlySet<number>;
}

export interface KnownPicture {
  width: number;
  height: number;
  /** It is already in the listing. */
  isOld: boolean;
}

type Errors = Record<string, MessageKey>;

const photoFields: Record<OwnPostKind, string[]> = {
  business: ['logo', 'cover', 'mainPhotos', 'galleryPhotos'],
  product: ['images'],
  rent: ['images'],
  job: [],
  event: ['images'],
};
const phoneFields = ['phone', 'whatsapp'];
/** The maximum number of pictures that are looked up, above that of any post: the schema rejects more. */
const mostPictures = 60;

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

function pictureId(ref: unknown): number[] {
  const id = idOf(typeof ref === 'object' && ref !== null ? (ref as { id?: unknown }).id : ref);
  return id === undefined ? [] : [id];
}

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value.slice(0, mostPictures) : [value]).flatMap(pictureId);

/** The pictures that an unvalidated submission references. */
export function namedPictures(kind: OwnPostKind, sent: Sent): number[] {
  return [...new Set(photoFields[kind].flatMap((field) => idsIn(sent[field])))];
}

/**
 * Errors that schemas cannot detect: invalid phone numbers, places and categories, and pictures that are not the
 * poster's. Fields of the wrong type are skipped, so that any input can be checked.
 */
export function knownErrors(
  kind: OwnPostKind,
  sent: Sent,
  facts: Facts,
  lang: Lang,
): Record<string, string[]> {
  const errors: Errors = {
    ...phoneErrors(sent),
    ...placeErrors(kind, sent, facts),
    ...pictureErrors(kind, sent, facts),
    ...zipErrors(kind, sent, facts),
    ...factErrors(kind, sent, {
      today: cityDay(facts.now),
      before: facts.before,
      stateOf: (id) => facts.catalog.place(idOf(id) ?? 0)?.state_code,
      passesDates: facts.isDecision,
    }),
  };
  if (kind === 'business') Object.assign(errors, directoryErrors(sent, facts));
  if (kind === 'product') Object.assign(errors, marketErrors(sent, facts));
  if (kind === 'job') Object.assign(errors, categoryErrors(sent, 'jobs', facts));
  if (kind === 'event') Object.assign(errors, categoryErrors(sent, 'events', facts));
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, [messageOf(key, lang)]]));
}

function phoneErrors(sent: Sent): Errors {
  const wrong = phoneFields.filter((field) => {
    const typed = sent[field];
    return typeof typed === 'string' && typed.trim() !== '' && e164(typed) === null;
  });
  return Object.fromEntries(wrong.map((field) => [field, 'field.phone']));
}

function placeErrors(kind: OwnPostKind, sent: Sent, { catalog }: Facts): Errors {
  const field = kind === 'product' ? 'place' : 'city';
  const id = idOf(sent[field]);
  if (id === undefined) return {};
  const place = catalog.place(id);
  if (!place) return { [field]: 'field.choice' };
  const { state } = sent;
  const isOther =
    kind === 'business' &&
    typeof state === 'string' &&
    /^[A-Z]{2}$/.test(state) &&
    state !== place.state_code;
  return isOther ? { state: 'field.state_city' } : {};
}

function pictureErrors(kind: OwnPostKind, sent: Sent, { pictures }: Facts): Errors {
  return Object.fromEntries(
    photoFields[kind].flatMap((field): [string, MessageKey][] => {
      const known = idsIn(sent[field]).map((id) => pictures.get(id));
      if (known.some((picture) => !picture)) return [[field, 'field.media_unknown']];
      return known.some((picture) => picture && isTooSmall(picture)) ? [[field, 'field.picture_small']] : [];
    }),
  );
}

/** Values that were accepted before the limit existed remain valid. */
const isTooSmall = ({ width, height, isOld }: KnownPicture) =>
  !isOld && Math.max(width, height) < limits.postPicturePx;

function zipErrors(kind: OwnPostKind, sent: Sent, { catalog, before }: Facts): Errors {
  const field = zipFields[kind];
  const zip = field && sent[field];
  if (!field || typeof zip !== 'string' || !/^\d{5}$/.test(zip) || before?.[field] === zip) return {};
  return isKnownZip(catalog, zip) ? {} : { [field]: 'field.zip_unknown' };
}

/** A main category of one of the types; undefined if it is none. */
function mainOf(id: unknown, types: CategoryType[], catalog: Catalog): CategoryRow | undefined {
  const row = catalog.category(idOf(id) ?? 0);
  return row && row.parent_id === null && types.includes(row.type) ? row : undefined;
}

const liesIn = (id: number, main: CategoryRow, catalog: Catalog) =>
  id !== main.id && catalog.categoryChain(id).at(-1)?.id === main.id;

const hasSubs = (main: CategoryRow, catalog: Catalog) =>
  catalog.categories.some((row) => row.parent_id === main.id);

function directoryErrors(sent: Sent, { catalog, categories }: Facts): Errors {
  if (idOf(sent.businessType) === undefined) return {};
  const main = mainOf(sent.businessType, ['services', 'shops'], catalog);
  if (!main) return { businessType: 'field.choice' };
  const subs = Array.isArray(sent.subcategories) ? sent.subcategories : [];
  if (subs.length === 0) return hasSubs(main, catalog) ? { subcategories: 'field.sub_category' } : {};
  const isWrong = subs.some((id) => {
    const known = idOf(id);
    return known !== undefined && !liesIn(known, main, catalog) && !categories.has(known);
  });
  return isWrong ? { subcategories: 'field.choice' } : {};
}

/**
 * Fields that products of the category do not have. A value that the product already has in its category remains
 * valid, so that edits of imported products do not fail for it.
 */
function strayFieldErrors(sent: Sent, main: CategoryRow, { catalog, before }: Facts): Errors {
  const isStored = (field: string) =>
    sent[field] === before?.[field] && sent.mainCategory === before?.mainCategory;
  const stray = strayFields(catalog, main.id).filter((field) => isGiven(sent[field]) && !isStored(field));
  return Object.fromEntries(stray.map((field) => [field, 'field.not_of_category']));
}

function marketErrors(sent: Sent, facts: Facts): Errors {
  const { catalog } = facts;
  if (idOf(sent.mainCategory) === undefined) return {};
  const main = mainOf(sent.mainCategory, ['products'], catalog);
  if (!main) return { mainCategory: 'field.choice' };
  return { ...strayFieldErrors(sent, main, facts), ...subErrors(sent, main, catalog) };
}

function subErrors(sent: Sent, main: CategoryRow, catalog: Catalog): Errors {
  const sub = idOf(sent.subCategory);
  if (sub === undefined) {
    const isBlank = sent.subCategory === undefined || sent.subCategory === null || sent.subCategory === '';
    return isBlank && hasSubs(main, catalog) ? { subCategory: 'field.sub_category' } : {};
  }
  return liesIn(sub, main, catalog) ? {} : { subCategory: 'field.choice' };
}

function categoryErrors(sent: Sent, type: CategoryType, { catalog }: Facts): Errors {
  const id = idOf(sent.category);
  return id !== undefined && catalog.category(id)?.type !== type ? { category: 'field.choice' } : {};
}
