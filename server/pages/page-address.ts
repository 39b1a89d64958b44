import { defaultLang, type Lang } from '../../contract/locales.ts';

/** The address of a page in a language: the default one is the bare path, another has `?lang=`. */
export function pageAddress(publicUrl: string, path: string, lang: Lang): string {
  const address = new URL(path, publicUrl);
  if (lang !== defaultLang) address.searchParams.set('lang', lang);
  return address.href;
}
