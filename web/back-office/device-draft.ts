import { presentEmail } from '../state/rename-account.ts';
import { storageKeys } from '../storage-keys.ts';

/** What somebody typed behind the scenes and nobody has saved yet, as their device keeps it. */
export interface DeviceDraft<T> {
  fields: T;
  /** The version that it was begun with; null for a new thing. */
  base: string | null;
  savedAt: number;
}

const prefix = 'office_draft';
/** Longer than that nobody remembers it. */
const lastsMs = 30 * 86_400_000;

/**
 * Where a draft lies: each person and each thing has a place of its own. While a form is open its person may get another
 * address.
 */
export function draftPlace(kind: string, id: number | null): () => string {
  const email = localStorage.getItem(storageKeys.email) ?? '';
  return () => [prefix, presentEmail(email), kind, id ?? 'new'].join(' ');
}

export function readDraft<T>(place: string): DeviceDraft<T> | null {
  try {
    const draft = JSON.parse(localStorage.getItem(place) ?? 'null') as DeviceDraft<T> | null;
    return draft && Date.now() - draft.savedAt < lastsMs ? draft : null;
  } catch {
    return null;
  }
}

/** @returns whether the device keeps it: its room may be used up */
export function keepDraft<T>(place: string, draft: DeviceDraft<T>): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(place: string): void {
  localStorage.removeItem(place);
}
