import { termOf } from '../../../contract/search.ts';
import { isArabic, slips, soundOf, soundsOf } from '../../../contract/spelling.ts';
import type { Vocabulary } from '../../search-engine/search-engine.ts';
import { slipCost } from './closeness.ts';
import { translatedNameWords } from './name-words.ts';
import { phoneticCertainty, spellingsOf } from './phonetics.ts';
import type { OtherName, Question } from './question.ts';
import { splitsOf } from './splitting.ts';
import { isPassedOver } from './stop-words.ts';
import type { Token } from './tokens.ts';
import { type Unit, unitOf, type Weighed } from './unit.ts';

/*
 * A query as the name of a listing. If no listing has all parts of a query, each of its words may still be a guess at a
 * word of one title: one word alone proves little, all of them together do. Guesses are therefore much less certain
 * than those for single words, words that are known or kinds of things are guessed at, too («شجرة» is the tree that is
 * written “shajara”), and two words may be one in the other script.
 */

/** The maximum number of guesses per word. */
const mostGuesses = 12;
/**
 * Names have few words, and words few letters: a longer query is not read as one, as it would take too long. Of the words
 * that sound about alike, only the most frequent ones are compared.
 */
const most = { words: 5, letters: 20, compared: 120, comparedParts: 30 };
/** The words of the index. */
type Words = Pick<Vocabulary, 'find' | 'listingsOf' | 'resembling'>;
/** The minimum certainty that words of different scripts sound alike: of a word, and of each part of a joined one. */
const leastPhonetic = { word: 0.6, part: 0.64 };
/** The maximum distance of misspellings by length; a single edit of other letters costs 1. */
const mostCost = (length: number) => (length < 5 ? 1 : length < 7 ? 1.5 : 2.2);
/** The length from which a word may have two errors anywhere. */
const leastTwoSlips = 7;
/** The loss of certainty by the distance of a misspelling, and for joining or splitting words. */
const lessPerCost = 0.2;
const joinedShare = 0.9;
/** The certainty of a translation, which many names have. */
const translatedCertainty = 0.8;
/** A word that more listings have is no misspelling, and none joins two words. */
const mostListings = { misspelled: 3, joined: 3 };
/** The maximum difference in length of a misspelling. */
const mostLonger = 2;
const mostCertain = 0.94;

/**
 * The words of the other script that sound like a token, most certain first.
 * @param isPart a part of a joined word is compared with fewer words
 */
function soundingLike(token: Token, vocabulary: Words, isPart = false): Weighed[] {
  const sounds = soundsOf(token.folded);
  const nearly = isPart ? [] : sounds.slice(0, 4).filter((sound) => sound.length >= 3);
  const found = vocabulary.find({
    words: [],
    stems: [],
    sounds,
    slips: nearly.flatMap((sound) => [
      `~${sound}`,
      ...[...sound].map((_letter, at) => `~${sound.slice(0, at)}${sound.slice(at + 1)}`),
    ]),
  });
  const spellings = spellingsOf(token);
  return found
    .filter(({ word }) => isArabic(word) !== isArabic(token.term) && !/\d/.test(word))
    .slice(0, isPart ? most.comparedParts : most.compared)
    .map(({ word }): Weighed => [[word], phoneticCertainty(spellings, word, 0)])
    .filter(([, certainty]) => certainty >= (isPart ? leastPhonetic.part : leastPhonetic.word))
    .sort((one, other) => other[1] - one[1]);
}

/** The words of the same script that a token may be a misspelling of. */
function misspellingOf({ term }: Token, vocabulary: Words): Weighed[] {
  const { length } = term;
  if (vocabulary.listingsOf(term) > mostListings.misspelled) return [];
  const found = [
    ...vocabulary.find({ words: [], stems: [], sounds: [soundOf(term)], slips: slips(term) }),
    ...(length >= leastTwoSlips ? vocabulary.resembling(term) : []),
  ];
  return found.flatMap(({ word }): Weighed[] => {
    if (isArabic(word) !== isArabic(term) || word === term || /\d/.test(word)) return [];
    if (Math.abs(word.length - length) > mostLonger) return [];
    const bearable = mostCost(Math.min(length, word.length));
    const cost = slipCost(term, word, bearable);
    return cost <= bearable ? [[[word], mostCertain - lessPerCost * cost]] : [];
  });
}

