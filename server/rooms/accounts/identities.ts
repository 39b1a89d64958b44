import { AppError } from '../../../contract/errors.ts';
import type { Identity, LinkIdentity } from '../../../contract/identities.ts';
import type { Actor } from '../../http/actor.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { findById, lockAccount } from './account-queries.ts';
import { deleteIdentity, type IdentityRow, listIdentities } from './identity-queries.ts';
import { deleteRequest } from './identity-request-queries.ts';
import type { Begun, IdentityRequests } from './identity-requests.ts';
import { confirmedIn, link } from './identity-sign-in.ts';
import { provenWithCode } from './owner.ts';
import { updateUser } from './profile-queries.ts';

const present = ({ provider, email, createdAt, lastUsedAt }: IdentityRow): Identity => ({
  provider,
  email,
  linkedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The identities of an account. */
export function createIdentities(
  needs: AccountNeeds,
  requests: IdentityRequests,
  nameOf: (provider: string) => string,
) {
  const { db, mailer } = needs;

  async function list({ userId }: Actor): Promise<Identity[]> {
    return (await listIdentities(db, userId)).map(present);
  }

  /**
   * Begins to link an identity. As it signs in without a password, password and code are required again.
   * @throws AppError `conflict` if the account has one of this provider, `invalid_fields`; TooManyRequests
   */
  async function offer(
    actor: Actor,
    provider: string,
    proof: LinkIdentity,
    { lang, now }: Visit,
  ): Promise<Begun> {
    const { id: userId } = await provenWithCode(needs, actor, proof, lang, now);
    if ((await listIdentities(db, userId)).some((known) => known.provider === provider))
      throw new AppError('conflict');
    return requests.begin(provider, { userId, nextPath: null, lang, now });
  }

  /**
   * Links the identity that its provider has confirmed in this browser. The account's address must be confirmed, or
   * becomes so if the provider has verified the same one: an identity would otherwise outlast the password reset
   * by the real owner of the address.
   * @throws AppError `invalid_fields`, `address_unproved`, `identity_taken`
   */
  async function add({ userId }: Actor, browser: string | undefined, visit: Visit): Promise<Identity> {
    const { now } = visit;
    return db.transaction().execute(async (tx) => {
      const { confirmed, browserHash } = await confirmedIn(tx, browser, userId, visit);
      await lockAccount(tx, userId);
      const account = await findById(tx, userId);
      if (!account) throw new AppError('unauthenticated');
      if (!account.emailConfirmedAt) {
        if (!confirmed.emailVerified || confirmed.email !== account.email)
          throw new AppError('address_unproved');
        await updateUser(tx, userId, { email_confirmed_at: now }, now);
      }
      const providerName = nameOf(confirmed.provider);
      const row = await link(tx, needs, account, { ...confirmed, providerName }, now);
      await deleteRequest(tx, browserHash);
      return present(row);
    });
  }

  /** @throws AppError `not_found`, `last_way_in` for the only identity of an account without a password */
  async function remove({ userId }: Actor, provider: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      const account = await findById(tx, userId);
      if (!account || !(await deleteIdentity(tx, userId, provider))) throw new AppError('not_found');
      if (account.passwordHash === null && (await listIdentities(tx, userId)).length === 0)
        throw new AppError('last_way_in');
      const { email: to, lang, name } = account;
      const letter = { kind: 'identity-unlinked', name, provider: nameOf(provider) } as const;
      await mailer.send(tx, { to, lang, letter });
    });
  }

  return { list, offer, add, remove };
}
