import { type Kysely, sql } from 'kysely';

/** What is published, in the order of ids: sitemaps count and page through it without touching the rows. */
const published = `
create index listing_published on listing (kind, id) include (updated_at, expires_at)
  where status = 'published';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(published).execute(db);
}
