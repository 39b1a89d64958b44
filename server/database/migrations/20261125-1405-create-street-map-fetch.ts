import { type Kysely, sql } from 'kysely';

/** The last fetch of the street map that was started in the back office: one row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table street_map_fetch (
        only_one boolean primary key default true check (only_one),
        started_at timestamptz not null,
        -- Renewed while a server works on it: a fetch without progress for long may be started again.
        progress_at timestamptz not null,
        done_bytes bigint not null default 0,
        total_bytes bigint,
        ended_at timestamptz,
        problem text
      );
    `)
    .execute(db);
}
