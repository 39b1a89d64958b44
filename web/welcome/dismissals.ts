import { storageKeys } from '../storage-keys.ts';

export type DismissalAction = 'closed' | 'watched';

/** What is kept of a welcome that somebody has seen (the spec's section 3). */
export interface Dismissal {
  action: DismissalAction;
  /** Milliseconds since 1970. */
  timestamp: number;
  url: string;
}

const keyOf = (url: string) => `${storageKeys.welcome}:${url}`;

/** Whether this browser has a record of the welcome; a browser that keeps nothing has none. */
export function isDismissed(url: string): boolean {
  try {
    return localStorage.getItem(keyOf(url)) !== null;
  } catch {
    return false;
  }
}

/** Records how a welcome ended. One that was watched stays watched when it is closed later. */
export function recordDismissal(url: string, action: DismissalAction, now = Date.now()): void {
  const record: Dismissal = { action, timestamp: now, url };
  try {
    if (action === 'closed' && isDismissed(url)) return;
    localStorage.setItem(keyOf(url), JSON.stringify(record));
  } catch {
    // A browser that keeps nothing is welcomed again with the next page that it loads.
  }
}
