import { type Kysely, sql } from 'kysely';

/**
 * The index must forget the house numbers of homes, and what else anonymous posts and goods say of their address. Only the
 * application can tell a street from a number, so it rebuilds the words in the background: this table says from where on.
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
