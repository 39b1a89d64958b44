import type { Role } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { ChangeRole } from '../../../contract/users.ts';
import type { Db } from '../../database/connect.ts';
import { endSessions, takeSecondFactor } from '../accounts/service.ts';
import { note, nothingToNote } from '../audit/service.ts';
import { lockUser } from './ban-queries.ts';
import { handOf, type Judge } from './judge.ts';
import { lockAdmins, readRole, setRole } from './queries.ts';

/**
 * Changes the role of a member, which ends all of their sessions.
 * @throws AppError `not_found`, `own_account`, `last_admin`, and `conflict` if the account changed since it was
 * loaded: its role, or by a ban
 */
export async function changeRole(
  tx: Db,
  { userId, role, from }: ChangeRole & { userId: number },
  judge: Judge,
  now: Date,
): Promise<void> {
  if (judge !== 'command' && judge.userId === userId) throw new AppError('own_account');
  // Locked before the account itself, so that two admins who remove each other's role are serialized.
  const admins = await lockAdmins(tx);
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_found');
  if (user.role !== from || user.banned_at) throw new AppError('conflict');
  if (role === from) return nothingToNote();
  if (from === 'admin' && admins.length === 1) throw new AppError('last_admin');
  await setRole(tx, userId, role, now);
  await endSessions(tx, userId);
  await note(tx, {
    ...handOf(judge),
    action: 'user.role',
    subject: 'user',
    subjectId: userId,
    before: { role: from satisfies Role },
    after: { role },
  });
}

/**
 * Prevents the removal of the last administrator; no other administrator can be removed until the transaction ends.
 * @throws AppError `last_admin`
 */
export async function requireOtherAdmin(tx: Db, userId: number): Promise<void> {
  if ((await readRole(tx, userId)) !== 'admin') return;
  const admins = await lockAdmins(tx);
  if (admins.includes(userId) && admins.length === 1) throw new AppError('last_admin');
}

/** Ends all sessions of a member. @throws AppError `not_found` */
export async function signOutEverywhere(tx: Db, userId: number, judge: Judge): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new AppError('not_found');
  const ended = await endSessions(tx, userId);
  await note(tx, {
    ...handOf(judge),
    action: 'user.sign-out',
    subject: 'user',
    subjectId: userId,
    before: { sessions: ended },
    after: { sessions: 0 },
  });
}

/**
 * Disables two-step sign-in, for members who lost phone and recovery codes, and ends all of their sessions.
 * @returns whether it was enabled
 * @throws AppError `not_found`
 */
export async function resetSecondFactor(tx: Db, userId: number, judge: Judge, now: Date): Promise<boolean> {
  if (!(await lockUser(tx, userId))) throw new AppError('not_found');
  if (!(await takeSecondFactor(tx, userId, now))) return false;
  await endSessions(tx, userId);
  await note(tx, {
    ...handOf(judge),
    action: 'user.reset-second-factor',
    subject: 'user',
    subjectId: userId,
    before: { secondFactor: true },
    after: { secondFactor: false },
  });
  return true;
}
