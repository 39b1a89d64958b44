import { type FieldName, laterFields, type TransferKind } from './fields.ts';

/** What a field is called in the draft's detail, where that is not its own name. */
const columns: Partial<Record<FieldName, string>> = {
  postType: 'post_type',
  areaSqFt: 'area_sq_ft',
  bathroomShared: 'bathroom_shared',
  jobType: 'job_type',
  salaryMinCents: 'salary_min_cents',
  salaryMaxCents: 'salary_max_cents',
  salaryType: 'salary_type',
  portfolioUrl: 'portfolio_url',
  priceRange: 'price_range',
  paymentMethods: 'payment_methods',
  availableFrom: 'available_from',
  depositCents: 'deposit_cents',
  leaseMinMonths: 'lease_min_months',
  leaseMaxMonths: 'lease_max_months',
  subwayLines: 'subway_lines',
  applyUrl: 'apply_url',
  closingDate: 'closing_date',
  smallEmployer: 'small_employer',
};

const always: Record<TransferKind, FieldName[]> = {
  businesses: ['whatsapp', 'website', 'social', 'services', 'hours'],
  products: ['postType', 'type', 'condition', 'year', 'color', 'brand', 'model'],
  rents: ['postType', 'areaSqFt', 'bathroomShared', 'accommodation', 'bedrooms', 'bathrooms', 'gender'],
  jobs: [
    'postType',
    'jobType',
    'salaryMinCents',
    'salaryMaxCents',
    'salaryType',
    'portfolioUrl',
    'company',
    'location',
    'experience',
  ],
};

/** What of a checked row stands in the kind's own table. Of the later fields only what the mapping names. */
export function detailOf(
  kind: TransferKind,
  checked: Record<string, unknown>,
  mapped: ReadonlySet<FieldName>,
): Record<string, unknown> {
  const later = (Object.keys(laterFields[kind]) as FieldName[]).filter(
    // Whether a thing is reserved stands in the listing.
    (name) => mapped.has(name) && name !== 'reserved',
  );
  return Object.fromEntries(
    [...always[kind], ...later].map((name) => [columns[name] ?? name, checked[name] ?? null]),
  );
}
