import type { SearchResults } from '../../../../contract/search-results.ts';
import type { GoldQuestion, GoldRow } from './rule.ts';

export const shown = 10;

export interface Judged {
  question: GoldQuestion;
  /** How many listings of the data are right. */
  right: number;
  /** Of the first ten, how many are right, as a share of those that could be: min(10, right). */
  recall: number;
  /** One through the place of the first right result; 0 where none of the ten is. */
  reciprocalRank: number;
  /** What came first, wrong ones marked. */
  first: string[];
}

/**
 * Asks each question and judges the first ten of its list. Where more than ten listings are right, recall at
 * ten is the share of the first ten that are right: nobody can be shown more.
 * @param ask answers the API's `search` with these parameters
 */
export async function judge(
  questions: readonly GoldQuestion[],
  rows: readonly GoldRow[],
  ask: (query: URLSearchParams, lang: string) => Promise<SearchResults>,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const question of questions) {
    const right = new Set(rows.filter(question.isRight).map(({ id }) => id));
    const query = new URLSearchParams({ q: question.q, type: question.type, limit: String(shown) });
    const { data } = await ask(query, question.lang);
    const found = data[question.type] as { id: number; title?: string; name?: string }[];
    const hits = found.filter(({ id }) => right.has(id)).length;
    const place = found.findIndex(({ id }) => right.has(id));
    judged.push({
      question,
      right: right.size,
      recall: hits / Math.max(1, Math.min(shown, right.size)),
      reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
      first: found.map(({ id, title, name }) => `${right.has(id) ? '' : '✗ '}${title ?? name ?? ''}`),
    });
  }
  return judged;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
