import { isArabic, lightStem, slips, soundOf } from '../../contract/spelling.ts';
import { memoize } from '../process/memoize.ts';
import { Best } from './best.ts';
import { NumberWriter } from './byte-writer.ts';
import {
  bytesOf,
  type Dictionary,
  DictionaryWriter,
  findTerm,
  MergedTerms,
  TermReader,
  termBytesOf,
  termsBeginning,
} from './dictionary.ts';
import { documentCount } from './postings.ts';
import type { Segment } from './segment.ts';
import { addWordsWithKey, createWordKeys, type WordKeys } from './word-keys.ts';

/** A word of the index. */
export interface IndexWord {
  word: string;
  /** The number of its listings and articles. */
  listings: number;
  stem: string;
  sound: string;
}

/**
 * A word of the dictionary. Most of the words that are found differ by letters only, and are never asked for their
 * stem or sound.
 */
class ReadWord implements IndexWord {
  readonly word: string;
  readonly listings: number;
  private ownStem: string | undefined;
  private ownSound: string | undefined;

  constructor(word: string, listings: number) {
    this.word = word;
    this.listings = listings;
  }

  get stem(): string {
    this.ownStem ??= lightStem(this.word);
    return this.ownStem;
  }

  get sound(): string {
    this.ownSound ??= soundOf(this.word);
    return this.ownSound;
  }
}

type CountedWord = Pick<IndexWord, 'word' | 'listings'>;

/** A vocabulary in stored form. */
export interface StoredVocabulary {
  dictionary: Dictionary;
  listings: Uint32Array;
  keys: WordKeys;
  /** Words that were added after it was built, with the number of their listings. */
  recent: (readonly [word: string, listings: number])[];
}

/** The keys by which words are looked up. */
export interface WordLookup {
  /** The words themselves. */
  words: readonly string[];
  /** Stems, as returned by `lightStem`: the `most.stems` most frequent words of each. */
  stems: readonly string[];
  /** Sounds, as returned by `soundOf`: the `most.sounds` most frequent words of each. */
  sounds: readonly string[];
  /** Keys, as returned by `slips`: the `most.slips` most frequent words of all of them. */
  slips: readonly string[];
}

/** The maximum number of words, most frequent first, for each key of other spellings. */
export const mostWords = { stems: 20, sounds: 60, slips: 250 };

const longestWord = 60;
const latin = /^[a-z0-9]*[a-z][a-z0-9]*$/;
/** The number of words whose stem and sound are cached after a lookup. */
const mostCached = 10_000;
/** The number of words that are processed before yielding. */
const atOnce = 200;

/** Whether a term may have other spellings: a word of either script. Numbers are matched literally. */
export const isWord = (term: string): boolean =>
  term.length <= longestWord && (isArabic(term) || latin.test(term));

/**
 * The words of the listings and articles of an index, by spelling, by stem, by sound, and by keys that tolerate one
 * edit. Words are numbered in the order of the dictionary, which is immutable; new words are stored beside it.
 */
export class Vocabulary {
  private readonly dictionary: Dictionary;
  /** The number of listings with each word. */
  private readonly listings: Uint32Array;
  private readonly keys: WordKeys;
  /** Changes with every new word, and with the frequencies of words. */
  version = 0;
  private readonly recent = new Map<string, IndexWord>();
  private readonly recentKeys = new Map<string, Set<string>>();
  private readonly wordAt = memoize((number: number) => this.readWord(number), mostCached);
  private readonly decoder = new TextDecoder();

  private constructor({ dictionary, listings, keys }: Omit<StoredVocabulary, 'recent'>) {
    this.dictionary = dictionary;
    this.listings = listings;
    this.keys = keys;
  }

  /** The vocabulary of some segments, built in steps between which the caller can yield. */
  static *of(segments: readonly Segment[]): Generator<void, Vocabulary> {
    const decoder = new TextDecoder();
    const writer = new DictionaryWriter();
    const listings = new NumberWriter();
    const terms = new MergedTerms(segments.map((segment) => segment.dictionary));
    for (let done = 1; terms.advance(); done++) {
      if (done % (atOnce * 10) === 0) yield;
      if (!isWord(decoder.decode(terms.bytes))) continue;
      writer.add(terms.bytes);
      listings.push(
        terms.holders.reduce(
          (sum, { dictionary, term }) =>
            sum + documentCount((segments[dictionary] as Segment).postings, term),
          0,
        ),
      );
    }
    const dictionary = writer.finish();
    yield;
    const keys = createWordKeys(dictionary.size);
    for (const reader = new TermReader(dictionary); reader.advance(); ) {
      for (const key of keysOf(decoder.decode(reader.bytes))) keys.add(key, reader.term);
      if (reader.term % atOnce === 0) yield;
    }
    return new Vocabulary({ dictionary, listings: listings.finish(), keys: yield* keys.finish() });
  }

  /** A stored vocabulary, loaded in steps between which the caller can yield. */
  static *from(stored: StoredVocabulary): Generator<void, Vocabulary> {
    const vocabulary = new Vocabulary(stored);
    for (const [at, [word, listings]] of stored.recent.entries()) {
      vocabulary.addWord(word, listings);
      if (at % atOnce === 0) yield;
    }
    return vocabulary;
  }

  /** The current state, to be stored. */
  stored(): StoredVocabulary {
    const { dictionary, listings, keys } = this;
    const recent = Array.from(this.recent.values(), (one) => [one.word, one.listings] as const);
    return { dictionary, listings, keys, recent };
  }

  /** The number of words, and how many of them were added after it was built. */
  get size(): { all: number; recent: number } {
    return { all: this.dictionary.size + this.recent.size, recent: this.recent.size };
  }

