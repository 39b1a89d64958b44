import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { AddPasskey, OfferPasskey, Passkey, PasskeyCreation } from '../../../contract/passkeys.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds } from './account-needs.ts';
import { findById, lockAccount } from './account-queries.ts';
import { provenWithCode } from './owner.ts';
import { challengeLife, newChallenge, takeChallenge } from './passkey-challenges.ts';
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  type PasskeyRow,
} from './passkey-queries.ts';
import { relyingParty } from './relying-party.ts';
import { deviceName, deviceOf } from './user-agent.ts';

const present = ({ id, name, synced, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** ES256, RS256 and EdDSA as COSE numbers: supported by authenticators, and not experimental in Node. */
const supportedAlgorithmIDs = [-7, -257, -8];

/** The passkeys of an account. */
export function createPasskeys(needs: AccountNeeds) {
  const { db, mailer } = needs;
  const { id: rpID, origin } = relyingParty(needs.publicUrl);

  async function list({ userId }: Actor): Promise<Passkey[]> {
    return (await listPasskeys(db, userId)).map(present);
  }

  /**
   * The options with which a browser creates a passkey. As it signs in without password and code, both are required
   * again.
   * @throws AppError `conflict` if the account has the maximum number, `invalid_fields`; TooManyRequests
   */
  async function offer(actor: Actor, proof: OfferPasskey, lang: Lang, now: Date): Promise<PasskeyCreation> {
    const { id, email, name } = await provenWithCode(needs, actor, proof, lang, now);
    const credentials = await listCredentials(db, id);
    if (credentials.length >= limits.passkeys.ofAccount) throw new AppError('conflict');
    const options = await generateRegistrationOptions({
      rpName: await needs.siteName(lang),
      rpID,
      userName: email,
      userDisplayName: name,
      userID: Buffer.from(String(id)),
      challenge: await newChallenge(db, id, now),
      timeout: challengeLife,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: credentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, attestation } = options;
    return {
      ...{ rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, attestation },
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    };
  }

  /** The new credential, if its challenge, origin and signature are valid. */
  async function verified({ userId }: Actor, credential: AddPasskey['credential'], now: Date) {
    const { transports, ...response } = credential.response;
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...credential,
          response: { ...response, ...(transports && { transports: [...transports] }) },
        },
        expectedChallenge: (challenge) => takeChallenge(db, challenge, userId, now),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      });
      return registrationInfo;
    } catch {
      // The library throws a descriptive error for each kind of invalid response.
      return undefined;
    }
  }

  /**
   * Adds a passkey, and notifies the owner by email.
   * @throws AppError `invalid_fields`, `conflict` if an account has it already or has the maximum number
   */
  async function add(
    actor: Actor,
    { name, credential }: AddPasskey,
    { lang, userAgent, now }: { lang: Lang; userAgent: string | null; now: Date },
  ): Promise<Passkey> {
    const created = await verified(actor, credential, now);
    const account = await findById(db, actor.userId);
    if (!created || !account) throw fieldError('credential', 'field.passkey', lang);
    const { id: userId, email: to } = account;
    return db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      const known = await listCredentials(tx, userId);
      if (known.length >= limits.passkeys.ofAccount) throw new AppError('conflict');
      const row = await insertPasskey(
        tx,
        {
          userId,
          credentialId: created.credential.id,
          publicKey: Buffer.from(created.credential.publicKey),
          counter: created.credential.counter,
          transports: credential.response.transports ?? [],
          name: name || deviceName(deviceOf(userAgent)),
          synced: created.credentialDeviceType === 'multiDevice',
        },
        now,
      );
      if (!row) throw new AppError('conflict');
      const letter = { kind: 'passkey-added', name: account.name, passkey: row.name } as const;
      await mailer.send(tx, { to, lang: account.lang, letter });
      return present(row);
    });
  }

  /** @throws AppError `not_found` for passkeys of others */
  async function remove({ userId }: Actor, id: number): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const passkey = await deletePasskey(tx, userId, id);
      const account = await findById(tx, userId);
      if (passkey === undefined || !account) throw new AppError('not_found');
      const letter = { kind: 'passkey-removed', name: account.name, passkey } as const;
      await mailer.send(tx, { to: account.email, lang: account.lang, letter });
    });
  }

  return { list, offer, add, remove };
}
