import { sql } from 'kysely';
import type { ListingKind } from '../../../contract/categories.ts';
import type { Db } from '../../database/connect.ts';
import type { PosterRow } from './posts.ts';

/** The columns of `listing as l` for the card of any post. */
export const postColumns = [
  'l.id',
  'l.slug',
  'l.title_en',
  'l.title_ar',
  'l.category_id',
  'l.place_id',
  'l.price_cents',
  'l.anonymous',
  'l.published_at',
  'l.expires_at',
] as const;

/** The additional columns of a detail, without phone and email address. */
export const postDetailColumns = [
  'l.status',
  'l.lang',
  'l.description_en',
  'l.description_ar',
  'l.updated_at',
  sql<boolean>`l.phone is not null`.as('has_phone'),
  sql<boolean>`l.email is not null`.as('has_email'),
  sql<boolean>`l.owner_id is not null`.as('has_owner'),
  sql<PosterRow | null>`(
    select jsonb_build_object('id', u.id, 'name', u.name, 'form', u.public_name, 'hasPage', has_member_page(u.id),
      'phoneProved', u.phone_proved_at is not null,
      'rating', (select jsonb_build_object('count', r.reviews, 'average', r.average) from member_rating(u.id) as r))
    from app_user u where u.id = l.owner_id and not l.anonymous
  )`.as('poster'),
] as const;

/** The contact options of a listing, and whether it is public. */
export function readContact(db: Db, kind: ListingKind, id: number) {
  return db
    .selectFrom('listing as l')
    .leftJoin('business as b', 'b.id', 'l.id')
    .select(['l.status', 'l.expires_at', 'l.phone', 'l.email', 'b.whatsapp'])
    .where('l.id', '=', id)
    .where('l.kind', '=', kind)
    .executeTakeFirst();
}

/** Counts an interaction with a published listing, except by its owner. @returns whether it was counted */
export async function addToTally(
  db: Db,
  column: 'views' | 'contact_clicks',
  { kind, id, userId, at }: { kind: ListingKind; id: number; userId: number | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .where(({ lit, eb }) => (userId === null ? lit(true) : eb('owner_id', 'is distinct from', userId)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
