import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { StoredPicture } from '../../storage/pictures.ts';

/** The id of a stored picture's row; storing the same key again updates its row. */
export async function writeMedia(db: Db, picture: StoredPicture, ownerId: number | null): Promise<number> {
  const { key, width, height, bytes, placeholder, dhash } = picture;
  const variants = JSON.stringify(picture.variants);
  const row = await db
    .insertInto('media')
    .values({ key, width, height, bytes, placeholder, variants, dhash, owner_id: ownerId })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ width, height, bytes, placeholder, variants, dhash }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The largest file of a picture that this user uploaded, and its dimensions. */
export async function readOwnMedia(db: Db, ownerId: number, mediaId: number) {
  return db
    .selectFrom('media')
    .select(['key', 'width', 'height'])
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/**
 * Transfers pictures that this user uploaded to the site, and returns those among the requested ids or keys that
 * belong to the site now.
 */
export async function makeSites(
  db: Db,
  { ids, keys, actorId }: { ids: readonly number[]; keys: readonly string[]; actorId: number },
): Promise<{ id: number; key: string }[]> {
  const named = sql<boolean>`(id = any (${[...ids]}::bigint[]) or key = any (${[...keys]}::text[]))`;
  await db
    .updateTable('media')
    .set({ owner_id: null })
    .where(named)
    .where('owner_id', '=', actorId)
    .execute();
  return db.selectFrom('media').select(['id', 'key']).where(named).where('owner_id', 'is', null).execute();
}

/** Locks the picture against new references until the transaction ends, and waits for concurrent ones. */
export async function lockMedia(db: Db, mediaId: number): Promise<void> {
  await db.selectFrom('media').select('id').where('id', '=', mediaId).forUpdate().execute();
}

/**
 * Deletes a member's picture that no post, pending revision, review, message, pending claim, profile or content
 * references, and returns the keys of its files.
 */
export async function deleteUnused(db: Db, mediaId: number): Promise<string[]> {
  const row = await db
    .deleteFrom('media as m')
    .where('m.id', '=', mediaId)
    .where('m.owner_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('listing_media as lm').select('lm.media_id').whereRef('lm.media_id', '=', 'm.id')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('app_user as u').select('u.id').whereRef('u.picture_id', '=', 'm.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content as c').select('c.id').whereRef('c.media_id', '=', 'm.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('listing_revision as r')
            .select('r.id')
            .where('r.status', '=', 'pending')
            .where(sql<boolean>`r.media_ids @> array[m.id]`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim as k')
            .select('k.id')
            .where('k.status', '=', 'pending')
            .whereRef('k.media_id', '=', 'm.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review as v')
            .select('v.id')
            .where(
              sql<boolean>`(v.media_ids @> array[m.id] and v.media_ids <> '{}'
                or v.change_media_ids @> array[m.id] and v.change_media_ids <> '{}')`,
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message as t')
            .select('t.id')
            .where(sql<boolean>`t.media_ids @> array[m.id] and t.media_ids <> '{}'`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('held_message as h')
            .select('h.id')
            .where(sql<boolean>`h.media_ids @> array[m.id] and h.media_ids <> '{}'`),
        ),
      ),
    )
    .returning(['m.key', 'm.variants'])
    .executeTakeFirst();
  return row ? [...new Set([row.key, ...row.variants.map(({ key }) => key)])] : [];
}
