import { sql } from 'kysely';
import { type JobCard, periodsPerYear } from '../../../contract/jobs.ts';
import type { Db } from '../../database/connect.ts';
import type { JobTable } from '../../database/tables.ts';
import type { CellConditions, CellValue } from '../counts/service.ts';
import type { FacetColumn } from '../listings/counting-queries.ts';
import { type ListingFilter, narrowed } from '../listings/filtering-queries.ts';
import { listsOf } from '../listings/list-queries.ts';
import { postColumns, postDetailColumns } from '../listings/post-queries.ts';
import type { SortOrder } from '../listings/sorting-queries.ts';

/** What jobs are narrowed to, in the terms of the database. */
export interface JobFilter extends ListingFilter {
  postType?: JobTable['post_type'] | undefined;
  jobType?: JobTable['job_type'] | undefined;
  experience?: NonNullable<JobTable['experience']> | undefined;
  workplace?: NonNullable<JobCard['workplace']> | undefined;
  /** US cents a year. */
  yearlyMinCents?: number | undefined;
  salaryType?: NonNullable<JobTable['salary_type']> | undefined;
}

/** The best that a post pays, in US cents for a year of full-time work; -1 where it says nothing. As the index has it. */
const yearlyCents = sql`coalesce(coalesce(j.salary_max_cents, j.salary_min_cents) * case j.salary_type
  when 'hour' then ${sql.lit(periodsPerYear.hour)} when 'day' then ${sql.lit(periodsPerYear.day)}
  when 'week' then ${sql.lit(periodsPerYear.week)} when 'month' then ${sql.lit(periodsPerYear.month)}
  when 'year' then ${sql.lit(periodsPerYear.year)} end, -1)`;

/** The best paid first; what names no pay comes last. */
export const bySalary: SortOrder = {
  name: 'salary_high',
  key: yearlyCents,
  type: 'bigint',
  descending: true,
  isOfDetail: true,
};

function joined(db: Db) {
  return db.selectFrom('listing as l').innerJoin('job as j', 'j.id', 'l.id');
}

function filtered(db: Db, filter: JobFilter) {
  const { postType, jobType, experience, workplace, yearlyMinCents, salaryType } = filter;
  let query = joined(db);
  if (postType) query = query.where('j.post_type', '=', postType);
  if (jobType) query = query.where('j.job_type', 'in', [jobType, 'both']);
  if (experience) query = query.where('j.experience', '=', experience);
  if (workplace) query = query.where('j.workplace', '=', workplace);
  if (salaryType) query = query.where('j.salary_type', '=', salaryType);
  if (yearlyMinCents !== undefined) query = query.where(sql<boolean>`${yearlyCents} >= ${yearlyMinCents}`);
  return narrowed(query, 'job', filter);
}

const cardColumns = [
  ...postColumns,
  'j.post_type',
  'j.job_type',
  'j.salary_min_cents',
  'j.salary_max_cents',
  'j.salary_type',
  'j.experience',
  'j.location',
  'j.workplace',
  sql<string | null>`case when l.anonymous then null else j.company end`.as('company'),
] as const;

export const { readPage: readJobs, count: countJobs } = listsOf({
  kind: 'job',
  needsDetail: ({ postType, jobType, experience, workplace, yearlyMinCents, salaryType }) =>
    [postType, jobType, experience, workplace, yearlyMinCents, salaryType].some((one) => one !== undefined),
  filtered,
  cards: (db, filter: JobFilter) => filtered(db, filter).select(cardColumns),
});
export type JobRow = Omit<Awaited<ReturnType<typeof readJobs>>[number], 'sort_key'>;

export const jobFacets: FacetColumn<JobFilter>[] = [
  { name: 'looking_for', value: sql`j.post_type`, own: ['postType'], kept: { dimension: 'post' } },
  {
    name: 'category',
    value: sql`l.category_ids`,
    many: true,
    own: ['category'],
    kept: { dimension: 'category' },
  },
  {
    name: 'job_type',
    value: sql`case j.job_type when 'both' then array['full_time', 'part_time', 'both'] else array[j.job_type] end`,
    many: true,
    own: ['jobType'],
    kept: {
      dimension: 'job',
      valuesOf: (value) => (value === 'both' ? ['full_time', 'part_time', 'both'] : [String(value)]),
    },
  },
  { name: 'experience', value: sql`j.experience`, own: ['experience'], kept: { dimension: 'experience' } },
  { name: 'workplace', value: sql`j.workplace`, own: ['workplace'], kept: { dimension: 'workplace' } },
  { name: 'city', value: sql`l.place_ids`, many: true, own: ['place'], kept: { dimension: 'city' } },
];

/** What the kept counts are asked for; what is paid they do not tell. */
export function jobConditions(filter: JobFilter): CellConditions | null {
  const { postType, jobType, experience, workplace, yearlyMinCents, salaryType, near } = filter;
  if (yearlyMinCents !== undefined || salaryType || near) return null;
  return {
    ...(postType && { post: (value: CellValue) => value === postType }),
    ...(jobType && { job: (value: CellValue) => value === jobType || value === 'both' }),
    ...(experience && { experience: (value: CellValue) => value === experience }),
    ...(workplace && { workplace: (value: CellValue) => value === workplace }),
  };
}

/** A job with everything, whatever its status, or undefined. What an anonymous poster is called, and what leads to them, stays out. */
export function readJob(db: Db, id: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('job as j', 'j.id', 'l.id')
    .select(cardColumns)
    .select(postDetailColumns)
    .select(['l.lat', 'l.lng', 'j.closing_date', 'j.languages'])
    .select(sql<string | null>`case when l.anonymous then null else j.portfolio_url end`.as('portfolio_url'))
    .select(sql<string | null>`case when l.anonymous then null else j.apply_url end`.as('apply_url'))
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type JobDetailRow = NonNullable<Awaited<ReturnType<typeof readJob>>>;
