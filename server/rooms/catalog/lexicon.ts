import { terms } from '../../../contract/search.ts';
import { isArabic, slips, soundOf } from '../../../contract/spelling.ts';
import { otherWords } from './other-words.ts';
import { isPassedOver } from './stop-words.ts';

/** Wordings, in both languages, of one and the same: each a list of terms. */
export interface Concept {
  wordings: string[][];
  /** The same as editors wrote them. */
  texts: readonly string[];
  /** The place that it names. */
  placeId?: number | undefined;
  /** Those of its wordings, their terms parted by spaces, that mean something else besides: «van» of vans, for shoes. */
  doubtful: ReadonlySet<string>;
}

/** What editors keep: the texts of a concept, and the place whose spellings they are. */
export interface ConceptTexts {
  texts: readonly string[];
  placeId?: number | undefined;
}

/** A wording as an editor wrote it, and its terms parted by spaces. */
interface Phrase {
  text: string;
  terms: string;
  concept: Concept;
}

/** Concepts, ready to be found in a question. */
export interface Lexicon {
  /**
   * The longest wording that begins at a place of a question, and all concepts that have it. Words that are passed over
   * may stand within («repair the broken phone» has no wording, «repair for my phone» has «repair phone»), but in names
   * of places.
   * @returns length so many words of the question are the wording, with those that stand within
   */
  longestAt(words: readonly string[], at: number): { length: number; concepts: Concept[] } | undefined;
  /** Whether it is a term of a wording, be it of several words. */
  has(term: string): boolean;
  /** Whether it is a wording by itself, and not only a word of an expression: «باب» is one of «مقبض باب». */
  isWording(term: string): boolean;
  /** Terms that may be a slip away from a word; `isOneSlipApart` decides. */
  slippedTo(word: string): string[];
  /** Terms of the other alphabet, or of the same, that sound like this. */
  soundingLike(sound: string): string[];
  /** A term as an editor wrote it, where it is a wording of its own. */
  written(term: string): string | undefined;
  /** Wordings that begin so, as editors wrote them. */
  beginningWith(phrase: string): Phrase[];
}

/** Endings of number and gender that people add to a wording. */
const endings = ['ين', 'ون', 'ات', 'ه'];
/** With an ending a shorter word is soon another one. */
const leastInflected = 4;

/** Forms of an Arabic word that editors need not write: سواقين of سواق, غسالات of غسالة. */
function inflected(word: string): string[] {
  if (!isArabic(word) || word.length < leastInflected || /(ين|ون|ات)$/.test(word)) return [];
  return word.endsWith('ه') ? [`${word.slice(0, -1)}ات`] : endings.map((ending) => word + ending);
}

/** So many words may stand within an expression. */
const mostWithin = 3;

/** How many words of a question are a wording, with words that are passed over within; 0 where it does not begin there. */
function spanOf(wording: readonly string[], words: readonly string[], at: number): number {
  let end = at;
  let within = 0;
  for (const term of wording) {
    while (words[end] !== term) {
      const isWithin = end > at && within < mostWithin && isPassedOver(words[end] ?? '');
      if (!isWithin) return 0;
      within++;
      end++;
    }
    end++;
  }
  return end - at;
}

type Writable = { -readonly [K in keyof Concept]: Concept[K] };
const none: ReadonlySet<string> = new Set();

/** Concepts of fewer wordings say too little of what they mean. */
const leastTelling = 3;

/**
 * Finds the wordings that mean something else as well: another concept has them that has none of the other wordings. Nobody
 * who writes another wording of the concept means that: who looks for «auto body», does not look for tinsmiths.
 */
function findDoubtful(concepts: readonly Writable[]): void {
  const keys = new Map(
    concepts
      .filter(({ placeId, wordings }) => placeId === undefined && wordings.length >= leastTelling)
      .map((concept) => [concept, new Set(concept.wordings.map((wording) => wording.join(' ')))]),
  );
  const having = new Map<string, Writable[]>();
  for (const [concept, wordings] of keys) {
    for (const wording of wordings) having.set(wording, [...(having.get(wording) ?? []), concept]);
  }
  for (const [concept, wordings] of keys) {
    const isDoubtful = (wording: string) =>
      having.get(wording)?.some((other) => {
        const others = other === concept ? undefined : keys.get(other);
        return others && ![...wordings].some((one) => one !== wording && others.has(one));
      });
    const doubtful = [...wordings].filter(isDoubtful);
    if (doubtful.length > 0) concept.doubtful = new Set(doubtful);
  }
}

