import { type Kysely, sql } from 'kysely';

/** Covering indexes for list counts, which avoid reading each listing. */
const counts = `
create index listing_counts on listing (kind, id) include (expires_at, place_ids, category_ids)
  where status = 'published';
`;

/** The yearly pay of a full-time job: 2,080 hours, 260 days, 52 weeks or 12 months. */
const pay = `
create index job_pay on job (
  (coalesce(coalesce(salary_max_cents, salary_min_cents) * case salary_type
    when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12 when 'year' then 1 end, -1)) desc,
  id desc
);
`;

const homes = `
create index rental_filters on rental (accommodation, post_type, bedrooms);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [counts, pay, homes]) await sql.raw(part).execute(db);
}
