import { type AlertLinkAct, alertsPath } from '../../../contract/alert-values.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { newToken, tokenHash } from '../accounts/service.ts';
import { pageIn } from '../listings/addresses.ts';
import { readAddressLink } from './address-queries.ts';
import { addLink, extendLink, isUsed, readLink } from './queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Links of emails to the alerts page, which opens them without scripts, too. */
export function createLinks({ publicUrl, now }: { publicUrl: string; now: () => Date }) {
  const later = (ms: number) => new Date(now().getTime() + ms);
  const managed = () => later(limits.alerts.linkDays * day);

  async function add(db: Db, readerId: number, alertId: number | null, expiresAt: Date): Promise<string> {
    const token = newToken();
    await addLink(db, { hash: tokenHash(token), readerId, alertId, expiresAt });
    return token;
  }

  const pageOf = (act: AlertLinkAct, token: string, lang: Lang) =>
    pageIn(publicUrl, alertsPath({ act, token }), lang);

  return {
    /** A link to manage the alerts of a reader. */
    async manage(db: Db, readerId: number, lang: Lang): Promise<string> {
      return pageOf('manage', await add(db, readerId, null, managed()), lang);
    },
    /** A link that confirms one alert, and manages all alerts of its reader afterwards. */
    async confirm(db: Db, readerId: number, alertId: number, lang: Lang): Promise<string> {
      const token = await add(db, readerId, alertId, later(limits.alerts.confirmHours * hour));
      return pageOf('confirm', token, lang);
    },
    /** A link that moves the alerts of a reader to the address to which it is sent, and manages them afterwards. */
    async address(db: Db, readerId: number, newEmail: string, lang: Lang): Promise<string> {
      const token = newToken();
      const expiresAt = later(limits.alerts.confirmHours * hour);
      await addLink(db, { hash: tokenHash(token), readerId, alertId: null, newEmail, expiresAt });
      return pageOf('address', token, lang);
    },
    /** The reader and the new address of a token that moves alerts. The link is locked. */
    toMove: (db: Db, token: string) => readAddressLink(db, tokenHash(token), now()),
    /** From now on a token, whose link was deleted with its reader, manages the alerts of another reader. */
    handOver: (db: Db, token: string, readerId: number) =>
      addLink(db, { hash: tokenHash(token), readerId, alertId: null, expiresAt: managed() }),
    /** The alert that a token confirms; null if it is unknown, expired or used. */
    async toConfirm(db: Db, token: string) {
      return (await readLink(db, tokenHash(token), now())) ?? null;
    },
    /** From now on the token of a confirmation link manages alerts. */
    extend: (db: Db, token: string) => extendLink(db, tokenHash(token), managed()),
    /** The reader whose alerts a token manages; null if it does not. */
    async readerOf(db: Db, token: string): Promise<number | null> {
      const link = await readLink(db, tokenHash(token), now());
      if (!link || (link.alert_id !== null && !(await isUsed(db, link.alert_id)))) return null;
      return link.reader_id;
    },
  };
}
export type AlertLinks = ReturnType<typeof createLinks>;
