import { defaultLang, type Lang } from '../../contract/locales.ts';

/** The URL of a page in a language: the default one is the bare path, others have `?lang=`. */
export function pageAddress(publicUrl: string, path: string, lang: Lang): string {
  const address = new URL(path, publicUrl);
  if (lang !== defaultLang) address.searchParams.set('lang', lang);
  return address.href;
}
