import { type Kysely, sql } from 'kysely';

/**
 * The number of failed jobs of the queue per day. The jobs themselves are deleted, because their data may be
 * confidential; the reasons are in the server log.
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
