import type { AlertBearer } from '../../../contract/alerts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Db } from '../../database/connect.ts';
import { fieldError } from '../../http/field-error.ts';
import { messageOf } from '../../http/messages.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Mailer } from '../../mail/letter.ts';
import { moveAlerts, readGuest } from './address-queries.ts';
import type { AlertLinks } from './links.ts';

interface Needs {
  db: Db;
  mailer: Mailer;
  links: AlertLinks;
  /** Whether an address may get another confirmation email today. */
  mayRequestLink: (email: string) => Promise<boolean>;
}

/** Moves the alerts of an address without an account to another address, which has to confirm it. */
export function createAddressChange({ db, mailer, links, mayRequestLink }: Needs) {
  const deadLink = (lang: RequestContext['lang']) =>
    new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });

  return {
    /**
     * Sends a confirmation link to the new address; nothing changes until it is opened.
     * @throws AppError `invalid_fields` for an expired link, for the present address, and for the alerts of a member
     */
    async requestAddress(
      { token, email: sent }: { token: NonNullable<AlertBearer['token']>; email: string },
      { lang }: RequestContext,
    ): Promise<void> {
      const email = sent.toLowerCase();
      const readerId = await links.readerOf(db, token);
      const guest = readerId === null ? undefined : await readGuest(db, readerId);
      if (readerId === null || !guest) throw deadLink(lang);
      if (guest.email === email) throw fieldError('email', 'field.email_same', lang);
      if (!(await mayRequestLink(email))) return;
      await db.transaction().execute(async (tx) => {
        const link = await links.address(tx, readerId, email, lang);
        await mailer.send(tx, { to: email, lang, letter: { kind: 'confirm-alert-address', link } });
      });
    },

    /**
     * Moves the alerts to the address that received this token, which manages them from now on, and notifies the
     * former address. A second time is no error.
     * @throws AppError `invalid_fields` for a token that confirms nothing
     */
    async confirmAddress(token: string, { lang }: RequestContext): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const change = await links.toMove(tx, token);
        if (!change) {
          if ((await links.readerOf(tx, token)) === null) throw deadLink(lang);
          return;
        }
        const guest = await readGuest(tx, change.readerId);
        if (!guest) throw deadLink(lang);
        const target = await moveAlerts(tx, { ...change, lang: guest.lang });
        await links.handOver(tx, token, target);
        await mailer.send(tx, {
          to: guest.email,
          lang: guest.lang,
          letter: { kind: 'alert-address-changed' },
        });
      });
    },
  };
}
