import type { ListingKind } from '../../../contract/categories.ts';
import type { Match } from './match.ts';
import { prominenceOf, prominentLooseness } from './prominent-kinds.ts';

/** The match with the looseness of a cursor or a request. */
export function matchAt(matches: readonly Match[], looseness: number): Match | undefined {
  const whole = matches[looseness % prominentLooseness.head];
  const where = (['labels', 'title', 'head'] as const).find((one) => looseness >= prominentLooseness[one]);
  return where ? whole?.prominent(where) : whole;
}

/**
 * The steps of a list's text, each until one finds something: every part in the identifying parts of the kind's
 * listings, then anywhere. Unlike a search, a list has no results that lack a part, as it cannot say so.
 */
export function completeSteps(matches: readonly Match[], kind: ListingKind): Match[] {
  const where = prominenceOf[kind];
  const complete = matches.filter(({ isLoosened }) => !isLoosened);
  return [...new Set(complete.flatMap((match) => (where ? [match.prominent(where), match] : [match])))];
}
