import { randomInt } from 'node:crypto';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { fieldError } from '../../http/field-error.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { findByEmail, findById, lockAccount, setPasswordHash } from './account-queries.ts';
import { linkHash } from './address-links.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { addProof, endOtherWaysIn, endProofs, useLink } from './proof-queries.ts';
import { claimForAddress, codesSince, takeTry, useCode } from './reset-queries.ts';
import { endSessions } from './session-queries.ts';
import { newToken } from './tokens.ts';
import { trustOnly } from './trusted-devices.ts';

const { digits, minutes, tries, aDay, resendSeconds } = limits.code;
const day = 86_400_000;

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0');
const soon = (now: Date) => new Date(now.getTime() + minutes * 60_000);

/** Milliseconds until another code of an account may be requested; 0 or less means now. */
function waitFor(codes: readonly Date[], now: Date): number {
  const [last, oldestThatCounts] = [codes[0], codes[aDay - 1]];
  const pause = last ? last.getTime() + resendSeconds * 1000 - now.getTime() : 0;
  const cap = oldestThatCounts ? oldestThatCounts.getTime() + day - now.getTime() : 0;
  return Math.max(pause, cap);
}

/** Password reset: an emailed code, then a new password. */
export function createReset(needs: AccountNeeds) {
  const { db, mailer } = needs;

  /**
   * Emails a code to an account's address, and revokes the previous one.
   * @throws AppError `invalid_fields` “This email is not registered.”; TooManyRequests
   */
  async function sendCode(email: string, lang: Lang, now: Date): Promise<void> {
    const account = await findByEmail(db, email);
    try {
      await needs.takeReset(email);
    } catch (error) {
      if (error instanceof TooManyRequests && account) throw error.as('reset_mailed');
      throw error;
    }
    if (!account) throw fieldError('email', 'field.email_unknown', lang);
    const { id: userId, name } = account;
    const code = newCode();
    const hash = await hashPassword(code);
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      const wait = waitFor(await codesSince(tx, userId, new Date(now.getTime() - day)), now);
      if (wait > 0) throw new TooManyRequests(wait, 'reset_mailed');
      await endProofs(tx, userId, 'reset_code', now);
      await addProof(tx, { userId, purpose: 'reset_code', email, hash, now, expiresAt: soon(now) });
      const link = await addLink(tx, { userId, email, lang: account.lang }, now);
      await mailer.send(tx, {
        to: email,
        lang: account.lang,
        letter: { kind: 'reset-code', name, code, link },
      });
    });
  }

  /**
   * The link beside a code. Strangers can request codes and guess until they are revoked, but links remain valid
   * until a password is set or the counter of codes resets, so that the owner can always use the newest email.
   */
  async function addLink(
    tx: Db,
    { userId, email, lang }: { userId: number; email: string; lang: Lang },
    now: Date,
  ): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(now.getTime() + limits.resetLinkHours * 3_600_000);
    await addProof(tx, { userId, purpose: 'reset_link', email, hash: linkHash(token), now, expiresAt });
    return `${needs.publicUrl}/Forget-Password?lang=${lang}#${token}`;
  }

  /**
   * Exchanges a code for the token that sets the new password.
   * @throws AppError `invalid_fields` “OTP is not valid”
   */
  async function verifyCode(email: string, otp: string, lang: Lang, now: Date): Promise<string> {
    const code = await takeTry(db, email, tries, now);
    if (!code || !(await isPassword(code.hash, otp))) throw fieldError('otp', 'field.code', lang);
    const { userId } = code;
    const token = newToken();
    await db.transaction().execute(async (tx) => {
      if (!(await useCode(tx, code.id, now))) throw fieldError('otp', 'field.code', lang);
      await endProofs(tx, userId, 'reset_token', now);
      const expiresAt = soon(now);
      await addProof(tx, { userId, purpose: 'reset_token', email, hash: linkHash(token), now, expiresAt });
    });
    return token;
  }

  /**
   * Sets a new password, which ends all sessions of the account, revokes the trust of other browsers, and resets
   * the counter of wrong passwords. It proves the address: if that was not confirmed, passkeys, linked identities and
   * two-step sign-in are removed, since a stranger may have opened the account to wait in it for the owner.
   * @returns the cookie that makes the browser trusted
   * @throws AppError `invalid_fields`
   */
  async function setPassword(
    { resetToken, password }: { resetToken: string; password: string },
    { lang, device, now }: Visit,
  ): Promise<string> {
    if (isCommonPassword(password)) throw fieldError('password', 'field.password_common', lang);
    const hash = await hashPassword(password);
    return db.transaction().execute(async (tx) => {
      const proof = await useLink(tx, linkHash(resetToken), ['reset_token', 'reset_link'], now);
      const account = proof && (await findById(tx, proof.userId));
      if (!account) throw fieldError('resetToken', 'field.link', lang);
      await setPasswordHash(tx, account.id, hash, now);
      await endSessions(tx, account.id);
      await endOtherWaysIn(tx, account.id, now);
      if (!account.emailConfirmedAt && proof.email === account.email) {
        await claimForAddress(tx, account.id, now);
      }
      const { email: to, name } = account;
      await mailer.send(tx, { to, lang: account.lang, letter: { kind: 'password-changed', name } });
      return trustOnly(tx, account.id, device, now);
    });
  }

  return { sendCode, verifyCode, setPassword };
}
