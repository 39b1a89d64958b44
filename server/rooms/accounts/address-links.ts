import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Mailer } from '../../mail/letter.ts';
import { addProof, endProofs } from './proof-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

const hour = 3_600_000;

/** The hash of a link's token. */
export const linkHash = (token: string): string => tokenHash(token).toString('hex');

export interface LinkNeeds {
  mailer: Mailer;
  /** Origin of the site. */
  publicUrl: string;
}

export interface LinkFor {
  userId: number;
  name: string;
  lang: Lang;
  /** The address to confirm, which the email is sent to. */
  email: string;
  purpose: 'confirm_email' | 'change_email';
}

const letterKinds = { confirm_email: 'confirm-address', change_email: 'confirm-new-address' } as const;

/**
 * Emails a link that confirms an address, and revokes older ones for the same purpose. The token is in the
 * fragment, which never reaches servers, logs or other sites.
 */
export async function mailLink(db: Db, needs: LinkNeeds, to: LinkFor, now: Date): Promise<void> {
  const { userId, purpose, email, lang, name } = to;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + limits.linkHours * hour);
  await endProofs(db, userId, purpose, now);
  await addProof(db, { userId, purpose, email, hash: linkHash(token), now, expiresAt });
  const link = `${needs.publicUrl}/Confirm-Email#${token}`;
  await needs.mailer.send(db, { to: email, lang, letter: { kind: letterKinds[purpose], name, link } });
}
