import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds } from './account-needs.ts';
import { type Account, findById } from './account-queries.ts';
import { isPassword } from './passwords.ts';
import { takeCode } from './second-factor-codes.ts';

/**
 * The account of a session, after its password was confirmed. A stolen token does not allow unlimited attempts: a
 * session has as many as an account has at sign-in.
 * @param field the field of the password
 * @throws AppError `invalid_fields` “Wrong password.”, or that there is none; TooManyRequests
 */
export async function provenOwner(
  { db, passwordTries }: AccountNeeds,
  { userId, sessionId }: Actor,
  { field, password, lang }: { field: string; password: string; lang: Lang },
): Promise<Account> {
  const account = await findById(db, userId);
  if (!account) throw new AppError('unauthenticated');
  if (account.passwordHash === null) throw fieldError(field, 'field.password_none', lang);
  const giveBack = await passwordTries.inSession(sessionId);
  const isRight = await isPassword(account.passwordHash, password);
  if (!isRight) throw fieldError(field, 'field.password_wrong', lang);
  await giveBack();
  return account;
}

/**
 * The same, with a code if the account has two-step sign-in. A code counts as an attempt of the session until it is
 * right: a stolen session and a password are not enough to guess one.
 * @throws AppError `invalid_fields`; TooManyRequests
 */
export async function provenWithCode(
  needs: AccountNeeds,
  actor: Actor,
  { password, code = '' }: { password: string; code?: string | undefined },
  lang: Lang,
  now: Date,
): Promise<Account> {
  const account = await provenOwner(needs, actor, { field: 'password', password, lang });
  if (!account.factorSince) return account;
  if (!code.trim()) throw fieldError('code', 'field.code_needed', lang);
  const giveBack = await needs.passwordTries.inSession(actor.sessionId);
  if (!(await takeCode(needs.db, account, code, now))) throw fieldError('code', 'field.code', lang);
  await giveBack();
  return account;
}
