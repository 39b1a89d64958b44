import { type Kysely, sql } from 'kysely';

const slugs = `
-- How addresses of entries ended before: they lead to the entry still, so nobody else takes them.
create table content_slug (
  kind text not null,
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  content_id bigint not null references content (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index content_slug_content on content_slug (content_id);
create index content_edited on content (updated_at desc, id desc);
`;

/** Redirects from former addresses of articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(slugs).execute(db);
}
