import { businessFields } from '../../contract/businesses.ts';
import type { ListingKind } from '../../contract/categories.ts';
import { eventFields } from '../../contract/events.ts';
import { jobFields } from '../../contract/jobs.ts';
import type { ColumnNames, FieldType as DeclaredType, ListingFields } from '../../contract/listing-fields.ts';
import { productFields } from '../../contract/products.ts';
import { rentalFields } from '../../contract/rentals.ts';
import { type TransferKind, transferKinds } from '../../contract/transfers.ts';

export { type TransferKind, transferKinds as kindNames } from '../../contract/transfers.ts';

export const listingKindOf: Record<TransferKind, ListingKind> = {
  businesses: 'business',
  rents: 'rental',
  jobs: 'job',
  products: 'product',
  events: 'event',
};

/** How a text of a mapping is parsed before the contract validates it. */
export type FieldType = 'text' | 'number' | 'switch' | 'json' | 'list' | 'date' | 'clock';

const shared = {
  lang: 'text',
  /** In either language, detected from its letters. */
  title: 'text',
  titleEn: 'text',
  titleAr: 'text',
  description: 'text',
  descriptionEn: 'text',
  descriptionAr: 'text',
  phone: 'text',
  email: 'text',
  verified: 'switch',
  /** Published by default. */
  status: 'text',
  publishedAt: 'date',
  expiresAt: 'date',
  categories: 'list',
} as const;
const address = { street: 'text', zip: 'text', lat: 'number', lng: 'number' } as const;
const poster = { anonymous: 'switch' } as const;
const price = { priceCents: 'number' } as const;

/** The fields that all listings have besides those of their kind. */
const common = {
  businesses: { ...shared, ...address },
  rents: { ...shared, ...address, ...poster, ...price },
  jobs: { ...shared, ...poster },
  products: { ...shared, ...poster, ...price },
  events: { ...shared, ...address, ...price },
} as const satisfies Record<TransferKind, Record<string, FieldType>>;

const declared = {
  businesses: businessFields,
  rents: rentalFields,
  jobs: jobFields,
  products: productFields,
  events: eventFields,
} as const satisfies Record<TransferKind, ListingFields>;

type Keys<T> = T extends unknown ? keyof T : never;
type DeclaredNames = { [K in TransferKind]: ColumnNames<(typeof declared)[K]> }[TransferKind];
export type FieldName = (Keys<(typeof common)[TransferKind]> & string) | DeclaredNames;

const typeOf: Record<DeclaredType, FieldType> = {
  text: 'text',
  link: 'text',
  day: 'text',
  clock: 'clock',
  choice: 'text',
  integer: 'number',
  decimal: 'number',
  switch: 'switch',
  list: 'list',
  json: 'json',
};

/** The import and export of one kind: its fields and how their texts are parsed. */
export interface TransferFormat {
  kind: TransferKind;
  /** The kind's declaration, for fields that are columns. */
  declared: ListingFields;
  types: Readonly<Partial<Record<FieldName, FieldType>>>;
}

export function formatOf(kind: TransferKind, fields: ListingFields): TransferFormat {
  const columns = Object.entries(fields).filter(([, { isComputed }]) => !isComputed);
  const types = Object.fromEntries(columns.map(([name, { type }]) => [name, typeOf[type]]));
  return { kind, declared: Object.fromEntries(columns), types: { ...common[kind], ...types } };
}

export const formats = Object.fromEntries(
  transferKinds.map((kind) => [kind, formatOf(kind, declared[kind])]),
) as Record<TransferKind, TransferFormat>;

/** The fields of each kind by the contract's names, if it has one. */
export const fieldsOf = Object.fromEntries(
  transferKinds.map((kind) => [kind, formats[kind].types]),
) as Record<TransferKind, TransferFormat['types']>;

export const namesOf = ({ types }: TransferFormat) => Object.keys(types) as FieldName[];

export const fieldNames = [...new Set(Object.values(formats).flatMap(namesOf))];

/**
 * Fields that an import leaves unchanged in existing listings unless its mapping contains them: people have filled
 * them in since, and external lists do not have them.
 */
export const importedFields = ({ declared: fields }: TransferFormat): FieldName[] =>
  Object.entries(fields).flatMap(([name, { isAlwaysImported }]) =>
    isAlwaysImported || name in shared ? [] : [name as FieldName],
  );
