import { sql } from 'kysely';
import type { ConversationSide } from '../../../contract/conversations.ts';
import type { Db } from '../../database/connect.ts';

/** The texts that a side of a conversation received. */
export async function readReceived(db: Db, id: number, side: ConversationSide): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .select('text')
    .where('conversation_id', '=', id)
    .where('side', '<>', side)
    .where('text', '<>', '')
    .execute();
  return rows.map(({ text }) => text);
}

/** Stores whether a side is warned, unless a message that arrived since has decided it. */
export async function saveWarned(
  db: Db,
  { id, side, isWarned }: { id: number; side: ConversationSide; isWarned: boolean },
): Promise<void> {
  await sql`update conversation_side set is_warned = ${isWarned}
    where conversation_id = ${id} and side = ${side} and is_warned is null`.execute(db);
}
