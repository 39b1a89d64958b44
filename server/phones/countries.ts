import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether this is the ISO 3166 code of a country with phone numbers. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

/** Numbers whose owners are paid for what they receive, and numbers that no person reads. */
const notOfPersons = ['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN'];

/**
 * Whether a number may receive text messages: a person's, in one of these countries. The calling code alone does not
 * tell, as the United States share +1 with islands whose numbers are expensive and abused for it.
 */
export function isIn(countries: readonly string[], phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.country || !countries.includes(number.country)) return false;
  return !notOfPersons.includes(number.getType() ?? '');
}
