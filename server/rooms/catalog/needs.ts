import type { Lang } from '../../../contract/locales.ts';
import { fold, termOf, terms } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';
import { arabicNeeds } from './needs/arabic.ts';
import { arabicDailyNeeds } from './needs/arabic-daily.ts';
import { englishNeeds } from './needs/english.ts';
import { englishDailyNeeds } from './needs/english-daily.ts';
import { englishErrandNeeds } from './needs/english-errands.ts';
import { englishLeisureNeeds } from './needs/english-leisure.ts';
import { englishProductNeeds } from './needs/english-products.ts';
import { englishWorkNeeds } from './needs/english-work.ts';
import { isPassedOver } from './stop-words.ts';

/*
 * A need is a verb with its object, in any order and with other words between: “where can I get my suit cleaned”. A
 * concept lists expressions in one order and form; here any form of the verb combines with any form of the object.
 */

/** A need that was found in a query. */
export interface Need {
  /** The positions of the verb and of its objects among the terms, in order. */
  places: number[];
  /** Wordings of concepts that answer it, each a list of terms. */
  wordings: string[][];
}

interface Line {
  objects: Set<string>;
  /** Whether the object must come after its verb: “work in a restaurant”, not “restaurant for work”. */
  isInOrder: boolean;
  wordings: string[][];
}

const vowels = /[aeiou]/;

/** Irregular past forms, each after its verb. */
const irregular = new Map(
  `bring brought, build built, buy bought, come came, do done did, drive drove driven, eat ate eaten, feed fed,
find found, get got gotten, give gave given, go gone went, grow grew grown, hang hung, hear heard, hold held,
keep kept, learn learnt, leave left, lose lost, make made, pay paid, ride rode ridden, sell sold, send sent,
sew sewn, shrink shrunk, sing sung, sit sat, sleep slept, speak spoke spoken, steal stole stolen, swim swam,
take took taken, teach taught, tear tore torn, throw threw thrown, wear wore worn, write wrote written`
    .split(/,\s/)
    .map((forms) => forms.trim().split(' '))
    .map(([verb = '', ...past]): [string, string[]] => [verb, past]),
);

/** “stop”: stops, stopped, stopping. */
function englishVerbForms(verb: string): string[] {
  return [...regularForms(verb), ...(irregular.get(verb) ?? [])];
}

function regularForms(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? verb + verb.at(-1) : stem;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  if (!vowels.test(verb)) return [verb];
  return [verb, `${verb}s`, past, `${stem}ing`, `${doubled}ed`, `${doubled}ing`];
}

/** Prefixes of person, of the present in the dialects and of the future. */
const verbPrefixes = ['', 'ا', 'ي', 'ت', 'ن', 'ب', 'بي', 'بت', 'بن', 'ه', 'هن', 'ح'];
/** Suffixes of a verb: object pronouns. */
const verbEndings = ['', 'ه', 'ها', 'هم', 'لي', 'و', 'وا'];

function arabicVerbForms(verb: string): string[] {
  return verbPrefixes.flatMap((prefix) => verbEndings.map((ending) => prefix + verb + ending));
}

/** “my”, “our” and “your” as suffixes of a noun. */
function arabicNounForms(noun: string): string[] {
  const stem = noun.endsWith('ه') ? `${noun.slice(0, -1)}ت` : noun;
  return [noun, ...['ي', 'نا', 'ك', 'ه', 'ها'].map((ending) => stem + ending)];
}

function linesOf(table: string, lang: Lang): Map<string, Line[]> {
  const byVerb = new Map<string, Line[]>();
  for (const row of table.trim().split('\n')) {
    const [verbs = '', objects = '', answers = ''] = row.replace(' > ', ' | ').split(' | ');
    const line: Line = {
      objects: new Set(
        words(objects).flatMap((noun) =>
          (lang === 'ar' ? arabicNounForms(noun) : [noun, `${noun}s`]).map(termOf),
        ),
      ),
      isInOrder: row.includes(' > '),
      wordings: answers.split(/[,،] /).map((answer) => terms(answer)),
    };
    const forms = words(verbs).flatMap((verb) => (lang === 'ar' ? arabicVerbForms : englishVerbForms)(verb));
    for (const form of new Set(forms.map(termOf))) byVerb.set(form, [...(byVerb.get(form) ?? []), line]);
  }
  return byVerb;
}

/** The folded words of a cell; `*`, which has no letter, yields none. */
const words = (cell: string): string[] => fold(cell).match(/[\p{L}\p{N}]+/gu) ?? [];

const byVerb = new Map([
  ...linesOf(
    [englishNeeds, englishDailyNeeds, englishErrandNeeds, englishLeisureNeeds]
      .map((table) => table.trim())
      .join('\n'),
    'en',
  ),
  ...linesOf(arabicNeeds + arabicDailyNeeds.trimStart(), 'ar'),
]);

/** A word that leads what follows: “something to sit on” is a product, “job cutting hair” is work. */
interface Carrier {
  words: ReadonlySet<string>;
  lines: Map<string, Line[]>;
  /** Whether verbs may also be before it: “baking job”, not “sit on something”. */
  isFollowing: boolean;
}

