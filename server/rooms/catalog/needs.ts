import type { Lang } from '../../../contract/locales.ts';
import { fold, termOf, terms } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';
import { arabicNeeds } from './needs/arabic.ts';
import { arabicDailyNeeds } from './needs/arabic-daily.ts';
import { englishNeeds } from './needs/english.ts';
import { englishDailyNeeds } from './needs/english-daily.ts';
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

/** “stop”: stops, stopped, stopping; irregular forms are listed as separate verbs. */
function englishVerbForms(verb: string): string[] {
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
  ...linesOf(englishNeeds + englishDailyNeeds.trimStart(), 'en'),
  ...linesOf(arabicNeeds + arabicDailyNeeds.trimStart(), 'ar'),
]);

/** The properties of a position in a query. */
export interface NeedContext {
  /** Whether the word may be part of a need: not if it belongs to an expression. */
  isFree: (at: number) => boolean;
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
function lineOf(verbAt: number, read: readonly string[], context: NeedContext): Line | undefined {
  let best: { distance: number; line: Line } | undefined;
  for (const line of byVerb.get(read[verbAt] ?? '') ?? []) {
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
  for (const verbAt of [...all.filter((at) => !isSilent(at)), ...all.filter(isSilent)]) {
    if (!isFree(verbAt)) continue;
    const line = lineOf(verbAt, read, { ...context, isFree }) ?? lineWithoutObject(verbAt, read);
    if (!line) continue;
    const places = all.filter((at) => at === verbAt || (isFree(at) && line.objects.has(read[at] ?? '')));
    for (const at of places) taken.add(at);
    found.push({ places, wordings: line.wordings });
  }
  return found;
}
