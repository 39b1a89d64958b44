import type { Lang } from '../../../contract/locales.ts';
import { fold, termOf, terms } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import { nounsOf, presentVerbsOf, verbsOf } from './arabic-verbs.ts';
import { isDescription } from './descriptions.ts';
import { arabicHelp, arabicThings, arabicWork } from './needs/arabic-contexts.ts';
import * as arabic from './needs/arabic-tables.ts';
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

const english = linesOf(englishNeeds + englishDailyNeeds.trimStart(), 'en');
const tablesOf = (tables: readonly string[]) => tables.map((table) => table.trim()).join('\n');
const arabicVerbs = linesOf(tablesOf(Object.values(arabic)), 'ar');

/** Lines for queries with one of the words only: “something to …”, “work where I …”. They take precedence. */
const contexts = [
  { of: 'حاجة شي شيء اشي إشي حاجات جهاز آلة ماكينة مكينة أداة', table: arabicThings },
  { of: 'شغل شغلانة وظيفة وظائف عمل اشتغل أشتغل بشتغل نشتغل نخدم نخدمو يشتغل دوام توظيف', table: arabicWork },
  { of: 'حد حدا أحد واحد واحدة وحدة شخص مين حدن شكون', table: arabicHelp },
].map(({ of, table }) => ({ of: new Set(terms(of)), byVerb: linesOf(table, 'ar') }));

const isArabicVerb = (verb: string) =>
  arabicVerbs.has(verb) || contexts.some(({ byVerb }) => byVerb.has(verb));

/** The number of words whose forms are remembered: most words of queries recur. */
const mostForms = 3_000;
const nouns = memoize(nounsOf, mostForms);
const verbs = memoize((term: string) => verbsOf(term), mostForms);

/** Whether a word is a personal form of a verb of the tables: «أنام», which is no misspelt «إمام». */
export const isVerbForm = memoize(
  (term: string) => isArabic(term) && presentVerbsOf(term).some(isArabicVerb),
  mostForms,
);

/** The lines of a word that is a verb in the given tables. */
function linesFor(term: string, tables: readonly Map<string, Line[]>[], isPlain = false): Line[] {
  if (!isArabic(term)) return english.get(term) ?? [];
  const forms = isPlain ? verbsOf(term, isPlain) : verbs(term);
  return [...new Set(tables.flatMap((byVerb) => forms.flatMap((verb) => byVerb.get(verb) ?? [])))];
}

const isObject = ({ objects }: Line, term: string) =>
  objects.has(term) || (isArabic(term) && nouns(term).some((noun) => objects.has(noun)));

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
function lineOf(
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

const withoutObject = (lines: readonly Line[]) => lines.find(({ objects }) => objects.size === 0);

/**
 * A verb without an object counts only in a sentence: “Sing Sing” is a name, “place to sing” is not. A word that
 * also describes is no verb beside a kind of thing: «عسل أصلي».
 */
function lineWithoutObject(
  verbAt: number,
  read: readonly string[],
  { isKind }: NeedContext,
): Line | undefined {
  const verb = read[verbAt] ?? '';
  if (!read.some(isPassedOver)) return undefined;
  if (isDescription(verb) && read.some((_term, at) => at !== verbAt && isKind(at))) return undefined;
  return withoutObject(linesFor(verb, [arabicVerbs], true));
}

/**
 * The lines of the contexts before a verb. «حاجة سخنة» is something warm, not something that warms: the verb has a
 * person, or is a noun as listed.
 */
function linesWithin(verbAt: number, read: readonly string[]): Line[] {
  const verb = read[verbAt] ?? '';
  if (!isArabic(verb)) return [];
  const present = contexts.filter(({ of }) => read.some((term, at) => at < verbAt && of.has(term)));
  return present.flatMap(({ byVerb }) =>
    isVerbForm(verb) || isVerbForm(`ال${verb}`) || byVerb.has(verb) ? linesFor(verb, [byVerb]) : [],
  );
}

/** The line of a context of the query, then of any query. */
function needAt(verbAt: number, read: readonly string[], context: NeedContext): Line | undefined {
  const verb = read[verbAt] ?? '';
  // «من غير» means “without”.
  if (verb === 'غير' && read[verbAt - 1] === 'من') return undefined;
  const within = linesWithin(verbAt, read);
  const isAlone = !read.some((_term, at) => at !== verbAt && context.isKind(at));
  return (
    lineOf(verbAt, read, within, context) ??
    lineOf(verbAt, read, linesFor(verb, [arabicVerbs]), context) ??
    (isAlone ? withoutObject(within) : undefined) ??
    lineWithoutObject(verbAt, read, context)
  );
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
    const line = needAt(verbAt, read, { ...context, isFree });
    if (!line) continue;
    const places = all.filter((at) => at === verbAt || (isFree(at) && isObject(line, read[at] ?? '')));
    for (const at of places) taken.add(at);
    found.push({ places, wordings: line.wordings });
  }
  return found;
}
