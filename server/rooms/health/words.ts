import type { Lang } from '../../../contract/locales.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** The sentences for findings, shared by the command line and the back office. */
export type CheckMessage = keyof typeof en;

const messages: Record<Lang, Record<CheckMessage, string>> = { en, ar };

/** Isolates a value in a sentence of the other direction: a path, an address, the output of a command. */
const isolated = (value: string): string => `\u2068${value}\u2069`;

/** A sentence in a language with its values. */
export const checkWords = (
  key: CheckMessage,
  lang: Lang,
  values: Record<string, string | number> = {},
): string =>
  messages[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    return lang === 'ar' ? isolated(value) : value;
  });
