import { memoize } from '../../process/memoize.ts';
import type { Vocabulary, WordLookup } from '../../search-engine/search-engine.ts';
import type { Lexicon } from './lexicon.ts';
import { type Respelt, respelt } from './respelling.ts';
import type { Token } from './tokens.ts';
import type { Unit } from './unit.ts';
import type { KnownWord } from './vocabulary-queries.ts';

/** The words of the index that are relevant to a query, and the readings of its own words. */
export interface WordReadings {
  words: readonly KnownWord[];
  known: ReadonlyMap<string, KnownWord>;
  /** The other words that may be meant by one. */
  respelt(token: Token): Respelt | undefined;
  /** A unit that depends only on its key, which consists of its words. */
  unit(key: string, make: () => ReadUnit): ReadUnit;
}

/** A unit, and the two words that a joined word was split into. */
export interface ReadUnit {
  unit: Unit;
  parts?: string[] | undefined;
}

/** Merges the lookups for each word of a query. */
export function mergedLookup(lookups: readonly WordLookup[]): WordLookup {
  const all = (keys: keyof WordLookup) => [...new Set(lookups.flatMap((lookup) => lookup[keys]))];
  return { words: all('words'), stems: all('stems'), sounds: all('sounds'), slips: all('slips') };
}

const byWord = (words: readonly KnownWord[]) => new Map(words.map((word) => [word.word, word]));

/** The readings of one query, from the words that were read for it. */
export function readingsBy(words: readonly KnownWord[], lexicon: Lexicon): WordReadings {
  const known = byWord(words);
  const found = new Map<Token, Respelt | undefined>();
  return {
    words,
    known,
    respelt(token) {
      if (!found.has(token)) found.set(token, respelt(token, lexicon, words, known));
      return found.get(token);
    },
    unit: (_key, make) => make(),
  };
}

/** The maximum number of words and units cached per generation: some megabytes. */
const mostRemembered = { words: 3_000, units: 2_000 };
/** Neither part of a token contains it. */
const separator = '\n';

const commonestFirst = (one: KnownWord, other: KnownWord) =>
  other.listings - one.listings || (one.word < other.word ? -1 : 1);

/**
 * Caches how words are interpreted by a vocabulary and a lexicon, until either changes: most queries are new, but
 * most of their words are not. The meaning of a word depends on that word alone, not on its neighbors.
 * @param lookupOf the lookups that interpreting a single word requires
 */
export function createWordReadings(
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  lookupOf: (token: Token) => WordLookup,
) {
  const { version } = vocabulary;
  const wordOf = memoize((key: string) => {
    const [folded = '', term = ''] = key.split(separator);
    const token = { text: folded, folded, term };
    const words = vocabulary.find(lookupOf(token));
    return { words, respelt: respelt(token, lexicon, words, byWord(words)) };
  }, mostRemembered.words);
  const read = ({ folded, term }: Token) => wordOf(`${folded}${separator}${term}`);
  let [recent, older] = [new Map<string, ReadUnit>(), new Map<string, ReadUnit>()];
  function unit(key: string, make: () => ReadUnit): ReadUnit {
    const known = recent.get(key);
    if (known) return known;
    const found = older.get(key) ?? make();
    if (recent.size >= mostRemembered.units) [older, recent] = [recent, new Map()];
    recent.set(key, found);
    return found;
  }
  return {
    /** Whether it is based on the current version of a vocabulary. */
    isOf: (now: Vocabulary, concepts: Lexicon) =>
      now === vocabulary && now.version === version && concepts === lexicon,
    /**
     * @param tokens the words of a query that are in no concept
     * @param beside further lookups
     */
    of(tokens: readonly Token[], beside: WordLookup): WordReadings {
      const found = tokens.map((token) => read(token).words);
      const others = vocabulary.find(beside);
      const [first = others] = found;
      const isOne = others.length === 0 && found.length === 1;
      let known = isOne ? undefined : byWord([...found.flat(), ...others]);
      return {
        words: known ? [...known.values()].sort(commonestFirst) : first,
        get known() {
          known ??= byWord(first);
          return known;
        },
        respelt: (token) => read(token).respelt,
        unit,
      };
    },
  };
}
export type RememberedReadings = ReturnType<typeof createWordReadings>;
