import type { Match } from './match.ts';

/**
 * A match that is computed when a search first reaches its step: most searches find something before.
 * @param make the match; its position among the steps is that of the lazy one
 */
export function lazyMatch(
  make: () => Match,
  fixed: Pick<Match, 'isClose' | 'isLoosened' | 'isEssential'>,
): Match {
  let made: Match | undefined;
  const match = () => {
    made ??= make();
    return made;
  };
  const lazy: Match = {
    ...fixed,
    looseness: 0,
    extends: false,
    isOfKinds: false,
    isAnyPart: false,
    get all() {
      return match().all;
    },
    get sure() {
      return match().sure;
    },
    get title() {
      return match().title;
    },
    get units() {
      return match().units;
    },
    get hasGuesses() {
      return match().hasGuesses;
    },
    get known() {
      return match().known;
    },
    get phrase() {
      return match().phrase;
    },
    get index() {
      return match().index;
    },
    prominent: () => lazy,
  };
  return lazy;
}
