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

export const jobQueries = queriesOf<JobFilter, JobRow, JobDetailRow>({
  kind: 'job',
  alias: 'j',
  fields: jobFields,
  columns: {
    card: [...postColumns, 'j.location'],
    detail: [...postDetailColumns, 'l.lat', 'l.lng'],
  },
  // Cells do not tell what is paid.
  ownFilters: [
    {
      name: 'yearlyMinCents',
      conditions: ({ yearlyMinCents }) => [sql`${yearlyCents} >= ${yearlyMinCents}`],
    },
    { name: 'salaryType', conditions: ({ salaryType }) => [sql`j.salary_type = ${salaryType}`] },
  ],
  ownFacets: () => [
    {
      name: 'category',
      value: sql`l.category_ids`,
      many: true,
      own: ['category'],
      kept: { dimension: 'category' },
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
    },
  },
});
