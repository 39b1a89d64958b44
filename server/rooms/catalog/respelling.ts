import {
  isArabic,
  lightStem,
  looksLikeArabizi,
  soundsOf,
  withoutLatinArticle,
} from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import { bearableCost, slipCost } from './closeness.ts';
import { correspondences } from './correspondences.ts';
import { createHearing, parseCorrespondences } from './hearing.ts';
import type { Lexicon } from './lexicon.ts';
import { isPassedOver } from './stop-words.ts';
import type { Token } from './tokens.ts';
import type { KnownWord } from './vocabulary-queries.ts';

/** A term that may be meant by a word. */
export interface Guess {
  term: string;
  /** From 0, an accident, to 1, as good as written. */
  certainty: number;
  /** Sure enough to bring along the other wordings of its concepts. */
  isMeant: boolean;
}

export interface Respelt {
  /** Terms that may be meant, the likeliest first. */
  guesses: Guess[];
  /** Nothing has the word itself. */
  insteadOf: boolean;
  /** What a person is told was understood: the term, where the word was misspelt and not only written otherwise. */
  suggestion: string | null;
}

/** A word that so few have may be a slip that others made, too, if the other one is so much commoner. */
const uncommon = 25;
const timesCommoner = 8;
/** A word that editors keep in a concept counts like so many listings. */
const conceptWorth = 40;
/**
 * No guess is as sure as a word that was written. A guess at a word of a concept is nearer to this by a share: more people
 * look for a kind of thing than for a name that is like it.
 */
const mostCertain = 0.95;
const conceptShare = 0.3;
/** How sure a word is that only has a letter fewer times in a row, or another letter for a last «a». */
const respeltCertainty = 0.85;
/** So many words may be meant by one: of its own script, and of the other one. */
const mostGuesses = { own: 6, other: 4 };
/** A guess that is so much worse than the best of its script is none, nor are those of a script that is so much worse. */
const spread = { within: 0.22, between: 0.4 };
/** What a word of twice as many listings is likelier to be meant. */
const worthOfDouble = 0.02;

/** A guess that brings along the wordings of its concepts must be so sure, and more so if listings have the word itself. */
const leastMeant = { slipped: 0.55, phonetic: 0.68 };
const leastBesideOwn = 0.8;
/** Of several kinds of things that may be meant only those bring along their wordings that are about as likely as the likeliest. */
const meantWithin = 0.08;
/** Beside listings that have the word itself a slip must be as likely as a swap or a key beside. */
const leastSlipBesideOwn = 0.7;

/**
 * A word that some listings have may still be meant as a kind of thing: «manger» is a restaurant's name, and «manager»
 * among jobs. It is looked for only where nothing has the word itself, if it is about as sure as the surest such guess.
 */
const otherwise = { certainty: 0.55, least: 0.7, within: 0.05, most: 2 };

/** A slip in the script that a person writes is likelier than the other script. */
const ownScript = 0.25;

/** Shorter stems are too like each other. */
const leastStem = 3;

const hearing = createHearing(parseCorrespondences(correspondences));

/**
 * Evidence for the same sound, in bits: in all, and for each letter of both words. The more listings have the word as it
 * is written, the more of it is needed to be taken for another one, too.
 */
const leastEvidence = [
  { listings: 0, whole: 2, letter: 0.25 },
  { listings: 4, whole: 8, letter: 0.6 },
  { listings: 25, whole: 9, letter: 0.8 },
];

/** How sure a word is that sounds alike, by its evidence for each letter, in bits. */
const phoneticShare = { least: 0.45, perBit: 0.4 };
/**
 * A word with less evidence than the best one is so much less sure for each bit: as of two names that sound alike, one may
 * be the right one, but of two letters one has been written («ko7l» is كحل, not كحلي).
 */
const lessForBit = { kind: 0.03, name: 0.02 };
/** Vowels within an Arabic word are written or not: they tell nothing of which word is meant. */
const consonantsOf = (word: string) => word.replace(/(?<=.)[اوي](?=.)/g, '');

/** What sounds so little alike is left out if the word may be a slip in its own script. */
const leastBesideSlips = 0.62;

/**
 * Where only vowels and doubled letters part a word from a kind of thing in the script that a person writes, every sound in
 * the other script is so much less sure: «gardin» is a garden, not جارديان.
 */
