import type { SearchType } from '../../../contract/search-results.ts';
import type { Match, Prominence } from '../catalog/service.ts';

/** The match for the list of a type. */
export type MatchOf = (type: SearchType) => Match;

/** A step of a match. */
export interface Way {
  by: MatchOf;
  /** The match with its words anywhere. */
  whole: Match;
}

/**
 * The identifying parts of listings by type. The texts of jobs mention colleagues, and those of businesses what is
 * nearby; features of a home are often in its text only.
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
 * The steps of a match, in order until one finds something: by identifying parts, then with the words anywhere.
 * @param type the type of the list; steps that only differ for other types are omitted
 */
export function waysOf(match: Match, type: SearchType | undefined): Way[] {
  const prominent = byProminence(match);
  const differs = type ? prominent(type) !== match : prominent('business') !== match;
  const ways = differs ? [prominent, () => match] : [prominent];
  return ways.map((by) => ({ by, whole: match }));
}
