import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds } from './account-needs.ts';
import { type Account, findById } from './account-queries.ts';
import { isPassword } from './passwords.ts';

/**
 * The account of whoever asks, who gives its password once more. A stolen token is not enough to guess it: a
 * session has so many tries as an account has at signing in.
 * @param field which one the password came in
 * @throws AppError `invalid_fields` «Wrong password.»; TooManyRequests
 */
export async function provenOwner(
  { db, passwordTries }: AccountNeeds,
  { userId, sessionId }: Actor,
  { field, password, lang }: { field: string; password: string; lang: Lang },
): Promise<Account> {
  const account = await findById(db, userId);
  if (!account) throw new AppError('unauthenticated');
  const giveBack = await passwordTries.inSession(sessionId);
  const isRight = await isPassword(account.passwordHash, password);
  if (!isRight) throw fieldError(field, 'field.password_wrong', lang);
  await giveBack();
  return account;
}
