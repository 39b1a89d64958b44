import { type Row, round } from '../measure.ts';
import type { Answer } from './corpus.ts';
import type { Judged } from './judging.ts';

/** How a result was found, from complete matches to those that lack the most. */
function causeOf({ guessed, why }: Answer['found'][number], isLoosened: boolean): string {
  if (isLoosened) return 'without a part of the question';
  if (guessed) return 'by a guess';
  return why ? `with the words in its ${why.in}` : 'with the words in its title';
}

/** Counts the results of individually judgeable queries, by how they were found. */
export function createCauses() {
  const counts = new Map<string, { shown: number; wrong: number }>();
  return {
    add({ question, wrong }: Judged, { found, isLoosened }: Answer): void {
      if (!question.isExact) return;
      for (const result of found) {
        const cause = causeOf(result, isLoosened);
        const count = counts.get(cause) ?? { shown: 0, wrong: 0 };
        count.shown += 1;
        if (wrong.has(result.id)) count.wrong += 1;
        counts.set(cause, count);
      }
    },
    /** A line for each cause, those with the most wrong results first. */
    summary: (): Row[] =>
      [...counts]
        .sort(([, one], [, other]) => other.wrong - one.wrong)
        .map(([cause, { shown, wrong }]) => ({ cause, shown, wrong, share: round(wrong / shown) })),
  };
}
