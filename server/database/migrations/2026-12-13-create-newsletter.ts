import { type Kysely, sql } from 'kysely';

const subscribers = `
-- Refusals for good, one after the other, and the last of them; a mail that is taken forgets them.
alter table subscription
  add column bounces smallint not null default 0 check (bounces between 0 and 1000),
  add column bounced_at timestamptz;
-- Who keeps the list looks for a part of an address.
create index subscription_address on subscription using gin (email gin_trgm_ops);
`;

const issues = `
create table newsletter_issue (
  id bigint generated always as identity primary key,
  status text not null default 'draft' check (status in ('draft', 'sending', 'paused', 'sent', 'cancelled')),
  -- Whose subscribers get it, each the text of their own language.
  langs text[] not null check (langs <@ '{en,ar}'::text[] and cardinality(langs) between 1 and 2),
  subject jsonb not null,
  body jsonb not null,
  -- Grows with every edit, so that nobody writes over what he has not seen.
  version integer not null default 1,
  author_id bigint references app_user (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- When somebody last worked on it, and since when the mail server is away.
  worked_at timestamptz,
  trouble_at timestamptz,
  receivers integer not null default 0 check (receivers >= 0),
  sent integer not null default 0 check (sent >= 0),
  refused integer not null default 0 check (refused >= 0),
  -- Left, or refused too often, between the start and their turn.
  skipped integer not null default 0 check (skipped >= 0),
  -- The process died, or the line broke, while it was handed over: nobody knows, and it is not sent again.
  unsure integer not null default 0 check (unsure >= 0),
  check ((status = 'draft') = (started_at is null)),
  check ((status in ('sent', 'cancelled')) = (ended_at is not null)),
  check (sent + refused + skipped + unsure <= receivers)
);
create index newsletter_issue_under_way on newsletter_issue (id) where status = 'sending';
create index newsletter_issue_author on newsletter_issue (author_id);

-- Who is still to be written to, and who is being written to. It is empty once an issue has ended: who got what is not
-- kept.
create table newsletter_mail (
  issue_id bigint not null references newsletter_issue (id) on delete cascade,
  subscription_id bigint not null references subscription (id) on delete cascade,
  -- Null while it waits. What was taken is never handed over again.
  taken_at timestamptz,
  primary key (issue_id, subscription_id)
);
create index newsletter_mail_waiting on newsletter_mail (issue_id, subscription_id) where taken_at is null;
create index newsletter_mail_subscription on newsletter_mail (subscription_id);
`;

/** Newsletter issues are written and sent in the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [subscribers, issues]) await sql.raw(part).execute(db);
}
