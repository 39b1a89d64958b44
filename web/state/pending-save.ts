import type { Favorite } from '../../contract/favorites.ts';

const key = 'pending-save';
/** Who signs in later than that has something else in mind. */
const lastsMs = 3_600_000;

/** Keeps what a guest meant to save, in this tab, until they have signed in. */
export function keepPendingSave({ kind, id }: Favorite): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, id, at: Date.now() }));
  } catch {
    // A browser that keeps nothing will have to be asked again.
  }
}

export function forgetPendingSave(): void {
  sessionStorage.removeItem(key);
}

/** What is to be saved now that somebody signed in, once; null for nothing. */
export function takePendingSave(): Favorite | null {
  const stored = sessionStorage.getItem(key);
  forgetPendingSave();
  if (!stored) return null;
  const { kind, id, at } = JSON.parse(stored) as Favorite & { at: number };
  return Date.now() - at < lastsMs ? { kind, id } : null;
}
