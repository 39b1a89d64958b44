import { createHash, randomBytes } from 'node:crypto';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { pageIn } from '../listings/addresses.ts';
import { addLink } from './link-queries.ts';

/** The kept form of a link's token: nobody who reads the database can use it. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Makes a link that keeps a post published, of 256 random bits. They stand behind the `#`: what follows it reaches no
 * server, no log and no other site.
 */
export async function newLink(
  db: Db,
  { listingId, publicUrl, lang, now }: { listingId: number; publicUrl: string; lang: Lang; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addLink(db, listingId, linkHash(token), now);
  return `${pageIn(publicUrl, '/Still-Available', lang)}#${token}`;
}
