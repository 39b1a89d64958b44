import { terms, westernDigits } from '../../../contract/search.ts';

/* What is looked for in the text of a post. Each answers what it found, as it stands there. */

/** More would only be repeated. */
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
/** Ten to fifteen digits with nothing between them but what phone numbers are parted by. */
const phone = /(?<![\d.,$])\+?\(?\d(?:[\s().\-–]{0,3}\d){9,14}(?![\d])/g;
/** A name of somebody elsewhere: `@name`, or the service and the name. */
const handle = /(?<![\p{L}\d.])@[a-z\d_.]{3,30}|\b(?:t\.me|wa\.me)\/\S+/giu;

/** Addresses of the web. */
export const linksIn = (text: string): string[] => once(text.match(link) ?? []);

/** Phones, addresses of mail, and names on other services. */
export function contactsIn(text: string): string[] {
  const western = westernDigits(text);
  const mails = western.match(address) ?? [];
  const rest = western.replace(address, ' ');
  return once([...(western.match(phone) ?? []), ...mails, ...(rest.match(handle) ?? [])]);
}

/**
 * Those of the phrases that a text has, whatever their spelling: both are folded as the search folds them, so that
 * articles, plurals, accents, hamzas and tatweel mean nothing. A phrase is whole words, in their order.
 */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const words = ` ${terms(text, 10_000).join(' ')} `;
  return phrases.filter((phrase) => {
    const wanted = terms(phrase).join(' ');
    return wanted !== '' && words.includes(` ${wanted} `);
  });
}
