import { isArabic } from '../../../contract/spelling.ts';
import type { Question } from './question.ts';
import { namesKind } from './unit.ts';

/** English words that end the noun phrase of what is searched for: “lawyer for a car accident”. */
const prepositions = new Set('for with without to in at from near by of that which who about on'.split(' '));
const conjunctions = new Set(['and', 'or', 'او']);

/**
 * The kinds of things that a query is about, if it names several: all that are joined by “and” or “or”; else the need
 * (“bake a wedding cake”) or the only expression («معلم ترميم بيوت»), which say most; else the first one in Arabic
 * («كتب جامعة»), in English the last one before a preposition (“leather couch”), or the last one (“to fix a sink”).
 * Places and descriptions are none.
 * @returns the numbers of their units; none if no unit is a kind of thing
 */
export function headKinds({ units, begins, terms }: Pick<Question, 'units' | 'begins' | 'terms'>): number[] {
  const kinds = units.flatMap((unit, part) => (namesKind(unit) ? part : []));
  const [first, ...others] = kinds;
  if (first === undefined || others.length === 0) return kinds;
  const termOf = (part: number) => terms[begins[part] ?? 0] ?? '';
  const isArabicQuery = isArabic(termOf(first));
  const isJoined = isArabicQuery && others.some((part) => termOf(part).startsWith('و'));
  if (isJoined || terms.some((term) => conjunctions.has(term))) return kinds;
  const need = kinds.find((part) => units[part]?.isNeed);
  if (need !== undefined) return [need];
  const expressions = kinds.filter((part) => (units[part]?.wordings[0]?.length ?? 0) > 1);
  if (expressions.length === 1) return expressions;
  if (isArabicQuery) return [first];
  const begin = begins[first] ?? 0;
  const end = terms.findIndex((term, at) => at > begin && prepositions.has(term));
  return [kinds.findLast((part) => end < 0 || (begins[part] ?? 0) < end) ?? first];
}
