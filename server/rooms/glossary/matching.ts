import { fold, placedWords, termOf } from '../../../contract/search.ts';
import { baseForms } from '../catalog/service.ts';

/** A term with its wordings in the language of the texts. */
export interface Wordings {
  id: number;
  forms: readonly string[];
}

export interface Mark {
  from: number;
  to: number;
  term: number;
}

/** Of one text: what follows is not searched. */
const mostWords = 4_000;
const mostMarks = 200;
const longestWord = 60;

/** What may be between the words of one term: spaces and hyphens, but no end of a sentence or line. */
const isGap = (text: string): boolean => /^[ \t\u00a0\u2010-\u2013-]{1,3}$/.test(text);

/** The terms of a wording, as one text: wordings with equal keys occur in the same places. */
export const keyOf = (wording: string): string =>
  placedWords(wording)
    .map(({ term }) => term)
    .join(' ');

interface Pattern {
  id: number;
  words: string[];
}

/** A text as a sequence of words. */
interface Reading {
  text: string;
  words: { from: number; to: number; term: string }[];
  /** The terms of each word, the most likely first. */
  readings: Map<string, string[]>;
}

function readText(text: string): Reading {
  const readings = new Map<string, string[]>();
  const toTerm = (found: string) => {
    const term = termOf(fold(found).slice(0, longestWord));
    if (!readings.has(term)) readings.set(term, [term, ...baseForms(term)]);
    return term;
  };
  return { text, words: placedWords(text, toTerm).slice(0, mostWords), readings };
}

/** Whether these words begin at a word of a text. */
function isAt({ text, words, readings }: Reading, at: number, pattern: readonly string[]): boolean {
  return pattern.every((term, index) => {
    const [before, word] = [words[at + index - 1], words[at + index]];
    if (!word || !readings.get(word.term)?.includes(term)) return false;
    return index === 0 || (before !== undefined && isGap(text.slice(before.to, word.from)));
  });
}

/**
 * Finds wordings in one text by the rules of `createMatcher`; other terms may overlap them.
 * @returns a function that says whether the text contains one of several wordings
 */
export function createContains(text: string): (forms: readonly string[]) => boolean {
  const reading = readText(text);
  return (forms) =>
    forms.some((form) => {
      const pattern = keyOf(form).split(' ').filter(Boolean);
      return pattern.length > 0 && reading.words.some((_, at) => isAt(reading, at, pattern));
    });
}

/**
 * Finds terms in texts: whole words without regard to case, in singular and plural; Arabic ones also with article,
 * particles and suffixes, as the search reads them. The longest wording wins, so that “stoop sale” is not “stoop”.
 * @returns a function that finds the occurrences in a text, which do not overlap, in their order
 */
export function createMatcher(all: readonly Wordings[]): (text: string) => Mark[] {
  const patterns = new Map<string, Pattern[]>();
  for (const { id, forms } of all) {
    for (const key of new Set(forms.map(keyOf))) {
      const words = key.split(' ').filter(Boolean);
      const [first] = words;
      if (first === undefined) continue;
      const known = patterns.get(first);
      if (known) known.push({ id, words });
      else patterns.set(first, [{ id, words }]);
    }
  }
  for (const list of patterns.values()) list.sort((a, b) => b.words.length - a.words.length);

  return (text) => {
    const reading = readText(text);
    const { words, readings } = reading;
    const marks: Mark[] = [];
    for (let at = 0; at < words.length && marks.length < mostMarks; ) {
      let best: Pattern | undefined;
      for (const first of readings.get(words[at]?.term ?? '') ?? []) {
        const found = patterns.get(first)?.find((pattern) => isAt(reading, at, pattern.words));
        if (found && found.words.length > (best?.words.length ?? 0)) best = found;
      }
      const [first, last] = [words[at], words[at + (best?.words.length ?? 1) - 1]];
      if (best && first && last) marks.push({ from: first.from, to: last.to, term: best.id });
      at += best?.words.length ?? 1;
    }
    return marks;
  };
}
