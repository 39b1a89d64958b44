import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** The newest openings. */
export function readLatestJobs(db: Db, cityId: number, limit: number) {
  return db
    .selectFrom('listing as l')
    .innerJoin('job as j', 'j.id', 'l.id')
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.place_id', 'l.anonymous'])
    .select([
      'j.post_type',
      'j.job_type',
      'j.salary_min_cents',
      'j.salary_max_cents',
      'j.salary_type',
      'j.company',
    ])
    .where('l.kind', '=', 'job')
    .where('l.status', '=', 'published')
    .where('j.post_type', '=', 'hiring')
    .$if(cityId > 0, (query) => query.where(sql<boolean>`l.place_ids @> array[${cityId}::int]`))
    .orderBy('l.published_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}
