import { type Kysely, sql } from 'kysely';

/** Whether the site is in maintenance mode: while there is the row, it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table maintenance (
        only_one boolean primary key default true check (only_one),
        since timestamptz not null
      );
    `)
    .execute(db);
}
