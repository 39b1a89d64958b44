import { isArabic } from '../../../contract/spelling.ts';
import type { Lexicon } from './lexicon.ts';
import type { Guess, Respelt } from './respelling.ts';
import type { Token } from './tokens.ts';

/** The minimum certainty of two guesses to be combined into an expression. */
const leastInExpression = 0.5;

/**
 * Ranks guesses first that form an expression of a concept with the guess at the next word: “nadi riyadi” is نادي
 * رياضي, though each word alone is more likely a name.
 */
export function preferExpressions(
  tokens: readonly Token[],
  other: Map<number, Respelt>,
  lexicon: Lexicon,
): void {
  const optionsAt = (at: number): Guess[] => {
    const own = { term: tokens[at]?.term ?? '', certainty: 1, isMeant: true };
    return [own, ...(other.get(at)?.guesses ?? [])].filter(({ certainty }) => certainty >= leastInExpression);
  };
  for (let at = 0; at + 1 < tokens.length; at++) {
    if (!other.get(at)?.insteadOf && !other.get(at + 1)?.insteadOf) continue;
    const pairs = optionsAt(at).flatMap((one) => optionsAt(at + 1).map((next) => [one, next] as const));
    const [best] = pairs
      .filter(([one, next]) => lexicon.longestAt([one.term, next.term], 0)?.length === 2)
      .sort((pair, than) => sureness(than) - sureness(pair));
    for (const [step, guess] of best?.entries() ?? []) {
      const found = other.get(at + step);
      if (!found || guess.term === tokens[at + step]?.term) continue;
      const others = found.guesses.filter(({ term }) => term !== guess.term);
      const suggestion = isArabic(guess.term) === isArabic(tokens[at + step]?.term ?? '') ? guess.term : null;
      other.set(at + step, { insteadOf: true, guesses: [guess, ...others], suggestion });
    }
  }
}

const sureness = ([one, next]: readonly [Guess, Guess]) => one.certainty + next.certainty;
