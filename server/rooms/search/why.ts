import type { Lang } from '../../../contract/locales.ts';
import { beginsWith, fold, type PlacedWord, placedWords, termOf } from '../../../contract/search.ts';
import type { Why } from '../../../contract/search-results.ts';
import { isArabic, lightStem } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import type { Understood } from '../catalog/service.ts';

/** A text that a result is found by, and its position. */
export interface Told {
  in: Why['in'];
  text: string;
  lang: Lang;
  /** The same in other words or in the other language: words may match there, but the text is quoted. */
  otherwise?: readonly string[];
  /** Only the matching words are quoted: the rest is on the card, or was generated. */
  isBare?: boolean;
}

type Unit = Understood['units'][number];
type Range = [from: number, to: number];

/** The maximum length of a text that is quoted whole, in characters; longer ones are truncated around the words. */
const longest = 140;
/** The number of characters before the words. */
const before = 50;

/** The words of a text as returned by `placedWords`. */
export type WordsOf = (text: string) => readonly PlacedWord[];

/** Listings use a common set of words. */
const termOnce = memoize((word: string) => termOf(fold(word)), 10_000);
const longestKnown = 40;

/** Stripping the affixes of a word takes several regular expressions, and each term is compared with each part. */
const stemOnce = memoize(lightStem, 5_000);
const stemOf = (term: string) => (term.length <= longestKnown ? stemOnce(term) : lightStem(term));

const toTerm = (word: string) => (word.length <= longestKnown ? termOnce(word) : termOf(fold(word)));

/** Titles, categories and places recur across pages: the cache holds this many per generation. */
const shortWords = memoize((text: string) => placedWords(text, toTerm), 4_000);
const longestShort = 80;

/** Caches the words of texts: those of long ones, which rarely recur, for one page. */
export function rememberedWords(): WordsOf {
  const known = new Map<string, readonly PlacedWord[]>();
  return (text) => {
    if (text.length <= longestShort) return shortWords(text);
    const before = known.get(text);
    if (before) return before;
    const words = placedWords(text, toTerm);
    known.set(text, words);
    return words;
  };
}

/** A part of a query, prepared for matching texts. */
interface Finder {
  /** As written. */
  own: readonly ((term: string) => boolean)[];
  /** Its other wordings by their first terms. */
  others: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Whether a word of a text is one that the user wrote, as a prefix or in another form of its stem. */
function fitsOwn(wanted: string): (term: string) => boolean {
  if (!isArabic(wanted)) return (term) => beginsWith(term, wanted);
  const stem = lightStem(wanted);
  return (term) => beginsWith(term, wanted) || stemOf(term) === stem;
}

const finders = new WeakMap<Unit, Finder>();

function finderOf(unit: Unit): Finder {
  const known = finders.get(unit);
  if (known) return known;
  const [own = [], ...others] = unit.wordings;
  const finder = { own: own.map(fitsOwn), others: Map.groupBy(others, ([first = '']) => first) };
  finders.set(unit, finder);
  return finder;
}

/** The end of the literal wording if it begins at a word; otherwise undefined. */
function ownRangeAt(words: readonly PlacedWord[], at: number, own: Finder['own']): Range | undefined {
  const [first, last] = [words[at], words[at + own.length - 1]];
  if (!first || !last) return undefined;
  // By index: at most positions of a page the first word already differs, and a function for each would be garbage.
  for (let next = 0; next < own.length; next++) {
    if (!own[next]?.((words[at + next] as PlacedWord).term)) return undefined;
  }
  return [first.from, last.to];
}

/** Where a text has a part of the query in any wording, word by word. */
function rangesOf(words: readonly PlacedWord[], { own, others }: Finder): Range[] {
  const ranges: Range[] = [];
  // By index: a page has thousands of words, and an iterator allocates a pair for each.
  for (let at = 0; at < words.length; at++) {
    const { from, term } = words[at] as PlacedWord;
    const range = ownRangeAt(words, at, own);
    if (range) ranges.push(range);
    for (const wording of others.get(term) ?? []) {
      const last = words[at + wording.length - 1];
      if (last && wording.every((wanted, next) => words[at + next]?.term === wanted)) {
        ranges.push([from, last.to]);
      }
    }
  }
  return ranges;
}

/** Where a text has parts of the query in any wording, in order; overlapping ranges are merged. */
function placesIn(words: readonly PlacedWord[], units: readonly Unit[]): Range[] {
  const ranges = units.flatMap((unit) => rangesOf(words, finderOf(unit)));
  const joined: Range[] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Whether a title has a part of the query as written. */
function hasOwn(words: readonly PlacedWord[], unit: Unit): boolean {
  const { own } = finderOf(unit);
  return words.some((_word, at) => ownRangeAt(words, at, own) !== undefined);
}

/**
 * The end of a passage that begins at a position, between words: at its maximum length, or after what it must
 * contain.
 */
function endOf(text: string, start: number, least: number): number {
  const last = Math.max(least, start + longest);
  if (last >= text.length) return text.length;
  const space = text.slice(0, last).lastIndexOf(' ');
  return space > start && space >= least ? space : last;
}

/** The text as alternating plain and marked parts; long texts are truncated around a position, between words. */
function partsOf(text: string, first: Range, ranges: readonly Range[]): string[] {
  let [start, end] = [0, text.length];
  if (text.length > longest) {
    const from = Math.max(0, first[0] - before);
    start = from === 0 ? 0 : text.slice(from, first[0]).search(/\s/) + from + 1;
    if (start === from) start = first[0];
    end = endOf(text, start, first[1]);
  }
  const parts: string[] = [];
  let at = start;
  for (const [from, to] of ranges.filter(([one, other]) => one >= start && other <= end)) {
    parts.push(text.slice(at, from), text.slice(from, to));
    at = to;
  }
  parts.push(text.slice(at, end));
  if (start > 0) parts[0] = `… ${parts[0]}`;
  if (end < text.length) parts[parts.length - 1] += ' …';
  if (parts.at(-1) === '') parts.pop();
  return parts;
}

const segmenters = new Map<Lang, Intl.Segmenter>();

/** Where the sentences of a text begin. */
function sentencesOf(text: string, lang: Lang): number[] {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'sentence' });
  segmenters.set(lang, segmenter);
  return [...segmenter.segment(text)].map(({ index }) => index);
}

