import { storageKeys } from '../storage-keys.ts';

/**
 * Input that has not been sent yet, stored for the life of a browser tab. Other members who sign in in the same tab
 * have no access to it.
 * @param id identifies what is written, for example the reviewed business
 */
export function tabDraft(id: string) {
  // Of the member who opened the form: another tab may change the account meanwhile.
  const key = `tab_draft ${localStorage.getItem(storageKeys.email) ?? ''} ${id}`;
  return {
    /** The stored input; null if there is none. */
    read(): unknown {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** A browser that stores nothing loses the draft with the page, and nothing else. */
    store(draft: unknown): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {}
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
