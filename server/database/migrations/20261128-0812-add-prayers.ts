import { type Kysely, sql } from 'kysely';

/** When a place of worship holds its prayers: an object, see `contract/congregation.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table business add column prayers jsonb check (jsonb_typeof(prayers) = 'object')`)
    .execute(db);
}
