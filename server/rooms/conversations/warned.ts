import { warningOf } from '../../../contract/message-warnings.ts';
import type { Db } from '../../database/connect.ts';
import type { ConversationRow } from './queries.ts';
import { readReceived, saveWarned } from './warned-queries.ts';

/**
 * Evaluates the messages of conversations that are older than the column, once each.
 * @returns the rows, each with whether its side received a message that its recipient is warned of
 */
export async function withWarnings<Row extends Pick<ConversationRow, 'id' | 'side' | 'is_warned'>>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const complete: Row[] = [];
  for (const row of rows) {
    if (row.is_warned !== null) {
      complete.push(row);
      continue;
    }
    const { id, side } = row;
    const isWarned = (await readReceived(db, id, side)).some((text) => warningOf(text) !== null);
    await saveWarned(db, { id, side, isWarned });
    complete.push({ ...row, is_warned: isWarned });
  }
  return complete;
}
