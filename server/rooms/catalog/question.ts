import { termOf } from '../../../contract/search.ts';
import { isArabic, lightStem, slips, soundsOf } from '../../../contract/spelling.ts';
import type { WordLookup } from '../../search-engine/search-engine.ts';
import { isVerbForm } from './arabic-needs.ts';
import { dropCarriers } from './carriers.ts';
import { conceptWordings, sureWordings, unique } from './concept-wordings.ts';
import { isCondition, isDescription, isNumber } from './descriptions.ts';
import { preferExpressions } from './expressions.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import type { Need } from './need-lines.ts';
import { needsIn } from './needs.ts';
import { regionalSpellings } from './regional-spellings.ts';
import { relatedTo } from './related.ts';
import { plainSpellings, type Respelt, respelt } from './respelling.ts';
import { partsOf, splitAtDigits, splitsOf } from './splitting.ts';
import { isPassedOver } from './stop-words.ts';
import { isSingle, letterRunAt, type Token } from './tokens.ts';
import { type Unit, unitOf, type Weighed, withConditions } from './unit.ts';
import { formsOf } from './word-forms.ts';
import type { ReadUnit, WordReadings } from './word-readings.ts';

/** A name within a query, in its form in the other script. */
export interface OtherName {
  unit: Unit;
  /** The positions of the units that it replaces in listings. */
  insteadOf: number[];
}

export interface Question {
  units: Unit[];
  /** For each unit the token that it begins with. */
  begins: number[];
  /** All terms including stop words, for comparison with titles. */
  terms: string[];
  /** The same as interpreted: corrected, or joined words split. */
  read: string[];
  /** The query with corrected spelling; null if it was not corrected. */
  respelt: string | null;
  /** Whether it has an expression of several words, which listings may have apart: “computer technician”. */
  hasExpression: boolean;
}

/** The certainty of another form of the word, or of a synonym except for an article. */
const formCertainty = 0.95;
/** The certainty of a related kind of thing, which is a less exact answer. */
const relatedCertainty = 0.62;
/** The certainty of an ambiguous wording of the same concept. */
const doubtfulCertainty = 0.7;
/** The certainty of splitting a joined word in two; less if one part is so short that it may be a coincidence. */
const splitCertainty = { long: 0.8, short: 0.5 };
const leastCertainPart = 4;
/** The lookups in the index's words that interpreting a word outside all concepts requires. */
export function wantedOf(token: Token): WordLookup {
  const { folded, term } = token;
  const words = new Set([
    term,
    ...splitAtDigits(token),
    ...plainSpellings(term),
    ...regionalSpellings(term),
    ...splitsOf(folded).flat(),
  ]);
  if (/^[ae]l./.test(term)) words.add(term.slice(2));
  const stem = lightStem(term);
  const stems = stem.length >= 3 && isArabic(term) ? [stem] : [];
  const squeezed = term.replace(/(.)\1+/g, '$1');
  const slipped = [...new Set([...slips(term), ...(squeezed === term ? [] : slips(squeezed))])];
  return { words: [...words], stems, sounds: soundsOf(folded), slips: slipped };
}

/** The lookups in the index's words that interpreting a query requires. */
export interface Wanted {
  /** The words outside all concepts, each of which is looked up separately. */
  tokens: Token[];
  /** Further lookups: related words, and pairs of words joined. */
  beside: WordLookup;
}

export function wantedBy(tokens: readonly Token[], lexicon: Lexicon): Wanted {
  const words = new Set<string>();
  const sounds = new Set<string>();
  const covered = coveredBy(tokens, lexicon);
  for (const [at, { folded, term }] of tokens.entries()) {
    if (covered.has(at)) words.add(term);
    const next = tokens[at + 1];
    if (!next) continue;
    words.add(termOf(folded + next.folded));
    // Two words that the other script writes as one: “abu jbara” and أبوجبارة.
    if (!covered.has(at) && !covered.has(at + 1))
      for (const sound of soundsOf(folded + next.folded).slice(0, 4)) sounds.add(sound);
  }
  return {
    tokens: tokens.filter((_token, at) => !covered.has(at)),
    beside: { words: [...words], stems: [], sounds: [...sounds], slips: [] },
  };
}

