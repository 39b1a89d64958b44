import type { User } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { SaveProfile } from '../../../contract/profile.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { fieldError } from '../../http/field-error.ts';
import { TooManyRequests } from '../../http/too-many-requests.ts';
import { e164 } from '../../phones/e164.ts';
import type { AccountNeeds } from './account-needs.ts';
import { linkHash, mailLink } from './address-links.ts';
import { createDeletion, type DeletionNeeds, type ForgetsAddresses } from './deletion.ts';
import { provenOwner } from './owner.ts';
import { userOf } from './present.ts';
import {
  hasAccount,
  moveTo,
  type Owner,
  ownsPicture,
  readOwner,
  unproveOtherPhone,
  updateUser,
} from './profile-queries.ts';
import { lastProofAt, provedBy, useLink } from './proof-queries.ts';

/** Updates the newsletter subscription when an account changes. */
export interface NewsletterOf extends ForgetsAddresses {
  /** Subscribes or unsubscribes a confirmed address, without another email. */
  setFor(db: Db, email: string, lang: Lang, wanted: boolean): Promise<void>;
}

export interface ProfileNeeds extends AccountNeeds, DeletionNeeds {
  newsletter: NewsletterOf;
}

/** Reading and changing one's own account. */
export function createProfiles(needs: ProfileNeeds) {
  const { db } = needs;

  async function ownerOf({ userId }: Actor): Promise<Owner> {
    const owner = await readOwner(db, userId);
    if (!owner) throw new AppError('unauthenticated');
    return owner;
  }

  const proven = (actor: Actor, password: string, lang: Lang) =>
    provenOwner(needs, actor, { field: 'password', password, lang });

  /**
   * Changes the fields of the request and leaves the rest.
   * @throws AppError `invalid_fields`
   */
  async function save(actor: Actor, fields: SaveProfile, lang: Lang, now: Date): Promise<User> {
    const { name, gender, picture, newsletter } = fields;
    const owner = await ownerOf(actor);
    const phone = fields.phone ? e164(fields.phone) : null;
    if (fields.phone && !phone) throw fieldError('phone', 'field.phone', lang);
    if (picture && !(await ownsPicture(db, owner.id, picture))) {
      throw fieldError('picture', 'field.picture', lang);
    }
    await db.transaction().execute(async (tx) => {
      const values = {
        ...(name !== undefined && { name }),
        ...(fields.phone !== undefined && { phone }),
        ...(gender !== undefined && { gender }),
        ...(picture !== undefined && { picture_id: picture }),
        ...(newsletter !== undefined && { newsletter }),
        ...(fields.lang !== undefined && { lang: fields.lang }),
        ...(fields.publicPage !== undefined && { public_page: fields.publicPage }),
        ...(fields.publicName !== undefined && { public_name: fields.publicName }),
        ...(fields.publicPicture !== undefined && { public_picture: fields.publicPicture }),
        ...(fields.languages !== undefined && { languages: fields.languages }),
      };
      if (fields.phone !== undefined) await unproveOtherPhone(tx, owner.id, phone);
      await updateUser(tx, owner.id, values, now);
      // An unconfirmed address is subscribed once it is confirmed.
      if (newsletter !== undefined && owner.email_confirmed_at) {
        await needs.newsletter.setFor(tx, owner.email, fields.lang ?? owner.lang, newsletter);
      }
    });
    return userOf(db, owner.id, now);
  }

  /**
   * Emails a link to the new address, which becomes the account's once the link is followed.
   * @throws AppError `invalid_fields`, `too_many_requests`
   */
  async function changeEmail(
    actor: Actor,
    { email, password }: { email: string; password: string },
    lang: Lang,
    now: Date,
  ): Promise<void> {
    const owner = await proven(actor, password, lang);
    if (email === owner.email) throw fieldError('email', 'field.email_same', lang);
    if (await hasAccount(db, email)) throw fieldError('email', 'field.email_taken', lang);
    await requirePause(owner.id, 'change_email', now);
    await db
      .transaction()
      .execute((tx) =>
        mailLink(
          tx,
          needs,
          { userId: owner.id, name: owner.name, lang: owner.lang, email, purpose: 'change_email' },
          now,
        ),
      );
  }

  async function requirePause(userId: number, purpose: 'change_email' | 'confirm_email', now: Date) {
    const last = await lastProofAt(db, userId, purpose);
    const left = last ? last.getTime() + limits.code.resendSeconds * 1000 - now.getTime() : 0;
    if (left > 0) throw new TooManyRequests(left);
  }

  /** Resends the confirmation link of the account's own address; does nothing if it is confirmed. */
  async function resendConfirmation(actor: Actor, now: Date): Promise<void> {
    const owner = await ownerOf(actor);
    if (owner.email_confirmed_at) return;
    await requirePause(owner.id, 'confirm_email', now);
    await db.transaction().execute((tx) =>
      mailLink(
        tx,
        needs,
        {
          userId: owner.id,
          name: owner.name,
          lang: owner.lang,
          email: owner.email,
          purpose: 'confirm_email',
        },
        now,
      ),
    );
  }

  /**
   * Follows a link, which confirms its address and makes it the account's. Following it again returns the same
   * without effect.
   * @returns the address
   * @throws AppError `invalid_fields` for an expired or replaced link
   */
  async function confirmEmail(token: string, lang: Lang, now: Date): Promise<string> {
    return db.transaction().execute(async (tx) => {
      const hash = linkHash(token);
      const proof = await useLink(tx, hash, ['confirm_email', 'change_email'], now);
      const proved = proof ? undefined : await provedBy(tx, hash);
      if (proved) return proved;
      const owner = proof && (await readOwner(tx, proof.userId));
      const isOwn = owner?.email === proof?.email;
      // A link to an address that the account no longer has is invalid.
      if (!proof || !owner || (proof.purpose === 'confirm_email' && !isOwn)) {
        throw fieldError('token', 'field.link', lang);
      }
      if (!isOwn && (await hasAccount(tx, proof.email))) throw fieldError('token', 'field.email_taken', lang);
      if (!(await moveTo(tx, owner.id, proof.email, now)))
        throw fieldError('token', 'field.email_taken', lang);
      if (!isOwn) await notifyOfChange(tx, owner, proof.email);
      if (owner.newsletter) await needs.newsletter.setFor(tx, proof.email, owner.lang, true);
      return proof.email;
    });
  }

  async function notifyOfChange(tx: Db, owner: Owner, newEmail: string) {
    const { name, email: oldEmail, lang } = owner;
    // An unconfirmed address may be somebody else's, and so may its newsletter subscription.
    if (owner.email_confirmed_at) await needs.newsletter.setFor(tx, oldEmail, lang, false);
    const letter = { kind: 'address-changed' as const, name, oldEmail, newEmail };
    for (const to of [oldEmail, newEmail]) await needs.mailer.send(tx, { to, lang, letter });
  }

  return {
    of: (actor: Actor, now: Date) => userOf(db, actor.userId, now),
    save,
    changeEmail,
    resendConfirmation,
    confirmEmail,
    ...createDeletion(needs),
  };
}
export type Profiles = ReturnType<typeof createProfiles>;