/**
 * The passage of a text that corresponds to a position in another version: the same sentence if both have equally
 * many; otherwise one at the same relative position.
 */
function passageLike(text: string, lang: Lang, other: string, at: number): string[] {
  if (text.length <= longest) return [text];
  const [own, others] = [sentencesOf(text, lang), sentencesOf(other, lang)];
  const place =
    own.length === others.length
      ? (own[others.findLastIndex((begin) => begin <= at)] ?? 0)
      : (at / other.length) * text.length;
  const start = own.findLast((begin) => begin <= place) ?? 0;
  const end = endOf(text, start, start);
  return [`${start > 0 ? '… ' : ''}${text.slice(start, end).trimEnd()}${end < text.length ? ' …' : ''}`];
}

/**
 * The part of the query as the text has it.
 * @param missing further parts of the query to be marked, if the text has them
 */
function whyItself(unit: Unit, missing: readonly Unit[], told: Told, wordsOf: WordsOf): Why | undefined {
  const { in: place, text, lang, isBare = false } = told;
  const words = wordsOf(text);
  const [first] = placesIn(words, [unit]);
  if (!first) return undefined;
  const parts = isBare ? ['', text.slice(...first)] : partsOf(text, first, placesIn(words, missing));
  return { in: place, parts, lang };
}

/** The text if it is the part of the query in other words, or in the other language. */
function whyOtherwise(
  unit: Unit,
  { in: place, text, lang, otherwise = [] }: Told,
  wordsOf: WordsOf,
): Why | undefined {
  for (const other of otherwise) {
    const [first] = placesIn(wordsOf(other), [unit]);
    if (first) return { in: place, parts: passageLike(text, lang, other, first[0]), lang };
  }
  return undefined;
}

/** The parts of a query that are missing in a title, places last. */
export function unshown(title: string, units: readonly Unit[], wordsOf: WordsOf = placedWords): Unit[] {
  const words = wordsOf(title);
  const missing = units.filter((unit) => !hasOwn(words, unit));
  return missing.sort((a, b) => Number(a.placeId !== undefined) - Number(b.placeId !== undefined));
}

/**
 * Why a result matches: the first part of the query that its title lacks, with the first text that contains it;
 * texts that contain it literally come before synonyms.
 * @param told the texts that it is found by, most informative first
 */
export function explain(
  missing: readonly Unit[],
  told: Iterable<Told>,
  wordsOf: WordsOf = placedWords,
): Why | undefined {
  for (const unit of missing) {
    for (const text of told) {
      const why = whyItself(unit, missing, text, wordsOf);
      if (why) return why;
    }
    for (const text of told) {
      const why = whyOtherwise(unit, text, wordsOf);
      if (why) return why;
    }
  }
  return undefined;
}