/** The positions of tokens that belong to a concept, or are stop words. */
function coveredBy(tokens: readonly Token[], lexicon: Lexicon): Set<number> {
  const terms = tokens.map(({ term }) => term);
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const length = lexicon.longestAt(terms, at)?.length ?? 0;
    for (let index = at; index < at + length; index++) covered.add(index);
    if (length === 0 && isPassedOver(terms[at] ?? '')) covered.add(at);
    at += Math.max(1, length);
  }
  for (const { places } of needsOf(terms, lexicon)) for (const at of places) covered.add(at);
  return covered;
}

/** The need of a query, in words that belong to neither an expression nor a place. */
function needsOf(read: readonly string[], lexicon: Lexicon): Need[] {
  const [taken, places] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < read.length; ) {
    const found = lexicon.longestAt(read, at);
    const isPlace = found?.concepts.some(({ placeId }) => placeId !== undefined);
    for (let index = at; found && index < at + found.length; index++) {
      if (isPlace) places.add(index);
      if (isPlace || found.length > 1) taken.add(index);
    }
    at += Math.max(1, found?.length ?? 0);
  }
  return needsIn(read, {
    isFree: (at) => !taken.has(at),
    isPlace: (at) => places.has(at),
    isKind: (at) => lexicon.isWording(read[at] ?? '') && !isPassedOver(read[at] ?? ''),
  });
}

/** The answer to a need: as listed, or any wording of the concepts. */
function needWordings(phrase: string[], { wordings }: Need, lexicon: Lexicon): string[][] {
  const meant = wordings.flatMap((wording) => {
    const found = lexicon.longestAt(wording, 0);
    return found?.length === wording.length ? conceptWordings(wording, found.concepts) : [wording];
  });
  return unique([phrase, ...meant]);
}

/** The concept at a position of a query; if expressions are treated as separate words, that of the first word. */
function conceptAt(read: readonly string[], at: number, lexicon: Lexicon, areApart: boolean) {
  const concept = lexicon.longestAt(read, at) ?? withoutPreposition(read, at, lexicon);
  return areApart && concept && isExpression(concept) ? lexicon.longestAt([read[at] ?? ''], 0) : concept;
}

const isExpression = ({ length, concepts }: { length: number; concepts: readonly Concept[] }) =>
  length > 1 && concepts.every(({ placeId }) => placeId === undefined);

/** Without misspellings: a word that describes is spelled correctly, even if no listing has it. */
function inOtherScript(found: Respelt, { term }: Token): Respelt | undefined {
  const guesses = found.guesses.filter((guess) => isArabic(guess.term) !== isArabic(term));
  return guesses.length > 0 ? { guesses, insteadOf: false, suggestion: null } : undefined;
}

/**
 * Interprets a query by the concepts and by the words of the index.
 * @param areApart whether expressions of several words are treated as separate words, except names of places
 */
