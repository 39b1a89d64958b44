import type { ListingKind } from '../../../contract/categories.ts';
import type { ContentKind } from '../../../contract/content.ts';
import type { Db } from '../../database/connect.ts';

/** The texts of a listing's picture; undefined unless it is published at `now`. */
export function readSharedListing(db: Db, kind: ListingKind, id: number, now: Date) {
  return db
    .selectFrom('listing')
    .select(['title_en', 'title_ar', 'category_id', 'place_id', 'price_cents', 'updated_at'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** The texts of the picture of an article that is published at `now`. */
export function readSharedContent(db: Db, kind: ContentKind, id: number, now: Date) {
  return db
    .selectFrom('content')
    .select(['title', 'data', 'updated_at'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();
}
