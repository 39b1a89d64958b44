import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { westernDigits } from '../../contract/search.ts';

/** Western digits and no invisible marks; `00` before a country's code is as good as `+`. */
function plain(typed: string): string {
  return westernDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00(?=\d)/, '+');
}

/**
 * A number as people type it, in any digits and with the usual blanks, brackets and dashes, as E.164; one without a
 * country is of the United States. Null when it is none, when other words stand around it, and when it has an
 * extension, which E.164 cannot keep.
 */
export function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(plain(typed), { defaultCountry: 'US', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** The first number in what a register has written, which nobody can be asked about: without its extension. */
export function firstE164(written: string): string | null {
  const number = parsePhoneNumberFromString(plain(written), 'US');
  return number?.isValid() ? number.number : null;
}
