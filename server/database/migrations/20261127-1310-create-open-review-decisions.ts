import { type Kysely, sql } from 'kysely';

/**
 * Decisions on reviews that can still be undone, as `open_decision` has those on posts. Nobody is notified of them
 * before.
 */
const decisions = `
create table open_review_decision (
  id bigint generated always as identity primary key,
  review_id bigint not null references review (id) on delete cascade,
  actor_id bigint not null references app_user (id) on delete cascade,
  act text not null check (act in ('approve', 'reject', 'remove', 'dismiss')),
  is_change boolean not null,
  -- What the decision changed, as it was before and directly after.
  before jsonb not null,
  after jsonb not null,
  -- The earlier wording that the decision stored.
  version_id bigint references review_version (id) on delete set null,
  -- Whether it froze the average.
  froze boolean not null,
  decided_at timestamptz not null,
  undo_until timestamptz not null
);
create index open_review_decision_actor on open_review_decision (actor_id, id desc);
create index open_review_decision_review on open_review_decision (review_id);
create index open_review_decision_version on open_review_decision (version_id) where version_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(decisions).execute(db);
}
