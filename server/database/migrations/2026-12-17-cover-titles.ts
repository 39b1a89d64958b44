import { type Kysely, sql } from 'kysely';

/**
 * Suggestions for common prefixes scan the most complete listings: the index includes the titles, so that thousands
 * are read without the rows.
 */
const titles = `
update listing set search_title = left(search_title, 600) where length(search_title) > 600;
drop index listing_browse;
create index listing_browse on listing (kind, boost desc, id desc) include (expires_at, search_title)
  where status = 'published';
`;

/** Finds common words by prefix without sorting all matches. */
const words = `
create index search_word_common on search_word (word) include (listings) where listings >= 200;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [titles, words]) await sql.raw(part).execute(db);
}
