import type { Lang } from '../../../contract/locales.ts';
import { fold, termOf, terms } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import { nounsOf } from './arabic-verbs.ts';

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

/** A row of a table: what answers any of its verbs with any of its objects. */
export interface Line {
  objects: Set<string>;
  /** Whether the object must come after its verb: “work in a restaurant”, not “restaurant for work”. */
  isInOrder: boolean;
  wordings: string[][];
}

/** The rows of tables by the forms of their verbs. */
export type Lines = ReadonlyMap<string, readonly Line[]>;

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

/** “my”, “our” and “your” as suffixes of a noun. */
function arabicNounForms(noun: string): string[] {
  const stem = noun.endsWith('ه') ? `${noun.slice(0, -1)}ت` : noun;
  return [noun, ...['ي', 'نا', 'ك', 'ه', 'ها'].map((ending) => stem + ending)];
}

/** Reads tables of needs. */
export function linesOf(tables: readonly string[], lang: Lang): Lines {
  const byVerb = new Map<string, Line[]>();
  for (const row of tables.flatMap((table) => table.trim().split('\n'))) {
    const [verbs = '', objects = '', answers = ''] = row.replace(' > ', ' | ').split(' | ');
    const line: Line = {
      // Also as listed: «بالوعة» begins like an article, which a query's «البالوعة» has lost instead.
      objects: new Set(
        words(objects).flatMap((noun) => [
          noun,
          ...(lang === 'ar' ? arabicNounForms(noun) : [noun, `${noun}s`]).map(termOf),
        ]),
      ),
      isInOrder: row.includes(' > '),
      wordings: answers.split(/[,،] /).map((answer) => terms(answer)),
    };
    // Arabic verbs have hundreds of forms: the words of a query are reduced to verbs instead.
    const forms = lang === 'ar' ? words(verbs) : words(verbs).flatMap(englishVerbForms).map(termOf);
    for (const form of new Set(forms)) byVerb.set(form, [...(byVerb.get(form) ?? []), line]);
  }
  return byVerb;
}

/** The folded words of a cell; `*`, which has no letter, yields none. */
const words = (cell: string): string[] => fold(cell).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The number of words whose forms are remembered: most words of queries recur. */
export const mostForms = 3_000;
const nouns = memoize(nounsOf, mostForms);

/** Whether a word of a query is an object of a row. */
export const isObject = ({ objects }: Line, term: string) =>
  objects.has(term) || (isArabic(term) && nouns(term).some((noun) => objects.has(noun)));

export const withoutObject = (lines: readonly Line[]) => lines.find(({ objects }) => objects.size === 0);

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
export function lineOf(
  verbAt: number,
  read: readonly string[],
  lines: readonly Line[],
  context: NeedContext,
): Line | undefined {
  let best: { distance: number; line: Line } | undefined;
  for (const line of lines) {
    for (const [at, term] of read.entries()) {
      if (at === verbAt || !context.isFree(at) || !isObject(line, term)) continue;
      if (line.isInOrder && at < verbAt) continue;
      const distance = Math.abs(at - verbAt);
      if ((best && distance >= best.distance) || !isReached(verbAt, at, read, context)) continue;
      best = { distance, line };
    }
  }
  return best?.line;
}
