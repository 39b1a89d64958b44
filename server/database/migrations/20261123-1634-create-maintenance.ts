import { type Kysely, sql } from 'kysely';

/** The site is in maintenance mode while this row exists. */
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
