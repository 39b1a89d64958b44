import { type Either, type Lang, langs } from '../../../../contract/locales.ts';
import { writtenLang } from '../../../../contract/posting/written-lang.ts';

/** A text as a form holds it: in one language, or in both. A post may have it as a string, too. */
export type Held = Either | string;

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'ar' : 'en');

/** The wordings that are there. */
export function wordings(held: Held): Either {
  return typeof held === 'string' ? { [writtenLang(held)]: held } : held;
}

/** The language of the wording that stands first: the page's where there is one, or none at all. */
export function firstLang(held: Held, page: Lang): Lang {
  const either = wordings(held);
  return either[page]?.trim() || !either[otherLang(page)]?.trim() ? page : otherLang(page);
}

/** The language that a text was written in first: it stays so while the other one is typed. */
export function ownLang(either: Either, page: Lang): Lang {
  const given = Object.entries(either).find(([, text]) => text?.trim());
  return (given?.[0] as Lang | undefined) ?? page;
}

/** A text by its languages: what stands alone is of the language that its letters tell, wherever it was typed. */
export function settled(held: Held): Either {
  const either = wordings(held);
  const given = langs.flatMap((lang) => (either[lang]?.trim() ? [[lang, either[lang]] as const] : []));
  const [only] = given;
  return given.length === 1 && only
    ? { [writtenLang(only[1], only[0])]: only[1] }
    : Object.fromEntries(given);
}

/** Both wordings, one after the other. */
export function allWords(held: Held): string {
  const either = wordings(held);
  return langs.map((lang) => either[lang] ?? '').join(' ');
}
