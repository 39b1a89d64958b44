import type { Registration } from '../../../contract/accounts.ts';
import type { Lang } from '../../../contract/locales.ts';
import { fieldError, fieldsError } from '../../http/field-error.ts';
import { e164 } from '../../phones/e164.ts';
import type { AccountNeeds, Visit } from './account-needs.ts';
import { insertAccount } from './account-queries.ts';
import { mailLink } from './address-links.ts';
import { isCommonPassword } from './common-passwords.ts';
import { meetDevice } from './devices.ts';
import { hashPassword } from './passwords.ts';
import { userOf } from './present.ts';
import { beginSession } from './sessions.ts';
import type { Entered } from './sign-in.ts';
import { trustDevice } from './trusted-devices.ts';

/** @throws AppError `invalid_fields` naming every field that no schema can check */
function checkedPhone({ phone, password }: Registration, lang: Lang): string | null {
  const number = phone ? e164(phone) : null;
  const errors = {
    ...(phone && !number && { phone: 'field.phone' as const }),
    ...(isCommonPassword(password) && { password: 'field.password_common' as const }),
  };
  if (Object.keys(errors).length > 0) throw fieldsError(errors, lang);
  return number;
}

export function createSignUp(needs: AccountNeeds) {
  const { db, mailer } = needs;

  /**
   * Creates an account, signs it in and emails the confirmation link, in one transaction. A requested newsletter
   * begins once that link is followed, without a second confirmation.
   * @throws AppError `invalid_fields`; of two concurrent requests for one address, one succeeds
   */
  async function register(registration: Registration, visit: Visit): Promise<Entered> {
    const { lang, userAgent, now } = visit;
    const { name, email, gender, password, newsletter } = registration;
    const phone = checkedPhone(registration, lang);
    const passwordHash = await hashPassword(password);
    return db.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, {
        email,
        name,
        phone,
        gender: gender ?? null,
        password_hash: passwordHash,
        lang,
        newsletter,
        terms_accepted_at: now,
        created_at: now,
        updated_at: now,
      });
      if (id === undefined) throw fieldError('email', 'field.email_taken', lang);
      await meetDevice(tx, mailer, { id, name, email, lang }, userAgent, now);
      await mailLink(tx, needs, { userId: id, name, lang, email, purpose: 'confirm_email' }, now);
      const token = await beginSession(tx, id, userAgent, now);
      const device = await trustDevice(tx, id, visit.device, now);
      return { signedIn: { token, user: await userOf(tx, id, now) }, device };
    });
  }

  return { register };
}
