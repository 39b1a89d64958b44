import type { ListingKind } from '../../../contract/categories.ts';
import type { PostContact } from '../../../contract/posts.ts';
import type { Db } from '../../database/connect.ts';
import { readContact } from './post-queries.ts';
import { requirePublished } from './reading.ts';

/**
 * The contact details that were published with the post.
 * @throws AppError `not_found`, `gone`
 */
export async function revealContact(db: Db, kind: ListingKind, id: number, now: Date): Promise<PostContact> {
  const { phone, email, whatsapp } = requirePublished(await readContact(db, kind, id), now);
  return { phone, email, whatsapp };
}
