import { type Either, type Lang, langs } from '../../../contract/locales.ts';
import { fold } from '../../../contract/search.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

type ValueKey = keyof typeof en;

const wordings: Record<Lang, Record<ValueKey, string>> = { en, ar };
const keys = Object.keys(en) as ValueKey[];

const simplified = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** The first of several values with the same translation: «رمادي» is gray rather than grey. */
const keyByWording = new Map(
  [...keys].reverse().flatMap((key) => langs.map((lang) => [simplified(wordings[lang][key]), key] as const)),
);

const conjunctions: Record<Lang, string> = { en: ' and ', ar: ' و' };
/** The separator between both languages of one value, as in «Credit check · فحص ائتماني». */
const separators = /\s*[·|/]\s*/;
const arabicLetter = /\p{Script=Arabic}/u;
const langOf = (text: string): Lang => (arabicLetter.test(text) ? 'ar' : 'en');

function translated(text: string, lang: Lang): string | null {
  const key = keyByWording.get(simplified(text));
  if (key === undefined) return null;
  return langOf(text) === lang ? text : wordings[lang][key];
}

/**
 * A short value typed by a user, such as a color or the name of a fee, in the language of the page: common values
 * are translated, others are unchanged. Of a value in both languages that of the page is used; two values joined by
 * «and» are translated if both are common.
 */
export function commonValue<Text extends string | null | undefined>(text: Text, lang: Lang): Text | string {
  if (!text) return text;
  const whole = translated(text, lang);
  if (whole !== null) return whole;
  const versions = text.split(separators);
  const version = versions.length === 2 && versions.find((one) => langOf(one) === lang);
  if (version && versions.some((one) => langOf(one) !== lang)) return version;
  const own = langOf(text);
  if (own === lang) return text;
  const parts = text.split(own === 'en' ? / and /i : / و(?=\S)/).map((part) => translated(part, lang));
  return parts.length > 1 && parts.every((part) => part !== null) ? parts.join(conjunctions[lang]) : text;
}

/** A common value in both languages, any other as written. */
export function bothValues(text: string): Either {
  const own = langOf(text);
  const other = own === 'en' ? 'ar' : 'en';
  const translation = commonValue(text, other);
  return translation === text ? { [own]: text } : { [own]: text, [other]: translation };
}