const carriers: Carrier[] = [
  {
    words: new Set(terms('something thing anything stuff item device gadget machine tool')),
    lines: linesOf(englishProductNeeds, 'en'),
    isFollowing: false,
  },
  {
    words: new Set(terms('job hiring vacancy employment position career')),
    lines: linesOf(englishWorkNeeds, 'en'),
    isFollowing: true,
  },
  { words: new Set(['work']), lines: linesOf(englishWorkNeeds, 'en'), isFollowing: false },
];

/** Before “work” it is no carrier: “close to my work”, “the lights don't work”. */
const beforeOtherWork = new Set(terms("my at to from not do does did don't doesn't won't didn't after near"));

/** The properties of a position in a query. */
export interface NeedContext {
  /** Whether the word may be part of a need: not if it belongs to an expression. */
  isFree: (at: number) => boolean;
  /** Whether it belongs to the name of a place. */
  isPlace: (at: number) => boolean;
  /** Whether it names a kind of thing. */
  isKind: (at: number) => boolean;
}

/**
 * Whether a word may be the object of a verb before it: in Arabic, not if another kind of thing is between them.
 */
function isReached(verbAt: number, at: number, read: readonly string[], { isKind }: NeedContext): boolean {
  if (at < verbAt || !isArabic(read[verbAt] ?? '')) return true;
  return !read.some((_term, between) => between > verbAt && between < at && isKind(between));
}

/** The row with the object nearest to the verb in a query; of equally near ones, the first. */
function lineOf(
  verbAt: number,
  read: readonly string[],
  context: NeedContext,
  lines = byVerb,
): Line | undefined {
  let best: { distance: number; line: Line } | undefined;
  for (const line of lines.get(read[verbAt] ?? '') ?? []) {
    for (const [at, term] of read.entries()) {
      if (at === verbAt || !context.isFree(at) || !line.objects.has(term)) continue;
      if (line.isInOrder && at < verbAt) continue;
      const distance = Math.abs(at - verbAt);
      if ((best && distance >= best.distance) || !isReached(verbAt, at, read, context)) continue;
      best = { distance, line };
    }
  }
  return best?.line;
}

/** The position of the word that leads a query, which has no other meaning before “work” than stop words. */
function carrierAt({ words }: Carrier, read: readonly string[]): number {
  const at = read.findIndex((term) => words.has(term));
  if (read[at] !== 'work') return at;
  const isLed = read.slice(0, at).every(isPassedOver) && !beforeOtherWork.has(read[at - 1] ?? '');
  return isLed ? at : -1;
}

/**
 * The need that a carrier leads. Its verb and object are words of this need even if they are also an expression:
 * “something to clean the carpet” is no carpet cleaning.
 */
function carriedNeed(read: readonly string[], context: NeedContext): Need | undefined {
  const isFree = (at: number) => !context.isPlace(at);
  for (const carrier of carriers) {
    const carrierIndex = carrierAt(carrier, read);
    if (carrierIndex < 0) continue;
    const verbs = [...read.keys()].filter(
      (at) => at !== carrierIndex && isFree(at) && (carrier.isFollowing || at > carrierIndex),
    );
    const found = [
      ...verbs.map((at) => [at, lineOf(at, read, { ...context, isFree }, carrier.lines)] as const),
      ...verbs
        .filter(context.isFree)
        .map(
          (at) => [at, carrier.lines.get(read[at] ?? '')?.find(({ objects }) => objects.size === 0)] as const,
        ),
    ].find(([, line]) => line);
    const [verbAt, line] = found ?? [];
    if (!line) continue;
    const places = [...read.keys()].filter(
      (at) => at === verbAt || at === carrierIndex || (isFree(at) && line.objects.has(read[at] ?? '')),
    );
    return { places, wordings: line.wordings };
  }
  return undefined;
}

/** A verb without an object counts only in a sentence: “Sing Sing” is a name, “place to sing” is not. */
function lineWithoutObject(verbAt: number, read: readonly string[]): Line | undefined {
  if (!read.some(isPassedOver)) return undefined;
  return byVerb.get(read[verbAt] ?? '')?.find(({ objects }) => objects.size === 0);
}

/**
 * The need of a query, if it has a verb with its object. Words without any other meaning in the query (“someone at
 * the door”) are considered as verbs last.
 * @param read the terms of the query, corrected
 */
export function needsIn(read: readonly string[], context: NeedContext): Need[] {
  const found: Need[] = [];
  const taken = new Set<number>();
  const isFree = (at: number) => context.isFree(at) && !taken.has(at);
  const all = [...read.keys()];
  const isSilent = (at: number) => isPassedOver(read[at] ?? '');
  const carried = carriedNeed(read, context);
  if (carried) {
    for (const at of carried.places) taken.add(at);
    found.push(carried);
  }
  const inTurn = [...all.filter((at) => !isSilent(at)), ...all.filter(isSilent)];
  const withObject = (verbAt: number) => lineOf(verbAt, read, { ...context, isFree });
  const alone = (verbAt: number) => lineWithoutObject(verbAt, read);
  for (const [verbAt, lineAt] of [withObject, alone].flatMap((by) => inTurn.map((at) => [at, by] as const))) {
    if (!isFree(verbAt)) continue;
    const line = lineAt(verbAt);
    if (!line) continue;
    const places = all.filter((at) => at === verbAt || (isFree(at) && line.objects.has(read[at] ?? '')));
    for (const at of places) taken.add(at);
    found.push({ places, wordings: line.wordings });
  }
  return found;
}
