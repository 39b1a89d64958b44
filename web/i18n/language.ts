import { isLang, type Lang, parseLang } from '../../contract/locales.ts';
import { storageKeys } from '../storage-keys.ts';

const year = 31_536_000;

/** Stores the language, with a cookie as its mirror so that the server draws the next page in it. */
export function storeLanguage(lang: Lang): void {
  localStorage.setItem(storageKeys.lang, lang);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of ours
  document.cookie = `lang=${lang}; path=/; max-age=${year}; samesite=lax`;
}

/** The address of this page without a language in it. */
function bareAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  return address.href;
}

/** Switching stores the language, sets the direction and reloads the page (the spec's section 4). */
export function switchLanguage(lang: Lang): void {
  storeLanguage(lang);
  location.replace(bareAddress());
}

/**
 * Makes what is stored and what was drawn agree. An address with `?lang=` is a wish and is stored;
 * else a stored language that differs from the page's wins: the page is loaded again in it, which is
 * answered with true. Nothing stored means a first visit: the drawn language came from the browser's.
 */
export function keepLanguage(drawn: Lang): boolean {
  const wished = parseLang(new URLSearchParams(location.search).get('lang'));
  const stored = localStorage.getItem(storageKeys.lang);
  if (!wished && isLang(stored) && stored !== drawn) {
    const mirrored = document.cookie.includes(`lang=${stored}`);
    storeLanguage(stored);
    // With the cookie in place the server had drawn it in the stored language: asking again would not help.
    if (!mirrored) {
      location.reload();
      return true;
    }
  }
  if (stored !== drawn) storeLanguage(drawn);
  return false;
}
