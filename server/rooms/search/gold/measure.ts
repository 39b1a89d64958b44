import type { SearchResults } from '../../../../contract/search-results.ts';
import type { GoldQuestion, GoldRow } from './rule.ts';

export const shown = 10;

export interface Judged {
  question: GoldQuestion;
  /** The number of correct listings in the data. */
  right: number;
  /** Recall at ten: correct results of the first ten as a share of min(10, correct). */
  recall: number;
  /** The reciprocal rank of the first correct result; 0 if none of the ten is correct. */
  reciprocalRank: number;
  /** The first results, with wrong ones marked. */
  first: string[];
}

/**
 * Runs each query and judges the first ten results. If more than ten listings are correct, recall at ten is the
 * share of correct ones among the first ten.
 * @param ask calls the API's `search` with these parameters
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
    const found = data[question.type] as readonly { id: number; title?: string; name?: string }[];
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
