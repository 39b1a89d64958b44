import type { Favorite } from '../../contract/favorites.ts';

const key = 'pending-save';
/** After this time the user has likely moved on. */
const lastsMs = 3_600_000;

/** Stores what a guest wanted to save, in this tab, until they have signed in. */
export function keepPendingSave({ kind, id }: Favorite): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, id, at: Date.now() }));
  } catch {
    // Without storage the user has to repeat the action.
  }
}

/** What to save after signing in, returned once; null for nothing. */
export function takePendingSave(): Favorite | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!stored) return null;
  const { kind, id, at } = JSON.parse(stored) as Favorite & { at: number };
  return Date.now() - at < lastsMs ? { kind, id } : null;
}