const lessBesideVowelSlip = 0.12;
const skeletonOf = (word: string) => word.replace(/(?!^)[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** How surely a word of one script writes one of the other, and the evidence for it. */
interface Evidence {
  /** 0 below the least evidence. */
  certainty: number;
  bits: number;
}

const noEvidence: Evidence = { certainty: 0, bits: 0 };

/** Questions are compared with the same words of the index again and again. */
const withAndWithoutArticle = memoize(
  (word: string) => [...new Set([word, ...withoutLatinArticle(word)])],
  3_000,
);

/** How surely a word of one script writes one of the other, by what both sound like. */
function phoneticEvidence(spellings: readonly string[], word: string, own: number): Evidence {
  const least = leastEvidence.findLast(({ listings }) => own >= listings) as (typeof leastEvidence)[number];
  const others = withAndWithoutArticle(word);
  let best: Evidence = noEvidence;
  for (const spelling of spellings) {
    for (const other of others) {
      const [latin, arabic] = isArabic(spelling) ? [other, spelling] : [spelling, other];
      const whole = hearing.evidenceOf(latin, arabic);
      const letter = whole / (latin.length + arabic.length);
      if (whole < least.whole || letter < least.letter) continue;
      // A word that something has means that first.
      const most = own > 0 ? 0.8 : 0.9;
      const certainty = Math.min(most, phoneticShare.least + phoneticShare.perBit * letter);
      best = { certainty: Math.max(best.certainty, certainty), bits: Math.max(best.bits, whole) };
    }
  }
  return best;
}

const phoneticCertainty = (spellings: readonly string[], word: string, own: number) =>
  phoneticEvidence(spellings, word, own).certainty;

/** Whether a word of one script may be one of the other, by what both sound like. */
export function soundsLike(word: string, other: string): boolean {
  return isArabic(word) !== isArabic(other) && phoneticCertainty([word], other, 0) >= leastBesideSlips;
}

/** The spellings of a word that are compared with the other script. */
function spellingsOf({ term, folded }: Token): string[] {
  const spellings = [term, folded, ...(isArabic(folded) ? [] : withoutLatinArticle(folded))];
  if (!isArabic(folded)) spellings.push(folded.replace(/(.)\1+/g, '$1'));
  // The index has Starbucks without its last letter, as it takes it for a plural.
  if (/.{4}[سز]$/.test(term)) spellings.push(term.slice(0, -1));
  return [...new Set(spellings)];
}

/** Letters and digits that stand for different Arabic letters by dialect and writer: ج is «g» in Cairo, ق in the Gulf. */
const dialectLetters: [RegExp, string][] = [
  [/g(?!h)/g, 'j'],
  [/g(?!h)/g, 'q'],
  [/k(?!h)/g, 'q'],
  [/8/g, 'gh'],
  [/8/g, 'q'],
  [/2/g, 'q'],
  [/2/g, ''],
  // The last letter of مقهى and مستشفى.
  [/a$/, 'i'],
];
const mostDialectSpellings = 12;
/** What a dialect's letter takes from the certainty of a guess. */
const dialectShare = 0.97;

/** Latin spellings with one or two of these letters replaced. Only words of concepts are compared with so many. */
function dialectSpellings(spellings: readonly string[]): string[] {
  const found = new Set<string>();
  const replaceOne = (spelling: string) =>
    dialectLetters.flatMap(([written, letter]) => {
      const other = spelling.replace(written, letter);
      return other === spelling || other.length < 3 ? [] : [other];
    });
  for (const spelling of spellings) {
    if (isArabic(spelling)) continue;
    for (const once of replaceOne(spelling)) {
      found.add(once);
      for (const twice of replaceOne(once)) found.add(twice);
    }
  }
  return [...found].slice(0, mostDialectSpellings);
}

/** An article whose letters changed places, among themselves or with the next one, or became a key beside: «اشلراع», «لاشراع», «ابشراع». */
const slippedArticle = /^(?:ا(?=.ل)(.)ل|لا|ا[اب])/;
const leastWithArticle = 6;

/**
 * Spellings that are looked up as they stand, for words too short to have slips: a letter that was held too long
 * («سمكك»), and a last «a» that is written as ه or ا («شقا»).
 */
export function plainSpellings(term: string): string[] {
  const squeezed = term.replace(/(.)\1+/g, '$1');
  const spellings = [squeezed];
  if (isArabic(term) && term.endsWith('ا')) spellings.push(`${term.slice(0, -1)}ه`);
  if (isArabic(term) && term.endsWith('ه')) spellings.push(`${term.slice(0, -1)}ا`);
  if (isArabic(term) && term.length >= leastWithArticle) spellings.push(term.replace(slippedArticle, '$1'));
  return spellings.filter((spelling) => spelling !== term && spelling.length >= 3);
}

/** How many listings have the commonest form of an Arabic word. */
function listingsOfStem(term: string, words: readonly KnownWord[]): number {
  const stem = lightStem(term);
  if (!isArabic(term) || stem.length < leastStem) return 0;
  return Math.max(0, ...words.filter((word) => word.stem === stem).map(({ listings }) => listings));
}

/**
 * How surely a word is a misspelt other one of the same script; 0 where too much parts them.
 * @param article how many letters of an article were typed before it: a longer word has more room for slips
 */
function slipOf(term: string, word: string, article: number): number {
  const bearable = bearableCost(Math.min(term.length, word.length) + article);
  if (Math.abs(term.length - word.length) > 2) return 0;
  const cost = slipCost(term, word, bearable);
  return cost > bearable ? 0 : 0.95 - 0.3 * cost;
}

const leastCutShort = 5;

/** Whether a word is another one without its last letter: «towin» is rather «towing» than «town». */
const isCutShort = (term: string, word: string): boolean =>
  term.length >= leastCutShort && word.length === term.length + 1 && word.startsWith(term);

interface Ranked extends Omit<Guess, 'isMeant'> {
  rank: number;
  /** Its rank as if no concept had it, so that names are not lost beside kinds of things. */
  rankAsName: number;
}

/** The best guesses of both scripts, the likeliest first. */
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
 * Other words that may be meant by one that no listing has, or hardly any: slips away, or of the same sound in the other
 * script.
 */
export function respelt(
  token: Token,
  lexicon: Lexicon,
  words: readonly KnownWord[],
  known: ReadonlyMap<string, KnownWord>,
): Respelt | undefined {
  const { term, folded } = token;
  // A word that listings have in another form is no slip: محللين where they have محلل.
  const own = Math.max(known.get(term)?.listings ?? 0, listingsOfStem(term, words));
  if (lexicon.isWording(term) || /^\d+$/.test(term)) return undefined;
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
  /** Kinds of things that are only looked for where nothing has the word itself. */
  const kinds: { term: string; certainty: number }[] = [];
  if (!hasDigits) {
    const plain = plainSpellings(term);
    const article = isFromArabic ? Math.max(0, folded.length - term.length) : 0;
    const candidates = [...plain, ...lexicon.slippedTo(term), ...words.map(({ word: other }) => other)];
    for (const word of new Set(candidates)) {
      // Hardly any candidate is close enough: that is found out before how common it is.
      const isRespelt = plain.includes(word) || (isCutShort(term, word) && lexicon.isWording(word));
      const slip = isRespelt ? respeltCertainty : slipOf(term, word, article);
      if (slip === 0 || isArabic(word) !== isFromArabic || !isOther(word)) continue;
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
  const sounding = words.filter(({ sound }) => sounds.has(sound)).map(({ word }) => word);
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
    const compared = sound - lessForSlip - less * missed;
    if (compared <= phoneticShare.least) return [];
    const certainty = asKnown(word, compared);
    return [{ term: word, certainty, rankAsName: rankOf(word, compared), rank: rankOf(word, certainty) }];
  });
  const likelyPhonetic = phonetic.filter(
    ({ certainty }) => slipped.length === 0 || certainty >= leastBesideSlips,
  );
  const guesses = likeliest(slipped, likelyPhonetic);
  // Beside listings that have the word as it stands only another spelling of it counts: «barbeque», «farmacy». In Arabic
  // a vowel more makes another word: الجمعة is no جمعية.
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
  // A word that is passed over says nothing: «sareer» is سرير rather than «career».
  if (found.some((guess) => guess.isMeant && !isPassedOver(guess.term))) {
    found.sort((one, other) => Number(isPassedOver(one.term)) - Number(isPassedOver(other.term)));
  }
  const best = found[0] && guesses.find(({ term: word }) => word === found[0]?.term);
  if (!insteadOf) found.push(...surestKinds(kinds));
  if (found.length === 0) return undefined;
  return {
    guesses: found,
    insteadOf,
    suggestion: insteadOf && best && slipped.includes(best) ? best.term : null,
  };
}

/** The kinds of things that a word may be meant as although listings have it. */
function surestKinds(kinds: { term: string; certainty: number }[]): Guess[] {
  const best = Math.max(...kinds.map(({ certainty }) => certainty));
  const least = Math.max(otherwise.least, best - otherwise.within);
  return kinds
    .filter(({ certainty }) => certainty >= least)
    .sort((one, other) => other.certainty - one.certainty)
    .slice(0, otherwise.most)
    .map(({ term }) => ({ term, certainty: otherwise.certainty, isMeant: true }));
}
