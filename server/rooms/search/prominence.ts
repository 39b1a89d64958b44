import type { SearchType } from '../../../contract/search-results.ts';
import type { Match, Prominence } from '../catalog/service.ts';

/** The match that the list of a type is asked with. */
export type MatchOf = (type: SearchType) => Match;

/** A way to put a match. */
export interface Way {
  by: MatchOf;
  /** The match with its words anywhere. */
  whole: Match;
}

/**
 * Where a type's listings say what kind of thing they are. The texts of jobs mention whom one works with, and businesses
 * what is near; what a home has often stands in its text alone.
 */
const prominenceOf: Partial<Record<SearchType, Prominence>> = {
  business: 'head',
  product: 'head',
  event: 'head',
  job: 'title',
};

const byProminence =
  (match: Match): MatchOf =>
  (type) => {
    const where = prominenceOf[type];
    return where ? match.prominent(where) : match;
  };

/**
 * How a match is put, one way after the other until something is found: by what listings say that they are, then with the
 * words anywhere.
 * @param type the type that is looked for; a way that differs for other types only is left out
 */
export function waysOf(match: Match, type: SearchType | undefined): Way[] {
  const prominent = byProminence(match);
  const differs = type ? prominent(type) !== match : prominent('business') !== match;
  const ways = differs ? [prominent, () => match] : [prominent];
  return ways.map((by) => ({ by, whole: match }));
}
