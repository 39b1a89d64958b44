import { type Kysely, sql } from 'kysely';

/**
 * The wordings of base concepts that the last release brought, so that the next release can add new ones without
 * undoing edits. Empty at first: then the existing wordings are merged with the new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table base_concept (
        slug text primary key,
        terms text[] not null
      );
    `)
    .execute(db);
}
