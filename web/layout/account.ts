import { useSyncExternalStore } from 'react';
import { storageKeys } from '../storage-keys.ts';
import { useAppSelector } from '../store.ts';

export interface Account {
  isSignedIn: boolean;
  /** As it was saved when somebody signed in. */
  name: string | null;
}

/** What local storage knows of the person; only a browser may ask. */
export function readAccount(): Account {
  return {
    isSignedIn: Boolean(localStorage.getItem(storageKeys.token)),
    name: localStorage.getItem(storageKeys.name),
  };
}

/** Another tab may sign in or out. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Whether somebody is signed in, and the first word of their name. A page is drawn for a guest, who is
 * recognised once it has come alive.
 */
export function useAccount(): { isSignedIn: boolean; firstName: string | null } {
  // Signing in on this page changes the store; that draws anew, and local storage is read again.
  const kept = useAppSelector((state) => state.user.username);
  const isSignedIn = useSyncExternalStore(
    subscribe,
    () => readAccount().isSignedIn,
    () => false,
  );
  return { isSignedIn, firstName: kept?.trim().split(/\s+/)[0] || null };
}

/** Forgets everything that was kept in this browser, and begins anew at the front door. */
export async function logOut(): Promise<void> {
  localStorage.clear();
  // The pages that were opened tell nothing about a person, but which they are does.
  if ('caches' in globalThis) await caches.delete('site-pages').catch(() => false);
  location.assign('/');
}
