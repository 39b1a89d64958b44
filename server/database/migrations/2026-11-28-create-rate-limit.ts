import { type Kysely, sql } from 'kysely';

/**
 * Who asked how often, where several nodes count as one. Not logged: after a crash everybody starts anew, and
 * writing it costs little.
 */
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
