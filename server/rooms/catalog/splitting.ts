import { termOf } from '../../../contract/search.ts';
import type { Token } from './tokens.ts';
import type { KnownWord } from './vocabulary-queries.ts';

/** A number with its unit, or a model: “2br”, “f150”. */
export function splitAtDigits({ folded }: Token): string[] {
  const parts = folded.match(/\d+|\D+/g) ?? [];
  return parts.length > 1 && parts.length <= 3 ? parts.map(termOf) : [];
}

/**
 * The minimum length of a joined word and of its parts, and the number of listings from which a word is not split.
 */
const leastSplit = { whole: 6, part: 3, listings: 4 };

/** A word split in two, in every way: «أبوجبارة» is «أبو جبارة» if nothing has the whole word. */
export function splitsOf(folded: string): [string, string][] {
  if (folded.length < leastSplit.whole || /\d/.test(folded)) return [];
  const splits: [string, string][] = [];
  for (let at = leastSplit.part; at <= folded.length - leastSplit.part; at++) {
    splits.push([termOf(folded.slice(0, at)), termOf(folded.slice(at))]);
  }
  return splits;
}

/** The parts of a rare word that are both known and more frequent; the most frequent pair. */
export function partsOf(
  { folded, term }: Token,
  known: ReadonlyMap<string, KnownWord>,
): string[] | undefined {
  const own = known.get(term)?.listings ?? 0;
  if (own >= leastSplit.listings) return undefined;
  const worth = (parts: string[]) => Math.min(...parts.map((part) => known.get(part)?.listings ?? 0));
  // “sohoshot” is “soho shot”, not “sohos hot”.
  const isWhole = (parts: string[]) => Number(parts.join('') === folded);
  const splits = splitsOf(folded).filter((parts) => worth(parts) > own);
  const [best] = splits.sort((one, other) => isWhole(other) - isWhole(one) || worth(other) - worth(one));
  return best;
}