const bucketLength = 2;
const bucketOf = (terms: string) => terms.slice(0, bucketLength);

export function createLexicon(groups: readonly ConceptTexts[]): Lexicon {
  const byFirst = new Map<string, { wording: string[]; concept: Concept }[]>();
  const known = new Set<string>();
  const written = new Map<string, string>();
  const slipped = new Map<string, Set<string>>();
  const sounding = new Map<string, Set<string>>();
  const phrases: Phrase[] = [];
  const put = (map: Map<string, Set<string>>, key: string, term: string) => {
    const found = map.get(key);
    if (found) found.add(term);
    else map.set(key, new Set([term]));
  };
  const know = (term: string) => {
    if (known.has(term)) return;
    known.add(term);
    for (const slip of slips(term)) put(slipped, slip, term);
    const sound = soundOf(term);
    if (sound !== '') put(sounding, sound, term);
  };
  const lead = (wording: string[], concept: Concept) => {
    const first = wording[0] as string;
    const list = byFirst.get(first);
    if (list) list.push({ wording, concept });
    else byFirst.set(first, [{ wording, concept }]);
  };
  const made: Writable[] = [];
  /** The concepts that have a wording, and are no place. */
  const named = (key: string) =>
    (byFirst.get(key.split(' ')[0] ?? '') ?? []).flatMap(({ wording, concept }) =>
      wording.join(' ') === key && concept.placeId === undefined ? [concept] : [],
    );
  for (const { texts, placeId } of groups) {
    const wordings = new Map<string, string[]>();
    const concept: Writable = { wordings: [], texts, placeId, doubtful: none };
    made.push(concept);
    for (const text of texts) {
      const wording = terms(text);
      const key = wording.join(' ');
      if (wording.length === 0 || wordings.has(key)) continue;
      wordings.set(key, wording);
      phrases.push({ text, terms: key, concept });
      if (wording.length === 1 && !written.has(key)) written.set(key, text);
      wording.forEach(know);
    }
    concept.wordings = [...wordings.values()];
    for (const wording of concept.wordings) lead(wording, concept);
  }
  findDoubtful(made);
  // What concepts know as something else is left to them, unless the table says that it means both.
  const led = otherWords.flatMap(({ wording, meaning, isShared }) => {
    const isFree = isShared || named(wording.join(' ')).length === 0;
    return isFree ? named(meaning).map((concept) => ({ wording, concept })) : [];
  });
  for (const { wording, concept } of led) {
    wording.forEach(know);
    lead(wording, concept);
  }
  const forms = new Map<string, Concept[]>();
  for (const [word, list] of byFirst) {
    for (const { wording, concept } of list) {
      if (wording.length > 1) continue;
      for (const form of inflected(word)) {
        if (!known.has(form)) forms.set(form, [...(forms.get(form) ?? []), concept]);
      }
    }
  }
  for (const [form, concepts] of forms) {
    known.add(form);
    byFirst.set(
      form,
      concepts.map((concept) => ({ wording: [form], concept })),
    );
  }
  // Somebody who types asks with each letter: only the wordings that begin as theirs does are gone through.
  const buckets = Map.groupBy(phrases, ({ terms }) => bucketOf(terms));
  return {
    longestAt(words, at) {
      let best = 0;
      let length = 0;
      let concepts: Concept[] = [];
      for (const { wording, concept } of byFirst.get(words[at] ?? '') ?? []) {
        if (wording.length < best) continue;
        const span = spanOf(wording, words, at);
        if (span === 0 || (concept.placeId !== undefined && span > wording.length)) continue;
        // Of two wordings that are as long, the one whose words stand together.
        if (wording.length === best && span > length) continue;
        if (wording.length > best || span < length) {
          best = wording.length;
          length = span;
          concepts = [];
        }
        concepts.push(concept);
      }
      return length > 0 ? { length, concepts } : undefined;
    },
    has: (term) => known.has(term),
    isWording: (term) => byFirst.get(term)?.some(({ wording }) => wording.length === 1) ?? false,
    slippedTo: (word) => [...new Set(slips(word).flatMap((slip) => [...(slipped.get(slip) ?? [])]))],
    soundingLike: (sound) => [...(sounding.get(sound) ?? [])],
    written: (term) => written.get(term),
    beginningWith: (phrase) => {
      const candidates = phrase.length < bucketLength ? phrases : (buckets.get(bucketOf(phrase)) ?? []);
      return candidates.filter(({ terms }) => terms.startsWith(phrase));
    },
  };
}
