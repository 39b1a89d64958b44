import { createContext, useContext } from 'react';
import type { BackOfficeAccess, WaitingKind } from '../../contract/back-office.ts';
import type { Section } from './section.ts';

interface Access extends BackOfficeAccess {
  /** The sections that the user may open. */
  sections: readonly Section[];
  /** Refreshes the pending counts. */
  again: () => void;
  /** Replaces a pending count by a newer one, until the next refresh. */
  setWaiting: (kind: WaitingKind, count: number) => void;
}

const AccessContext = createContext<Access | null>(null);
export const AccessProvider = AccessContext.Provider;

/** The permissions of the user, and their pending counts. */
export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (!access) throw new Error('only the back office knows of abilities');
  return access;
}
