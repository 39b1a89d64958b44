import { isArabic, looksLikeArabizi, soundsOf, stripLatinArticle } from '../../../contract/spelling.ts';
import { bearableCost, slipCost } from './closeness.ts';
import { correspondences } from './correspondences.ts';
import { createHearing, parseCorrespondences } from './hearing.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { KnownWord } from './vocabulary-queries.ts';

/** A term that may be meant by a word. */
export interface Guess {
  term: string;
  /** From 0, an accident, to 1, as good as written. */
  certainty: number;
}

export interface Respelt {
  /** Terms that may be meant, the likeliest first. */
  guesses: Guess[];
  /** Nothing has the word itself. */
  insteadOf: boolean;
  /** What a person is told was understood: the term, where the word was misspelt and not only written otherwise. */
  shown: string | null;
}

/** A word that so few listings have is heard in the other script as if none had it. */
const rare = 4;
/** A word that so few have may be a slip that others made, too, if the other one is so much commoner. */
const uncommon = 25;
const timesCommoner = 8;
/** A word that editors keep in a concept counts like so many listings. */
const conceptWorth = 40;
/** So many words may be meant by one. */
const mostGuesses = 6;
/** A guess that is so much worse than the best is none. */
const spread = 0.22;
/** What a word of twice as many listings is likelier to be meant. */
const worthOfDouble = 0.02;

/** A slip in the script that a person writes is likelier than the other script. */
const ownScript = 0.2;

const hearing = createHearing(parseCorrespondences(correspondences));

/** Evidence for the same sound, in bits: in all, and for each letter of both words. */
const leastEvidence = { whole: 5, letter: 0.4 };
/** The same where more listings have the word as it is written. */
const plainEvidence = { whole: 8, letter: 0.6 };

/** How surely a word of one script writes one of the other, by what both sound like; 0 below the least evidence. */
function heardAs(spellings: readonly string[], word: string, isPlain: boolean): number {
  const least = isPlain ? plainEvidence : leastEvidence;
  const others = [...new Set([word, stripLatinArticle(word)])];
  let best = 0;
  for (const spelling of spellings) {
    for (const other of others) {
      const [latin, arabic] = isArabic(spelling) ? [other, spelling] : [spelling, other];
      const whole = hearing.evidenceOf(latin, arabic);
      const letter = whole / (latin.length + arabic.length);
      if (whole < least.whole || letter < least.letter) continue;
      best = Math.max(best, Math.min(0.9, 0.2 + 0.6 * letter));
    }
  }
  return best;
}

/** The spellings of a word that are compared with the other script. */
function spellingsOf({ term, folded }: Token): string[] {
  const spellings = [term, folded, ...(isArabic(folded) ? [] : [stripLatinArticle(folded)])];
  if (!isArabic(folded)) spellings.push(folded.replace(/(.)\1+/g, '$1'));
  // The index has Starbucks without its last letter, as it takes it for a plural.
  if (/.{4}[سز]$/.test(term)) spellings.push(term.slice(0, -1));
  return [...new Set(spellings)];
}

/** How surely a word is a misspelt other one of the same script; 0 where too much parts them. */
function slipOf(term: string, word: string): number {
  const bearable = bearableCost(Math.min(term.length, word.length));
  if (Math.abs(term.length - word.length) > 2) return 0;
  const cost = slipCost(term, word);
  return cost > bearable ? 0 : 0.95 - 0.3 * cost;
}

/**
 * Other words that may be meant by one that no listing has, or hardly any: slips away, or of the same sound in the other
 * script.
 */
export function respelt(
  token: Token,
  lexicon: Lexicon,
  words: readonly KnownWord[],
  known: ReadonlyMap<string, KnownWord>,
): Respelt | undefined {
  const { term, folded } = token;
  const own = known.get(term)?.listings ?? 0;
  if (own >= uncommon || lexicon.has(term) || /^\d+$/.test(term)) return undefined;
  const insteadOf = own === 0;
  const worth = (word: string) => (known.get(word)?.listings ?? 0) + (lexicon.has(word) ? conceptWorth : 0);
  const isFromArabic = isArabic(term);
  const hasDigits = /\d/.test(folded);
  if (hasDigits && !looksLikeArabizi(folded)) return undefined;
  const candidates = new Set([
    ...lexicon.slippedTo(term),
    ...soundsOf(folded).flatMap((sound) => lexicon.soundingLike(sound)),
    ...words.map(({ word }) => word),
  ]);
  const spellings = spellingsOf(token);
  const slipped = new Set<string>();
  const guesses: (Guess & { rank: number })[] = [];
  for (const word of candidates) {
    const common = worth(word);
    if (word === term || common === 0 || /\d/.test(word)) continue;
    let certainty = 0;
    if (isArabic(word) !== isFromArabic) certainty = heardAs(spellings, word, own >= rare);
    else if (!hasDigits && (insteadOf || common >= own * timesCommoner)) {
      certainty = slipOf(term, word);
      if (certainty > 0) slipped.add(word);
    }
    if (certainty > 0) {
      const likelier = slipped.has(word) ? ownScript : 0;
      guesses.push({
        term: word,
        certainty,
        rank: certainty + likelier + worthOfDouble * Math.log2(1 + common),
      });
    }
  }
  guesses.sort((one, other) => other.rank - one.rank);
  const [best] = guesses;
  if (!best) return undefined;
  const likely = guesses.filter(({ rank }) => rank >= best.rank - spread).slice(0, mostGuesses);
  return {
    guesses: likely.map(({ term: word, certainty }) => ({ term: word, certainty })),
    insteadOf,
    shown: insteadOf && slipped.has(best.term) ? best.term : null,
  };
}
