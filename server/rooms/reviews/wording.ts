import { createHash } from 'node:crypto';
import { defaultLang, type Lang } from '../../../contract/locales.ts';
import { terms } from '../../../contract/search.ts';

/** The language of most letters of a text. */
export function languageOf(text: string): Lang {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return defaultLang;
  return arabic > latin ? 'ar' : 'en';
}

/** The fingerprint that detects copies: a hash of the words, folded like in the search, without punctuation. */
export function wordingOf(text: string): Buffer {
  return createHash('sha256').update(terms(text, 10_000).join(' ')).digest();
}
