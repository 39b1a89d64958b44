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
  /** What else it is called: the words may stand there, what is shown is the text. */
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

/** The text in turns as it stands and marked; of a long one what is about a place, cut between words. */
function partsOf(text: string, first: Range, ranges: readonly Range[]): string[] {
  let [start, end] = [0, text.length];
  if (text.length > longest) {
    const from = Math.max(0, first[0] - before);
    start = from === 0 ? 0 : text.slice(from, first[0]).search(/\s/) + from + 1;
    if (start === from) start = first[0];
    const last = Math.max(first[1], start + longest);
    const space = text.slice(0, last).lastIndexOf(' ');
    end = last >= text.length ? text.length : space >= first[1] ? space : last;
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

/** @param missing parts of the question that are marked besides, where the text has them */
function whyOf(unit: Unit, missing: readonly Unit[], told: Told): Why | undefined {
  const { in: place, text, lang, otherwise = [], isBare = false } = told;
  const [first] = placesIn(text, [unit]);
  if (first) {
    const parts = isBare ? ['', text.slice(...first)] : partsOf(text, first, placesIn(text, missing));
    return { in: place, parts, lang };
  }
  const isOtherwise = otherwise.some((other) => placesIn(other, [unit]).length > 0);
  return isOtherwise ? { in: place, parts: [text], lang } : undefined;
}

/** The parts of a question that a title does not show, those first that are more than a place. */
export function unshown(title: string, units: readonly Unit[]): Unit[] {
  const words = placedWords(title);
  const missing = units.filter((unit) => !shows(words, unit));
  return missing.sort((a, b) => Number(a.placeId !== undefined) - Number(b.placeId !== undefined));
}

/**
 * Why something was found: the first part of the question that its title does not show, and the first text that has it.
 * @param told the texts that it is found by, what tells most first
 */
export function explain(missing: readonly Unit[], told: readonly Told[]): Why | undefined {
  for (const unit of missing) {
    for (const text of told) {
      const why = whyOf(unit, missing, text);
      if (why) return why;
    }
  }
  return undefined;
}
