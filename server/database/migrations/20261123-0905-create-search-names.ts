import { type Kysely, sql } from 'kysely';

/**
 * Names that listings contain in both scripts, each spelling with its counterpart and the number of listings with
 * both. The words of the index are emptied: the next start fills both tables from the listings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_name (
      name text collate "C" not null check (length(name) between 1 and 310),
      other text collate "C" not null check (length(other) between 1 and 310),
      listings integer not null check (listings > 0),
      primary key (name, other)
    )`.execute(db);
  await sql`truncate search_word`.execute(db);
}
