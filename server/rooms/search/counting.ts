import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/connect.ts';
import { addSearchCount } from './queries.ts';

/** What is longer is a text and not a question. */
const longest = 80;
/** A telephone number, or what an address looks like once its signs are gone: not for keeping. */
const personal = /\d[\d ]{6,}|\b(com|net|org|edu|mail|gmail|hotmail|yahoo|outlook)\b/;

export interface CountedSearch {
  words: string;
  isMissed: boolean;
}

const mayBeCounted = (words: string) => words.length > 0 && words.length <= longest && !personal.test(words);

/** So many questions are remembered with what became of them. */
const mostRemembered = 5_000;

/**
 * Remembers how questions were counted, so that they can be counted again where a page that is kept answers them and
 * nobody searches. What is not counted is not remembered.
 */
export function createSearchMemory() {
  const counted = new LRUCache<string, CountedSearch>({ max: mostRemembered });
  return {
    remember(question: string, search: CountedSearch): void {
      if (question.length <= 2 * longest && mayBeCounted(search.words)) counted.set(question, search);
    },
    /** How a question was counted; undefined where it was not. */
    recall: (question: string): CountedSearch | undefined => counted.get(question.trim()),
  };
}

/** Counts in memory and writes in batches. */
export interface SearchBatches {
  search(words: string, isMissed: boolean): void;
}

/**
 * Counts what is searched for, for those who maintain concepts and categories. Nobody waits for it, and a count that is
 * lost is no loss.
 * @param batches where counts are gathered; without them each is written at once
 */
export async function countSearch(
  db: Db,
  { words, isMissed }: CountedSearch,
  batches?: SearchBatches,
): Promise<void> {
  if (!mayBeCounted(words)) return;
  if (batches) batches.search(words, isMissed);
  else await addSearchCount(db, words, isMissed).catch(() => undefined);
}
