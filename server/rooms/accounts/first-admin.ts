import type { Db } from '../../database/connect.ts';
import { note } from '../audit/service.ts';
import { findByEmail } from './account-queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { addUser } from './queries.ts';
import { makeAdmin } from './role-queries.ts';
import { removeSecret } from './second-factor-queries.ts';
import { endSessions } from './session-queries.ts';

export interface AdminWish {
  email: string;
  /** 8 to 128 characters. */
  password: string;
  /** Removes the second factor, for administrators who lost their phone and recovery codes. */
  withoutFactor?: boolean;
  /** The origin of the change, for the log. */
  hand: 'command' | 'settings';
}

/** The result; `common` if the password is among the most common ones, and nothing was changed. */
export type AdminOutcome = 'made' | 'reset' | 'unchanged' | 'common';

/**
 * Ensures that an administrator with this address and password exists: creates the account, or gives an existing
 * one the role and the password, which ends its sessions.
 */
export async function ensureAdmin(
  db: Db,
  { email, password, withoutFactor = false, hand }: AdminWish,
  now: Date,
): Promise<AdminOutcome> {
  if (isCommonPassword(password)) return 'common';
  const address = email.trim().toLowerCase();
  const account = await findByEmail(db, address);
  const isSame = account !== undefined && (await isPassword(account.passwordHash, password));
  const isAdmin = account?.role === 'admin' && !account.bannedAt;
  if (isSame && isAdmin && !(withoutFactor && account.factorSecret)) return 'unchanged';
  const hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const id = await addUser(tx, {
      email: address,
      name: address.split('@')[0] ?? address,
      phone: null,
      gender: null,
      password_hash: hash,
      terms_accepted_at: now,
      email_confirmed_at: now,
    });
    await makeAdmin(tx, id, hash, now);
    if (withoutFactor) await removeSecret(tx, id, now);
    if (account) await endSessions(tx, id);
    const factor = withoutFactor && account?.factorSince ? { secondFactor: false } : {};
    await note(tx, {
      ...{ actorId: null, hand, action: account ? 'user.make-admin' : 'user.create-admin', subject: 'user' },
      subjectId: id,
      before: account ? { role: account.role, banned: account.bannedAt !== null } : null,
      after: { role: 'admin', banned: false, ...factor },
    });
  });
  return account ? 'reset' : 'made';
}
