import type { Login, SignedIn } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { type Account, findByEmail, setPasswordHash } from './account-queries.ts';
import { meetDevice } from './devices.ts';
import type { GiveBack } from './password-tries.ts';
import { compareWithNobodys, hashPassword, isOutdated, isPassword } from './passwords.ts';
import { userOf } from './present.ts';
import { takeCode } from './second-factor-codes.ts';
import { endSession } from './session-queries.ts';
import { beginSession } from './sessions.ts';
import { trustDevice, trustedDevice } from './trusted-devices.ts';

interface Proven {
  account: Account;
  giveBack: GiveBack;
}

/** A completed sign-in, with the cookie that makes the browser trusted. */
export interface Entered {
  signedIn: SignedIn;
  device: string;
}

/**
 * Signs in a member who has proved to own the account: notifies its owner of a new device, and creates a session.
 */
export async function enter(
  tx: Db,
  { mailer }: Pick<AccountNeeds, 'mailer'>,
  account: Account,
  { userAgent, device, now }: Visit,
): Promise<Entered> {
  await meetDevice(tx, mailer, account, userAgent, now);
  const token = await beginSession(tx, account.id, userAgent, now);
  const trusted = await trustDevice(tx, account.id, device, now);
  return { signedIn: { token, user: await userOf(tx, account.id, now) }, device: trusted };
}

/** Signing in and out. */
export function createSignIn(needs: AccountNeeds) {
  const { db, passwordTries } = needs;

  /**
   * The account with this address and password. An address without an account takes as long as a wrong password.
   * @throws AppError `invalid_fields`, `banned`; TooManyRequests for an address, with an account or not
   */
  async function provenAccount({ email, password, code }: Login, visit: Visit): Promise<Proven> {
    const { lang, network, device, now } = visit;
    const account = await findByEmail(db, email);
    const giveBack = await passwordTries.signIn({
      email,
      passwordHash: account?.passwordHash,
      network,
      trustedDevice: account && (await trustedDevice(db, account.id, device, now)),
    });
    if (!account) {
      await compareWithNobodys(password);
      throw fieldError('email', 'field.email_unknown', lang);
    }
    if (!(await isPassword(account.passwordHash, password))) {
      throw fieldError('password', 'field.password_wrong', lang);
    }
    if (account.bannedAt) throw new AppError('banned');
    if (account.factorSince && !code?.trim()) throw fieldError('code', 'field.code_needed', lang);
    return { account, giveBack };
  }

  /** @throws as `provenAccount` does */
  async function signIn(login: Login, visit: Visit): Promise<Entered> {
    const { lang, now } = visit;
    const { account, giveBack } = await provenAccount(login, visit);
    const { passwordHash } = account;
    const isOld = passwordHash !== null && isOutdated(passwordHash);
    const newerHash = isOld ? await hashPassword(login.password) : undefined;
    const entered = await db.transaction().execute(async (tx) => {
      if (account.factorSince && !(await takeCode(tx, account, login.code ?? '', now))) {
        throw fieldError('code', 'field.code', lang);
      }
      if (newerHash) await setPasswordHash(tx, account.id, newerHash);
      return enter(tx, needs, account, visit);
    });
    await giveBack();
    return entered;
  }

  /** Revokes the token of the request. */
  async function signOut({ userId, sessionId }: Actor): Promise<void> {
    await endSession(db, userId, sessionId);
  }

  return { signIn, signOut };
}
