import { type Either, type Lang, langs } from '../../../../contract/locales.ts';
import { writtenLang } from '../../../../contract/posting/written-lang.ts';

/** A text in a form: in one language, or in both. An existing post may have it as a string, too. */
export type Held = Either | string;

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'ar' : 'en');

/** The existing languages of the text. */
export function wordings(held: Held): Either {
  return typeof held === 'string' ? { [writtenLang(held)]: held } : held;
}

/** The language displayed first: the page's if it exists. */
export function firstLang(held: Held, page: Lang): Lang {
  const either = wordings(held);
  return either[page]?.trim() || !either[otherLang(page)]?.trim() ? page : otherLang(page);
}

/** The original language of a text: it stays first while the other one is typed. */
export function ownLang(either: Either, page: Lang): Lang {
  const given = Object.entries(either).find(([, text]) => text?.trim());
  return (given?.[0] as Lang | undefined) ?? page;
}

/**
 * A text by language: a single text is assigned to the language detected from its letters, regardless of its field.
 */
export function settled(held: Held): Either {
  const either = wordings(held);
  const given = langs.flatMap((lang) => (either[lang]?.trim() ? [[lang, either[lang]] as const] : []));
  const [only] = given;
  return given.length === 1 && only
    ? { [writtenLang(only[1], only[0])]: only[1] }
    : Object.fromEntries(given);
}

/** Both languages, one after the other. */
export function allWords(held: Held): string {
  const either = wordings(held);
  return langs.map((lang) => either[lang] ?? '').join(' ');
}
