import { type Kysely, sql } from 'kysely';

/**
 * How many jobs of the queue were given up on a day. The jobs themselves are deleted, because what they carry may be
 * secret; the reasons are in the server log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table given_up_job_day (
        day date not null,
        kind text not null check (length(kind) between 1 and 100),
        count integer not null check (count > 0),
        primary key (day, kind)
      );
    `)
    .execute(db);
}
