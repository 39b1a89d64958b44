import type { Role } from '../../contract/accounts.ts';

/** Somebody who is signed in, as far as a request needs to know. Only a living session makes one. */
export interface Actor {
  userId: number;
  sessionId: number;
  role: Role;
  /** Whether the account's second factor is on. */
  secondFactor: boolean;
}
