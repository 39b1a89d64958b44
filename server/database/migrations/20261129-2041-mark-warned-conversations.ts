import { type Kysely, sql } from 'kysely';

const column = `
-- Whether a side received a message that its recipient is warned of; null until the earlier messages are evaluated.
alter table conversation_side add column is_warned boolean default false;
update conversation_side s set is_warned = null
  where exists (select from message m where m.conversation_id = s.conversation_id and m.side <> s.side);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
