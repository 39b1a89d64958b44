import { bearableCost, slipCost } from './closeness.ts';

/** A word of three letters may only be another spelling of the same sound: “sok” is “sock”. */
const shortest = 3;
const sameSoundCost = 0.4;

/**
 * The certainty that a word is a misspelling of another one in the same script; 0 if the distance is too large.
 * @param article how many letters of an article were typed before it, as a longer word may have more errors
 */
export function slipOf(term: string, word: string, article: number): number {
  const isShort = term.length === shortest && /^[a-z]+$/.test(term);
  const bearable = isShort ? sameSoundCost : bearableCost(Math.min(term.length, word.length) + article);
  if (Math.abs(term.length - word.length) > 2) return 0;
  const cost = slipCost(term, word, bearable);
  return cost > bearable ? 0 : 0.95 - 0.3 * cost;
}
