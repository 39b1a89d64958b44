import { createContext, useContext } from 'react';
import type { BackOfficeAccess } from '../../contract/back-office.ts';
import type { Section } from './section.ts';

interface Access extends BackOfficeAccess {
  /** Those that whoever is here may open. */
  sections: readonly Section[];
  /** Counts anew what waits. */
  again: () => void;
}

const AccessContext = createContext<Access | null>(null);
export const AccessProvider = AccessContext.Provider;

/** What whoever is here may do, and how much waits for them. */
export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (!access) throw new Error('only the back office knows of abilities');
  return access;
}
