import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { RentalTable } from '../../database/tables.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { CellConditions, CellValue } from '../counts/service.ts';
import type { FacetColumn } from '../listings/counting-queries.ts';
import { isWanted, type ListingFilter, narrowed } from '../listings/filtering-queries.ts';
import { listsOf } from '../listings/list-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import { isByPrice, readMerged, type SortOrder, sorted, sortedByPrice } from '../listings/sorting-queries.ts';

/** What homes are narrowed to, in the terms of the database. */
export interface RentalFilter extends ListingFilter {
  postType?: RentalTable['post_type'] | undefined;
  accommodation?: RentalTable['accommodation'] | undefined;
  /** At least; 0 is 0 only. */
  bedrooms?: number | undefined;
  bathrooms?: number | undefined;
  gender?: 'male' | 'female' | 'any' | undefined;
  pets?: 'cats' | 'dogs' | 'any' | undefined;
  furnished?: true | undefined;
  /** Some are included in the rent. */
  utilities?: true | undefined;
}

function joined(db: Db) {
  return db.selectFrom('listing as l').innerJoin('rental as r', 'r.id', 'l.id');
}

export function filtered(db: Db, filter: RentalFilter) {
  const { postType, accommodation, bedrooms, bathrooms, gender, pets, furnished, utilities } = filter;
  let query = joined(db);
  // Twice the same: the listing's own columns are those of the indexes by price.
  if (postType) query = query.where('r.post_type', '=', postType).where(isWanted(postType === 'wanted'));
  if (accommodation) query = query.where('r.accommodation', '=', accommodation);
  if (bedrooms !== undefined) query = query.where('l.bedrooms', bedrooms === 0 ? '=' : '>=', bedrooms);
  if (bathrooms !== undefined) query = query.where('r.bathrooms', '>=', bathrooms);
  if (gender) query = query.where('r.gender', 'in', [gender, 'any']);
  if (pets) query = query.where('r.pets', 'in', [pets, 'any']);
  if (furnished) query = query.where('r.furnished', '=', true);
  // As the index has it.
  if (utilities) query = query.where(sql<boolean>`r.utilities <> '{}'`);
  return narrowed(query, 'rental', filter);
}

const cardColumns = [
  ...postColumns,
  'l.lat',
  'l.lng',
  'r.post_type',
  'r.accommodation',
  'r.bedrooms',
  'r.bathrooms',
  'r.bathroom_shared',
  'r.area_sq_ft',
  'r.gender',
] as const;

export const {
  rankedBy,
  readPage,
  count: countRentals,
} = listsOf({
  kind: 'rental',
  needsDetail: ({ postType, accommodation, bedrooms, bathrooms, gender, pets, furnished, utilities }) =>
    [postType, accommodation, bedrooms, bathrooms, gender, pets, furnished, utilities].some(
      (one) => one !== undefined,
    ),
  filtered,
  cards: (db, filter: RentalFilter) => filtered(db, filter).select(cardColumns),
});

/** One row more than a page, so that it shows whether there is a next one. */
export function readRentals(
  db: Db,
  filter: RentalFilter,
  order: SortOrder,
  cursor: Cursor | undefined,
  limit: number,
) {
  const { bedrooms, place, cityId, radiusKm, match } = filter;
  // What lies in one place, or has some words, is found by these.
  const isBySize = bedrooms && !(place || cityId || radiusKm || match) && isByPrice(order);
  if (!isBySize) return readPage(db, filter, order, cursor, limit);
  const rest: RentalFilter = { ...sortedByPrice(filter, order), bedrooms: undefined };
  // Twice the same: the one is that of the indexes by price, the other that of the homes of a kind.
  const ofSize = (size: RawBuilder<number>) =>
    filtered(db, rest).where(sql<boolean>`l.bedrooms = ${size} and r.bedrooms = ${size}`).select(cardColumns);
  return readMerged(db, order, limit + 1, { from: bedrooms, to: limits.bedrooms.max }, (size) =>
    sorted(ofSize(size), order, cursor, limit + 1),
  );
}
export type RentalRow = Omit<Awaited<ReturnType<typeof readRentals>>[number], 'sort_key'>;

