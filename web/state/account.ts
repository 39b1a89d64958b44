import { useSyncExternalStore } from 'react';
import type { SignedIn } from '../../contract/accounts.ts';
import { storageKeys } from '../storage-keys.ts';
import { useAppSelector } from '../store.ts';
import { guestName } from './user.slice.ts';

export interface Account {
  isSignedIn: boolean;
  /** As stored at sign-in. */
  name: string | null;
  email: string | null;
}

/**
 * What happened to the account in this browser: a sign-in in this tab, or a rejected token; `elsewhere` is any
 * change by another tab.
 */
export type AccountNews = 'signed-in' | 'expired' | 'elsewhere';

/** The storage key of a message from one page to the next. */
export const partingKey = 'parting';

/** The message that the previous page left, once. */
export function takeParting(): string | null {
  const said = sessionStorage.getItem(partingKey);
  sessionStorage.removeItem(partingKey);
  return said;
}

const newsEvent = 'account-news';
const announce = (news: AccountNews) => dispatchEvent(new CustomEvent(newsEvent, { detail: news }));

/** The user data in local storage; browsers only. */
export function readAccount(): Account {
  return {
    isSignedIn: Boolean(localStorage.getItem(storageKeys.token)),
    name: localStorage.getItem(storageKeys.name),
    email: localStorage.getItem(storageKeys.email),
  };
}

/**
 * Subscribes to changes of the account in this and other tabs; a page restored from the back/forward cache checks
 * again.
 */
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

/** The token, which identifies the session. Null for guests and before hydration. */
export function useToken(): string | null {
  return useSyncExternalStore(
    watchAccount,
    () => localStorage.getItem(storageKeys.token) || null,
    () => null,
  );
}

/** The address of the signed-in user, whichever tab changed it. */
export function useEmail(): string | null {
  return useSyncExternalStore(
    watchAccount,
    () => readAccount().email,
    () => null,
  );
}

/**
 * Whether a user is signed in, and their first name. Pages are rendered for guests; the user is recognized after
 * hydration.
 */
export function useAccount(): { isSignedIn: boolean; firstName: string | null } {
  const name = useAppSelector((state) => state.user.username);
  const isSignedIn = useToken() !== null;
  return { isSignedIn, firstName: (name !== guestName && name.trim().split(/\s+/)[0]) || null };
}

/**
 * Stores the signed-in user under the keys of the specification, and notifies all parts of the page and all tabs.
 */
export function signIn({ token, user }: SignedIn): void {
  localStorage.setItem(storageKeys.name, user.name);
  localStorage.setItem(storageKeys.email, user.email);
  localStorage.setItem(storageKeys.token, token);
  announce('signed-in');
}

/** Notifies all parts of the page that the name or address has changed. */
export const accountRenamed = () => announce('elsewhere');

/** Removes the signed-in user, and nothing else. */
export function forgetAccount(news: AccountNews = 'elsewhere'): void {
  for (const key of [storageKeys.token, storageKeys.name, storageKeys.email]) localStorage.removeItem(key);
  announce(news);
}

/** Removes a rejected token; only the first caller reports it. */
export function onDeadToken(token: string): void {
  if (localStorage.getItem(storageKeys.token) === token) forgetAccount('expired');
}
