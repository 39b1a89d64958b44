import { createContext, useContext } from 'react';
import { type Lang, locales } from '../../contract/locales.ts';
import type en from './en/index.ts';

/** The message files of one language; English is the reference that the others are checked against. */
export type Messages = typeof en;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Bare<K extends string> = K extends `${infer Stem}_${PluralForm}` ? Stem : K;

/** `area:key`; a key with plural forms is named without its suffix. */
export type WordKey = {
  [Area in keyof Messages & string]: `${Area}:${Bare<keyof Messages[Area] & string>}`;
}[keyof Messages & string];

export type Area = keyof Messages;

/** The message areas of every page: its header and footer, its errors, its cards. */
export const commonAreas: readonly Area[] = ['layout', 'errors', 'cards'];
/** The areas of words of pages that have cards of every kind. */
export const cardAreas: readonly Area[] = [
  'place-cards',
  'job-cards',
  'rental-cards',
  'article-cards',
  'event-cards',
];

export type Values = Record<string, string | number>;
export type Translate = (key: WordKey, values?: Values) => string;

/** Number format, in Western digits in both languages. */
const numbers = new Map<Lang, Intl.NumberFormat>();
export function formatNumber(value: number, lang: Lang): string {
  const format = numbers.get(lang) ?? new Intl.NumberFormat(locales[lang].intl);
  numbers.set(lang, format);
  return format.format(value);
}

/**
 * The translation function of a language. `{{name}}` is a placeholder, formatted if a number; `count` selects the
 * plural form (`key_one`, `key_few`, …, six in Arabic). A missing key is returned as is, so that it is noticed.
 */
export function createTranslate(lang: Lang, messages: Partial<Messages>): Translate {
  const plurals = new Intl.PluralRules(lang);
  const areas: Partial<Record<string, Partial<Record<string, string>>>> = messages;
  return (key, values) => {
    const colon = key.indexOf(':');
    const name = key.slice(colon + 1);
    const words = areas[key.slice(0, colon)] ?? {};
    const count = values?.count;
    const form = typeof count === 'number' ? words[`${name}_${plurals.select(count)}`] : undefined;
    const text = form ?? words[name] ?? words[`${name}_other`] ?? key;
    if (!values) return text;
    return text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
      const value = values[slot];
      return typeof value === 'number' ? formatNumber(value, lang) : (value ?? '');
    });
  };
}

const WordsContext = createContext<Translate | null>(null);
export const WordsProvider = WordsContext.Provider;

/** The messages in the page's language. */
export function useWords(): Translate {
  const translate = useContext(WordsContext);
  if (!translate) throw new Error('the page has no words');
  return translate;
}
