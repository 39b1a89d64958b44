import { fold } from '../../contract/search.ts';
import { arabicStreetNames, streetNames } from './street-names.ts';
import {
  abbreviated,
  arabicDirections,
  arabicSuffixes,
  arabicTeens,
  arabicTypes,
  crossingWords,
  floorWords,
  neutralWords,
  numberedTypes,
  numberPrefixes,
  ordinalWords,
  unitWords,
  withoutAbbreviation,
} from './street-words.ts';

/** A street that was recognized in an address, in its canonical spelling. */
export interface KnownStreet {
  /** «Steinway St», «E 34th St». */
  name: string;
  /** The cross street, if the address names it. */
  near: string | null;
  /** Further search terms for both: with the type written out, and in Arabic if that is known. */
  spellings: string[];
}

const key = (words: readonly string[]) => words.map(abbreviated).join(' ');
const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const namesByKey = new Map(streetNames.map((name) => [key(wordsIn(name)), name]));
const arabicByKey = new Map(arabicStreetNames.map(([spelling, name]) => [key(wordsIn(spelling)), name]));
const arabicByName = new Map(
  arabicStreetNames.map(([spelling, name]) => [name, spelling] as const).reverse(),
);
const longestName = Math.max(
  ...[...namesByKey.keys(), ...arabicByKey.keys()].map((name) => name.split(' ').length),
);

/**
 * Tokens of an address: house numbers with dashes or fractions, ordinals, words and numbers, punctuation except
 * periods.
 */
const tokenPattern =
  /\d+(?:\s*[-‐-―−/⁄]\s*\d+)+(?:[a-z](?!\p{L}))?|\d+(?:st|nd|rd|th)(?![\p{L}\p{N}])|[\p{L}\p{N}]+|[^\s.\p{L}\p{N}]/gu;
const isNumber = (token: string | undefined) => token !== undefined && /^\d+$/.test(token);
const isHouseNumber = (token: string) => /^\d/.test(token);
const isSeparator = (token: string | undefined) => token === undefined || /^[,،;؛|()\n]$/.test(token);
const ordinalDigits = /^(\d+)(?:st|nd|rd|th)$/;

interface Found {
  street: string;
  /** The index of the next token. */
  end: number;
  /** A bare number could also be the house number: it is accepted only if nothing else is ambiguous. */
  isBareNumber?: boolean;
}

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

function numbered(number: number, typeWord: string, prefix = ''): string | null {
  const [type, highest] = numberedTypes[typeWord] ?? [];
  if (type === undefined || highest === undefined || number < 1 || number > highest) return null;
  return [prefix, ordinal(number), type].filter(Boolean).join(' ');
}

/** Whether a numbered street may end before a token: nothing follows that could belong to a name or a number. */
function mayEndBefore(tokens: readonly string[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || isSeparator(next)) return true;
  return [unitWords, crossingWords, neutralWords, floorWords].some((words) => words.has(next));
}

/** Whether a street that begins with its type may begin at a token: the preceding word is not a name. */
function mayBeginAt(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || isSeparator(before) || isHouseNumber(before)) return true;
  if ([crossingWords, neutralWords].some((words) => words.has(before))) return true;
  const last = tokens[at - 2];
  return last !== undefined && unitWords.has(last);
}

/** A listed street. */
function namedAt(tokens: readonly string[], at: number): Found | null {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length--) {
    const street = namesByKey.get(key(tokens.slice(at, at + length)));
    if (street) return { street, end: at + length };
  }
  return arabicNamedAt(tokens, at);
}

/** «شارع ستاينواي», «ستاينواي ستريت»: without a type, a word could also be a neighborhood. */
function arabicNamedAt(tokens: readonly string[], at: number): Found | null {
  const hasType = (tokens[at] ?? '') in arabicTypes;
  const from = hasType ? at + 1 : at;
  for (let length = Math.min(longestName, tokens.length - from); length > 0; length--) {
    const street = arabicByKey.get(key(tokens.slice(from, from + length)));
    if (!street) continue;
    const end = from + length;
    const hasSuffix = arabicSuffixes.has(tokens[end] ?? '');
    const spelledSuffix = length > 1 && arabicSuffixes.has(tokens[end - 1] ?? '');
    if (hasType || hasSuffix || spelledSuffix) return { street, end: hasSuffix ? end + 1 : end };
  }
  return null;
}

/** «34th St», «W 125th St», «Fifth Avenue», «34 St». */
function numberedAt(tokens: readonly string[], at: number): Found | null {
  const prefix = numberPrefixes[abbreviated(tokens[at] ?? '')];
  const from = prefix ? at + 1 : at;
  const [token = '', typeWord = ''] = [tokens[from], abbreviated(tokens[from + 1] ?? '')];
  const end = from + 2;
  const [, digits] = ordinalDigits.exec(token) ?? [];
  const certain = digits ? Number(digits) : /^[a-z]/.test(token) ? ordinalWords.get(token) : undefined;
  if (certain !== undefined) {
    const street = numbered(certain, typeWord, prefix);
    return street ? { street, end } : null;
  }
  if (!isNumber(token) || !mayEndBefore(tokens, end)) return null;
  // “10 Court” may be a house in Court Street; “30-12 72 Rd” is not.
  if (!['st', 'ave'].includes(typeWord) && !isHouseNumber(tokens[at - 1] ?? '')) return null;
  const street = numbered(Number(token), typeWord, prefix);
  return street ? { street, end, isBareNumber: true } : null;
}

