import { createContext, useContext } from 'react';
import type { BackOfficeAccess } from '../../contract/back-office.ts';

interface Access extends BackOfficeAccess {
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
