import type { Db } from '../../database/connect.ts';
import { addSearchCount } from './queries.ts';

/** What is longer is a text and not a question. */
const longest = 80;
/** A telephone number, or what an address looks like once its signs are gone: not for keeping. */
const personal = /\d[\d ]{6,}|\b(com|net|org|edu|mail|gmail|hotmail|yahoo|outlook)\b/;

/**
 * Counts what is searched for, for those who keep the concepts and the categories. Nobody waits for it, and a
 * count that is lost is no loss.
 */
export async function countSearch(
  db: Db,
  { words, isMissed }: { words: string; isMissed: boolean },
): Promise<void> {
  if (words.length === 0 || words.length > longest || personal.test(words)) return;
  await addSearchCount(db, words, isMissed).catch(() => undefined);
}
