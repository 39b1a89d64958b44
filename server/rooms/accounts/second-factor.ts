import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { SecondFactorOffer, SecondFactorProof } from '../../../contract/profile.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds } from './account-needs.ts';
import { type Account, findById } from './account-queries.ts';
import { provenOwner, provenWithCode } from './owner.ts';
import { newRecoveryCodes, newSecret, secretUri, takeAppCode } from './second-factor-codes.ts';
import { confirmSecret, offerSecret, removeSecret, replaceRecoveryCodes } from './second-factor-queries.ts';

/** A code of an authenticator app in addition to the password, for every account. */
export function createSecondFactor(needs: AccountNeeds) {
  const { db, mailer, passwordTries } = needs;

  const notify = (tx: Db, { email: to, lang, name }: Account, isOn: boolean) =>
    mailer.send(tx, { to, lang, letter: { kind: 'second-factor-changed', name, isOn } });

  /**
   * Creates a secret, which takes effect once a code of it confirms it; a previous unconfirmed one is revoked.
   * @throws AppError `conflict` if one is in use, `invalid_fields`
   */
  async function offer(actor: Actor, password: string, lang: Lang): Promise<SecondFactorOffer> {
    const { id, email } = await provenOwner(needs, actor, { field: 'password', password, lang });
    const secret = newSecret();
    if (!(await offerSecret(db, id, secret))) throw new AppError('conflict');
    const issuer = await needs.siteName(lang);
    return { secret, uri: secretUri(secret, { issuer, label: email }) };
  }

  /**
   * Turns the second factor on with its first code.
   * @returns the recovery codes, which are not readable again
   * @throws AppError `conflict` if no secret was created, `invalid_fields`
   */
  async function confirm(
    { userId, sessionId }: Actor,
    code: string,
    lang: Lang,
    now: Date,
  ): Promise<string[]> {
    const account = await findById(db, userId);
    if (!account?.factorSecret || account.factorSince) throw new AppError('conflict');
    const secret = account.factorSecret;
    const giveBack = await passwordTries.inSession(sessionId);
    const { codes, hashes: recoveryHashes } = newRecoveryCodes();
    await db.transaction().execute(async (tx) => {
      if (!(await takeAppCode(tx, account, code, now))) throw fieldError('code', 'field.code', lang);
      const isOn = await confirmSecret(tx, userId, { secret, recoveryHashes, now });
      if (!isOn) throw new AppError('conflict');
      await notify(tx, account, true);
    });
    await giveBack();
    return codes;
  }

  /**
   * Changes the second factor of an owner who enters the password and a code again.
   * @throws AppError `conflict` if it is off, `invalid_fields`; TooManyRequests
   */
  async function change(
    actor: Actor,
    proof: SecondFactorProof,
    lang: Lang,
    now: Date,
    apply: (tx: Db, account: Account) => Promise<void>,
  ): Promise<void> {
    const account = await provenWithCode(needs, actor, proof, lang, now);
    if (!account.factorSince) throw new AppError('conflict');
    await db.transaction().execute((tx) => apply(tx, account));
  }

  /** @throws as `change` does */
  const end = (actor: Actor, proof: SecondFactorProof, lang: Lang, now: Date): Promise<void> =>
    change(actor, proof, lang, now, async (tx, account) => {
      await removeSecret(tx, account.id, now);
      await notify(tx, account, false);
    });

  /**
   * Replaces the recovery codes.
   * @returns the new ones, which are not readable again
   * @throws as `change` does
   */
  async function renewCodes(
    actor: Actor,
    proof: SecondFactorProof,
    lang: Lang,
    now: Date,
  ): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes();
    await change(actor, proof, lang, now, async (tx, { id, email: to, lang: ownLang, name }) => {
      await replaceRecoveryCodes(tx, id, hashes, now);
      await mailer.send(tx, { to, lang: ownLang, letter: { kind: 'recovery-codes-changed', name } });
    });
    return codes;
  }

  return { offer, confirm, end, renewCodes };
}
