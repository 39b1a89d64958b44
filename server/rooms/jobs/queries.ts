import { sql } from 'kysely';
import { jobFields, periodsPerYear, type salaryTypes } from '../../../contract/jobs.ts';
import type { JobTable } from '../../database/tables.ts';
import { categoryFacet } from '../listings/facets.ts';
import { type FieldColumns, type KindFilter, queriesOf } from '../listings/kind-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import type { PostDetailRow, PostRow } from '../listings/posts.ts';

/** The filters of jobs. */
export type JobFilter = KindFilter<typeof jobFields> & {
  /** US cents per year. */
  yearlyMinCents?: number | undefined;
  salaryType?: (typeof salaryTypes)[number] | undefined;
};

export type JobRow = PostRow & FieldColumns<JobTable, typeof jobFields, 'card'> & { location: string | null };
export type JobDetailRow = JobRow &
  PostDetailRow &
  FieldColumns<JobTable, typeof jobFields, 'detail'> & { lat: number | null; lng: number | null };

/** The maximum pay of a post, in US cents per year of full-time work; -1 if not specified. As in the index. */
const yearlyCents = sql`coalesce(coalesce(j.salary_max_cents, j.salary_min_cents) * case j.salary_type
  when 'hour' then ${sql.lit(periodsPerYear.hour)} when 'day' then ${sql.lit(periodsPerYear.day)}
  when 'week' then ${sql.lit(periodsPerYear.week)} when 'month' then ${sql.lit(periodsPerYear.month)}
  when 'year' then ${sql.lit(periodsPerYear.year)} end, -1)`;

/** The maximum pay in US cents and its period, as in the index. */
type Pay = readonly [cents: number | null, period: keyof typeof periodsPerYear | null];

/** The same from indexed values. */
const yearlyCentsOf = ([cents, period]: Pay) =>
  cents === null || period === null ? -1 : cents * (periodsPerYear[period] ?? Number.NaN);

export const jobQueries = queriesOf<JobFilter, JobRow, JobDetailRow>({
  kind: 'job',
  alias: 'j',
  fields: jobFields,
  columns: {
    card: [...postColumns, 'j.location'],
    detail: [...postDetailColumns, 'l.lat', 'l.lng'],
  },
  // Cells do not contain the pay; the index has the maximum pay and its period.
  ownFilters: [
    {
      name: 'yearlyMinCents',
      conditions: ({ yearlyMinCents }) => [sql`${yearlyCents} >= ${yearlyMinCents}`],
      indexed: ({ yearlyMinCents = 0 }) => ({ pay: (pay) => yearlyCentsOf(pay as Pay) >= yearlyMinCents }),
    },
    {
      name: 'salaryType',
      conditions: ({ salaryType }) => [sql`j.salary_type = ${salaryType}`],
      indexed: ({ salaryType }) => ({ pay: (pay) => (pay as Pay)[1] === salaryType }),
    },
  ],
  ownFacets: () => [
    {
      name: 'category',
      value: sql`l.category_ids`,
      many: true,
      own: ['category'],
      facet: { dimension: 'category' },
      present: (counts, { catalog, lang }) => categoryFacet(counts, catalog, lang),
    },
  ],
  orders: {
    // Highest pay first; jobs without pay come last.
    salary_high: {
      name: 'salary_high',
      key: yearlyCents,
      type: 'bigint',
      descending: true,
      isOfDetail: true,
      indexed: {
        by: 'value',
        dimension: 'pay',
        keyOf: (pay) => yearlyCentsOf(pay as Pay),
        isDescending: true,
      },
    },
  },
});
