import { limits } from './limits.ts';
import { westernDigits } from './search.ts';

/**
 * Whether a text may be a phone number of any country, in common formats. Contains no schema, so that any page may
 * import it.
 */
export function isPhoneLike(text: string): boolean {
  const typed = westernDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const digits = typed.replace(/\D/g, '').length;
  const { min, max } = limits.phoneDigits;
  return /^\s*\+?[\d\s().\-/]+$/.test(typed) && digits >= min && digits <= max;
}
