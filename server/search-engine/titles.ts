import { Best } from './best.ts';
import { filterOf, type IndexFilter } from './index-filter.ts';
import { has, matchDocuments } from './matching.ts';
import type { IndexQuestion } from './question.ts';
import type { Segment } from './segment.ts';
import type { ValueTables } from './value-table.ts';

/** The weight of a complete listing relative to an almost empty one. */
const completeShare = 0.3;

/**
 * The ids of listings whose titles contain what a query requires and that pass a filter: short titles and complete
 * listings first, then the newest.
 */
export function bestTitles(
  segments: readonly Segment[],
  question: IndexQuestion,
  filter: IndexFilter,
  tables: ValueTables,
  most: number,
): number[] {
  const best = new Best(most);
  for (const segment of segments) {
    const { documents, units } = matchDocuments(segment, question);
    const { ids, boosts, titleLengths } = segment.columns;
    const passes = filterOf(segment.columns, filter, tables);
    const sets = question.required.map((set) => units.filter((_unit, number) => set & (1 << number)));
    for (const document of documents) {
      const isTitled = sets.some((set) => set.every((unit) => (unit[document] as number) & has.title));
      if (!isTitled || !passes(document)) continue;
      const complete = 1 + completeShare * (boosts[document] as number);
      best.offer(ids[document] as number, complete / (1 + (titleLengths[document] as number)));
    }
  }
  return best.sorted().map(({ id }) => id);
}
