import { type Kysely, sql } from 'kysely';

const statement = `
-- When an email about unread messages is due; null while nothing is unread, and once it was sent.
alter table conversation_side add column mail_due_at timestamptz;
create index conversation_side_mail_due on conversation_side (mail_due_at) where mail_due_at is not null;

alter table inbox add column mails_unread boolean not null default true;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
