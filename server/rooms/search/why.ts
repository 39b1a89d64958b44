import type { Lang } from '../../../contract/locales.ts';
import { beginsWith, type PlacedWord, placedWords } from '../../../contract/search.ts';
import type { Why } from '../../../contract/search-results.ts';
import { lightStem } from '../../../contract/spelling.ts';
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

/** Whether a word of a text is one of a wording; the word that a person wrote may go on, or be another form of its stem. */
function fits(term: string, wanted: string, isOwn: boolean): boolean {
  return isOwn ? beginsWith(term, wanted) || lightStem(term) === lightStem(wanted) : term === wanted;
}

/** Where a text has a wording, word by word. */
function rangesOf(words: readonly PlacedWord[], wording: readonly string[], isOwn: boolean): Range[] {
  return words.flatMap(({ from }, at): Range[] => {
    const last = words[at + wording.length - 1];
    const isThere = wording.every((wanted, next) => fits(words[at + next]?.term ?? '', wanted, isOwn));
    return isThere && last ? [[from, last.to]] : [];
  });
}

/** Where a text has parts of the question in any wording, from its beginning on; ranges that overlap are one. */
function placesIn(text: string, units: readonly Unit[]): Range[] {
  const words = placedWords(text);
  const ranges = units.flatMap(({ wordings }) =>
    wordings.flatMap((wording, at) => rangesOf(words, wording, at === 0)),
  );
  const joined: Range[] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Whether a title shows a part of the question as it was asked for. */
function shows(words: readonly PlacedWord[], { wordings: [own = []] }: Unit): boolean {
  return rangesOf(words, own, true).length > 0;
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

/** Where the sentences of a text begin. */
function sentencesOf(text: string, lang: Lang): number[] {
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(({ index }) => index);
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
function whyItself(unit: Unit, missing: readonly Unit[], told: Told): Why | undefined {
  const { in: place, text, lang, isBare = false } = told;
  const [first] = placesIn(text, [unit]);
  if (!first) return undefined;
  const parts = isBare ? ['', text.slice(...first)] : partsOf(text, first, placesIn(text, missing));
  return { in: place, parts, lang };
}

/** The text, where it is the part of the question in other words, or in the other language. */
function whyOtherwise(unit: Unit, { in: place, text, lang, otherwise = [] }: Told): Why | undefined {
  for (const other of otherwise) {
    const [first] = placesIn(other, [unit]);
    if (first) return { in: place, parts: passageLike(text, lang, other, first[0]), lang };
  }
  return undefined;
}

/** The parts of a question that a title does not show, those first that are more than a place. */
export function unshown(title: string, units: readonly Unit[]): Unit[] {
  const words = placedWords(title);
  const missing = units.filter((unit) => !shows(words, unit));
  return missing.sort((a, b) => Number(a.placeId !== undefined) - Number(b.placeId !== undefined));
}

/**
 * Why something was found: the first part of the question that its title does not show, and the first text that has it,
 * those before that only mean it.
 * @param told the texts that it is found by, what tells most first
 */
export function explain(missing: readonly Unit[], told: readonly Told[]): Why | undefined {
  for (const unit of missing) {
    for (const text of told) {
      const why = whyItself(unit, missing, text);
      if (why) return why;
    }
    for (const text of told) {
      const why = whyOtherwise(unit, text);
      if (why) return why;
    }
  }
  return undefined;
}
