import type { SearchType } from '../../../contract/search-results.ts';
import { looseProminenceOf, type Match, prominenceOf } from '../catalog/service.ts';

/** The match for the list of a type. */
export type MatchOf = (type: SearchType) => Match;

/** A step of a match. */
export interface Way {
  by: MatchOf;
  /** The match with its words anywhere. */
  whole: Match;
  /** Whether its words do not count everywhere, if that differs. */
  isProminent: boolean;
}

const byProminence =
  (match: Match): MatchOf =>
  (type) => {
    const where = (match.isOfKinds ? looseProminenceOf : prominenceOf)[type];
    return where ? match.prominent(where) : match;
  };

/**
 * The steps of a match: by identifying parts, then with the words anywhere. If results have only the kind of
 * thing that was named, or any one word, it must be where they say what they are.
 */
function waysOf(match: Match, type: SearchType | undefined): Way[] {
  const prominent = byProminence(match);
  const differs = type ? prominent(type) !== match : prominent('business') !== match;
  const ways = differs && !match.isOfKinds && !match.isAnyPart ? [prominent, () => match] : [prominent];
  return ways.map((by, at) => ({ by, whole: match, isProminent: at === 0 }));
}

/**
 * The steps of a query, in order until one finds something. Without its descriptive words it is run in the identifying
 * parts before its words count anywhere: “good pizza” is not every restaurant with a good name.
 * @param type the type of the list
 */
export function stepsOf(matches: readonly Match[], type: SearchType | undefined): Way[] {
  const [essential, others] = [true, false].map((is) =>
    matches.filter(({ isEssential }) => isEssential === is).map((match) => waysOf(match, type)),
  ) as [Way[][], Way[][]];
  return [
    ...essential.flatMap(([first]) => first ?? []),
    ...essential.flatMap(([, ...anywhere]) => anywhere),
    ...others.flat(),
  ];
}
