import {
  type JobCard,
  type JobDetail,
  type JobQuery,
  jobFields,
  periodsPerYear,
} from '../../../contract/jobs.ts';
import type { Db } from '../../database/connect.ts';
import type { CatalogSource } from '../catalog/service.ts';
import { createListings, type ListingKindService } from '../listings/kind-service.ts';
import { presentJob, presentJobDetail } from './present.ts';
import { type JobDetailRow, type JobFilter, type JobRow, jobQueries } from './queries.ts';

const jobs: ListingKindService<JobFilter, JobQuery, JobRow, JobDetailRow, JobCard, JobDetail> = {
  queries: jobQueries,
  fields: jobFields,
  usualSort: 'newest',
  filterOf: ({ category, salary_min: dollars, salary_type: period }) => ({
    category,
    // An amount without a period is per year, as is common.
    yearlyMinCents: dollars === undefined ? undefined : dollars * 100 * periodsPerYear[period ?? 'year'],
    salaryType: dollars === undefined ? period : undefined,
  }),
  similarTo: ({ post_type, category_id }) => ({ postType: post_type, category: category_id }),
  featured: { postType: 'hiring' },
  presentCard: presentJob,
  presentDetail: presentJobDetail,
};

/** Openings and job seekers: lists with facets, one job, and data for other rooms. */
export const createJobs = (db: Db, source: CatalogSource) => createListings(db, source, jobs);
export type Jobs = ReturnType<typeof createJobs>;
