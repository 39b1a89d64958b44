import type { Lang } from '../../../contract/locales.ts';
import { beginsWith, fold, type PlacedWord, placedWords, termOf } from '../../../contract/search.ts';
import type { Why } from '../../../contract/search-results.ts';
import { isArabic, lightStem } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import type { Understood } from '../catalog/service.ts';

/** A text that something is found by, and where it stands. */
export interface Told {
  in: Why['in'];
  text: string;
  lang: Lang;
  /** The same in other words or in the other language: the words may stand there, what is quoted is the text. */
  otherwise?: readonly string[];
  /** Only the words themselves are shown: the rest stands on the card already, or nobody wrote it. */
  isBare?: boolean;
}

type Unit = Understood['units'][number];
type Range = [from: number, to: number];

/** So long may a text be that is shown whole, in characters; of a longer one what is about the words. */
const longest = 140;
/** So much of it stands before the words. */
const before = 50;

/** The words of a text as `placedWords` finds them. */
export type WordsOf = (text: string) => readonly PlacedWord[];

/** Listings are written in the same words. */
const termOnce = memoize((word: string) => termOf(fold(word)), 10_000);
const longestKnown = 40;

const toTerm = (word: string) => (word.length <= longestKnown ? termOnce(word) : termOf(fold(word)));

/** Titles, categories and places recur on one page after the other: so many of each generation are remembered. */
const shortWords = memoize((text: string) => placedWords(text, toTerm), 4_000);
const longestShort = 80;

/** Remembers the words of all texts: those of long ones, which other pages hardly have, for one page. */
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

/** A part of a question, ready to be looked for in texts. */
interface Finder {
  /** As it was written. */
  own: readonly ((term: string) => boolean)[];
  /** Its other wordings by their first terms. */
  others: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Whether a word of a text is one that a person wrote: it may go on, or be another form of its stem. */
function fitsOwn(wanted: string): (term: string) => boolean {
  if (!isArabic(wanted)) return (term) => beginsWith(term, wanted);
  const stem = lightStem(wanted);
  return (term) => beginsWith(term, wanted) || lightStem(term) === stem;
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

/** Where the wording as it was written begins at a word; undefined where it does not. */
function ownRangeAt(words: readonly PlacedWord[], at: number, own: Finder['own']): Range | undefined {
  const [first, last] = [words[at], words[at + own.length - 1]];
  const isThere = own.every((fits, next) => fits(words[at + next]?.term ?? ''));
  return isThere && first && last ? [first.from, last.to] : undefined;
}

/** Where a text has a part of the question in any wording, word by word. */
function rangesOf(words: readonly PlacedWord[], { own, others }: Finder): Range[] {
  const ranges: Range[] = [];
  // By their places: a page has thousands of words, and an iterator makes a pair for each.
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

/** Where a text has parts of the question in any wording, from its beginning on; ranges that overlap are one. */
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

/** Whether a title has a part of the question as it was written. */
function hasOwn(words: readonly PlacedWord[], unit: Unit): boolean {
  const { own } = finderOf(unit);
  return words.some((_word, at) => ownRangeAt(words, at, own) !== undefined);
}

/** Where a passage ends that begins at a place, between words: at its longest, or behind what it must have. */
function endOf(text: string, start: number, least: number): number {
  const last = Math.max(least, start + longest);
  if (last >= text.length) return text.length;
  const space = text.slice(0, last).lastIndexOf(' ');
  return space > start && space >= least ? space : last;
}

/** The text in turns as it stands and marked; of a long one what is about a place, cut between words. */
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
 * The passage of a text that tells what another version of it tells at a place: the same sentence, where both have as
 * many; else the one that stands as far down.
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
 * The part of the question where the text itself has it.
 * @param missing parts of the question that are marked besides, where the text has them
 */
function whyItself(unit: Unit, missing: readonly Unit[], told: Told, wordsOf: WordsOf): Why | undefined {
  const { in: place, text, lang, isBare = false } = told;
  const words = wordsOf(text);
  const [first] = placesIn(words, [unit]);
  if (!first) return undefined;
  const parts = isBare ? ['', text.slice(...first)] : partsOf(text, first, placesIn(words, missing));
  return { in: place, parts, lang };
}

/** The text, where it is the part of the question in other words, or in the other language. */
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

/** The parts of a question that a title does not show, those first that are more than a place. */
export function unshown(title: string, units: readonly Unit[], wordsOf: WordsOf = placedWords): Unit[] {
  const words = wordsOf(title);
  const missing = units.filter((unit) => !hasOwn(words, unit));
  return missing.sort((a, b) => Number(a.placeId !== undefined) - Number(b.placeId !== undefined));
}

/**
 * Why something was found: the first part of the question that its title does not show, and the first text that has it,
 * those before that only mean it.
 * @param told the texts that it is found by, what tells most first
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
