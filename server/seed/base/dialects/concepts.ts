import type { BaseConcept } from '../base-concept.ts';
import { borrowed } from './borrowed.ts';
import { egypt } from './egypt.ts';
import { gulf } from './gulf.ts';
import { iraq } from './iraq.ts';
import { levant } from './levant.ts';
import { maghreb } from './maghreb.ts';
import { shared } from './shared.ts';
import { sudan } from './sudan.ts';
import { yemen } from './yemen.ts';

/** The words of the tables by English word. */
function wordsOf(tables: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of tables.join('').split('\n')) {
    const [english, words] = line.split(': ');
    if (!english || !words) continue;
    const known = found.get(english) ?? new Set();
    for (const word of words.split('، ')) known.add(word);
    found.set(english, known);
  }
  return found;
}

/**
 * Concepts of dialect words for trades, foods, rooms and goods, merged with all wordings of the site's concepts for
 * the same English word. A word with another meaning in the site's concepts is omitted, unless it is in the table
 * of shared words.
 */
export function dialectConcepts(own: readonly BaseConcept[]): BaseConcept[] {
  const taken = new Set(own.flatMap(({ terms }) => terms));
  const sharedWords = wordsOf([shared]);
  return [...wordsOf([egypt, levant, iraq, gulf, yemen, sudan, maghreb, borrowed, shared])].flatMap(([english, words]) => {
    // An expression that is in no concept is treated as separate words: “pickup truck” need not be adjacent.
    const same = own.filter(({ terms }) => terms.includes(english)).flatMap(({ terms }) => terms);
    const free = [...words].filter((word) => same.includes(word) || !taken.has(word) || sharedWords.get(english)?.has(word));
    const all = [...new Set([english, ...same, ...free])];
    const isKnown = same.length > 0 || !english.includes(' ');
    return isKnown && all.length > 1 ? [{ slug: `dialects-${english.replaceAll(' ', '-')}`, terms: all }] : [];
  });
}
