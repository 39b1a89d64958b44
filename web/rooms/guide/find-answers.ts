import type { FaqGroup } from '../../../contract/entries.ts';
import { terms } from '../../../contract/search.ts';

/**
 * The questions that contain every word of the query, in any spelling, in the question or its answer; the last word
 * may be a prefix. Without a query, all of them.
 */
export function findAnswers(groups: readonly FaqGroup[], words: string): readonly FaqGroup[] {
  const queryTerms = terms(words);
  const last = queryTerms.length - 1;
  if (last < 0) return groups;
  const has = (text: string) => {
    const own = terms(text);
    return queryTerms.every((term, index) =>
      own.some((word) => (index === last ? word.startsWith(term) : word === term)),
    );
  };
  return groups.flatMap(({ group, entries }) => {
    const found = entries.filter(({ question, answer }) =>
      has(`${group} ${question} ${answer.replace(/<[^>]*>/g, ' ')}`),
    );
    return found.length > 0 ? [{ group, entries: found }] : [];
  });
}
