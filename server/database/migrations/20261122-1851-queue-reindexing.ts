import { type Kysely, sql } from 'kysely';

/**
 * The index must not contain the house numbers of homes, nor other parts of the address of anonymous posts and
 * products. Only the application can distinguish street names from numbers, so it rebuilds the words in the
 * background: this table stores its position.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table reindexing (
  name text primary key,
  after_id bigint not null default 0
);
insert into reindexing (name) values ('addresses');
`)
    .execute(db);
}
