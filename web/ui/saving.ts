import { createContext, useContext } from 'react';
import type { Favorite } from '../../contract/favorites.ts';

/** How things are saved for later. The page around knows who asks and where it is kept. */
export interface Saving {
  /** Whether the person has it saved; a hook. */
  useSaved(thing: Favorite): boolean;
  /** Saves it, or saves it no longer. A guest is asked to sign in first, and then it is saved. */
  toggle(thing: Favorite): void;
}

const SavingContext = createContext<Saving | null>(null);
export const SavingProvider = SavingContext.Provider;

export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('the page has no way to save things');
  return saving;
}
