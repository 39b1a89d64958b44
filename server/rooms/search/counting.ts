import { LRUCache } from 'lru-cache';
import type { Db } from '../../database/connect.ts';
import { addSearchCount } from './queries.ts';

/** Longer input is a text and not a query. */
const longest = 80;
/** A phone number, or an email address without punctuation: not stored. */
const personal = /\d[\d ]{6,}|\b(com|net|org|edu|mail|gmail|hotmail|yahoo|outlook)\b/;

export interface CountedSearch {
  words: string;
  isMissed: boolean;
}

const mayBeCounted = (words: string) => words.length > 0 && words.length <= longest && !personal.test(words);

/** The number of queries whose outcome is remembered. */
const mostRemembered = 5_000;

/**
 * Remembers how queries were counted, so that they can be counted again when a cached page responds without a
 * search. Queries that are not counted are not remembered.
 */
export function createSearchMemory() {
  const counted = new LRUCache<string, CountedSearch>({ max: mostRemembered });
  return {
    remember(question: string, search: CountedSearch): void {
      if (question.length <= 2 * longest && mayBeCounted(search.words)) counted.set(question, search);
    },
    /** How a query was counted; undefined if it was not. */
    recall: (question: string): CountedSearch | undefined => counted.get(question.trim()),
  };
}

/** Counts in memory and writes in batches. */
export interface SearchBatches {
  search(words: string, isMissed: boolean): void;
}

/**
 * Counts queries, for editors of concepts and categories. Not awaited, and lost counts are acceptable.
 * @param batches buffers counts; without it each is written at once
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
