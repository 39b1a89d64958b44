import type { Db } from '../../database/connect.ts';
import { storePicture } from '../../storage/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { writeMedia } from './queries.ts';

/**
 * Stores a picture of the site's own and answers the id that posts and content name it by.
 * @param name letters a–z, digits and dashes; the same name replaces the picture
 */
export async function addPicture(db: Db, storage: Storage, name: string, bytes: Uint8Array): Promise<number> {
  return writeMedia(db, await storePicture(storage, name, bytes), null);
}

export { type Cleanup, createCleanup } from './cleanup.ts';
