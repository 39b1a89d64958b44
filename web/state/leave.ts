import { logOut } from '../../contract/accounts.ts';
import type { Store } from '../store.ts';
import { partingKey } from './account.ts';
import type { ThunkExtra } from './create-fetch-slice.ts';

/**
 * Signs out: revokes the token without waiting for the response, clears everything stored in this browser, and
 * loads the home page (section 4 of the specification).
 */
export const leave = () => {
  return async (_dispatch: Store['dispatch'], _getState: unknown, { api }: ThunkExtra): Promise<void> => {
    // Requests in flight would be answered with 401 once the token is revoked.
    globalThis.stop();
    api(logOut, {}, { outlive: true }).catch(() => undefined);
    await leaveBehind();
  };
};

/** Clears everything stored in this browser and loads the home page. */
export async function leaveBehind(said?: 'account-deleted'): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // Photos of unsent posts. Nothing waits for this: another tab may have the database open.
  globalThis.indexedDB?.deleteDatabase('quick-post');
  // The content of cached pages is public, but which pages were visited is personal.
  if ('caches' in globalThis) await caches.delete('site-pages').catch(() => false);
  // The next page displays the message, as the store of this one is gone.
  if (said) sessionStorage.setItem(partingKey, said);
  location.assign('/');
}
