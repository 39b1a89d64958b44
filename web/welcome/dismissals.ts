import { storageKeys } from '../storage-keys.ts';

export type DismissalAction = 'closed' | 'watched';

/** The stored record of a welcome (section 3 of the specification). */
export interface Dismissal {
  action: DismissalAction;
  /** Milliseconds since 1970. */
  timestamp: number;
  url: string;
}

const keyOf = (url: string) => `${storageKeys.welcome}:${url}`;

/** Whether this browser has a record of the welcome; without storage there is none. */
export function isDismissed(url: string): boolean {
  try {
    return localStorage.getItem(keyOf(url)) !== null;
  } catch {
    return false;
  }
}

/** Records how a welcome ended. A watched one remains watched when it is closed later. */
export function recordDismissal(url: string, action: DismissalAction, now = Date.now()): void {
  const record: Dismissal = { action, timestamp: now, url };
  try {
    if (action === 'closed' && isDismissed(url)) return;
    localStorage.setItem(keyOf(url), JSON.stringify(record));
  } catch {
    // Without storage the welcome opens again on the next page load.
  }
}
