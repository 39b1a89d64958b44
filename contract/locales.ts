/** The languages of the site. A table, so that no code compares language names. */
export const locales = {
  en: { code: 'en', nativeName: 'English', short: 'EN', dir: 'ltr', intl: 'en-US', openGraph: 'en_US' },
  ar: {
    code: 'ar',
    nativeName: 'العربية',
    short: 'ع',
    dir: 'rtl',
    intl: 'ar-u-nu-latn',
    openGraph: 'ar_AR',
  },
} as const;

export type Lang = keyof typeof locales;
export type Direction = 'ltr' | 'rtl';

export const langs = Object.keys(locales) as Lang[];
export const defaultLang: Lang = 'en';

/** A text that editors maintain in every language. */
export type Both = Record<Lang, string>;

/** A text by a user in at least one language. */
export type Either = Partial<Both>;

export function isLang(value: unknown): value is Lang {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The language that the language switch offers: the next one of the table. */
export function otherLang(lang: Lang): Lang {
  return langs[(langs.indexOf(lang) + 1) % langs.length] ?? defaultLang;
}

/** The part before a dash, if it is a supported language (section 7 of the specification); `ar-EG` is `ar`. */
export function parseLang(value: string | null | undefined): Lang | undefined {
  const base = value?.trim().toLowerCase().split('-')[0];
  return isLang(base) ? base : undefined;
}

/**
 * The first supported language in an `Accept-Language` header, by weight, or undefined. Malformed parts are
 * ignored: a header never causes an error.
 */
export function acceptedLang(header: string | null | undefined): Lang | undefined {
  if (!header) return undefined;
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, ...params] = part.split(';');
      const q = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { lang: parseLang(tag), weight: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.lang !== undefined && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.lang;
}

/** The displayed language of a text that exists in one language or both: the requested one, else the other. */
export function pickText(text: Either, lang: Lang): { text: string; lang: Lang } {
  const own = text[lang];
  if (own) return { text: own, lang };
  for (const other of langs) {
    const value = text[other];
    if (value) return { text: value, lang: other };
  }
  return { text: '', lang };
}