/** What a rule of pets is found by. */
function petsOf(rule: CellValue): string[] {
  if (rule === 'any') return ['cats', 'dogs', 'any'];
  return rule === null || rule === 'none' ? [] : [String(rule)];
}

export const rentalFacets: FacetColumn<RentalFilter>[] = [
  { name: 'looking_for', value: sql`r.post_type`, own: ['postType'], kept: { dimension: 'post' } },
  { name: 'type', value: sql`r.accommodation`, own: ['accommodation'], kept: { dimension: 'accommodation' } },
  { name: 'bedrooms', value: sql`r.bedrooms`, own: ['bedrooms'], kept: { dimension: 'bedrooms' } },
  {
    name: 'bathrooms',
    value: sql`trim_scale(r.bathrooms)`,
    own: ['bathrooms'],
    kept: { dimension: 'bathrooms' },
  },
  {
    name: 'gender',
    value: sql`case r.gender when 'any' then array['male', 'female', 'any'] else array[r.gender] end`,
    many: true,
    own: ['gender'],
    kept: {
      dimension: 'gender',
      valuesOf: (value) => (value === 'any' ? ['male', 'female', 'any'] : [String(value)]),
    },
  },
  {
    name: 'pets',
    value: sql`case when r.pets = 'any' then array['cats', 'dogs', 'any'] when r.pets <> 'none' then array[r.pets] end`,
    many: true,
    own: ['pets'],
    kept: { dimension: 'pets', valuesOf: petsOf },
  },
  {
    name: 'furnished',
    value: sql`case when r.furnished then 1 end`,
    own: ['furnished'],
    kept: { dimension: 'furnished' },
  },
  {
    name: 'utilities',
    value: sql`case when r.utilities <> '{}' then 1 end`,
    own: ['utilities'],
    kept: { dimension: 'utilities' },
  },
  { name: 'city', value: sql`l.place_ids`, many: true, own: ['place'], kept: { dimension: 'city' } },
];

/** What the kept counts are asked for. */
export function rentalConditions(filter: RentalFilter): CellConditions | null {
  const { postType, accommodation, bedrooms, bathrooms, gender, pets, furnished, utilities } = filter;
  const isOn = (value: CellValue) => value === true;
  const atLeast = (least: number) => (value: CellValue) =>
    typeof value === 'number' && (least === 0 ? value === 0 : value >= least);
  return {
    ...(postType && { post: (value: CellValue) => value === postType }),
    ...(accommodation && { accommodation: (value: CellValue) => value === accommodation }),
    ...(bedrooms !== undefined && { bedrooms: atLeast(bedrooms) }),
    ...(bathrooms !== undefined && {
      bathrooms: (value: CellValue) => typeof value === 'number' && value >= bathrooms,
    }),
    ...(gender && { gender: (value: CellValue) => value === gender || value === 'any' }),
    ...(pets && { pets: (value: CellValue) => value === pets || value === 'any' }),
    ...(furnished && { furnished: isOn }),
    ...(utilities && { utilities: isOn }),
  };
}

/** A home with everything, whatever its status, or undefined. */
export function readRental(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('rental as r', 'r.id', 'l.id')
    .select(cardColumns)
    .select(postDetailColumns)
    .select(['l.street', 'l.zip'])
    .select([
      'r.available_from',
      'r.deposit_cents',
      'r.fees',
      'r.utilities',
      'r.furnished',
      'r.lease_min_months',
    ])
    .select(['r.lease_max_months', 'r.pets', 'r.laundry', 'r.parking', 'r.subway_lines'])
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type RentalDetailRow = NonNullable<Awaited<ReturnType<typeof readRental>>>;
