import { type Kysely, sql } from 'kysely';

/** Rate limits that several nodes share. Unlogged: a crash resets them, and writes are cheap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      -- Milliseconds since 1970.
      expire bigint
    )
  `.execute(db);
}
