import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CityMoment, weekMinuteOf } from '../../../contract/opening.ts';
import type { Point } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import type { CellConditions, CellValue } from '../counts/service.ts';
import type { FacetColumn } from '../listings/counting-queries.ts';
import { type ListingFilter, narrowed } from '../listings/filtering-queries.ts';
import { listsOf } from '../listings/list-queries.ts';
import { orderOf, sorted } from '../listings/sorting-queries.ts';

/** What the directory is narrowed to, in the terms of the database. */
export interface BusinessFilter extends ListingFilter {
  /** The moment of the city's clock at which the door must be open. */
  openAt?: CityMoment | undefined;
  verified?: boolean | undefined;
}

function mayBeOpenAt(moment: CityMoment): RawBuilder<SqlBool> {
  return sql`(b.open_minutes @> ${weekMinuteOf(moment)}::int
    or (b.special_days @> ${moment.date}::date and b.special_days <> '{}'))`;
}

/** As `openingOf` of the contract says it; a test holds the two together. */
function isOpenAt(moment: CityMoment): RawBuilder<SqlBool> {
  const { date, minute } = moment;
  return sql`(case when b.special_days @> ${date}::date
      then b.special_open @> (${date}::date + make_interval(mins => ${minute}::int))
      else b.open_minutes @> ${weekMinuteOf(moment)}::int end
    and not (b.temporarily_closed and coalesce(b.closed_until > ${date}::date, true)))`;
}

function joined(db: Db) {
  return db.selectFrom('listing as l').innerJoin('business as b', 'b.id', 'l.id');
}

export function filtered(db: Db, filter: BusinessFilter) {
  const { openAt, verified } = filter;
  let query = joined(db);
  // Said in words that the indexes have, and then exactly: the week or a special day may have it open.
  if (openAt) query = query.where(mayBeOpenAt(openAt)).where(isOpenAt(openAt));
  if (verified) query = query.where('l.verified', '=', true);
  return narrowed(query, 'business', filter);
}

const cardColumns = [
  'l.id',
  'l.slug',
  'l.title_en',
  'l.title_ar',
  'l.category_id',
  'l.place_id',
  'l.street',
  'l.lat',
  'l.lng',
  'l.verified',
  'l.phone',
  'b.whatsapp',
  'b.services',
  'b.hours',
  'b.special_hours',
  'b.temporarily_closed',
  'b.closed_until',
] as const;

export const {
  rankedBy,
  readPage: readBusinesses,
  count: countBusinesses,
} = listsOf({
  kind: 'business',
  needsDetail: ({ openAt, verified }) => Boolean(openAt || verified),
  filtered,
  cards: (db, filter: BusinessFilter) => filtered(db, filter).select(cardColumns),
});

/** What the directory counts; the moment decides what is open. */
export function businessFacets(moment: CityMoment): FacetColumn<BusinessFilter>[] {
  return [
    {
      name: 'category',
      value: sql`l.category_ids`,
      many: true,
      own: ['category'],
      kept: { dimension: 'category' },
    },
    {
      name: 'city',
      value: sql`l.place_ids`,
      many: true,
      own: ['place'],
      kept: { dimension: 'city' },
    },
    {
      name: 'open_now',
      value: sql`case when ${isOpenAt(moment)} then 1 end`,
      own: ['openAt'],
      variant: `${moment.date} ${moment.minute}`,
      turnedOn: { openAt: moment },
    },
    {
      name: 'verified',
      value: sql`case when l.verified then 1 end`,
      own: ['verified'],
      kept: { dimension: 'verified' },
    },
  ];
}

/** What the kept counts are asked for; whether a door is open they do not tell. */
export function businessConditions({ categoryIds, openAt, verified }: BusinessFilter): CellConditions | null {
  if (openAt) return null;
  return {
    ...(categoryIds && { main: (value: CellValue) => categoryIds.includes(value as number) }),
    ...(verified && { verified: (value: CellValue) => value === true }),
  };
}

/** A published business with everything, or undefined. `status` says why another is not shown. */
export function readBusiness(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('business as b', 'b.id', 'l.id')
    .select(cardColumns)
    .select([
      'l.status',
      'l.expires_at',
      'l.owner_id',
      'l.description_en',
      'l.description_ar',
      'l.category_ids',
      'l.zip',
      'l.email',
      'l.updated_at',
    ])
    .select([
      'b.website',
      'b.social',
      'b.price_range',
      'b.payment_methods',
      'b.languages',
      'b.halal',
      'b.accessibility',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
}

/** Businesses of the same category, the nearest first, without the one itself. */
export function readSimilar(
  db: Db,
  { id, category, near, at }: { id: number; category: number; near: Point | undefined; at: Date },
  limit: number,
) {
  const filter: BusinessFilter = { at, category, near };
  const query = filtered(db, filter).select(cardColumns).where('l.id', '<>', id);
  return sorted(query, orderOf(near ? 'nearest' : 'relevance', filter, 'en'), undefined, limit).execute();
}

export type BusinessRow = Awaited<ReturnType<typeof readSimilar>>[number];
export type BusinessDetailRow = NonNullable<Awaited<ReturnType<typeof readBusiness>>>;
