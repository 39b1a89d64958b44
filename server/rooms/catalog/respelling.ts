import { isArabic, lightStem, looksLikeArabizi, soundsOf } from '../../../contract/spelling.ts';
import { digitsWithout } from './arabizi-digits.ts';
import type { Lexicon } from './lexicon.ts';
import {
  dialectShare,
  dialectSpellings,
  noEvidence,
  phoneticCertainty,
  phoneticEvidence,
  phoneticShare,
  spellingsOf,
} from './phonetics.ts';
import { slipOf } from './slip-certainty.ts';
import { isPassedOver } from './stop-words.ts';
import type { Token } from './tokens.ts';
import type { KnownWord } from './vocabulary-queries.ts';

/** A possible term for a word. */
export interface Guess {
  term: string;
  /** From 0, a coincidence, to 1, as certain as written. */
  certainty: number;
  /** Certain enough to include the other wordings of its concepts. */
  isMeant: boolean;
}

export interface Respelt {
  /** Possible terms, most likely first. */
  guesses: Guess[];
  /** Nothing has the word itself. */
  insteadOf: boolean;
  /** The correction to display: the term, if the word was misspelt and not only written in a variant. */
  suggestion: string | null;
}

/**
 * A word with at most this many listings may be a common misspelling if the other one is this much more frequent.
 */
const uncommon = 25;
const timesCommoner = 8;
/** A word of a concept counts like this many listings. */
const conceptWorth = 40;
/**
 * The maximum certainty of a guess. A guess at a word of a concept is this share closer to it, as kinds of things
 * are searched for more often than names that resemble them.
 */
const mostCertain = 0.95;
const conceptShare = 0.3;
/** The certainty of a word that differs in repeated letters or in a final “a” only. */
const respeltCertainty = 0.85;
/** The maximum number of guesses per word: in its own script, and in the other one. */
const mostGuesses = { own: 6, other: 4 };
/**
 * Guesses that are this much less certain than the best of their script are omitted, as are those of a script that
 * is this much less certain.
 */
const spread = { within: 0.22, between: 0.4 };
/** The advantage of a word with twice as many listings. */
const worthOfDouble = 0.02;

/**
 * The minimum certainty of a guess that includes the synonyms of its concepts, higher if listings have the word
 * itself.
 */
const leastMeant = { slipped: 0.55, phonetic: 0.68 };
const leastBesideOwn = 0.8;
/** Of several kinds of things only those about as likely as the most likely one include their synonyms. */
const meantWithin = 0.08;
/** If listings have the word itself, a misspelling must be as likely as a transposition or an adjacent key. */
const leastSlipBesideOwn = 0.7;

/**
 * A word that some listings have may still mean a kind of thing: “manger” is a restaurant's name, and means
 * “manager” for jobs. It is searched for only if nothing has the word itself, and if it is about as certain as the
 * best such guess.
 */
const otherwise = { certainty: 0.55, least: 0.7, within: 0.05, most: 2 };

/** The certainty of the word of a concept that a word is a form of, by whether listings have the form itself. */
const formCertainty = { unknown: 0.95, beside: 0.8 };

/** A misspelling in the script of the query is more likely than the other script. */
const ownScript = 0.25;

/** Shorter stems are too similar. */
const leastStem = 3;

/**
 * The loss of certainty per bit of evidence less than the best word: one of two similar names may be right, but a
 * letter that is written counts (“ko7l” is كحل, not كحلي).
 */
const lessForBit = { kind: 0.03, name: 0.02 };
/** Vowels within an Arabic word are optional, and do not distinguish words. */
const consonantsOf = (word: string) => word.replace(/(?<=.)[اوي](?=.)/g, '');

/** The loss of certainty for each digit of Arabizi that a word has no letter for. */
const lessForDigit = 0.15;

/** Words that sound less similar are omitted if the word may be misspelt in its own script. */
const leastBesideSlips = 0.62;

/**
 * If only vowels and doubled letters differ from a kind of thing in the script of the query, every match in the
 * other script is this much less certain: “gardin” is a garden, not جارديان.
 */
