import { createHash, randomBytes } from 'node:crypto';
import type { Lang } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';
import { pageIn } from '../listings/addresses.ts';
import { addLink } from './link-queries.ts';

/** The stored form of a link's token: read access to the database does not allow using it. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Creates a link that renews a post, of 256 random bits. They are in the fragment (`#`), which is not sent to
 * servers, logs or other sites.
 */
export async function newLink(
  db: Db,
  { listingId, publicUrl, lang, now }: { listingId: number; publicUrl: string; lang: Lang; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addLink(db, listingId, linkHash(token), now);
  return `${pageIn(publicUrl, '/Still-Available', lang)}#${token}`;
}
