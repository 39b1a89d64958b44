import { storageKeys } from '../storage-keys.ts';

const year = 31_536_000;

function hasCookie(): boolean {
  return /(?:^|; )cityId=/.test(document.cookie);
}

/** Stores the city, also in a cookie, so that the server renders the next page for it. 0 is all of it. */
function storeCity(id: number): void {
  localStorage.setItem(storageKeys.cityId, String(id));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of ours
  document.cookie = `cityId=${id}; path=/; max-age=${year}; samesite=lax`;
}

/**
 * Reconciles the stored and the rendered city, as `keepLanguage` does for languages. An address with `?cityId=` and
 * the cookie are newer than the stored value; without a cookie the stored city wins, and the page is reloaded for
 * it, for which true is returned.
 * @param rendered the city that the server rendered the page for
 */
export function settleCity(rendered: number): boolean {
  const address = new URL(location.href);
  const isChosen = address.searchParams.has('cityId');
  const stored = Number(localStorage.getItem(storageKeys.cityId));
  if (!isChosen && stored > 0 && !hasCookie()) {
    storeCity(stored);
    // If cookies are blocked the server would render the whole city again.
    if (hasCookie()) {
      location.reload();
      return true;
    }
  }
  storeCity(rendered);
  if (isChosen) {
    address.searchParams.delete('cityId');
    history.replaceState(history.state, '', address);
  }
  return false;
}

/** The address of this page's first page for another city. Requires a full load. */
export function cityAddress(pathname: string, search: string, id: number): string {
  const params = new URLSearchParams(search);
  for (const name of ['city', 'after', 'from']) params.delete(name);
  params.set('cityId', String(id));
  return `${pathname}?${params}`;
}
