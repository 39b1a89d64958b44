import { isPhoneLike } from './phone-like.ts';
import { fold, westernDigits } from './search.ts';

/*
 * Numbers in a message being written: a verification code, which is secret, or a phone number, which can be shared
 * otherwise.
 */

/** Words that accompany a code: in English, Arabic and Arabic in Latin letters. */
const codeWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:code|otp|pin|verification|passcode|kod|el ?kod|ramz|el ?ramz|raqam el ?ta2keed|${fold(
    'الرمز|رمز|رمزي|الكود|كود|رقم التأكيد|رمز التحقق',
  )})(?![\\p{L}\\p{N}])`,
  'u',
);
const sixDigits = /(?<![\d.,$])\d{3}[ -]?\d{3}(?![\d.,]?\d)/;

/**
 * Whether a message contains a 6-digit verification code of a phone number or email address: it is the whole
 * message, it is named, or the other side has just requested one.
 */
export function holdsCode(text: string, isRequested = false): boolean {
  const folded = fold(text);
  const [found] = sixDigits.exec(folded) ?? [];
  if (!found) return false;
  const rest = folded.replace(found, '').replace(/[^\p{L}\p{N}$]/gu, '');
  return rest === '' || isRequested || codeWords.test(folded);
}

/** The first phone number in a text as written, with Western digits; null if there is none. */
export function phoneIn(text: string): string | null {
  const typed = westernDigits(text.normalize('NFKC'));
  for (const [run] of typed.matchAll(/(?<![\d$.,])[+(]?\d[\d\s().\-/]{6,}\d(?![\d.,]?\d)/g)) {
    const digits = run.replace(/\D/g, '').length;
    // Years, prices and house numbers are shorter, card numbers longer.
    const least = run.startsWith('+') ? 8 : 10;
    if (digits >= least && digits <= 15 && isPhoneLike(run)) return run.trim();
  }
  return null;
}
