import { type Kysely, sql } from 'kysely';

/** Editors maintain a text about the site's app. */
const kinds = `
alter table content drop constraint content_kind_check;
alter table content add constraint content_kind_check check (kind in
  ('hero', 'about', 'service', 'contact', 'blog', 'news', 'guide', 'faq', 'page', 'welcome', 'advertisement', 'app'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kinds).execute(db);
}
