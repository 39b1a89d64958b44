import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Session } from '../../../contract/profile.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds } from './account-needs.ts';
import { setPasswordHash } from './account-queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { provenOwner } from './owner.ts';
import { hashPassword } from './passwords.ts';
import { endOtherWaysIn } from './proof-queries.ts';
import { endSession, endSessions, listSessions } from './session-queries.ts';
import { deviceOf } from './user-agent.ts';

/** The sessions and the password of a member. */
export function createOwnSessions(needs: AccountNeeds) {
  const { db, mailer } = needs;

  /** The active sessions, most recently used first. */
  async function list({ userId, sessionId }: Actor, now: Date): Promise<Session[]> {
    const rows = await listSessions(db, userId, now);
    return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      ...deviceOf(userAgent),
      current: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  /** @throws AppError `not_found` for sessions of others */
  async function end({ userId }: Actor, id: number): Promise<void> {
    if (!(await endSession(db, userId, id))) throw new AppError('not_found');
  }

  /** Signs out all other sessions. */
  async function endOthers({ userId, sessionId }: Actor): Promise<void> {
    await endSessions(db, userId, sessionId);
  }

  /**
   * Changes the password, which ends all other sessions and revokes reset codes.
   * @throws AppError `invalid_fields`
   */
  async function changePassword(
    actor: Actor,
    { oldPassword, password }: { oldPassword: string; password: string },
    lang: Lang,
    now: Date,
  ): Promise<void> {
    if (isCommonPassword(password)) throw fieldError('password', 'field.password_common', lang);
    const account = await provenOwner(needs, actor, { field: 'oldPassword', password: oldPassword, lang });
    const hash = await hashPassword(password);
    const { id, email: to, name } = account;
    await db.transaction().execute(async (tx) => {
      await setPasswordHash(tx, id, hash, now);
      await endSessions(tx, id, actor.sessionId);
      await endOtherWaysIn(tx, id, now);
      await mailer.send(tx, { to, lang: account.lang, letter: { kind: 'password-changed', name } });
    });
  }

  return { list, end, endOthers, changePassword };
}
