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
    /** The terms of each word, the most likely first. */
    const readings = new Map<string, string[]>();
    const toTerm = (found: string) => {
      const term = termOf(fold(found).slice(0, longestWord));
      if (!readings.has(term)) readings.set(term, [term, ...baseForms(term)]);
      return term;
    };
    const words = placedWords(text, toTerm).slice(0, mostWords);
    const isWord = (at: number, term: string): boolean => {
      const word = words[at];
      return word !== undefined && (readings.get(word.term) ?? []).includes(term);
    };
    const isAt = (at: number, pattern: Pattern): boolean =>
      pattern.words.every((term, index) => {
        if (index === 0) return true;
        const [before, word] = [words[at + index - 1], words[at + index]];
        return before && word && isWord(at + index, term) && isGap(text.slice(before.to, word.from));
      });
    const marks: Mark[] = [];
    for (let at = 0; at < words.length && marks.length < mostMarks; ) {
      let best: Pattern | undefined;
      for (const reading of readings.get(words[at]?.term ?? '') ?? []) {
        const found = patterns.get(reading)?.find((pattern) => isAt(at, pattern));
        if (found && found.words.length > (best?.words.length ?? 0)) best = found;
      }
      const [first, last] = [words[at], words[at + (best?.words.length ?? 1) - 1]];
      if (best && first && last) marks.push({ from: first.from, to: last.to, term: best.id });
      at += best?.words.length ?? 1;
    }
    return marks;
  };
}
