import { presentEmail } from '../state/rename-account.ts';
import { storageKeys } from '../storage-keys.ts';

/** Unsaved input of a back-office form, as stored on the device. */
export interface DeviceDraft<T> {
  fields: T;
  /** The version on which the draft is based; null for a new record. */
  base: string | null;
  savedAt: number;
}

const prefix = 'office_draft';
/** Older drafts are discarded. */
const lastsMs = 30 * 86_400_000;

/**
 * The storage key of a draft, unique for each user and record. The address of the user may change while a form is
 * open.
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

/** @returns whether the draft was stored; the quota may be exceeded */
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
