import { columnOf, type ListingField } from '../../contract/listing-fields.ts';
import { fieldsOfSomeCategories } from '../../contract/posting/product-fields.ts';
import { type Catalog, strayFields } from '../rooms/catalog/service.ts';
import { formats, type TransferFormat, type TransferKind } from './fields.ts';
import type { ExportRow } from './queries.ts';
import { ownSource } from './save-batch.ts';

type Cell = string | number | boolean | Date | object | null | undefined;
type Write = (row: ExportRow, catalog: Catalog) => Cell;
type OwnColumns = Record<string, Write>;

/** Posts of the site itself have no source: their key is their id and the millisecond of their creation. */
const head: OwnColumns = {
  source: (row) => row.source ?? ownSource,
  source_key: (row) => row.source_key ?? `${row.id}-${row.created_at.getTime()}`,
  lang: (row) => row.lang,
  title_en: (row) => row.title_en,
  title_ar: (row) => row.title_ar,
  description_en: (row) => row.description_en,
  description_ar: (row) => row.description_ar,
  categories: (row, catalog) => categorySlugs(row, catalog).join('|'),
  place: (row, catalog) => catalog.place(row.place_id)?.slug,
};
/** The name and address of anonymous posters are not exported; `readWithheld` restores them. */
const address: OwnColumns = {
  street: (row) => (row.anonymous ? null : row.street),
  zip: (row) => (row.anonymous ? null : row.zip),
  lat: (row) => (row.anonymous ? null : row.lat),
  lng: (row) => (row.anonymous ? null : row.lng),
};
const contact: OwnColumns = {
  phone: (row) => (row.anonymous ? null : row.phone),
  email: (row) => (row.anonymous ? null : row.email),
};
const tail: OwnColumns = {
  status: (row) => row.status,
  verified: (row) => row.verified,
  published_at: (row) => row.published_at,
  expires_at: (row) => row.expires_at,
};

/**
 * The column of a declared field: personal data of anonymous posters is not exported, nor are fields that the
 * category of a product does not have.
 */
function declaredColumn(name: string, { isPersonal, type }: ListingField, kind: TransferKind): Write {
  const column = columnOf(name);
  const isOfSome = kind === 'products' && fieldsOfSomeCategories.some((field) => field === name);
  return (row, catalog) => {
    if (isOfSome && strayFields(catalog, row.category_id).some((field) => field === name)) return null;
    const value = row[column] as Cell;
    if (isPersonal && row.anonymous) return null;
    if (type === 'clock') return clockText(value as number | null);
    return type === 'list' ? listed(value as readonly string[] | null) : value;
  };
}

/** The columns of an export in order; `mappings/own.json` imports them. */
export function columnsOf({ kind, declared, types }: TransferFormat): OwnColumns {
  const own = Object.entries(declared)
    .filter(([name]) => !(columnOf(name) in tail))
    .map(([name, field]) => [columnOf(name), declaredColumn(name, field, kind)] as const);
  const isBusiness = kind === 'businesses';
  return {
    ...head,
    ...(isBusiness && { ...address, ...contact }),
    ...Object.fromEntries(own),
    ...('priceCents' in types && { price_cents: (row: ExportRow) => row.price_cents }),
    ...(!isBusiness && {
      ...('street' in types && address),
      ...contact,
      ...('anonymous' in types && { anonymous: (row: ExportRow) => row.anonymous }),
    }),
    ...tail,
  };
}

export const ownColumns = Object.fromEntries(
  Object.values(formats).map((format) => [format.kind, columnsOf(format)]),
) as Record<TransferKind, OwnColumns>;

/** Minutes since midnight in the format of imports: `19:00`, and `25:30` for the next morning. */
function clockText(minutes: number | null): string | null {
  if (minutes === null) return null;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Codes in the mapping's list format: separated by `|`. */
function listed(codes: readonly string[] | null): string | null {
  return codes?.join('|') ?? null;
}

/** The assigned categories, the main one first, without ancestors of others among them. */
function categorySlugs(row: ExportRow, catalog: Catalog): string[] {
  const above = new Set(row.category_ids.flatMap((id) => catalog.categoryChain(id).slice(1)));
  const others = row.category_ids.filter((id) => id !== row.category_id);
  return [row.category_id, ...others].flatMap((id) => {
    const category = catalog.category(id);
    const isGiven = id === row.category_id || (category && !above.has(category));
    return category && isGiven ? [category.slug] : [];
  });
}

/** A cell as text: dates as ISO 8601 in UTC, lists and objects as JSON, empty for null. */
export function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
