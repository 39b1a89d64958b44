import type { Role } from '../../contract/accounts.ts';

/** The signed-in member of a request. Only a valid session creates one. */
export interface Actor {
  userId: number;
  sessionId: number;
  role: Role;
  /** Whether the account has two-step sign-in. */
  secondFactor: boolean;
}