const lessBesideVowelSlip = 0.12;
const skeletonOf = (word: string) => word.replace(/(?!^)[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Whether two words of different scripts may be the same, by sound. */
export function soundsLike(word: string, other: string): boolean {
  return isArabic(word) !== isArabic(other) && phoneticCertainty([word], other, 0) >= leastBesideSlips;
}

/**
 * An article with transposed letters, among themselves or with the next one, or with an adjacent key: «اشلراع»,
 * «لاشراع», «ابشراع».
 */
const slippedArticle = /^(?:ا(?=.ل)(.)ل|لا|ا[اب])/;
const leastWithArticle = 6;

/**
 * Spellings that are looked up literally, for words too short for edits: a repeated letter («سمكك»), and a final
 * “a” that is written as ه or ا («شقا»).
 */
export function plainSpellings(term: string): string[] {
  const squeezed = term.replace(/(.)\1+/g, '$1');
  const spellings = [squeezed];
  if (isArabic(term) && term.endsWith('ا')) spellings.push(`${term.slice(0, -1)}ه`);
  if (isArabic(term) && term.endsWith('ه')) spellings.push(`${term.slice(0, -1)}ا`);
  if (isArabic(term) && term.length >= leastWithArticle) spellings.push(term.replace(slippedArticle, '$1'));
  return spellings.filter((spelling) => spelling !== term && spelling.length >= 3);
}

/** The number of listings with the most frequent form of an Arabic word. */
function listingsOfStem(term: string, words: readonly KnownWord[]): number {
  const stem = lightStem(term);
  if (!isArabic(term) || stem.length < leastStem) return 0;
  return Math.max(0, ...words.filter((word) => word.stem === stem).map(({ listings }) => listings));
}

const leastCutShort = 5;

/** Whether a word is another one without its last letter: “towin” is more likely “towing” than “town”. */
const isCutShort = (term: string, word: string): boolean =>
  term.length >= leastCutShort && word.length === term.length + 1 && word.startsWith(term);

interface Ranked extends Omit<Guess, 'isMeant'> {
  rank: number;
  /** Its rank without the advantage of concepts, so that names are not displaced by kinds of things. */
  rankAsName: number;
}

/** The best guesses of both scripts, most likely first. */
function likeliest(slipped: Ranked[], phonetic: Ranked[]): Ranked[] {
  const byRank = (one: Ranked, other: Ranked) => other.rankAsName - one.rankAsName;
  const best = Math.max(...[...slipped, ...phonetic].map(({ rankAsName }) => rankAsName));
  const bestOf = (some: Ranked[], most: number) => {
    const [first, ...rest] = some.sort(byRank);
    if (!first || first.rank < best - spread.between) return [];
    const least = Math.max(...some.map(({ rankAsName }) => rankAsName)) - spread.within;
    return [first, ...rest.filter(({ rank }) => rank >= least)].slice(0, most);
  };
  return [...bestOf(slipped, mostGuesses.own), ...bestOf(phonetic, mostGuesses.other)].sort(byRank);
}

/**
 * Other words that may be meant by a word that few or no listings have: misspellings, or similar sounds in the
 * other script.
 */
export function respelt(
  token: Token,
  lexicon: Lexicon,
  words: readonly KnownWord[],
  known: ReadonlyMap<string, KnownWord>,
): Respelt | undefined {
  const { term, folded } = token;
  // A word that listings have in another form is not misspelt: محللين if they have محلل.
  const own = Math.max(known.get(term)?.listings ?? 0, listingsOfStem(term, words));
  // Nor is a word of an expression: the wrist of a wrist watch.
  if (lexicon.isWording(term) || (own === 0 && lexicon.has(term)) || /^\d+$/.test(term)) return undefined;
  const insteadOf = own === 0;
  const worth = (word: string) => (known.get(word)?.listings ?? 0) + (lexicon.has(word) ? conceptWorth : 0);
  const isFromArabic = isArabic(term);
  const hasDigits = /\d/.test(folded);
  if (hasDigits && !looksLikeArabizi(folded)) return undefined;
  const rankOf = (word: string, certainty: number) => certainty + worthOfDouble * Math.log2(1 + worth(word));
  const asKnown = (word: string, certainty: number) =>
    insteadOf && lexicon.isWording(word)
      ? certainty + conceptShare * Math.max(0, mostCertain - certainty)
      : certainty;
  const isOther = (word: string) => word !== term && worth(word) > 0 && !/\d/.test(word);
  const slipped: Ranked[] = [];
  /** Kinds of things that are searched for only if nothing has the word itself. */
  const kinds: { term: string; certainty: number }[] = [];
  if (!hasDigits) {
    const plain = plainSpellings(term);
    const article = isFromArabic ? Math.max(0, folded.length - term.length) : 0;
    const candidates = [...plain, ...lexicon.slippedTo(term), ...words.map(({ word: other }) => other)];
    for (const word of new Set(candidates)) {
      // Those that sound alike are of the other script.
      if (isArabic(word) !== isFromArabic) continue;
      // Few candidates are close enough, so that this is checked before frequencies are looked up.
      const isRespelt = plain.includes(word) || (isCutShort(term, word) && lexicon.isWording(word));
      const slip = isRespelt ? respeltCertainty : slipOf(term, word, article);
      if (slip === 0 || !isOther(word)) continue;
      const isCommoner = own < uncommon && worth(word) >= own * timesCommoner;
      const isLikely = insteadOf || (isCommoner && slip >= leastSlipBesideOwn);
      if (!isLikely && lexicon.isWording(word)) kinds.push({ term: word, certainty: slip });
      const certainty = isLikely ? asKnown(word, slip) : 0;
      const rankAsName = rankOf(word, slip) + ownScript;
      if (certainty > 0)
        slipped.push({ term: word, certainty, rankAsName, rank: rankOf(word, certainty) + ownScript });
    }
  }
  const alike: { word: string; sound: number; less: number; bits: number }[] = [];
  const sounds = new Set(soundsOf(folded));
  const spellings = spellingsOf(token);
  const inDialects = dialectSpellings(spellings);
  // In this order: the sounds of the words of the index are computed when they are asked for.
  const sounding = words
    .filter((one) => isArabic(one.word) !== isFromArabic && sounds.has(one.sound))
    .map(({ word }) => word);
  for (const word of new Set([...[...sounds].flatMap((sound) => lexicon.soundingLike(sound)), ...sounding])) {
    if (isArabic(word) === isFromArabic || !isOther(word)) continue;
    const isKind = lexicon.isWording(word);
    const plain = phoneticEvidence(spellings, word, own);
    const dialect = isKind ? phoneticEvidence(inDialects, word, own) : noEvidence;
    const sound = Math.max(plain.certainty, dialectShare * dialect.certainty);
    if (sound === 0 && isKind && !insteadOf) {
      kinds.push({ term: word, certainty: phoneticCertainty(spellings, word, 0) });
    }
    const less = isKind ? lessForBit.kind : lessForBit.name;
    if (sound > 0) alike.push({ word, sound, less, bits: Math.max(plain.bits, dialect.bits) });
  }
  const mostBits = Math.max(...alike.map(({ bits }) => bits));
  const clearest = alike.find(({ bits }) => bits === mostBits)?.word ?? '';
  const isVowelSlip = ({ term: word }: Ranked) =>
    lexicon.isWording(word) && skeletonOf(word) === skeletonOf(term);
  const lessForSlip = insteadOf && !isFromArabic && slipped.some(isVowelSlip) ? lessBesideVowelSlip : 0;
  const phonetic = alike.flatMap(({ word, sound, less, bits }): Ranked[] => {
    const missed = consonantsOf(word) === consonantsOf(clearest) ? 0 : mostBits - bits;
    const compared = sound - lessForSlip - less * missed - lessForDigit * digitsWithout(folded, word);
    if (compared <= phoneticShare.least) return [];
    const certainty = asKnown(word, compared);
    return [{ term: word, certainty, rankAsName: rankOf(word, compared), rank: rankOf(word, certainty) }];
  });
  const likelyPhonetic = phonetic.filter(
    ({ certainty }) => slipped.length === 0 || certainty >= leastBesideSlips,
  );
  const guesses = likeliest(slipped, likelyPhonetic);
  // If listings have the word itself, only its other spellings count: “barbeque”, “farmacy”. In Arabic an
  // additional vowel makes another word: الجمعة is not جمعية.
  const isMeant = (word: string, certainty: number) =>
    insteadOf
      ? certainty >= (isArabic(word) === isFromArabic ? leastMeant.slipped : leastMeant.phonetic)
      : certainty >= leastBesideOwn && !isFromArabic && !isArabic(word);
  const likelihoodOf = ({ term: word, certainty }: Ranked) => rankOf(word, certainty);
  const likelyKinds = guesses.filter(({ term: word }) => lexicon.isWording(word) && !isPassedOver(word));
  const highest = Math.max(...likelyKinds.map(likelihoodOf));
  const found = guesses.map((guess) => ({
    term: guess.term,
    certainty: guess.certainty,
    isMeant: likelihoodOf(guess) >= highest - meantWithin && isMeant(guess.term, guess.certainty),
  }));
  // A stop word has no meaning: “sareer” is سرير rather than “career”.
  if (found.some((guess) => guess.isMeant && !isPassedOver(guess.term))) {
    found.sort((one, other) => Number(isPassedOver(one.term)) - Number(isPassedOver(other.term)));
  }
  const best = found[0] && guesses.find(({ term: word }) => word === found[0]?.term);
  const base = own < uncommon ? lexicon.baseOf(term) : '';
  if (base) {
    const others = found.filter((guess) => guess.term !== base);
    const certainty = insteadOf ? formCertainty.unknown : formCertainty.beside;
    return { guesses: [{ term: base, certainty, isMeant: true }, ...others], insteadOf, suggestion: null };
  }
  if (!insteadOf) found.push(...surestKinds(kinds));
  if (found.length === 0) return undefined;
  return {
    guesses: found,
    insteadOf,
    suggestion: insteadOf && best && slipped.includes(best) ? best.term : null,
  };
}

/** The kinds of things that a word may mean even though listings have it. */
function surestKinds(kinds: { term: string; certainty: number }[]): Guess[] {
  const best = Math.max(...kinds.map(({ certainty }) => certainty));
  const least = Math.max(otherwise.least, best - otherwise.within);
  return kinds
    .filter(({ certainty }) => certainty >= least)
    .sort((one, other) => other.certainty - one.certainty)
    .slice(0, otherwise.most)
    .map(({ term }) => ({ term, certainty: otherwise.certainty, isMeant: true }));
}
