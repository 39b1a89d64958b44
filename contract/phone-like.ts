import { limits } from './limits.ts';
import { westernDigits } from './search.ts';

/** Whether a text can be a telephone number of any country, as people write it. Knows no schema, for any page. */
export function isPhoneLike(text: string): boolean {
  const typed = westernDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  const digits = typed.replace(/\D/g, '').length;
  const { min, max } = limits.phoneDigits;
  return /^\s*\+?[\d\s().\-/]+$/.test(typed) && digits >= min && digits <= max;
}
