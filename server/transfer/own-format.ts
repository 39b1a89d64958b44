import type { Catalog } from '../rooms/catalog/service.ts';
import type { TransferKind } from './fields.ts';
import type { ExportRow } from './queries.ts';
import { ownSource } from './save-batch.ts';

type Cell = string | number | boolean | Date | object | null | undefined;
type Write = (row: ExportRow, catalog: Catalog) => Cell;
type OwnColumns = Record<string, Write>;

/** Posts on the site itself have no source: they are known by their id and the millisecond they were made in. */
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
/** Who an anonymous poster is and where they live stays out of files that travel; `readWithheld` finds it again. */
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

/** The columns of an export in their order; `mappings/own.json` reads them back. */
export const ownColumns: Record<TransferKind, OwnColumns> = {
  businesses: {
    ...head,
    ...address,
    ...contact,
    whatsapp: (row) => row.whatsapp,
    website: (row) => row.website,
    social: (row) => row.social,
    services: (row) => row.services,
    hours: (row) => row.hours,
    special_hours: (row) => row.special_hours,
    temporarily_closed: (row) => row.temporarily_closed,
    closed_until: (row) => row.closed_until,
    price_range: (row) => row.price_range,
    payment_methods: (row) => listed(row.payment_methods),
    languages: (row) => listed(row.languages),
    halal: (row) => row.halal,
    accessibility: (row) => listed(row.accessibility),
    ...tail,
  },
  rents: {
    ...head,
    post_type: (row) => row.post_type,
    accommodation: (row) => row.accommodation,
    price_cents: (row) => row.price_cents,
    area_sq_ft: (row) => row.area_sq_ft,
    bedrooms: (row) => row.bedrooms,
    bathrooms: (row) => row.bathrooms,
    bathroom_shared: (row) => row.bathroom_shared,
    gender: (row) => row.gender,
    available_from: (row) => row.available_from,
    deposit_cents: (row) => row.deposit_cents,
    fees: (row) => row.fees,
    utilities: (row) => listed(row.utilities),
    furnished: (row) => row.furnished,
    lease_min_months: (row) => row.lease_min_months,
    lease_max_months: (row) => row.lease_max_months,
    pets: (row) => row.pets,
    laundry: (row) => row.laundry,
    parking: (row) => row.parking,
    subway_lines: (row) => listed(row.subway_lines),
    ...address,
    ...contact,
    anonymous: (row) => row.anonymous,
    ...tail,
  },
  jobs: {
    ...head,
    post_type: (row) => row.post_type,
    job_type: (row) => row.job_type,
    salary_min_cents: (row) => row.salary_min_cents,
    salary_max_cents: (row) => row.salary_max_cents,
    salary_type: (row) => row.salary_type,
    company: (row) => (row.anonymous ? null : row.company),
    location: (row) => (row.anonymous ? null : row.location),
    experience: (row) => row.experience,
    portfolio_url: (row) => (row.anonymous ? null : row.portfolio_url),
    workplace: (row) => row.workplace,
    apply_url: (row) => (row.anonymous ? null : row.apply_url),
    closing_date: (row) => row.closing_date,
    languages: (row) => listed(row.languages),
    small_employer: (row) => row.small_employer,
    ...contact,
    anonymous: (row) => row.anonymous,
    ...tail,
  },
  products: {
    ...head,
    post_type: (row) => row.post_type,
    type: (row) => row.type,
    condition: (row) => row.condition,
    year: (row) => row.year,
    color: (row) => row.color,
    brand: (row) => row.brand,
    model: (row) => row.model,
    mileage: (row) => row.mileage,
    price_cents: (row) => row.price_cents,
    negotiable: (row) => row.negotiable,
    delivery: (row) => row.delivery,
    reserved: (row) => row.reserved,
    ...contact,
    anonymous: (row) => row.anonymous,
    ...tail,
  },
};

/** Codes, as the mapping's lists are written: parted by `|`. */
function listed(codes: readonly string[] | null): string | null {
  return codes?.join('|') ?? null;
}

/** The categories that were given, the main one first, without those that only lie above them. */
function categorySlugs(row: ExportRow, catalog: Catalog): string[] {
  const above = new Set(row.category_ids.flatMap((id) => catalog.categoryChain(id).slice(1)));
  const others = row.category_ids.filter((id) => id !== row.category_id);
  return [row.category_id, ...others].flatMap((id) => {
    const category = catalog.category(id);
    const isGiven = id === row.category_id || (category && !above.has(category));
    return category && isGiven ? [category.slug] : [];
  });
}

/** A cell as text: dates as ISO 8601 in UTC, lists and objects as JSON, nothing for null. */
export function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
