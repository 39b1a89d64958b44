import type { Db } from '../../database/connect.ts';
import type { StoredPicture } from '../../storage/pictures.ts';

/** The id of a stored picture's row; storing one key again brings its row up to date. */
export async function writeMedia(db: Db, picture: StoredPicture, ownerId: number | null): Promise<number> {
  const { key, width, height, bytes, placeholder } = picture;
  const variants = JSON.stringify(picture.variants);
  const row = await db
    .insertInto('media')
    .values({ key, width, height, bytes, placeholder, variants, owner_id: ownerId })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ width, height, bytes, placeholder, variants }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