  /** Adds the missing words of a segment. Existing ones are not counted again. */
  add(segment: Segment): void {
    for (const { term: word, listings } of wordsOf(segment)) {
      if (findTerm(this.dictionary, word) >= 0) continue;
      this.version++;
      const known = this.recent.get(word);
      if (known) known.listings += listings;
      else this.addWord(word, listings);
    }
  }

  private addWord(word: string, listings: number): void {
    this.recent.set(word, { word, listings, stem: lightStem(word), sound: soundOf(word) });
    for (const key of keysOf(word)) {
      const words = this.recentKeys.get(key);
      if (words) words.add(word);
      else this.recentKeys.set(key, new Set([word]));
    }
  }

  /**
   * The words that equal, are forms of, sound like, or are within one edit of the given keys; most frequent first.
   */
  find({ words, stems, sounds, slips: slipped }: WordLookup): IndexWord[] {
    const numbers = new Set<number>();
    const added = new Set<string>();
    for (const word of words) {
      const term = findTerm(this.dictionary, word);
      if (term >= 0) numbers.add(term);
      else if (this.recent.has(word)) added.add(word);
    }
    const take = (keys: readonly string[], most: number) => {
      const found = new Set<number>();
      for (const key of keys) {
        addWordsWithKey(this.keys, key, found);
        for (const word of this.recentKeys.get(key) ?? []) added.add(word);
      }
      for (const number of found.size > most ? this.commonestOf(found, most) : found) numbers.add(number);
    };
    for (const stem of stems) take([`s${stem}`], mostWords.stems);
    for (const sound of sounds) if (sound) take([`h${sound}`], mostWords.sounds);
    take(
      slipped.map((slip) => `x${slip}`),
      mostWords.slips,
    );
    const found = [...numbers].map((number) => this.wordAt(number));
    for (const word of added) found.push(this.recent.get(word) as IndexWord);
    return found.sort(byCommonness);
  }

  /**
   * The words that a word may be a misspelling of by two edits: those that begin with one of its first two letters, are
   * about as long, and have all but two of its letters. Reads all words with these letters, unlike `find`, so that it
   * takes milliseconds.
   */
  resembling(word: string): IndexWord[] {
    const firsts = [...new Set([...word].slice(0, 2))];
    const bytes = bytesOf(word);
    const wanted = lettersOf(bytes);
    const most = editsApart * Math.ceil(bytes.length / word.length);
    const mayBe = (other: Uint8Array) => {
      const letters = lettersOf(other);
      return (
        Math.abs(other.length - bytes.length) <= most &&
        countOf(wanted & ~letters) <= editsApart &&
        countOf(letters & ~wanted) <= editsApart
      );
    };
    const numbers: number[] = [];
    for (const first of firsts) {
      const { from, to } = termsBeginning(this.dictionary, first);
      const reader = new TermReader(this.dictionary);
      if (from < to) reader.seekTerm(from);
      while (reader.term < to - 1 && reader.advance())
        if (reader.term >= from && mayBe(reader.bytes)) numbers.push(reader.term);
    }
    const found = this.commonestOf(numbers, mostWords.slips).map((number): IndexWord => this.wordAt(number));
    for (const added of this.recent.values())
      if (firsts.includes(added.word.charAt(0)) && mayBe(bytesOf(added.word))) found.push(added);
    return found;
  }

  /** The number of listings with a word; 0 if there are none. */
  listingsOf(word: string): number {
    const term = findTerm(this.dictionary, word);
    return term >= 0 ? (this.listings[term] as number) : (this.recent.get(word)?.listings ?? 0);
  }

  /** The most frequent words with a prefix. */
  begun(beginning: string, limit: number): CountedWord[] {
    const { from, to } = termsBeginning(this.dictionary, beginning);
    const range = Array.from({ length: to - from }, (_, at) => from + at);
    const found: CountedWord[] = this.commonestOf(range, limit).map((number) => this.wordAt(number));
    for (const word of this.recent.values()) if (word.word.startsWith(beginning)) found.push(word);
    return found.sort(byCommonness).slice(0, limit);
  }

  /** The most frequent of some words; ties in the order of the dictionary. */
  private commonestOf(numbers: Iterable<number>, most: number): number[] {
    const best = new Best(most);
    for (const number of numbers) best.offer(-number, this.listings[number] as number);
    return best.sorted().map(({ id }) => -id);
  }

  private readWord(number: number): IndexWord {
    const word = this.decoder.decode(termBytesOf(this.dictionary, number));
    return new ReadWord(word, this.listings[number] as number);
  }
}

/** The number of edits by which resembling words differ. */
const editsApart = 2;

/** The letters of a word as bits, by the last five bits of their bytes: in both scripts nearly one bit for each. */
function lettersOf(bytes: Uint8Array): number {
  let letters = 0;
  for (const byte of bytes) letters |= 1 << (byte & 31);
  return letters;
}

/** The number of bits that are set. */
function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

const byCommonness = (one: CountedWord, other: CountedWord) =>
  other.listings - one.listings || (one.word < other.word ? -1 : 1);

/** The additional keys of a word; the first letter identifies the kind of key. */
function* keysOf(word: string): Generator<string> {
  yield `s${lightStem(word)}`;
  const sound = soundOf(word);
  if (sound) yield `h${sound}`;
  for (const slip of slips(word)) yield `x${slip}`;
}

/** The words of a segment, and the number of documents with each. */
function* wordsOf({ dictionary, postings }: Segment): Generator<{ term: string; listings: number }> {
  const decoder = new TextDecoder();
  for (const reader = new TermReader(dictionary); reader.advance(); ) {
    const term = decoder.decode(reader.bytes);
    if (isWord(term)) yield { term, listings: documentCount(postings, reader.term) };
  }
}
