import { useSyncExternalStore } from 'react';
import type { SignedIn } from '../../contract/accounts.ts';
import { storageKeys } from '../storage-keys.ts';
import { useAppSelector } from '../store.ts';
import { guestName } from './user.slice.ts';

export interface Account {
  isSignedIn: boolean;
  /** As they were saved when somebody signed in. */
  name: string | null;
  email: string | null;
}

/**
 * What happened to the account in this browser: here somebody signed in, or the server took the token no longer;
 * `elsewhere` is whatever another tab did.
 */
export type AccountNews = 'signed-in' | 'expired' | 'elsewhere';

/** Where the last page leaves a word for the next. */
export const partingKey = 'parting';

/** What the page before left to be said, once. */
export function takeParting(): string | null {
  const said = sessionStorage.getItem(partingKey);
  sessionStorage.removeItem(partingKey);
  return said;
}

const newsEvent = 'account-news';
const announce = (news: AccountNews) => dispatchEvent(new CustomEvent(newsEvent, { detail: news }));

/** What local storage knows of the person; only a browser may ask. */
export function readAccount(): Account {
  return {
    isSignedIn: Boolean(localStorage.getItem(storageKeys.token)),
    name: localStorage.getItem(storageKeys.name),
    email: localStorage.getItem(storageKeys.email),
  };
}

/** Listens to what happens to the account, here and in other tabs; a page that comes back from the history looks again. */
export function watchAccount(onNews: (news: AccountNews) => void): () => void {
  const subscription = new AbortController();
  const { signal } = subscription;
  const own: string[] = [storageKeys.token, storageKeys.name, storageKeys.email];
  addEventListener(newsEvent, (event) => onNews((event as CustomEvent<AccountNews>).detail), { signal });
  // Without a key all was cleared.
  addEventListener('storage', ({ key }) => (!key || own.includes(key)) && onNews('elsewhere'), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && onNews('elsewhere'), { signal });
  return () => subscription.abort();
}

/** The token, which names the session: another one is another sign-in. Null for guests and before hydration. */
export function useToken(): string | null {
  return useSyncExternalStore(
    watchAccount,
    () => localStorage.getItem(storageKeys.token) || null,
    () => null,
  );
}

/** The address of whoever is signed in, whichever tab changed it. */
export function useEmail(): string | null {
  return useSyncExternalStore(
    watchAccount,
    () => readAccount().email,
    () => null,
  );
}

/**
 * Whether somebody is signed in, and the first word of their name. A page is drawn for a guest, who is
 * recognized after hydration.
 */
export function useAccount(): { isSignedIn: boolean; firstName: string | null } {
  const name = useAppSelector((state) => state.user.username);
  const isSignedIn = useToken() !== null;
  return { isSignedIn, firstName: (name !== guestName && name.trim().split(/\s+/)[0]) || null };
}

/** Keeps who signed in, as the specification spells it, and lets every part of the page and every tab know. */
export function signIn({ token, user }: SignedIn): void {
  localStorage.setItem(storageKeys.name, user.name);
  localStorage.setItem(storageKeys.email, user.email);
  localStorage.setItem(storageKeys.token, token);
  announce('signed-in');
}

/** Lets every part of the page know that the name or the address is another by now. */
export const accountRenamed = () => announce('elsewhere');

/** Forgets who was signed in, and nothing else. */
export function forgetAccount(news: AccountNews = 'elsewhere'): void {
  for (const key of [storageKeys.token, storageKeys.name, storageKeys.email]) localStorage.removeItem(key);
  announce(news);
}

/** What the server takes no longer is forgotten; only the first that learns of it says so. */
export function onDeadToken(token: string): void {
  if (localStorage.getItem(storageKeys.token) === token) forgetAccount('expired');
}
