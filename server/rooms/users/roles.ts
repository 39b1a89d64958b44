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
 * Gives somebody another role, which signs them out everywhere.
 * @throws AppError `not_found`, `own_account`, `last_admin`, and `conflict` where the account is another than was seen:
 * the role, or banned since
 */
export async function changeRole(
  tx: Db,
  { userId, role, from }: ChangeRole & { userId: number },
  judge: Judge,
  now: Date,
): Promise<void> {
  if (judge !== 'command' && judge.userId === userId) throw new AppError('own_account');
  // Before the account itself: of two who take each other's role one comes first.
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
 * Keeps the site from losing its last administrator; until the transaction ends no other administrator can leave.
 * @throws AppError `last_admin`
 */
export async function requireOtherAdmin(tx: Db, userId: number): Promise<void> {
  if ((await readRole(tx, userId)) !== 'admin') return;
  const admins = await lockAdmins(tx);
  if (admins.includes(userId) && admins.length === 1) throw new AppError('last_admin');
}

/** Ends all sessions of somebody. @throws AppError `not_found` */
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
 * Takes the second factor off, for who lost phone and recovery codes, and signs out everywhere.
 * @returns whether there was one
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
