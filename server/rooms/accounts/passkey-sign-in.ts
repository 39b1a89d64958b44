import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { AppError } from '../../../contract/errors.ts';
import type { PasskeyRequest, PasskeySignIn } from '../../../contract/passkeys.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { findById } from './account-queries.ts';
import { challengeLife, newChallenge, takeChallenge } from './passkey-challenges.ts';
import { findPasskey, notePasskeyUse } from './passkey-queries.ts';
import { relyingParty } from './relying-party.ts';
import { type Entered, enter } from './sign-in.ts';

type Credential = PasskeySignIn['credential'];

/** Sign-in with a passkey with user verification, which replaces password and code. */
export function createPasskeySignIn(needs: AccountNeeds) {
  const { db } = needs;
  const { id: rpID, origin } = relyingParty(needs.publicUrl);

  /** The options with which a browser offers the passkeys for this site. */
  async function request(now: Date): Promise<PasskeyRequest> {
    const { challenge, timeout, rpId, userVerification } = await generateAuthenticationOptions({
      rpID,
      challenge: await newChallenge(db, null, now),
      timeout: challengeLife,
      userVerification: 'required',
    });
    return { challenge, timeout, rpId, userVerification };
  }

  /** The passkey that signed, and its signature counter; undefined if any part of the response is wrong. */
  async function verified(credential: Credential, now: Date) {
    const passkey = await findPasskey(db, credential.id);
    if (!passkey) return undefined;
    const { userId, transports } = passkey;
    const { userHandle } = credential.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== String(userId))
      return undefined;
    try {
      const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge: (challenge) => takeChallenge(db, challenge, null, now),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: credential.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
          transports,
        },
      });
      if (!isVerified) return undefined;
      const { newCounter: counter, credentialDeviceType } = authenticationInfo;
      return { id: passkey.id, userId, counter, synced: credentialDeviceType === 'multiDevice' };
    } catch {
      // The library throws a descriptive error for each kind of invalid response.
      return undefined;
    }
  }

  /** @throws AppError `invalid_fields`, `banned` */
  async function signIn({ credential }: PasskeySignIn, visit: Visit): Promise<Entered> {
    const { lang, now } = visit;
    const used = await verified(credential, now);
    const account = used && (await findById(db, used.userId));
    if (!used || !account) throw fieldError('credential', 'field.passkey', lang);
    if (account.bannedAt) throw new AppError('banned');
    return db.transaction().execute(async (tx) => {
      const { counter, synced } = used;
      if (!(await notePasskeyUse(tx, used.id, { counter, synced, now }))) {
        throw fieldError('credential', 'field.passkey', lang);
      }
      return enter(tx, needs, account, visit);
    });
  }

  return { request, signIn };
}
