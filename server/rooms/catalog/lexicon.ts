import { hash } from 'node:crypto';
import { terms } from '../../../contract/search.ts';
import { isArabic, slips, soundOf } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import { baseForms } from './arabic-forms.ts';
import { otherWords } from './other-words.ts';
import { regionalWordings } from './regional-spellings.ts';
import { isPassedOver } from './stop-words.ts';

/** Wordings with one meaning, in both languages: each a list of terms. */
export interface Concept {
  wordings: string[][];
  /** The same as editors wrote them. */
  texts: readonly string[];
  /** The place that it names. */
  placeId?: number | undefined;
  /** Wordings, with terms separated by spaces, that also have another meaning: “van” of vans, for shoes. */
  doubtful: ReadonlySet<string>;
  /**
   * Those of them that name a people, other than the usual name of the thing: «عربية» of cars, not «صينية» of trays.
   * Listings rarely mean the thing by them.
   */
  ofPeoples: ReadonlySet<string>;
}

/** The stored form: the texts of a concept, and the place that it names. */
export interface ConceptTexts {
  texts: readonly string[];
  placeId?: number | undefined;
}

/** A wording as an editor wrote it, and its terms separated by spaces. */
interface Phrase {
  text: string;
  terms: string;
  concept: Concept;
}

/** Concepts, indexed for matching against a query. */
export interface Lexicon {
  /**
   * The longest wording that begins at a position of a query, and all concepts that have it. Stop words may stand
   * within it (“repair the broken phone” has no wording, “repair for my phone” has “repair phone”), except in names
   * of places.
   * @returns length the number of words of the query that it covers, including those within it
   */
  longestAt(words: readonly string[], at: number): { length: number; concepts: Concept[] } | undefined;
  /** Whether it is a term of any wording, including expressions. */
  has(term: string): boolean;
  /** Whether it is a wording by itself, not only a word of an expression: «باب» is one of «مقبض باب». */
  isWording(term: string): boolean;
  /** The term that an Arabic word is a form of, if it is none itself: «كنباتنا» is كنبة. Empty if there is none. */
  baseOf(word: string): string;
  /** Candidates for terms within one edit of a word; `isOneSlipApart` decides. */
  slippedTo(word: string): string[];
  /** Terms of either script that sound like this. */
  soundingLike(sound: string): string[];
  /** A term as an editor wrote it, if it is a wording by itself. */
  written(term: string): string | undefined;
  /** Wordings with this prefix, as editors wrote them. */
  beginningWith(phrase: string): Phrase[];
}

/** Suffixes of number and gender that are added to a wording. */
const endings = ['ين', 'ون', 'ات', 'ه'];
/** A shorter word with a suffix is often a different word. */
const leastInflected = 4;

/** Inflected forms of an Arabic word that editors need not list: سواقين of سواق, غسالات of غسالة. */
function inflected(word: string): string[] {
  if (!isArabic(word) || word.length < leastInflected || /(ين|ون|ات)$/.test(word)) return [];
  return word.endsWith('ه') ? [`${word.slice(0, -1)}ات`] : endings.map((ending) => word + ending);
}

/** The maximum number of words within an expression. */
const mostWithin = 3;

/**
 * The number of words of a query that match a wording, including stop words within; 0 if it does not begin there.
 */
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

/**
 * Whether a concept names a people or an origin: a proper adjective in English, and in Arabic an adjective in both
 * genders.
 */
function isOfPeople({ texts }: ConceptTexts): boolean {
  const isProper = texts.some((text) => /^[A-Z][a-z]/.test(text));
  return isProper && texts.some((text) => text.endsWith('ي') && texts.includes(`${text}ة`));
}

/** Concepts with fewer wordings are not specific enough. */
const leastTelling = 3;

/**
 * Finds ambiguous wordings: those that are also in a concept that has none of the other wordings. A search for
 * another wording of the concept does not mean that one: “auto body” does not mean tinsmiths.
 */
