import { terms } from '../../../contract/search.ts';
import { isArabic } from '../../../contract/spelling.ts';
import { memoize } from '../../process/memoize.ts';
import { presentVerbsOf, verbsOf } from './arabic-verbs.ts';
import { type Line, type Lines, linesOf, mostForms } from './need-lines.ts';
import { arabicGoods, arabicHelp, arabicWork } from './needs/arabic-leading.ts';
import * as arabic from './needs/arabic-tables.ts';

const byVerb = linesOf(Object.values(arabic), 'ar');

/** Rows for queries that one of the words leads: “something to …”, “work where I …”. They take precedence. */
const leadingWords = [
  { of: 'حاجة شي شيء اشي إشي حاجات جهاز آلة ماكينة مكينة أداة', table: arabicGoods },
  { of: 'شغل شغلانة وظيفة وظائف عمل اشتغل أشتغل بشتغل نشتغل نخدم نخدمو يشتغل دوام توظيف', table: arabicWork },
  { of: 'حد حدا أحد واحد واحدة وحدة شخص مين حدن شكون', table: arabicHelp },
].map(({ of, table }) => ({ of: new Set(terms(of)), lines: linesOf([table], 'ar') }));

const isArabicVerb = (verb: string) => byVerb.has(verb) || leadingWords.some(({ lines }) => lines.has(verb));

const verbs = memoize((term: string) => verbsOf(term), mostForms);

/** Whether a word is a personal form of a verb of the tables: «أنام», which is no misspelt «إمام». */
export const isVerbForm = memoize(
  (term: string) => isArabic(term) && presentVerbsOf(term).some(isArabicVerb),
  mostForms,
);

/** The rows of a word that is a verb in some tables. */
function linesIn(term: string, tables: readonly Lines[], isPlain = false): readonly Line[] {
  const forms = isPlain ? verbsOf(term, isPlain) : verbs(term);
  return [...new Set(tables.flatMap((lines) => forms.flatMap((verb) => lines.get(verb) ?? [])))];
}

/**
 * The rows of an Arabic verb.
 * @param isPlain whether forms with particles do not count
 */
export const arabicLines = (verb: string, isPlain = false) => linesIn(verb, [byVerb], isPlain);

/**
 * The rows of the words that lead a verb. «حاجة سخنة» is something warm, not something that warms: the verb has a
 * person, or is a noun as listed.
 */
export function ledLines(verbAt: number, read: readonly string[]): readonly Line[] {
  const verb = read[verbAt] ?? '';
  if (!isArabic(verb)) return [];
  const leading = leadingWords.filter(({ of }) => read.some((term, at) => at < verbAt && of.has(term)));
  return leading.flatMap(({ lines }) =>
    isVerbForm(verb) || isVerbForm(`ال${verb}`) || lines.has(verb) ? linesIn(verb, [lines]) : [],
  );
}
