import { termOf } from '../../../contract/search.ts';
import { isArabic, lightStem, looksLikeArabizi, slips, soundsOf } from '../../../contract/spelling.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { respelt } from './respelling.ts';
import { isPassedOver } from './stop-words.ts';
import { isSingle, letterRunAt, type Token } from './tokens.ts';
import type { KnownWord, Wanted } from './vocabulary-queries.ts';

/** A part of a question: a word or an expression, and everything that means the same. */
export interface Unit {
  /** Each a list of terms that follow each other; what the person wrote comes first. */
  wordings: string[][];
  /** So many of them, the first ones, surely mean the same; the rest are guesses. */
  sure: number;
  /** The place that it names. */
  placeId?: number | undefined;
  /** The categories that it names. */
  categoryIds: number[];
}

export interface Question {
  units: Unit[];
  /** All of its terms, those too that are passed over: what a title is compared with. */
  terms: string[];
  /** The question in the spelling that was taken instead; null where it was taken as it stands. */
  respelt: string | null;
}

/** Two or three letters that are only heard fit too many words. */
const leastSound = 2;

/** A number with its unit, or a model: «2br», «f150». */
function splitAtDigits({ folded }: Token): string[] {
  const parts = folded.match(/\d+|\D+/g) ?? [];
  return parts.length > 1 && parts.length <= 3 ? parts.map(termOf) : [];
}

/** What must be asked of the words of the index to understand these. */
export function wantedBy(tokens: readonly Token[], lexicon: Lexicon): Wanted {
  const words = new Set<string>();
  const stems = new Set<string>();
  const sounds = new Set<string>();
  const slipped = new Set<string>();
  const covered = coveredBy(tokens, lexicon);
  for (const [at, { folded, term }] of tokens.entries()) {
    words.add(term);
    const next = tokens[at + 1];
    if (next) words.add(termOf(folded + next.folded));
    if (covered.has(at)) continue;
    for (const part of splitAtDigits(tokens[at] as Token)) words.add(part);
    if (/^[ae]l./.test(term)) words.add(term.slice(2));
    const stem = lightStem(term);
    if (stem.length >= 3 && isArabic(term)) stems.add(stem);
    for (const slip of slips(term)) slipped.add(slip);
    for (const sound of soundsOf(isArabic(term) ? term : folded)) {
      if (sound.length >= leastSound) sounds.add(sound);
    }
  }
  return { words: [...words], stems: [...stems], sounds: [...sounds], slips: [...slipped] };
}

/** The places of the tokens that belong to a concept, or are passed over. */
function coveredBy(tokens: readonly Token[], lexicon: Lexicon): Set<number> {
  const terms = tokens.map(({ term }) => term);
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const length = lexicon.longestAt(terms, at)?.length ?? 0;
    for (let index = at; index < at + length; index++) covered.add(index);
    if (length === 0 && isPassedOver(terms[at] ?? '')) covered.add(at);
    at += Math.max(1, length);
  }
  return covered;
}