function findDoubtful(concepts: readonly Writable[]): void {
  const peoples = new Set<Writable>(concepts.filter(isOfPeople));
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
    const othersWith = (wording: string) =>
      (having.get(wording) ?? []).filter((other) => {
        const others = other === concept ? undefined : keys.get(other);
        return others && ![...wordings].some((one) => one !== wording && others.has(one));
      });
    const doubtful = [...wordings].filter((wording) => othersWith(wording).length > 0);
    if (doubtful.length === 0) continue;
    concept.doubtful = new Set(doubtful);
    if (peoples.has(concept)) continue;
    const usual = concept.wordings.find((wording) => isArabic(wording[0] ?? ''))?.join(' ');
    const ofPeoples = doubtful.filter(
      (wording) => wording !== usual && othersWith(wording).some((other) => peoples.has(other)),
    );
    if (ofPeoples.length > 0) concept.ofPeoples = new Set(ofPeoples);
  }
}

/** The number of words whose base forms are remembered. */
const mostBases = 3_000;

/** A word of three letters is looked up as another one without a letter. */
const leastSlip = 3;

const bucketLength = 2;
const bucketOf = (terms: string) => terms.slice(0, bucketLength);

/** Indexes concepts; `lexiconOf` reuses the latest index. */
export function createLexicon(groups: readonly ConceptTexts[]): Lexicon {
  const byFirst = new Map<string, { wording: string[]; concept: Concept }[]>();
  const known = new Set<string>();
  const written = new Map<string, string>();
  // Lists, not sets: each term is added once, and most of the hundred thousands of keys have one term.
  const slipped = new Map<string, string[]>();
  const sounding = new Map<string, string[]>();
  const phrases: Phrase[] = [];
  const put = (map: Map<string, string[]>, key: string, term: string) => {
    const found = map.get(key);
    if (found) found.push(term);
    else map.set(key, [term]);
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
  /** The concepts with a wording, excluding places. */
  const named = (key: string) =>
    (byFirst.get(key.split(' ')[0] ?? '') ?? []).flatMap(({ wording, concept }) =>
      wording.join(' ') === key && concept.placeId === undefined ? [concept] : [],
    );
  for (const { texts, placeId } of groups) {
    const wordings = new Map<string, string[]>();
    const concept: Writable = { wordings: [], texts, placeId, doubtful: none, ofPeoples: none };
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
    for (const wording of [...wordings.values()].flatMap(regionalWordings)) {
      const key = wording.join(' ');
      if (wordings.has(key)) continue;
      wordings.set(key, wording);
      wording.forEach(know);
    }
    concept.wordings = [...wordings.values()];
    for (const wording of concept.wordings) lead(wording, concept);
  }
  findDoubtful(made);
  // Words with a meaning of their own keep it, unless the table declares that they have both.
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
  const baseOf = memoize(
    (word: string): string =>
      known.has(word) ? '' : (baseForms(word).find((form) => known.has(form)) ?? ''),
    mostBases,
  );
  // Completions are requested on each keystroke: only wordings with the same prefix are scanned.
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
        // Of two wordings of equal length, prefers the one with adjacent words.
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
    baseOf,
    slippedTo: (word) => {
      const keys = word.length === leastSlip ? [word] : slips(word);
      return [...new Set(keys.flatMap((slip) => slipped.get(slip) ?? []))];
    },
    soundingLike: (sound) => [...(sounding.get(sound) ?? [])],
    written: (term) => written.get(term),
    beginningWith: (phrase) => {
      const candidates = phrase.length < bucketLength ? phrases : (buckets.get(bucketOf(phrase)) ?? []);
      return candidates.filter(({ terms }) => terms.startsWith(phrase));
    },
  };
}

let latest: { of: string; lexicon: Lexicon } | undefined;

/**
 * The index of these concepts; shared by applications whose databases have the same ones, as those of tests do. It
 * takes a second to compute, and never changes.
 */
export function lexiconOf(groups: readonly ConceptTexts[]): Lexicon {
  const of = hash('sha256', JSON.stringify(groups));
  if (latest?.of !== of) latest = { of, lexicon: createLexicon(groups) };
  return latest.lexicon;
}
