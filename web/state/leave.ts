import { logOut } from '../../contract/accounts.ts';
import type { Store } from '../store.ts';
import { partingKey } from './account.ts';
import type { ThunkExtra } from './create-fetch-slice.ts';
import { forgetPendingSave } from './pending-save.ts';

/**
 * Leaves: the token is ended without waiting for it, everything that was kept in this browser is forgotten, and the
 * site starts again at the home page (section 4 of the specification).
 */
export const leave = () => {
  return async (_dispatch: Store['dispatch'], _getState: unknown, { api }: ThunkExtra): Promise<void> => {
    api(logOut, {}, { outlive: true }).catch(() => undefined);
    await leaveBehind();
  };
};

/** Clears everything stored in this browser and starts again at the home page. */
export async function leaveBehind(said?: 'account-deleted'): Promise<void> {
  localStorage.clear();
  forgetPendingSave();
  // Photos of posts that were not sent. Nothing waits for this: another tab may have the database open.
  globalThis.indexedDB?.deleteDatabase('quick-post');
  // The pages that were opened tell nothing about a person, but which they are does.
  if ('caches' in globalThis) await caches.delete('site-pages').catch(() => false);
  // The next page says so; the store of this one is gone with it.
  if (said) sessionStorage.setItem(partingKey, said);
  location.assign('/');
}
