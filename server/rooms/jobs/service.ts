import type { FacetValue, ListMeta } from '../../../contract/envelope.ts';
import {
  experienceLevels,
  type JobCard,
  type JobDetail,
  type JobQuery,
  type JobSort,
  jobPostTypes,
  jobTypes,
  periodsPerYear,
  workplaces,
} from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { CatalogSource, Match } from '../catalog/service.ts';
import { createCounter } from '../listings/counting.ts';
import type { Counted } from '../listings/counting-queries.ts';
import { categoryFacet, codeFacet, placeFacet } from '../listings/facets.ts';
import type { PostView } from '../listings/posts.ts';
import { readPictures } from '../listings/queries.ts';
import {
  type ListReader,
  matchOf,
  metaOf,
  nothingFound,
  type Reading,
  readPage,
  requireShown,
} from '../listings/reading.ts';
import { orderOf } from '../listings/sorting-queries.ts';
import { presentJob, presentJobDetail } from './present.ts';
import {
  bySalary,
  countJobs,
  type JobFilter,
  type JobRow,
  jobConditions,
  jobFacets,
  readJob,
  readJobs,
} from './queries.ts';

/** Openings and people who look for one: lists with facets, one job, and what other rooms show of them. */
export function createJobs(db: Db, source: CatalogSource) {
  const count = createCounter<JobFilter>((filter, columns, limit) => countJobs(db, filter, columns, limit), {
    counts: source.keptCounts,
    kind: 'job',
    conditions: jobConditions,
  });

  async function cards(rows: JobRow[], view: PostView): Promise<JobCard[]> {
    const ids = rows.map((row) => row.id);
    const pictures = await readPictures(db, ids, ['main']);
    return rows.map((row) => presentJob(row, pictures, view));
  }

  async function list(
    query: JobQuery,
    asked: RequestContext,
    reading: Reading = { facets: true },
  ): Promise<{ data: JobCard[]; meta: ListMeta }> {
    const { lang } = asked;
    const view: PostView = { lang, catalog: await source.catalog() };
    const match = await matchOf(query, source, reading.looseness);
    if (match === null) return { data: [], meta: metaOf(nothingFound, {}) };
    const reader: ListReader<JobFilter, JobSort, JobRow & { sort_key: string }> = {
      order: (sort, filter) => (sort === 'salary_high' ? bySalary : orderOf(sort, filter, lang)),
      rows: (filter, order, cursor, limit) => readJobs(db, filter, order, cursor, limit),
      count: (filter) => count(filter, reading.facets ? jobFacets : []),
    };
    const sort = query.sort ?? (match ? 'relevance' : 'newest');
    const filter = filterOf(query, asked, match);
    const page = await readPage(query, filter, sort, reader);
    const facets = reading.facets ? facetsOf(page.counted, view) : {};
    return { data: await cards(page.rows, view), meta: metaOf(page, facets) };
  }

  /** @throws AppError `not_found`, `gone` */
  async function detail(id: number, { lang, now }: RequestContext): Promise<JobDetail> {
    const row = requireShown(await readJob(db, id), now);
    const alike: JobFilter = { at: now, postType: row.post_type, category: row.category_id, except: id };
    const [catalog, pictures, similar] = await Promise.all([
      source.catalog(),
      readPictures(db, [id], ['main', 'gallery']),
      readJobs(db, alike, orderOf('newest', alike, lang), undefined, limits.similar - 1),
    ]);
    const view: PostView = { lang, catalog };
    return presentJobDetail(row, pictures, await cards(similar, view), view);
  }

  /** The newest openings, for the home page. */
  async function latest(limit: number, asked: RequestContext): Promise<JobCard[]> {
    const [catalog, rows] = await Promise.all([source.catalog(), readLatest(limit, asked)]);
    return cards(rows, { lang: asked.lang, catalog });
  }

  /** Those of the given ones that may be shown, in no order. */
  async function chosen(ids: number[], { lang, now }: RequestContext): Promise<JobCard[]> {
    const filter: JobFilter = { at: now, only: ids };
    const [catalog, rows] = await Promise.all([
      source.catalog(),
      readJobs(db, filter, orderOf('newest', filter, lang), undefined, ids.length),
    ]);
    return cards(rows, { lang, catalog });
  }

  /** How many of them there are to show, `limit` at most. */
  async function countLatest(limit: number, asked: RequestContext): Promise<number> {
    return (await readLatest(limit, asked)).length;
  }

  function readLatest(limit: number, { lang, cityId, now }: RequestContext) {
    const filter: JobFilter = { at: now, postType: 'hiring', cityId: cityId || undefined };
    return readJobs(db, filter, orderOf('newest', filter, lang), undefined, limit - 1);
  }

  return { list, detail, latest, chosen, countLatest };
}
export type Jobs = ReturnType<typeof createJobs>;

function facetsOf({ facets }: Counted, { catalog, lang }: PostView): Record<string, FacetValue[]> {
  return {
    looking_for: codeFacet(facets.looking_for, jobPostTypes),
    category: categoryFacet(facets.category, catalog, lang),
    job_type: codeFacet(facets.job_type, jobTypes),
    experience: codeFacet(facets.experience, experienceLevels),
    workplace: codeFacet(facets.workplace, workplaces),
    city: placeFacet(facets.city, catalog, lang),
  };
}

function filterOf(query: JobQuery, asked: RequestContext, match: Match | undefined): JobFilter {
  const { salary_min: dollars, salary_type: period } = query;
  // A figure without its period is a year's, as most people say it.
  const yearly = dollars === undefined ? undefined : dollars * 100 * periodsPerYear[period ?? 'year'];
  return {
    at: asked.now,
    postType: query.looking_for,
    category: query.category,
    jobType: query.job_type,
    experience: query.experience,
    workplace: query.workplace,
    yearlyMinCents: yearly,
    salaryType: dollars === undefined ? period : undefined,
    place: query.city || undefined,
    cityId: asked.cityId || undefined,
    match,
  };
}
