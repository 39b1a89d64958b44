import { type Kysely, sql } from 'kysely';

/** Published listings by id: sitemaps count and page through them without reading the rows. */
const published = `
create index listing_published on listing (kind, id) include (updated_at, expires_at)
  where status = 'published';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(published).execute(db);
}
