import { terms } from '../../../contract/search.ts';
import {
  type Line,
  type Lines,
  lineOf,
  linesOf,
  type Need,
  type NeedContext,
  withoutObject,
} from './need-lines.ts';
import { englishNeeds } from './needs/english.ts';
import { englishDailyNeeds } from './needs/english-daily.ts';
import { englishErrandNeeds } from './needs/english-errands.ts';
import { englishLeisureNeeds } from './needs/english-leisure.ts';
import { englishProductNeeds } from './needs/english-products.ts';
import { englishWorkNeeds } from './needs/english-work.ts';
import { isPassedOver } from './stop-words.ts';

const byVerb = linesOf([englishNeeds, englishDailyNeeds, englishErrandNeeds, englishLeisureNeeds], 'en');

/** The rows of an English verb. */
export const englishLines = (verb: string): readonly Line[] => byVerb.get(verb) ?? [];

/** Words that lead a query: “something to sit on” is a product, “job cutting hair” is work. */
interface LeadingWords {
  words: ReadonlySet<string>;
  lines: Lines;
  /** Whether verbs may also be before it: “baking job”, not “sit on something”. */
  isFollowing: boolean;
}

const leadingWords: LeadingWords[] = [
  {
    words: new Set(terms('something thing anything stuff item device gadget machine tool')),
    lines: linesOf([englishProductNeeds], 'en'),
    isFollowing: false,
  },
  {
    words: new Set(terms('job hiring vacancy employment position career')),
    lines: linesOf([englishWorkNeeds], 'en'),
    isFollowing: true,
  },
  { words: new Set(['work']), lines: linesOf([englishWorkNeeds], 'en'), isFollowing: false },
];

/** After these, “work” does not lead: “close to my work”, “the lights don't work”. */
const beforeOtherWork = new Set(terms("my at to from not do does did don't doesn't won't didn't after near"));

/** The position of the word that leads a query, which has no other meaning before “work” than stop words. */
function leadingAt({ words }: LeadingWords, read: readonly string[]): number {
  const at = read.findIndex((term) => words.has(term));
  if (read[at] !== 'work') return at;
  const isLed = read.slice(0, at).every(isPassedOver) && !beforeOtherWork.has(read[at - 1] ?? '');
  return isLed ? at : -1;
}

/**
 * The need of a query that is led by such a word. Its verb and object are words of this need even if they are also an expression:
 * “something to clean the carpet” is no carpet cleaning.
 */
export function ledNeed(read: readonly string[], context: NeedContext): Need | undefined {
  const isFree = (at: number) => !context.isPlace(at);
  for (const leading of leadingWords) {
    const leadsAt = leadingAt(leading, read);
    if (leadsAt < 0) continue;
    const verbs = [...read.keys()].filter(
      (at) => at !== leadsAt && isFree(at) && (leading.isFollowing || at > leadsAt),
    );
    const found = [
      ...verbs.map(
        (at) =>
          [at, lineOf(at, read, leading.lines.get(read[at] ?? '') ?? [], { ...context, isFree })] as const,
      ),
      ...verbs
        .filter(context.isFree)
        .map((at) => [at, withoutObject(leading.lines.get(read[at] ?? '') ?? [])] as const),
    ].find(([, line]) => line);
    const [verbAt, line] = found ?? [];
    if (!line) continue;
    const places = [...read.keys()].filter(
      (at) => at === verbAt || at === leadsAt || (isFree(at) && line.objects.has(read[at] ?? '')),
    );
    return { places, wordings: line.wordings };
  }
  return undefined;
}