export function understand(
  tokens: readonly Token[],
  lexicon: Lexicon,
  readings: WordReadings,
  categories: ReadonlyMap<string, number[]>,
  areApart = false,
): Question {
  const covered = coveredBy(tokens, lexicon);
  const other = new Map<number, Respelt>();
  for (const [at, token] of tokens.entries()) {
    if (covered.has(at)) continue;
    const found = readings.respelt(token);
    const likely = found && isDescription(token.term) ? inOtherScript(found, token) : found;
    if (likely && !isVerbForm(token.term)) other.set(at, likely);
  }
  preferExpressions(tokens, other, lexicon);
  // Replaces unknown words by their most likely correction, so that “bay rdige” is a place.
  const read = tokens.map(({ term }, at) => {
    const found = other.get(at);
    return found?.insteadOf ? (found.guesses[0]?.term ?? term) : term;
  });
  const readWhole = [...read];
  const certaintyAt = (at: number) =>
    other.get(at)?.insteadOf ? (other.get(at)?.guesses[0]?.certainty ?? 1) : 1;
  let hasExpression = false;
  const units: Unit[] = [];
  /** Where each unit begins among the tokens. */
  const begins: number[] = [];
  const put = (unit: Unit, at: number) => {
    units.push(unit);
    begins.push(at);
  };
  const named = (wordings: string[][]) => [
    ...new Set(wordings.flatMap((wording) => categories.get(wording.join(' ')) ?? [])),
  ];
  const needs = areApart ? [] : needsOf(read, lexicon);
  const isOfNeed = (at: number) => needs.some(({ places }) => places.includes(at));
  for (let at = 0; at < tokens.length; ) {
    if (isOfNeed(at)) {
      const need = needs.find(({ places }) => places[0] === at);
      if (need) {
        hasExpression = true;
        const phrase = read.slice(at, (need.places.at(-1) ?? at) + 1);
        const wordings = needWordings(phrase, need, lexicon);
        put(
          unitOf(
            wordings.map((wording) => [wording, 1]),
            named(wordings),
            { isKind: true, isNeed: true },
          ),
          at,
        );
      }
      at += 1;
      continue;
    }
    const concept = conceptAt(read, at, lexicon, areApart);
    const length = concept?.length ?? 1;
    hasExpression ||= concept !== undefined && isExpression(concept);
    const own = read.slice(at, at + length);
    const certainty = Math.min(...own.map((_term, index) => certaintyAt(at + index)));
    const letters = concept ? 0 : letterRunAt(tokens, at);
    if (letters > 0) {
      const spelled = letterWordings(tokens.slice(at, at + letters));
      put(
        unitOf(
          spelled.map((wording) => [wording, 1]),
          [],
        ),
        at,
      );
      at += letters;
      continue;
    }
    const isCommonPhrase = concept && own.every(isPassedOver) && tokens.length > length;
    if (concept && !isCommonPhrase) {
      const make = (): ReadUnit => {
        const weighed: Weighed[] = [];
        const wordings = conceptWordings(own, concept.concepts);
        weighed.push([own, certainty]);
        // The words of an expression may also be apart: “gaming laptop” is more specific than any laptop.
        for (const kind of length === 1 ? relatedTo(wordings) : []) {
          const found = lexicon.longestAt(kind, 0);
          if (found?.length !== kind.length) continue;
          const related = conceptWordings(kind, found.concepts);
          for (const wording of related) weighed.push([wording, certainty * relatedCertainty]);
        }
        const placeId = concept.concepts.find((one) => one.placeId)?.placeId;
        const isSure = sureWordings(own, concept.concepts);
        for (const wording of wordings) {
          weighed.push([wording, isSure(wording) ? certainty : certainty * doubtfulCertainty]);
        }
        if (length === 1 && other.has(at)) weighed.push(...guessed(other.get(at), lexicon));
        const isWord = length === 1 && placeId === undefined;
        const isDescribing = isWord && (isDescription(own[0] ?? '') || isNumber(wordings));
        const isConditional = concept.concepts.every((one) => isCondition(one.wordings));
        const categoryIds = named(wordings.filter(isSure));
        const how = { placeId, isKind: true, isDescription: isDescribing, isCondition: isConditional };
        return { unit: unitOf(weighed, categoryIds, how) };
      };
      const isRespelt = own.some((_term, index) => other.has(at + index));
      put((isRespelt ? make() : readings.unit(`concept ${own.join(' ')}`, make)).unit, at);
    }
    if (concept) {
      at += length;
      continue;
    }
    if (isPassedOver(own[0] as string)) {
      at += 1;
      continue;
    }
    const joined = joinedAt(tokens, at, lexicon, readings);
    if (joined) {
      const weighed: Weighed[] = [[read.slice(at, at + 2), 1], ...joined];
      put(unitOf(weighed, named(weighed.map(([wording]) => wording))), at);
      at += 2;
      continue;
    }
    const token = tokens[at] as Token;
    const make = (): ReadUnit => {
      const weighed: Weighed[] = [[own, certainty], ...guessed(other.get(at), lexicon)];
      const parts = partsOf(token, readings.known);
      if (parts) {
        const isSure = parts.every((part) => part.length >= leastCertainPart);
        weighed.push([parts, isSure ? splitCertainty.long : splitCertainty.short]);
      }
      for (const form of formsOf(own[0] as string, token, readings)) {
        weighed.push([form, certainty * formCertainty]);
      }
      const likely = weighed.filter(([, sure]) => sure > leastNamed).map(([wording]) => wording);
      const isDescribing = isDescription(token.term) || isVerbForm(token.term);
      return { unit: unitOf(weighed, named(likely), { isDescription: isDescribing }), parts };
    };
    // Guesses that an expression preferred are specific to this query.
    const isOwn = other.get(at) === readings.respelt(token);
    const { unit, parts } = isOwn ? readings.unit(`word ${token.folded} ${token.term}`, make) : make();
    if (parts) readWhole[at] = parts.join(' ');
    put(unit, at);
    at += 1;
  }
  dropCarriers(units, begins, tokens);
  const terms = tokens.map(({ term }) => term);
  return {
    // A query of stop words only is a name: “The Who”. A single letter is not.
    units:
      units.length > 0
        ? withConditions(units)
        : terms.filter((term) => !isSingle(term)).map((term) => unitOf([[[term], 1]], [])),
    begins,
    terms,
    read: readWhole,
    respelt: respeltText(tokens, other, lexicon),
    hasExpression,
  };
}

