import { type Kysely, sql } from 'kysely';

/** Reports that browsers send automatically, grouped by content, without person, address or browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table browser_report (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('error', 'policy')),
        -- Of kind, what, source and page: by it the same things are found.
        fingerprint bytea not null unique check (length(fingerprint) = 32),
        what text not null check (length(what) between 1 and 300),
        source text check (length(source) between 1 and 300),
        page text not null check (length(page) between 1 and 60),
        seen integer not null default 1 check (seen > 0),
        first_at timestamptz not null,
        last_at timestamptz not null
      );
      create index browser_report_newest on browser_report (kind, last_at desc, id desc);
    `)
    .execute(db);
}
