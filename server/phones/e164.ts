import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { westernDigits } from '../../contract/search.ts';

/** Western digits and no invisible marks; `00` before a country code equals `+`. */
function plain(typed: string): string {
  return westernDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00(?=\d)/, '+');
}

/**
 * A number in any digits with the usual spaces, brackets and dashes, as E.164; one without a country code is from
 * the United States. Null if it is not a number, if it is surrounded by other text, and if it has an extension,
 * which E.164 cannot represent.
 */
export function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(plain(typed), { defaultCountry: 'US', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** The first number in a register's text, whose author cannot be asked: without its extension. */
export function firstE164(written: string): string | null {
  const number = parsePhoneNumberFromString(plain(written), 'US');
  return number?.isValid() ? number.number : null;
}
