import type { Db } from '../../database/connect.ts';
import { hashPassword } from './passwords.ts';
import { addUser } from './queries.ts';

export interface NewAccount {
  email: string;
  name: string;
  password: string;
  role: 'member' | 'moderator' | 'editor' | 'admin';
}

/**
 * Creates an account whose address counts as confirmed, or returns the id of the existing one.
 * @param since when it was created, if not now
 */
export async function addAccount(
  db: Db,
  { email, name, password, role }: NewAccount,
  now: Date,
  since?: Date,
): Promise<number> {
  return addUser(db, {
    email: email.trim().toLowerCase(),
    name,
    role,
    phone: null,
    gender: null,
    password_hash: await hashPassword(password),
    terms_accepted_at: now,
    email_confirmed_at: now,
    ...(since && { created_at: since }),
  });
}

export { type AdminOutcome, ensureAdmin } from './first-admin.ts';
export { createIdentityRequests, type IdentityRequests } from './identity-requests.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { takeSecondFactor } from './second-factor-queries.ts';
export { endSessions } from './session-queries.ts';
export { actorOfToken, beginSession } from './sessions.ts';
export { newToken, tokenHash } from './tokens.ts';
