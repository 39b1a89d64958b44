import { fold } from '../../../contract/search.ts';
import type { ColumnChoice, TransferKind } from '../../../contract/transfers.ts';
import { categoryTypes } from '../../transfer/draft.ts';
import { type FieldName, fieldsOf, formats, listingKindOf } from '../../transfer/fields.ts';
import { type Mapping, parseMapping, type Step, type ValueSpec } from '../../transfer/mapping.ts';
import type { Catalog } from '../catalog/service.ts';

/*
 * Conversion between a choice of columns and an importer mapping; the initial choice is guessed from the columns'
 * names.
 */

/** Fields that are not columns of a listing but determine its position. */
const placeFields = ['place'] as const;

/** Column names that stand for a field, besides the field's own name, folded. */
const alsoCalled: Record<string, string[]> = {
  title: ['name', 'businessname', 'headline', 'الاسم', 'العنوان', 'اسم'],
  description: ['details', 'text', 'about', 'الوصف', 'وصف'],
  categories: ['category', 'type', 'trade', 'الفئة', 'التصنيف'],
  place: ['neighborhood', 'neighbourhood', 'borough', 'city', 'area', 'المدينة', 'الحي', 'المنطقة'],
  phone: ['telephone', 'tel', 'mobile', 'phonenumber', 'هاتف', 'الهاتف', 'الجوال'],
  email: ['mail', 'emailaddress', 'البريد'],
  street: ['address', 'streetaddress', 'الشارع'],
  zip: ['zipcode', 'postcode', 'postalcode', 'الرمزالبريدي'],
  lat: ['latitude'],
  lng: ['longitude', 'lon', 'long'],
  website: ['url', 'web', 'site'],
  priceCents: ['price', 'rent', 'السعر', 'الإيجار'],
  areaSqFt: ['area', 'sqft', 'squarefeet'],
  salaryMinCents: ['salary', 'pay', 'salarymin', 'الراتب'],
  salaryMaxCents: ['salarymax'],
  company: ['employer', 'الشركة'],
};

/** The fields that columns can be assigned to, in order. */
export function choosableFields(kind: TransferKind): string[] {
  const [lang, ...fields] = Object.keys(fieldsOf[kind]);
  const at = fields.indexOf('phone');
  return [...fields.slice(0, at), ...placeFields, ...fields.slice(at), lang ?? 'lang'];
}

const plain = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

/** The choice that the columns' names suggest. */
export function guess(kind: TransferKind, columns: readonly string[], fileName: string): ColumnChoice {
  const fields: Record<string, string> = {};
  const taken = new Set<string>();
  for (const isOwnName of [true, false]) {
    for (const field of choosableFields(kind)) {
      if (fields[field]) continue;
      const names = isOwnName ? [plain(field)] : (alsoCalled[field] ?? []).map(plain);
      const column = columns.find((one) => names.includes(plain(one)) && !taken.has(one));
      if (!column) continue;
      fields[field] = column;
      taken.add(column);
    }
  }
  const key = columns.filter((one) =>
    ['id', 'key', 'number', 'sourcekey', 'الرقم'].map(plain).includes(plain(one)),
  );
  const source =
    fileName
      .replace(/\.[^.]*$/, '')
      .slice(0, 60)
      .trim() || 'list';
  const money = columns.some((one) => /cents/i.test(one)) ? ('cents' as const) : ('dollars' as const);
  return { source, key: key.slice(0, 1), fields, fixed: {}, money };
}

const lines = ['description', 'descriptionEn', 'descriptionAr'];
const texts = ['title', 'titleEn', 'titleAr', 'street'];
const asTyped = ['email', 'subwayLines'];

/** How a cell of a field is parsed, in common notations. */
function stepsOf(kind: TransferKind, field: string, money: ColumnChoice['money']): Step[] {
  const { types, declared } = formats[kind];
  const type = types[field as FieldName] ?? 'text';
  const own = declared[field]?.type;
  if (field.endsWith('Cents')) return money === 'dollars' ? ['dollarsToCents'] : ['integer'];
  if (field === 'phone' || field === 'whatsapp') return ['phoneUS'];
  if (field === 'zip') return ['zip5'];
  if (own === 'integer') return ['integer'];
  if (type === 'number') return ['number'];
  if (type === 'date') return ['trim', 'date'];
  if (type === 'json') return ['trim'];
  if (lines.includes(field)) return ['tidyLines'];
  if (own === 'text' || texts.includes(field)) return ['collapseSpaces'];
  const isTyped = own === 'link' || own === 'day' || asTyped.includes(field);
  return isTyped ? ['trim'] : ['trim', 'lowerCase'];
}

interface Named {
  slug: string;
  name_en: string;
  name_ar: string;
  synonyms?: readonly string[];
}

/** Slugs by slug, by the names in both languages and by other common names. */
function slugsByName(rows: readonly Named[]) {
  const slugs: Record<string, string> = {};
  for (const { slug, name_en, name_ar } of rows)
    for (const name of [slug, name_en, name_ar]) slugs[name.trim().toLowerCase()] ??= slug;
  for (const { slug, synonyms = [] } of rows) for (const name of synonyms) slugs[name.toLowerCase()] ??= slug;
  return slugs;
}

/**
 * The mapping of a choice.
 * @throws TransferError if the choice contains a field that the kind does not have
 */
export function mappingOf(kind: TransferKind, choice: ColumnChoice, catalog: Catalog): Mapping {
  const { place, ...columns } = choice.fields;
  const { place: fixedPlace, ...fixed } = choice.fixed;
  const fields: Record<string, ValueSpec> = {};
  for (const [field, column] of Object.entries(columns)) {
    const steps = stepsOf(kind, field, choice.money);
    const usual = fixed[field];
    fields[field] = { column, transform: ['defused', ...steps], ...(usual && { default: usual }) };
    if (field !== 'categories') continue;
    const rows = catalog.categories.filter(({ type }) => categoryTypes[kind].includes(type));
    // A value that is not a category name may be several slugs.
    fields[field] = {
      column,
      transform: ['defused', ...steps],
      lookup: slugsByName(rows),
      otherwise: { column, transform: ['defused', ...steps], ...(usual && { default: usual }) },
    };
  }
  for (const [field, value] of Object.entries(fixed)) fields[field] ??= { value };
  const keyless = choice.fields.title ?? choice.fields.titleEn ?? choice.fields.titleAr;
  const key = choice.key.length > 0 ? choice.key : Object.values(columns).filter((one) => one === keyless);
  return parseMapping(
    {
      kind,
      source: `${listingKindOf[kind]}: ${choice.source}`,
      key: key.length > 0 ? key.slice(0, 5) : [Object.values(columns)[0] ?? ''],
      repeated: choice.key.length > 0 ? 'refuse' : 'count',
      fields,
      place: {
        ...(place && {
          slug: {
            column: place,
            transform: ['defused', 'trim', 'lowerCase'],
            lookup: slugsByName(catalog.places),
          },
        }),
        ...(columns.zip && { zip: { column: columns.zip, transform: ['defused', 'zip5'] } }),
        ...(fixedPlace && { default: fixedPlace }),
      },
    },
    'the choice',
  );
}
