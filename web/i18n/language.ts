import { isLang, type Lang, parseLang } from '../../contract/locales.ts';
import { storageKeys } from '../storage-keys.ts';

const year = 31_536_000;

/** Stores the language, also in a cookie, so that the server renders the next page in it. */
export function storeLanguage(lang: Lang): void {
  localStorage.setItem(storageKeys.lang, lang);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of ours
  document.cookie = `lang=${lang}; path=/; max-age=${year}; samesite=lax`;
}

/** The address of this page without a language. */
function bareAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  return address.href;
}

/** Switching stores the language, sets the direction and reloads the page (section 4 of the specification). */
export function switchLanguage(lang: Lang): void {
  storeLanguage(lang);
  location.replace(bareAddress());
}

/**
 * Reconciles the stored and the rendered language. An address with `?lang=` and the cookie (set by switching or by
 * an address with a language prefix) are newer than the stored value: the rendered language is stored. Without a
 * cookie the server could only guess: a different stored language wins, and the page is reloaded in it, for which
 * true is returned. No stored value means a first visit.
 */
export function keepLanguage(drawn: Lang): boolean {
  const stored = localStorage.getItem(storageKeys.lang);
  const wished = parseLang(new URLSearchParams(location.search).get('lang'));
  if (!wished && isLang(stored) && stored !== drawn && !hasCookie()) {
    storeLanguage(stored);
    // If cookies are blocked the server would guess the same again.
    if (hasCookie()) {
      location.reload();
      return true;
    }
  }
  if (stored !== drawn || !hasCookie()) storeLanguage(drawn);
  return false;
}

function hasCookie(): boolean {
  return /(?:^|; )lang=/.test(document.cookie);
}
