import type { Db } from '../../database/connect.ts';
import { deleteLonely, lockConversationsOf, withdrawAllOf } from './writing-queries.ts';

/**
 * Prepares the conversations of an account for its end, before the account is locked: nobody writes in them until it is
 * gone. What was written stays with the other sides, without the phone numbers and photos; what has no other side any
 * more goes.
 */
export async function lockAllOf(tx: Db, userId: number): Promise<void> {
  await lockConversationsOf(tx, userId);
  await withdrawAllOf(tx, userId);
  await deleteLonely(tx, userId);
}
