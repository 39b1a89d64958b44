import { hash } from 'node:crypto';
import { type Either, type Lang, langs } from '../../../contract/locales.ts';
import { type TranslatedField, translatedFields } from '../../../contract/translation-values.ts';

/** The translatable part of a listing. */
export interface ListingTexts {
  lang: Lang;
  title_en: string | null;
  title_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  /** Of businesses; null for all others. */
  services: Either[] | null;
}

export const otherLang = (lang: Lang): Lang => langs.find((one) => one !== lang) ?? lang;

/** The language that a listing is translated from: its own, or the only one that its title is in. */
export function sourceLang({ lang, title_en, title_ar }: ListingTexts): Lang {
  const titles: Either = { ...(title_en && { en: title_en }), ...(title_ar && { ar: title_ar }) };
  return titles[lang] ? lang : otherLang(lang);
}

/** The text of a field in one language; services are one per line. Null if it is missing or incomplete. */
export function textOf(listing: ListingTexts, field: TranslatedField, lang: Lang): string | null {
  if (field !== 'services') return listing[`${field}_${lang}`] || null;
  const lines = (listing.services ?? []).map((service) => service[lang]);
  return lines.length > 0 && lines.every(Boolean) ? lines.join('\n') : null;
}

/** The original of a field; services in mixed languages have none. */
export const originalOf = (listing: ListingTexts, field: TranslatedField): string | null =>
  textOf(listing, field, sourceLang(listing));

/** The fields that a listing has in its own language. */
export const fieldsOf = (listing: ListingTexts): TranslatedField[] =>
  translatedFields.filter((field) => originalOf(listing, field) !== null);

export const hashOf = (text: string): Buffer => hash('sha256', text, 'buffer');

/** A listing with the translation of one field; null removes it. */
export function withText(
  listing: ListingTexts,
  { field, lang, text }: { field: TranslatedField; lang: Lang; text: string | null },
): ListingTexts {
  if (field !== 'services') return { ...listing, [`${field}_${lang}`]: text };
  const lines = text?.split('\n') ?? [];
  const services = (listing.services ?? []).map((service, index) => {
    const { [lang]: _, ...rest } = service;
    const line = lines[index];
    return line ? { ...rest, [lang]: line } : rest;
  });
  return { ...listing, services };
}
