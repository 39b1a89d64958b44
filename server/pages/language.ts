import { acceptedLang, defaultLang, isLang, type Lang } from '../../contract/locales.ts';
import { remembered } from '../http/remembered.ts';

/** The language of a request: `?lang=`, then the cookie, then `Accept-Language`, then the default. */
export interface LanguageHints {
  query: string | null;
  cookie: string | undefined;
  accept: string | undefined;
}

const ofBrowser = remembered<Lang>((accept) => acceptedLang(accept) ?? defaultLang);

export function languageOf({ query, cookie, accept }: LanguageHints): Lang {
  if (isLang(query)) return query;
  if (isLang(cookie)) return cookie;
  return ofBrowser(accept);
}

/**
 * The target of `/en/…` and `/ar/…`, in any case: the same path without the prefix, and the language to set. Two
 * leading slashes could lead to another host; they are collapsed.
 */
export function withoutPrefix(path: string): { lang: Lang; path: string } | undefined {
  const [, first, rest] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  const lang = first?.toLowerCase();
  if (!isLang(lang)) return undefined;
  return { lang, path: (rest ?? '/').replace(/^[/\\]+/, '/') };
}
