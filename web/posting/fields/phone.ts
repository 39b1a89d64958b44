import { westernDigits } from '../../../contract/search.ts';
import type { Values, WordKey } from '../../i18n/words.ts';

/** The error of a phone number: a message key with its parameters. */
export interface PhoneIssue {
  key: WordKey;
  values: Values;
}

const usDigits = 10;
/** Limits of the whole number with its country code (ITU-T E.164). */
const international = { min: 7, max: 15 };

/** Western digits, without invisible characters, and `+` for the `00` dialed in most of the world. */
function plain(text: string): string {
  return westernDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00(?=\d)/, '+');
}

/** The error of a number as typed, or null. An empty number is valid. */
export function phoneIssue(text: string): PhoneIssue | null {
  const typed = plain(text);
  if (typed === '') return null;
  const issue = (key: WordKey, values: Values = {}) => ({ key, values });
  if (/\d[\s.,;-]*(?:ext|extension|x|#|تحويلة|داخلي)/iu.test(typed))
    return issue('posting-fields:phoneExtension');
  if (!/^\+?[\d\s().\-/]+$/.test(typed)) return issue('posting-fields:phoneLetters');
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+') && !digits.startsWith('1')) {
    const fits = digits.length >= international.min && digits.length <= international.max;
    return fits && !digits.startsWith('0') ? null : issue('posting-fields:phoneInternational');
  }
  const own = digits.length > usDigits || typed.startsWith('+') ? digits.replace(/^1/, '') : digits;
  if (own.length !== usDigits) return issue('posting-fields:phoneDigits', { count: own.length });
  // In North America neither area code nor exchange begins with 0 or 1.
  return /^[2-9]\d{2}[2-9]/.test(own) ? null : issue('posting-fields:phoneArea');
}

/**
 * The error of a number as a message key, or null. A preliminary check: the server validates by the numbering plans
 * of all countries. The message that counts digits is `phoneIssue`'s; its key alone states the rule.
 */
export function checkPhone(text: string): WordKey | null {
  const key = phoneIssue(text)?.key ?? null;
  return key === 'posting-fields:phoneDigits' ? 'posting-fields:phoneRule' : key;
}

/** A formatted number, «(718) 555-0142»; one of another country in Western digits, else unchanged. */
export function tidyPhone(text: string): string {
  const typed = plain(text);
  if (phoneIssue(text) || typed === '') return typed;
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+') && !digits.startsWith('1')) return typed.replace(/\s+/g, ' ');
  const own = digits.slice(-usDigits);
  return `(${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6)}`;
}
