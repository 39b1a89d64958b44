import type { BaseConcept } from '../base-concept.ts';
import { city } from './city.ts';
import { goods } from './goods.ts';
import { trades } from './trades.ts';

/**
 * Everyday words in both languages, for what people do, sell, look for and live in. A line is one meaning: a word may
 * stand in several, as مكتب is a desk and an office.
 */
export function vocabularyConcepts(): BaseConcept[] {
  const lines = [trades, goods, city].flatMap((table) => table.trim().split('\n'));
  return lines.map((line) => {
    const [english = '', arabic = ''] = line.split(': ');
    const terms = [...english.split(', '), ...arabic.split('، ')];
    return { slug: `vocabulary-${english.split(', ')[0]?.toLowerCase().replaceAll(' ', '-')}`, terms };
  });
}
