import { limits } from '../../contract/limits.ts';
import { listSubject } from './alert-subject.ts';
import { addedKey } from './scriptless.ts';

/*
 * The alerts that were added in this browser, so that their lists say so after a reload: the server does not disclose
 * the alerts of an address.
 */

/** Where the alerts are read: an account, an address, or this browser. */
export type AlertOwner = 'account' | 'email' | 'browser';

interface AddedAlert {
  /** The page of its list. */
  path: string;
  owner: AlertOwner;
  /** In milliseconds: when the link expires that confirms it; null if it is confirmed. */
  waitsUntil: number | null;
}

/** Whether an alert is on, or waits until the link of an email is opened. */
export type AddedState = 'on' | 'waits';

const isAdded = (one: unknown): one is AddedAlert =>
  typeof one === 'object' && one !== null && 'path' in one && 'owner' in one && 'waitsUntil' in one;

function read(now: number): AddedAlert[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(addedKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isAdded).filter(({ waitsUntil }) => waitsUntil === null || waitsUntil > now);
  } catch {
    return [];
  }
}

function write(alerts: readonly AddedAlert[]): void {
  try {
    if (alerts.length === 0) localStorage.removeItem(addedKey);
    else localStorage.setItem(addedKey, JSON.stringify(alerts.slice(-limits.alerts.ofReader)));
  } catch {
    // Storage is full or blocked: the state lasts as long as the page.
  }
}

/** The state of the alert of a list of the current page; null if none was added here. */
export function addedState(listKey: string, now = Date.now()): AddedState | null {
  const { path } = listSubject(listKey, location);
  const found = read(now).find((one) => one.path === path);
  return found ? (found.waitsUntil === null ? 'on' : 'waits') : null;
}

/** Stores that an alert was added: one of an address waits for its confirmation. @returns its state */
export function storeAdded(path: string, owner: AlertOwner, now = Date.now()): AddedState {
  const alerts = read(now);
  const former = alerts.find((one) => one.path === path);
  // A further request for a confirmed alert leaves it confirmed.
  if (owner === 'email' && former?.owner === owner && former.waitsUntil === null) return 'on';
  const waitsUntil = owner === 'email' ? now + limits.alerts.confirmHours * 3_600_000 : null;
  write([...alerts.filter((one) => one !== former), { path, owner, waitsUntil }]);
  return waitsUntil === null ? 'on' : 'waits';
}

/** Aligns what is stored with the alerts that an owner has: confirmed, moved to an account, or removed. */
export function alignAdded(paths: readonly string[], owner: AlertOwner, now = Date.now()): void {
  const present = new Set(paths);
  const aligned = read(now).flatMap((one): AddedAlert[] => {
    if (present.has(one.path)) return [{ path: one.path, owner, waitsUntil: null }];
    return one.owner === owner && one.waitsUntil === null ? [] : [one];
  });
  write(aligned);
}
