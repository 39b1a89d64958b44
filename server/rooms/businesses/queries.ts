import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { businessFields } from '../../../contract/businesses.ts';
import { type CityMoment, weekMinuteOf } from '../../../contract/opening.ts';
import type { BusinessTable, ListingTable } from '../../database/tables.ts';
import type { CellConditions, CellValue } from '../counts/service.ts';
import { categoryFacet, codeFacet } from '../listings/facets.ts';
import { type FieldColumns, type KindFilter, queriesOf } from '../listings/kind-queries.ts';
import { openHoursAt } from './indexed-hours.ts';

/** The filters of the directory. */
export type BusinessFilter = KindFilter<typeof businessFields> & {
  /** The moment of the city's clock at which it must be open. */
  openAt?: CityMoment | undefined;
  /** The minimum average rating. */
  ratedAtLeast?: number | undefined;
};

function mayBeOpenAt(moment: CityMoment): RawBuilder<SqlBool> {
  return sql`(b.open_minutes @> ${weekMinuteOf(moment)}::int
    or (b.special_days @> ${moment.date}::date and b.special_days <> '{}'))`;
}

/** Equivalent to `openingOf` of the contract, and to `openHoursAt` for the index; tests compare them. */
function isOpenAt(moment: CityMoment): RawBuilder<SqlBool> {
  const { date, minute } = moment;
  return sql`(case when b.special_days @> ${date}::date
      then b.special_open @> (${date}::date + make_interval(mins => ${minute}::int))
      else b.open_minutes @> ${weekMinuteOf(moment)}::int end
    and not (b.temporarily_closed and coalesce(b.closed_until > ${date}::date, true)))`;
}

const cardColumns = [
  'id',
  'slug',
  'title_en',
  'title_ar',
  'category_id',
  'place_id',
  'street',
  'lat',
  'lng',
  'phone',
  'review_count',
  'rating',
] as const;
const ownCardColumns = [
  'services',
  'hours',
  'special_hours',
  'temporarily_closed',
  'closed_until',
  'verified_at',
  'hours_confirmed_at',
] as const;
/** Read for a profile only. */
const ownDetailColumns = ['prayers'] as const;
const detailColumns = [
  'status',
  'expires_at',
  'owner_id',
  'lang',
  'description_en',
  'description_ar',
  'category_ids',
  'zip',
  'email',
  'updated_at',
] as const;

export type BusinessRow = Pick<Selectable<ListingTable>, (typeof cardColumns)[number] | 'verified'> &
  Pick<Selectable<BusinessTable>, (typeof ownCardColumns)[number]> &
  FieldColumns<BusinessTable, typeof businessFields, 'card'>;
export type BusinessDetailRow = BusinessRow &
  Pick<Selectable<ListingTable>, (typeof detailColumns)[number]> &
  Pick<Selectable<BusinessTable>, (typeof ownDetailColumns)[number]> &
  FieldColumns<BusinessTable, typeof businessFields, 'detail'>;

export const businessQueries = queriesOf<BusinessFilter, BusinessRow, BusinessDetailRow>({
  kind: 'business',
  alias: 'b',
  fields: businessFields,
  columns: {
    card: [...cardColumns.map((name) => `l.${name}`), ...ownCardColumns.map((name) => `b.${name}`)],
    detail: [...detailColumns.map((name) => `l.${name}`), ...ownDetailColumns.map((name) => `b.${name}`)],
  },
  isMapped: true,
  ownFilters: [
    {
      name: 'openAt',
      // In terms that the indexes support, followed by the exact condition: weekly or special hours may apply.
      conditions: ({ openAt }) => (openAt ? [mayBeOpenAt(openAt), isOpenAt(openAt)] : []),
      indexed: ({ openAt }): CellConditions => (openAt ? { hours: openHoursAt(openAt) } : {}),
    },
    {
      // Neither cells nor the in-memory index contain ratings: PostgreSQL reads and counts such lists.
      name: 'ratedAtLeast',
      conditions: ({ ratedAtLeast }) => [sql`l.rating >= ${ratedAtLeast}`],
    },
    {
      name: 'categoryIds',
      cell: ({ categoryIds }) => ({
        main: (value: CellValue) => categoryIds?.includes(value as number) ?? true,
      }),
    },
  ],
  orders: {
    rated: { name: 'rated', key: sql`l.rating_rank`, type: 'real', descending: true },
  },
  /** The result depends on the moment. */
  ownFacets: (moment) => [
    {
      name: 'category',
      value: sql`l.category_ids`,
      many: true,
      own: ['category'],
      facet: { dimension: 'category' },
      present: (counts, { catalog, lang }) => categoryFacet(counts, catalog, lang),
    },
    {
      name: 'open_now',
      value: sql`case when ${isOpenAt(moment)} then 1 end`,
      own: ['openAt'],
      variant: `${moment.date} ${moment.minute}`,
      turnedOn: { openAt: moment },
      // For a long list the number of open businesses is unknown.
      present: (counts) => (counts ? codeFacet(counts, ['1']) : []),
    },
  ],
});