/** Two words of the other script, or one of each, that a token joins: “passioncoffee”. */
function splitFrom({ folded }: Token, vocabulary: Words): Weighed[] {
  const partOf = (part: string): Weighed[] => {
    const token = { text: part, folded: part, term: termOf(part) };
    const own: Weighed[] = vocabulary.listingsOf(token.term) > 0 ? [[[token.term], mostCertain]] : [];
    return [...own, ...soundingLike(token, vocabulary, true).slice(0, 2)];
  };
  return splitsOf(folded).flatMap(([before, after]) => {
    const lefts = partOf(before);
    if (lefts.length === 0) return [];
    const rights = partOf(after);
    return lefts.flatMap(([left, one]) =>
      rights.map(([right, other]): Weighed => [[...left, ...right], Math.min(one, other) * joinedShare]),
    );
  });
}

/** The words of the other script that write two adjacent tokens as one: “del capo” and دلكابو. */
function joinedFrom(one: Token, next: Token, vocabulary: Words): Weighed[] {
  const folded = one.folded + next.folded;
  if (/\d/.test(folded) || folded.length > most.letters) return [];
  const token = { text: folded, folded, term: termOf(folded) };
  return soundingLike(token, vocabulary, true).map(
    ([wording, certainty]): Weighed => [wording, certainty * joinedShare],
  );
}

/**
 * A query with guesses at the words of a title.
 * @returns undefined if there is no further guess at any word, or if it is too long for a name
 */
export function readAsName(
  { units, begins }: Pick<Question, 'units' | 'begins'>,
  tokens: readonly Token[],
  vocabulary: Words,
): { units: Unit[]; otherNames: OtherName[] } | undefined {
  let isGuessed = false;
  /** The tokens of a unit, with the stop words that follow it. */
  const tokensIn = (at: number) => tokens.slice(begins[at] ?? 0, begins[at + 1] ?? tokens.length);
  /** Whether a unit consists of one word, which is no place. */
  const isWord = (at: number) =>
    units[at]?.placeId === undefined &&
    tokensIn(at)
      .slice(1)
      .every(({ term }) => isPassedOver(term));
  const words = units.filter((_unit, at) => isWord(at)).length;
  if (words > most.words) return undefined;
  // One word proves too little, unless two words of a title together are what it joins.
  const isOne = words < 2;
  const guessed = units.map((unit, at): Unit => {
    const token = tokens[begins[at] ?? 0];
    if (!isWord(at) || !token || /\d/.test(token.folded) || token.folded.length > most.letters) return unit;
    const asWords = isOne
      ? []
      : [
          ...soundingLike(token, vocabulary),
          ...(unit.isKind ? [] : misspellingOf(token, vocabulary)),
          ...translatedNameWords(token.term).map((word): Weighed => [[word], translatedCertainty]),
        ];
    const guesses = [
      ...asWords,
      ...(vocabulary.listingsOf(token.term) <= mostListings.joined ? splitFrom(token, vocabulary) : []),
    ]
      .sort((one, other) => other[1] - one[1])
      .slice(0, mostGuesses);
    if (guesses.length === 0) return unit;
    isGuessed = true;
    const own = unit.wordings.map((wording, index): Weighed => [wording, unit.certainties[index] ?? 0]);
    return unitOf([...own, ...guesses], unit.categoryIds, { placeId: unit.placeId });
  });
  const otherNames = units.flatMap((_unit, at): OtherName[] => {
    const [[one, ...between], [next]] = [tokensIn(at), at + 1 < units.length ? tokensIn(at + 1) : []];
    if (!one || !next || between.length > 0 || !isWord(at) || !isWord(at + 1)) return [];
    const joined = joinedFrom(one, next, vocabulary).slice(0, 3);
    return joined.length > 0 ? [{ unit: unitOf(joined, []), insteadOf: [at, at + 1] }] : [];
  });
  return isGuessed || otherNames.length > 0 ? { units: guessed, otherNames } : undefined;
}
