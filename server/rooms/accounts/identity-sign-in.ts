import { AppError } from '../../../contract/errors.ts';
import type {
  IdentityLogin,
  IdentityRegistration,
  IdentitySignIn,
  Newcomer,
} from '../../../contract/identities.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { fieldError } from '../../http/field-error.ts';
import type { ConfirmedIdentity } from '../../open-id/open-id-client.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { type Account, findByEmail, findById, insertAccount } from './account-queries.ts';
import { insertIdentity, noteIdentityUse, ownerOfIdentity } from './identity-queries.ts';
import { deleteRequest, lockConfirmed } from './identity-request-queries.ts';
import type { GiveBack } from './password-tries.ts';
import { takeCode } from './second-factor-codes.ts';
import { type Entered, enter } from './sign-in.ts';
import { tokenHash } from './tokens.ts';
import { trustedDevice } from './trusted-devices.ts';

type Confirmed = ConfirmedIdentity & { provider: string };

export interface IdentityNeeds extends AccountNeeds {
  newsletter: { setFor(db: Db, email: string, lang: Lang, wanted: boolean): Promise<void> };
}

/** A member who is signed in, or someone without an account. */
type IdentityOutcome = { entered: Entered; newcomer: null } | { entered: null; newcomer: Newcomer };

/** The part of an outcome that the browser receives. */
export const presentOutcome = ({ entered, newcomer }: IdentityOutcome): IdentitySignIn => ({
  signedIn: entered?.signedIn ?? null,
  newcomer,
});

/**
 * What the provider confirmed in the browser with this cookie, locked.
 * @throws AppError `invalid_fields` if nothing was confirmed, or too long ago
 */
export async function confirmedIn(
  tx: Db,
  browser: string | undefined,
  userId: number | null,
  { lang, now }: Pick<Visit, 'lang' | 'now'>,
): Promise<{ confirmed: Confirmed; browserHash: Buffer }> {
  const browserHash = tokenHash(browser ?? '');
  const confirmed = browser && (await lockConfirmed(tx, { browserHash, userId, now }));
  if (!confirmed) throw fieldError('identity', 'field.identity', lang);
  return { confirmed, browserHash };
}

/** Links an identity, and notifies the owner of the account. @throws AppError if it, or the account, has another */
export async function link(
  tx: Db,
  { mailer }: Pick<AccountNeeds, 'mailer'>,
  { id: userId, email: to, name, lang }: Account,
  { provider, providerName, issuer, subject, email }: Confirmed & { providerName: string },
  now: Date,
) {
  const row = await insertIdentity(tx, { userId, provider, issuer, subject, email }, now);
  if (!row) throw new AppError('identity_taken');
  await mailer.send(tx, { to, lang, letter: { kind: 'identity-linked', name, provider: providerName } });
  return row;
}

/** Sign-in and registration with an identity that its provider has confirmed in this browser. */
export function createIdentitySignIn(needs: IdentityNeeds, nameOf: (provider: string) => string) {
  const { db, passwordTries } = needs;

  /**
   * The account with the address of a new identity. It is the same person only if both the provider and this site
   * have verified the address.
   * @throws AppError `identity_unlinked`, `identity_unverified`
   */
  async function accountByAddress({ email, emailVerified }: Confirmed): Promise<Account | undefined> {
    const account = email === null ? undefined : await findByEmail(db, email);
    if (account && !(emailVerified && account.emailConfirmedAt)) throw new AppError('identity_unlinked');
    if (!emailVerified) throw new AppError('identity_unverified');
    return account;
  }

  /**
   * Consumes an attempt at a code, as one with a password does.
   * @throws AppError `invalid_fields`; TooManyRequests
   */
  async function takeTry(account: Account, code: string, visit: Visit): Promise<GiveBack> {
    const { lang, network, device, now } = visit;
    if (!code.trim()) throw fieldError('code', 'field.code_needed', lang);
    const { id, email, passwordHash } = account;
    const trusted = await trustedDevice(db, id, device, now);
    return passwordTries.signIn({ email, passwordHash, network, trustedDevice: trusted });
  }

  /** @throws AppError `invalid_fields`, `banned`, `identity_unlinked`, `identity_unverified`; TooManyRequests */
  async function signIn(
    { code = '' }: IdentityLogin,
    browser: string | undefined,
    visit: Visit,
  ): Promise<IdentityOutcome> {
    const { lang, now } = visit;
    const { confirmed } = await confirmedIn(db, browser, null, visit);
    const { provider, email, name } = confirmed;
    const ownerId = await ownerOfIdentity(db, confirmed);
    const account = ownerId ? await findById(db, ownerId) : await accountByAddress(confirmed);
    if (!account) {
      return { entered: null, newcomer: { provider, name: name ?? '', email: email ?? '' } };
    }
    if (account.bannedAt) throw new AppError('banned');
    const giveBack = account.factorSince ? await takeTry(account, code, visit) : undefined;
    const entered = await db.transaction().execute(async (tx) => {
      // Of two concurrent uses of one response one succeeds.
      const { browserHash } = await confirmedIn(tx, browser, null, visit);
      if (account.factorSince && !(await takeCode(tx, account, code, now)))
        throw fieldError('code', 'field.code', lang);
      if (!ownerId) await link(tx, needs, account, { ...confirmed, providerName: nameOf(provider) }, now);
      await noteIdentityUse(tx, confirmed, now);
      await deleteRequest(tx, browserHash);
      return enter(tx, needs, account, visit);
    });
    await giveBack?.();
    return { entered, newcomer: null };
  }

  /**
   * Creates an account without a password. Its address is confirmed, as the provider has verified it.
   * @throws AppError `invalid_fields`, `identity_unlinked`, `identity_unverified`, `identity_taken`
   */
  async function register(
    { name, newsletter }: IdentityRegistration,
    browser: string | undefined,
    visit: Visit,
  ): Promise<Entered> {
    const { lang, now } = visit;
    return db.transaction().execute(async (tx) => {
      const { confirmed, browserHash } = await confirmedIn(tx, browser, null, visit);
      const { provider, issuer, subject, email, emailVerified } = confirmed;
      if (email === null || !emailVerified) throw new AppError('identity_unverified');
      const userId = await insertAccount(tx, {
        ...{ email, name, lang, newsletter, phone: null, gender: null, password_hash: null },
        ...{ terms_accepted_at: now, email_confirmed_at: now, created_at: now, updated_at: now },
      });
      // Another request created it in the meantime.
      if (userId === undefined) throw new AppError('identity_unlinked');
      const identity = { userId, provider, issuer, subject, email };
      if (!(await insertIdentity(tx, identity, now))) throw new AppError('identity_taken');
      await noteIdentityUse(tx, confirmed, now);
      if (newsletter) await needs.newsletter.setFor(tx, email, lang, true);
      await deleteRequest(tx, browserHash);
      const account = await findById(tx, userId);
      if (!account) throw new AppError('unauthenticated');
      return enter(tx, needs, account, visit);
    });
  }

  return { signIn, register };
}
