import { sql } from 'kysely';
import { jobFields, periodsPerYear, type salaryTypes } from '../../../contract/jobs.ts';
import type { JobTable } from '../../database/tables.ts';
import { categoryFacet } from '../listings/facets.ts';
import { type FieldColumns, type KindFilter, queriesOf } from '../listings/kind-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import type { PostDetailRow, PostRow } from '../listings/posts.ts';

/** What jobs are filtered by. */
export type JobFilter = KindFilter<typeof jobFields> & {
  /** US cents a year. */
  yearlyMinCents?: number | undefined;
  salaryType?: (typeof salaryTypes)[number] | undefined;
};

export type JobRow = PostRow & FieldColumns<JobTable, typeof jobFields, 'card'> & { location: string | null };
export type JobDetailRow = JobRow &
  PostDetailRow &
  FieldColumns<JobTable, typeof jobFields, 'detail'> & { lat: number | null; lng: number | null };

/** The best that a post pays, in US cents for a year of full-time work; -1 where it says nothing. As the index has it. */
const yearlyCents = sql`coalesce(coalesce(j.salary_max_cents, j.salary_min_cents) * case j.salary_type
  when 'hour' then ${sql.lit(periodsPerYear.hour)} when 'day' then ${sql.lit(periodsPerYear.day)}
  when 'week' then ${sql.lit(periodsPerYear.week)} when 'month' then ${sql.lit(periodsPerYear.month)}
  when 'year' then ${sql.lit(periodsPerYear.year)} end, -1)`;

/** The best pay in US cents and what it is paid for, as the index has them. */
type Pay = readonly [cents: number | null, period: keyof typeof periodsPerYear | null];

/** The same of what the index has. */
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
  // Cells do not tell what is paid; the index has the best pay and its period.
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
    // The best paid first; what names no pay comes last.
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
