import { type Kysely, sql } from 'kysely';

const answers = `
create table contact_answer (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_message (id) on delete cascade,
  author_id bigint references app_user (id) on delete set null,
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index contact_answer_message on contact_answer (message_id, id);
create index contact_answer_author on contact_answer (author_id);
create index contact_message_status on contact_message (status, created_at desc, id desc);
create index contact_message_at on contact_message (created_at desc, id desc);
create index contact_message_words on contact_message
  using gin (person_words(name, email, phone) gin_trgm_ops);
`;

/** Replies to contact messages, with author and time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(answers).execute(db);
}
