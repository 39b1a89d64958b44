import { terms, westernDigits } from '../../../contract/search.ts';

/* Checks of a post's text. Each returns the matches as they are in the text. */

/** More matches would be repetitive. */
const listedFindings = 3;
const once = (found: readonly string[]) =>
  [...new Set(found.map((one) => one.trim()))].slice(0, listedFindings);

const endings =
  'com|net|org|info|biz|shop|store|online|site|app|dev|io|co|me|ly|gl|us|ru|cn|uk|de|fr|tr|ae|sa|eg|jo|lb|sy|ma|dz|tn|iq|ps|ye|ly|example';
const link = new RegExp(
  `(?:https?://|www\\.)[^\\s<>"'،؛]+|(?<![@\\p{L}\\d.-])(?:[a-z\\d-]+\\.)+(?:${endings})(?![\\p{L}\\d.-])(?:/[^\\s<>"']*)?`,
  'giu',
);
const address = /[\p{L}\d._%+-]+@(?:[\p{L}\d-]+\.)+[\p{L}]{2,}/giu;
/** Ten to fifteen digits with nothing but phone number separators between them. */
const phone = /(?<![\d.,$])\+?\(?\d(?:[\s().\-–]{0,3}\d){9,14}(?![\d])/g;
/** An account on another service: `@name`, or service and name. */
const handle = /(?<![\p{L}\d.])@[a-z\d_.]{3,30}|\b(?:t\.me|wa\.me)\/\S+/giu;

/** Web addresses. */
export const linksIn = (text: string): string[] => once(text.match(link) ?? []);

/** Phone numbers, email addresses, and accounts on other services. */
export function contactsIn(text: string): string[] {
  const western = westernDigits(text);
  const mails = western.match(address) ?? [];
  const rest = western.replace(address, ' ');
  return once([...(western.match(phone) ?? []), ...mails, ...(rest.match(handle) ?? [])]);
}

/**
 * The phrases that a text contains, in any spelling: both are folded as in the search, so that articles, plurals,
 * accents, hamzas and tatweel are ignored. A phrase matches whole words in order.
 */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const words = ` ${terms(text, 10_000).join(' ')} `;
  return phrases.filter((phrase) => {
    const wanted = terms(phrase).join(' ');
    return wanted !== '' && words.includes(` ${wanted} `);
  });
}
