import type { JobCard } from '../../../contract/jobs.ts';
import { pickText } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Asked } from '../../http/asked.ts';
import { type CatalogSource, eitherOf, namedPlace } from '../catalog/service.ts';
import { readLatestJobs } from './queries.ts';

export function createJobs(db: Db, source: CatalogSource) {
  /** The newest openings, for the home page. An anonymous post names no company. */
  async function latest(limit: number, { lang, cityId }: Asked): Promise<JobCard[]> {
    const [catalog, rows] = await Promise.all([source.catalog(), readLatestJobs(db, cityId, limit)]);
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: pickText(eitherOf(row.title_en, row.title_ar), lang).text,
      postType: row.post_type,
      jobType: row.job_type,
      salaryMinCents: row.salary_min_cents,
      salaryMaxCents: row.salary_max_cents,
      salaryType: row.salary_type,
      company: row.anonymous ? null : row.company,
      area: namedPlace(catalog, row.place_id, lang),
    }));
  }
  return { latest };
}
export type Jobs = ReturnType<typeof createJobs>;
