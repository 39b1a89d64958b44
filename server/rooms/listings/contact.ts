import type { ListingKind } from '../../../contract/categories.ts';
import type { PostContact } from '../../../contract/posts.ts';
import type { Db } from '../../database/connect.ts';
import { countContactClick, readContact } from './post-queries.ts';
import { requireShown } from './reading.ts';

/**
 * How the poster is reached: what was given for showing with the post. Every asking counts.
 * @throws AppError `not_found`, `gone`
 */
export async function revealContact(db: Db, kind: ListingKind, id: number, now: Date): Promise<PostContact> {
  const { phone, email, whatsapp } = requireShown(await readContact(db, kind, id), now);
  await countContactClick(db, id);
  return { phone, email, whatsapp };
}
