import { type Kysely, sql } from 'kysely';

/**
 * What the site was last given of its base concepts, so that a release can bring new wordings to concepts without undoing
 * what editors did. Empty at first: then what a concept has is joined with what it should have.
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
