import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { westernDigits } from '../../contract/search.ts';

/** A number as people type it, in any digits, as E.164; one without a country is of the United States. Null when it is none. */
export function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(westernDigits(typed), 'US');
  return number?.isValid() ? number.number : null;
}
