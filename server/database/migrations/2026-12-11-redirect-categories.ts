import { type Kysely, sql } from 'kysely';

const redirects = `
-- Categories that were merged into others: their old addresses and ids lead there.
create table category_redirect (
  old_id integer primary key,
  target_id integer not null references category (id) on delete cascade
);
create index category_redirect_target on category_redirect (target_id);
`;

const events = { insert: 'insert', update: 'update', delete: 'delete', truncate: 'truncate' } as const;

/** Redirects from merged categories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(redirects).execute(db);
  for (const event of Object.values(events))
    await sql
      .raw(
        `create trigger category_redirect_${event}_told after ${event} on category_redirect
         for each statement execute function tell_argument('${event === 'truncate' ? 'all' : 'catalog'}')`,
      )
      .execute(db);
}
