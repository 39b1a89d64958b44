import type { BaseConcept } from '../base-concept.ts';
import { city } from './city.ts';
import { clothes } from './clothes.ts';
import { everyday } from './everyday.ts';
import { furniture } from './furniture.ts';
import { goods } from './goods.ts';
import { homeTraits } from './home-traits.ts';
import { household } from './household.ts';
import { intents } from './intents.ts';
import { jobs } from './jobs.ts';
import { leisure } from './leisure.ts';
import { meals } from './meals.ts';
import { otherGoods } from './other-goods.ts';
import { services } from './services.ts';
import { shops } from './shops.ts';
import { smallGoods } from './small-goods.ts';
import { trades } from './trades.ts';
import { vehicles } from './vehicles.ts';

/** “fix (my) phone” stands for both, with and without the word in parentheses. */
function withAndWithout(term: string): string[] {
  return term.includes('(') ? [term.replace(/\(.*?\) /g, ''), term.replace(/[()]/g, '')] : [term];
}

/**
 * Everyday words in both languages for work, goods, searches and homes. A line is one meaning: a word may be in
 * several, as مكتب is a desk and an office.
 */
export function vocabularyConcepts(): BaseConcept[] {
  const tables = [trades, goods, city, intents, jobs, homeTraits, furniture, clothes, shops, services, vehicles, otherGoods, meals, household, smallGoods, leisure, everyday];
  const lines = tables.flatMap((table) => table.trim().split('\n'));
  return lines.map((line) => {
    const [english = '', arabic = ''] = line.split(': ');
    const terms = [...english.split(', ').flatMap(withAndWithout), ...arabic.split('، ')];
    return { slug: `vocabulary-${terms[0]?.toLowerCase().replaceAll(' ', '-')}`, terms: [...new Set(terms)] };
  });
}