/** Understands a question by the concepts and by the words that the index has. */
export function understand(
  tokens: readonly Token[],
  lexicon: Lexicon,
  words: readonly KnownWord[],
  categories: ReadonlyMap<string, number[]>,
): Question {
  const known = new Map(words.map((word) => [word.word, word]));
  const covered = coveredBy(tokens, lexicon);
  const other = new Map<number, { terms: string[]; insteadOf: boolean; shown: string | null }>();
  for (const [at, token] of tokens.entries()) {
    if (covered.has(at)) continue;
    const found = respelt(token, lexicon, words, known);
    if (found) other.set(at, found);
  }
  // The likeliest other spelling stands in the place of a word that nothing has, so that «bay rdige» is a place.
  const read = tokens.map(({ term }, at) => {
    const found = other.get(at);
    return found?.insteadOf ? (found.terms[0] as string) : term;
  });
  const units: Unit[] = [];
  const named = (wordings: string[][]) => [
    ...new Set(wordings.flatMap((wording) => categories.get(wording.join(' ')) ?? [])),
  ];
  for (let at = 0; at < tokens.length; ) {
    const concept = lexicon.longestAt(read, at) ?? withoutPreposition(read, at, lexicon);
    const length = concept?.length ?? 1;
    const own = read.slice(at, at + length);
    const wordings = concept ? conceptWordings(own, concept.concepts) : [own];
    const joined = joinedAt(tokens, at, known);
    const letters = concept ? 0 : letterRunAt(tokens, at);
    if (letters > 0) {
      const spelled = letterWordings(tokens.slice(at, at + letters));
      units.push({ wordings: spelled, sure: spelled.length, categoryIds: [] });
      at += letters;
      continue;
    }
    if (concept) {
      if (!(tokens.length > length && own.every(isPassedOver))) {
        const placeId = concept.concepts.find((one) => one.placeId)?.placeId;
        units.push({ wordings, sure: wordings.length, placeId, categoryIds: named(wordings) });
      }
      at += length;
      continue;
    }
    if (joined && !isPassedOver(read[at] ?? '')) {
      const both = [read.slice(at, at + 2), [joined]];
      units.push({ wordings: both, sure: both.length, categoryIds: named(both) });
      at += 2;
      continue;
    }
    for (const term of other.get(at)?.terms ?? []) {
      if (term === own[0]) continue;
      const meant = lexicon.longestAt([term], 0);
      wordings.push(...(meant ? conceptWordings([term], meant.concepts) : [[term]]));
    }
    wordings.push(...formsOf(own[0] as string, tokens[at] as Token, words, known));
    if (!isPassedOver(own[0] as string)) {
      // Another form of a word that is there is sure, another word than the one that was written is not.
      const sure = other.has(at) && !other.get(at)?.insteadOf ? 1 : Number.POSITIVE_INFINITY;
      units.push({ wordings: unique(wordings), sure, categoryIds: named(wordings) });
    }
    at += 1;
  }
  const terms = tokens.map(({ term }) => term);
  return {
    // A question of nothing but words that are passed over is a name: «The Who». One of them that is a letter is no name.
    units:
      units.length > 0
        ? units
        : terms
            .filter((term) => !isSingle(term))
            .map((term) => ({ wordings: [[term]], sure: 1, categoryIds: [] })),
    terms,
    respelt: respeltText(tokens, other, lexicon),
  };
}

function unique(wordings: string[][]): string[][] {
  return [...new Map(wordings.map((wording) => [wording.join(' '), wording])).values()];
}

function conceptWordings(own: string[], concepts: readonly Concept[]): string[][] {
  return unique([own, ...concepts.flatMap(({ wordings }) => wordings)]);
}

/** Letters that are written one by one stand together, or as one word: «A/C» is «AC». */
function letterWordings(letters: readonly Token[]): string[][] {
  const spelled = letters.map(({ term }) => term);
  const joined = spelled.join('');
  return isPassedOver(joined) ? [spelled] : [spelled, [joined]];
}

/** «ببروكلين», «لطبيب»: a preposition that is written with its word, where the word is known. */
function withoutPreposition(read: readonly string[], at: number, lexicon: Lexicon) {
  const word = read[at] ?? '';
  if (!/^[بلوفك]/.test(word) || word.length < 5) return undefined;
  return lexicon.longestAt([word.slice(1), ...read.slice(at + 1)], 0);
}

/** Two words that others write as one: «sun glasses», «al baik». */
function joinedAt(tokens: readonly Token[], at: number, known: Map<string, KnownWord>): string | undefined {
  const [one, next] = [tokens[at], tokens[at + 1]];
  if (!one || !next) return undefined;
  const joined = termOf(one.folded + next.folded);
  return joined.length >= 4 && known.has(joined) && !/^\d+$/.test(joined) ? joined : undefined;
}

const mostForms = 10;

/** Other forms of a word that the index has: those of its stem, and its parts where it is two. */
function formsOf(
  term: string,
  token: Token,
  words: readonly KnownWord[],
  known: Map<string, KnownWord>,
): string[][] {
  const stem = lightStem(term);
  const family =
    isArabic(term) && stem.length >= 3
      ? words
          .filter((word) => word.stem === stem && word.word !== term)
          .slice(0, mostForms)
          .map(({ word }) => [word])
      : [];
  const parts = splitAtDigits(token);
  if (parts.length > 1 && !looksLikeArabizi(token.folded)) family.push(parts);
  if (/^[ae]l./.test(term) && term.length >= 5 && known.has(term.slice(2))) {
    family.push([term.slice(0, 2), term.slice(2)]);
  }
  return family;
}

function respeltText(
  tokens: readonly Token[],
  other: Map<number, { insteadOf: boolean; shown: string | null }>,
  lexicon: Lexicon,
): string | null {
  if (![...other.values()].some(({ insteadOf, shown }) => insteadOf && shown)) return null;
  return tokens
    .map(({ text }, at) => {
      const found = other.get(at);
      return found?.insteadOf && found.shown ? (lexicon.written(found.shown) ?? found.shown) : text;
    })
    .join(' ');
}
