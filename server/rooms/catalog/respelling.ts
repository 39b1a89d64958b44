import {
  arabiziPattern,
  isArabic,
  isOneSlipApart,
  looksLikeArabizi,
  soundsOf,
} from '../../../contract/spelling.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { KnownWord } from './vocabulary-queries.ts';

export interface Respelt {
  /** Terms that may be meant, the likeliest first. */
  terms: string[];
  /** Nothing has the word itself. */
  insteadOf: boolean;
  /** What a person is told was understood: the term, where the word was misspelt and not only written otherwise. */
  shown: string | null;
}

/** A word that so few listings have may be heard in the other alphabet. */
const rare = 4;
/** A word that so few have may be a slip that others made, too, if the other one is so much commoner. */
const uncommon = 25;
const timesCommoner = 8;
/** A word that editors keep in a concept counts like so many listings. */
const conceptWorth = 40;
const mostAlike = 3;
/** So many words may be written in one way of the other alphabet. */
const mostSounding = 4;

/**
 * Another spelling of a word that no listing has, or hardly any: one slip away, or by its sound in the other
 * alphabet. Digits that stand for letters are read as such first.
 */
export function respelt(
  token: Token,
  lexicon: Lexicon,
  words: readonly KnownWord[],
  known: Map<string, KnownWord>,
): Respelt | undefined {
  const { term, folded } = token;
  const own = known.get(term)?.listings ?? 0;
  if (own >= uncommon || lexicon.has(term) || /^\d+$/.test(term)) return undefined;
  const insteadOf = own === 0;
  const worth = (word: string) => (known.get(word)?.listings ?? 0) + (lexicon.has(word) ? conceptWorth : 0);
  const best = (found: Iterable<string>, atMost: number) => {
    const sorted = [...new Set(found)].filter((word) => word !== term).sort((a, b) => worth(b) - worth(a));
    const least = worth(sorted[0] ?? '') / 10;
    return sorted.slice(0, atMost).filter((word) => worth(word) >= least && worth(word) > 0);
  };
  if (insteadOf && looksLikeArabizi(folded)) {
    const heard = bySound(soundsOf(folded), arabiziPattern(folded), lexicon, words);
    if (heard.length > 0) return { terms: best(heard, mostSounding), insteadOf, shown: null };
  }
  const slipped = best(
    [...lexicon.slippedTo(term), ...words.map(({ word }) => word)].filter((word) =>
      isOneSlipApart(word, term),
    ),
    mostAlike,
  ).filter((word) => insteadOf || worth(word) >= own * timesCommoner);
  const isFromArabic = isArabic(term);
  const sounds = own < rare ? soundsOf(isFromArabic ? term : folded) : [];
  // A Latin word that is a slip away from a known one is that, not an Arabic one.
  const mayBeHeard = isFromArabic || slipped.length === 0;
  const pattern = isFromArabic ? undefined : arabiziPattern(folded);
  const heard = mayBeHeard ? best(bySound(sounds, pattern, lexicon, words, isFromArabic), mostSounding) : [];
  const terms = best([...slipped, ...heard], mostAlike + mostSounding);
  const [first] = terms;
  if (!first) return undefined;
  return { terms, insteadOf, shown: insteadOf && slipped.includes(first) ? first : null };
}

/** Words of the other alphabet that sound so; those that a pattern knows, where there is one. */
function bySound(
  sounds: readonly string[],
  pattern: RegExp | undefined,
  lexicon: Lexicon,
  words: readonly KnownWord[],
  fromArabic = false,
): string[] {
  const candidates = [
    ...sounds.flatMap((sound) => (sound.length > 1 ? lexicon.soundingLike(sound) : [])),
    ...words.filter(({ sound }) => sound.length > 1 && sounds.includes(sound)).map(({ word }) => word),
  ].filter((word) => isArabic(word) !== fromArabic);
  if (pattern) return candidates.filter((word) => pattern.test(word));
  // Two consonants alone are too few to tell a name by.
  return sounds.some((sound) => sound.length >= 3) ? candidates : [];
}
