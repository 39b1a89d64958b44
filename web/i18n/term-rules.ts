import type { Lang } from '../../contract/locales.ts';

/** A forbidden word or phrase, and the permitted terms that contain it. */
export interface Rule {
  word: string;
  pattern: RegExp;
  allowed: RegExp | null;
}

type Kind = 'terms' | 'spelling';

const headings: Record<string, [Lang, Kind]> = {
  'English terms': ['en', 'terms'],
  'English spelling': ['en', 'spelling'],
  'Arabic terms': ['ar', 'terms'],
  'Arabic spelling': ['ar', 'spelling'],
};

const vowels = /[\u064b-\u0650\u0652\u0670]/g;
const letter: Record<Lang, string> = { en: '[\\p{L}\\p{N}]', ar: '[\\p{L}\\p{M}]' };
/** Conjunctions, prepositions and the article, which Arabic attaches to the word. */
const before: Record<Lang, string> = { en: '', ar: '(?:[وف]?(?:[بك]?(?:ال)?|لل?))' };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The rule against a word; with a trailing `*` against every word with that prefix.
 * @param terms the preferred terms: those that contain the word remain permitted
 */
export function ruleOf(lang: Lang, word: string, terms: string[] = []): Rule {
  const stem = escaped(word.replace(/\*$/, '').replace(vowels, ''));
  const end = word.endsWith('*') ? '' : `(?!${letter[lang]})`;
  const pattern = new RegExp(`(?<!${letter[lang]})${before[lang]}${stem}${end}`, 'iu');
  const allowed = terms.filter((term) => pattern.test(term)).map(escaped);
  return { word, pattern, allowed: allowed.length > 0 ? new RegExp(allowed.join('|'), 'giu') : null };
}

/**
 * Whether a text contains the word. Short vowels are ignored, since they are written occasionally; a shadda is not.
 */
export function matches({ pattern, allowed }: Rule, text: string): boolean {
  const bare = text.replace(vowels, '');
  return pattern.test(allowed ? bare.replace(allowed, '') : bare);
}

const cells = (row: string) => row.split('|').slice(1, -1);
const list = (cell: string, separator: RegExp) =>
  cell
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The words forbidden by the tables of `docs/terms.md`: the last column of each, by language and scope. */
export function forbidden(document: string): Record<Lang, Record<Kind, readonly Rule[]>> {
  const rules: Record<Lang, Record<Kind, readonly Rule[]>> = {
    en: { terms: [], spelling: [] },
    ar: { terms: [], spelling: [] },
  };
  for (const section of document.split(/^## /m).slice(1)) {
    const [lang, kind] = headings[section.slice(0, section.indexOf('\n')).trim()] ?? [];
    if (!lang || !kind) continue;
    const rows = section.split('\n').filter((line) => line.startsWith('|'));
    const table = rows.slice(2).map(cells);
    const terms = table.flatMap((row) => list(row.at(-2) ?? '', /[,،]/));
    const words = table.flatMap((row) => list(row.at(-1) ?? '', /·/));
    rules[lang][kind] = words.map((word) => ruleOf(lang, word, terms));
  }
  return rules;
}
