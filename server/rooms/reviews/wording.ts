import { createHash } from 'node:crypto';
import { defaultLang, type Lang } from '../../../contract/locales.ts';
import { terms } from '../../../contract/search.ts';

/** The language that most letters of a text are of. */
export function languageOf(text: string): Lang {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === latin) return defaultLang;
  return arabic > latin ? 'ar' : 'en';
}

/** What tells copies: a hash of the words, folded as the search folds them, whatever stands between them. */
export function wordingOf(text: string): Buffer {
  return createHash('sha256').update(terms(text, 10_000).join(' ')).digest();
}
