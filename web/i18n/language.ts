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
 * Makes what is stored and what was drawn agree. An address with `?lang=`, and a cookie (which switching or
 * an address with a language before it have set), are newer than what is stored: the drawn language is kept.
 * Without a cookie the server could only guess: a stored language that differs wins, and the page is loaded
 * again in it, which is answered with true. Nothing stored means a first visit.
 */
export function keepLanguage(drawn: Lang): boolean {
  const stored = localStorage.getItem(storageKeys.lang);
  const wished = parseLang(new URLSearchParams(location.search).get('lang'));
  if (!wished && isLang(stored) && stored !== drawn && !hasCookie()) {
    storeLanguage(stored);
    // Where cookies are refused the server would guess the same again.
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