/** The minimum certainty of a guess at a category. */
const leastNamed = 0.6;

/** The possible meanings of a word, and all their synonyms. */
function guessed(found: Respelt | undefined, lexicon: Lexicon): Weighed[] {
  return (found?.guesses ?? []).flatMap(({ term, certainty, isMeant }): Weighed[] => {
    const meant = isMeant ? lexicon.longestAt([term], 0) : undefined;
    const wordings = meant ? conceptWordings([term], meant.concepts) : [[term]];
    return wordings.map((wording) => [wording, certainty]);
  });
}

/** Letters that are written separately are joined, or form one word: “A/C” is “AC”. */
function letterWordings(letters: readonly Token[]): string[][] {
  const spelled = letters.map(({ term }) => term);
  const joined = spelled.join('');
  return isPassedOver(joined) ? [spelled] : [spelled, [joined]];
}

/** «ببروكلين», «لطبيب»: a preposition that is attached to its word, if the word is known. */
function withoutPreposition(read: readonly string[], at: number, lexicon: Lexicon) {
  const word = read[at] ?? '';
  if (!/^[بلوفك]/.test(word) || word.length < 5) return undefined;
  return lexicon.longestAt([word.slice(1), ...read.slice(at + 1)], 0);
}

const article = /^[ae]l$/;

/** Two words that others write as one, in either script: “sun glasses”, “al baik”, “abu jbara”. */
function joinedAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  { words, known }: WordReadings,
): Weighed[] | undefined {
  const [one, next] = [tokens[at], tokens[at + 1]];
  if (!one || !next || isVerbForm(next.term) || /\d/.test(one.folded + next.folded)) return undefined;
  const folded = one.folded + next.folded;
  const joined = termOf(folded);
  if (joined.length < 4) return undefined;
  const weighed: Weighed[] = known.has(joined) ? [[[joined], 1]] : [];
  if (article.test(one.folded)) {
    weighed.push([[next.term], formCertainty], ...guessed(respelt(next, lexicon, words, known), lexicon));
    return weighed;
  }
  if (known.has(one.term) && known.has(next.term)) return weighed.length > 0 ? weighed : undefined;
  const phonetic = respelt({ text: folded, folded, term: joined }, lexicon, words, known);
  for (const guess of guessed(phonetic, lexicon)) {
    // In the same script it would require another correction.
    if (isArabic(guess[0][0] ?? '') !== isArabic(joined) && guess[1] >= leastJoined) weighed.push(guess);
  }
  return weighed.length > 0 ? weighed : undefined;
}

/** Two words match one of the other script if they sound this similar. */
const leastJoined = 0.7;
function respeltText(
  tokens: readonly Token[],
  other: ReadonlyMap<number, Respelt>,
  lexicon: Lexicon,
): string | null {
  if (![...other.values()].some(({ insteadOf, suggestion }) => insteadOf && suggestion)) return null;
  return tokens
    .map(({ text }, at) => {
      const found = other.get(at);
      return found?.insteadOf && found.suggestion
        ? (lexicon.written(found.suggestion) ?? found.suggestion)
        : text;
    })
    .join(' ');
}
