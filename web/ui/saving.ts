import { createContext, useContext } from 'react';
import type { Favorite } from '../../contract/favorites.ts';

/** The interface for saving items. The surrounding page knows the user and the storage. */
export interface Saving {
  /** Whether the user has saved it; a hook. */
  useSaved(thing: Favorite): boolean;
  /** Toggles whether it is saved. Guests are asked to sign in first, after which it is saved. */
  toggle(thing: Favorite): void;
}

const SavingContext = createContext<Saving | null>(null);
export const SavingProvider = SavingContext.Provider;

export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('the page has no way to save things');
  return saving;
}
