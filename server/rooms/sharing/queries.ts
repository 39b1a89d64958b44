import type { ListingKind } from '../../../contract/categories.ts';
import type { ContentKind } from '../../../contract/content.ts';
import type { Db } from '../../database/connect.ts';

/** What a picture says of a listing; undefined unless everybody may see it at `now`. */
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

/** What a picture says of an article that is published by `now`. */
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
