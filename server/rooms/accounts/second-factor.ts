import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { SecondFactorOffer } from '../../../contract/profile.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import type { AccountNeeds } from './account-needs.ts';
import { type Account, findById } from './account-queries.ts';
import { provenOwner } from './owner.ts';
import { newRecoveryCodes, newSecret, secretUri, takeAppCode, takeCode } from './second-factor-codes.ts';
import { confirmSecret, offerSecret, removeSecret } from './second-factor-queries.ts';

/** A code of an authenticator app beside the password, for those who work on the site. */
export function createSecondFactor(needs: AccountNeeds) {
  const { db, mailer, passwordTries } = needs;

  const notify = (tx: Db, { email: to, lang, name }: Account, isOn: boolean) =>
    mailer.send(tx, { to, lang, letter: { kind: 'second-factor-changed', name, isOn } });

  /**
   * Offers a secret, which is in use once a code of it was confirmed; an offer before it is void.
   * @throws AppError `forbidden` for members, `conflict` where one is in use, `invalid_fields`
   */
  async function offer(actor: Actor, password: string, lang: Lang): Promise<SecondFactorOffer> {
    if (actor.role === 'member') throw new AppError('forbidden');
    const { id, email } = await provenOwner(needs, actor, { field: 'password', password, lang });
    const secret = newSecret();
    if (!(await offerSecret(db, id, secret))) throw new AppError('conflict');
    const issuer = await needs.siteName(lang);
    return { secret, uri: secretUri(secret, { issuer, label: email }) };
  }

  /**
   * Turns the second factor on with its first code.
   * @returns the recovery codes, which are shown this once
   * @throws AppError `conflict` where none is offered, `invalid_fields`
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
    await passwordTries.inSession(sessionId);
    const { codes, hashes: recoveryHashes } = newRecoveryCodes();
    await db.transaction().execute(async (tx) => {
      if (!(await takeAppCode(tx, account, code, now))) throw fieldError('code', 'field.code', lang);
      const isOn = await confirmSecret(tx, userId, { secret, recoveryHashes, now });
      if (!isOn) throw new AppError('conflict');
      await notify(tx, account, true);
    });
    return codes;
  }

  /** @throws AppError `conflict` where none is on, `invalid_fields` */
  async function end(
    actor: Actor,
    { password, code }: { password: string; code: string },
    lang: Lang,
    now: Date,
  ): Promise<void> {
    const account = await provenOwner(needs, actor, { field: 'password', password, lang });
    if (!account.factorSince) throw new AppError('conflict');
    await db.transaction().execute(async (tx) => {
      if (!(await takeCode(tx, account, code, now))) throw fieldError('code', 'field.code', lang);
      await removeSecret(tx, account.id, now);
      await notify(tx, account, false);
    });
  }

  return { offer, confirm, end };
}