/** «Avenue U», «Ave C». */
function letteredAt(tokens: readonly string[], at: number): Found | null {
  const letter = tokens[at + 1] ?? '';
  if (abbreviated(tokens[at] ?? '') !== 'ave' || !/^[a-z]$/.test(letter) || !mayBeginAt(tokens, at))
    return null;
  // “30 12 Ave D” may be an apartment in 12th Avenue.
  if (isNumber(tokens[at - 1]) && isHouseNumber(tokens[at - 2] ?? '')) return null;
  return { street: `Ave ${letter.toUpperCase()}`, end: at + 2 };
}

/** «شارع 34», «الشارع الرابع والثلاثون», «شارع 34 شرق», «Street 34». */
function typeFirstAt(tokens: readonly string[], at: number): Found | null {
  const word = tokens[at] ?? '';
  const type = arabicTypes[word] ?? { street: 'st', avenue: 'ave' }[word];
  if (type === undefined || !mayBeginAt(tokens, at)) return null;
  const next = tokens[at + 1] ?? '';
  const spelled = arabicOrdinalAt(tokens, at + 1);
  const from = spelled ? spelled.end : at + 2;
  const direction = arabicDirections[tokens[from] ?? ''];
  const end = direction ? from + 1 : from;
  if (spelled) {
    const street = numbered(spelled.number, type, direction);
    return street ? { street, end } : null;
  }
  // “30 Street 34”: either may be the house number.
  if (!isNumber(next) || !mayEndBefore(tokens, end) || (!(word in arabicTypes) && isNumber(tokens[at - 1])))
    return null;
  const street = numbered(Number(next), type, direction);
  return street ? { street, end, isBareNumber: true } : null;
}

/** «الخامس», «الخامس عشر», «الرابع والثلاثون»; folded like the tokens. */
function arabicOrdinalAt(tokens: readonly string[], at: number): { number: number; end: number } | null {
  const first = tokens[at] ?? '';
  const number = /^[a-z]/.test(first) ? undefined : ordinalWords.get(first);
  if (number === undefined) return null;
  const second = tokens[at + 1] ?? '';
  if (number < 10 && arabicTeens.has(second)) return { number: number + 10, end: at + 2 };
  const tens = second.startsWith('و') ? ordinalWords.get(second.slice(1)) : undefined;
  if (number < 10 && tens !== undefined && tens >= 20) return { number: number + tens, end: at + 2 };
  return { number, end: at + 1 };
}

/** The end of a house, floor or apartment number that begins at a token; null if there is none. */
function unitEnd(tokens: readonly string[], at: number): number | null {
  const token = tokens[at] ?? '';
  if (unitWords.has(token)) {
    let end = at + 1;
    while (unitWords.has(tokens[end] ?? '') || tokens[end] === ':') end++;
    return isSeparator(tokens[end]) || (tokens[end] ?? '') in arabicTypes ? end : end + 1;
  }
  return isHouseNumber(token) && floorWords.has(tokens[at + 1] ?? '') ? at + 2 : null;
}

function spellingsOf(name: string): string[] {
  const arabic = arabicByName.get(name);
  return [withoutAbbreviation(name), ...(arabic ? [`شارع ${arabic}`] : [])];
}

interface Met extends Found {
  /** The address names it as the cross street. */
  isCrossing: boolean;
}

function read(tokens: readonly string[]): { streets: Met[]; isDoubtful: boolean } {
  const streets: Met[] = [];
  let isDoubtful = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    const end = unitEnd(tokens, at);
    const found =
      end === null
        ? (namedAt(tokens, at) ?? numberedAt(tokens, at) ?? letteredAt(tokens, at) ?? typeFirstAt(tokens, at))
        : null;
    if (found) {
      const isCrossing = (streets.length > 0 || isDoubtful) && crossingWords.has(tokens[at - 1] ?? '');
      streets.push({ ...found, isCrossing });
      at = found.end;
      continue;
    }
    if (end === null && /^\p{L}/u.test(token) && !neutralWords.has(token) && !crossingWords.has(token)) {
      isDoubtful = true;
    }
    at = end ?? at + 1;
  }
  return { streets, isDoubtful };
}

/**
 * The publishable street of an address: rebuilt from streets that are listed by name or recognized by the rule for
 * numbered ones, never copied from the input. Null if no street is recognized with certainty, for example if a
 * number may be that of the house as well as that of the street.
 */
export function knownStreet(address: string | null): KnownStreet | null {
  if (address === null) return null;
  const { streets, isDoubtful } = read(fold(address).match(tokenPattern) ?? []);
  const certain = streets.filter(({ isBareNumber, isCrossing }) => !isBareNumber || isCrossing);
  const [first, ...others] = streets;
  const isFirstKnown = !isDoubtful && others.every(({ isCrossing }) => isCrossing);
  const main = isFirstKnown ? first : certain[0];
  if (!main || main.isCrossing) return null;
  const behind = streets[streets.indexOf(main) + 1];
  const near = behind?.isCrossing && behind.street !== main.street ? behind.street : null;
  return { name: main.street, near, spellings: [main.street, ...(near ? [near] : [])].flatMap(spellingsOf) };
}
