import type { Db } from '../../database/connect.ts';
import { deleteLonely, lockConversationsOf, withdrawAllOf } from './writing-queries.ts';

/**
 * Prepares the conversations of an account for its deletion, before the account is locked: no messages are accepted
 * until it is deleted. Messages remain for the other sides, without phone numbers and photos; conversations without
 * another side are deleted.
 */
export async function lockAllOf(tx: Db, userId: number): Promise<void> {
  await lockConversationsOf(tx, userId);
  await withdrawAllOf(tx, userId);
  await deleteLonely(tx, userId);
}
