import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { ContentKind } from '../../../contract/content.ts';
import type { Either } from '../../../contract/locales.ts';
import type { Db } from '../../database/connect.ts';

/** The maximum length of a description that a feed needs; the rest is not read. */
const excerpt = 1_200;

/**
 * The newest published listings. The poster's name is read for companies only, and never for anonymous posts; phone
 * numbers and email addresses are not read at all.
 */
export function readNewestListings(db: Db, kind: ListingKind, limit: number, now: Date) {
  return db
    .selectFrom('listing as l')
    .leftJoin('job as j', 'j.id', 'l.id')
    .select(['l.id', 'l.slug', 'l.title_en', 'l.title_ar', 'l.category_id', 'l.place_id', 'l.published_at'])
    .select([
      sql<string | null>`left(l.description_en, ${sql.lit(excerpt)})`.as('description_en'),
      sql<string | null>`left(l.description_ar, ${sql.lit(excerpt)})`.as('description_ar'),
      sql<string | null>`case when not l.anonymous then j.company end`.as('author'),
    ])
    .where('l.kind', '=', kind)
    .where('l.status', '=', 'published')
    .where((eb) => eb.or([eb('l.expires_at', 'is', null), eb('l.expires_at', '>', now)]))
    .orderBy('l.published_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}

export function readNewestContent(db: Db, kind: ContentKind, limit: number, now: Date) {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'title', 'summary', 'published_at'])
    .select(sql<Either | string | null>`data -> 'category'`.as('category'))
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
