/*
 * Names of businesses and streets as on signs, from registers in capitals (JOE'S PIZZA) or with capitals after
 * every apostrophe (Sarabeth'S).
 */

const acronyms = new Set(
  'LLC LLP PLLC PC BBQ NYC USA UK DJ TV PC IT HIV STD GIS LAN WAN CEO CFO SUV BMW GMC NYPD FDNY YMCA II III IV VI VII VIII IX XI XII XIII XIV XV XX JFK UPS DUMBO NE NW SE SW PS IP IA IB IIA IIB AI QA HR SQL'.split(
    ' ',
  ),
);
const smallWords = new Set('of and the at by for in on or to with'.split(' '));
const suffixes = /(\p{L}{2})(['’])(S|T|RE|LL|VE|D|M)(?!\p{L})/giu;
/** Abbreviations that are not words, in the form that registers give them: Llc, Ii. */
const tamed = /(?<![\p{L}'’])(Llc|Llp|Bbq|Nyc|Usa|Dj|Tv|Ii|Iii|Iv|Vii|Viii|Ix)(?![\p{L}'’])/gu;

/**
 * Names in title case. Names with lowercase letters remain as written, apart from a capital after an apostrophe
 * (Sarabeth'S → Sarabeth's), Mc names and lowercased abbreviations (Mcdonald's Llc → McDonald's LLC); names in
 * capitals become words (JOE AND PAT'S → Joe and Pat's), with Mc and O' prefixes, ordinals, Roman numerals and the
 * most common abbreviations. Scripts without case are unchanged.
 */
export function titleCase(text: string): string {
  if (/\p{Ll}/u.test(text)) {
    return text
      .replace(suffixes, (_, before, mark, suffix) => before + mark + suffix.toLowerCase())
      .replace(tamed, (word) => word.toUpperCase())
      .replace(/(?<!\p{L})Mc(\p{Ll})(?=\p{Ll}{2})/gu, (_, letter) => `Mc${letter.toUpperCase()}`);
  }
  return /^\p{Lu}{1,4}$/u.test(text) ? text : allWords(text);
}

/** Names that are entirely lowercase in title case (2011 bmw x5 → 2011 BMW X5); others are unchanged. */
export function capitalWords(text: string): string {
  return /\p{Lu}/u.test(text) ? text : allWords(text.toUpperCase());
}

function allWords(text: string): string {
  let first = true;
  return text.replace(/[\p{L}\p{N}'’]+/gu, (word) => {
    const cased = wordCase(word, first);
    first = false;
    return cased;
  });
}

function wordCase(word: string, first: boolean): string {
  if (acronyms.has(word)) return word;
  const lower = word.toLowerCase();
  if (!first && smallWords.has(lower)) return lower;
  if (/^\d+(st|nd|rd|th)$/.test(lower)) return lower;
  if (/^[b-df-hj-np-tv-xz]{2,4}$/.test(lower)) return word;
  return lower
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(Mc)(\p{L})(?=\p{L}{2})/u, (_, prefix, letter) => prefix + letter.toUpperCase())
    .replace(/^(\p{L}{1,4}['’])(\p{L})(?=\p{L}{2})/u, (_, prefix, letter) => prefix + letter.toUpperCase());
}
