import type { Db } from '../../database/connect.ts';
import { storePicture } from '../../storage/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { makeSites, writeMedia } from './queries.ts';

/**
 * Stores a picture of the site's own and answers the id that posts and content name it by.
 * @param name letters a–z, digits and dashes; the same name replaces the picture
 */
export async function addPicture(db: Db, storage: Storage, name: string, bytes: Uint8Array): Promise<number> {
  return writeMedia(db, await storePicture(storage, name, bytes), null);
}

/** The key of a picture by the address that it is shown at; undefined where that is no picture of `media`. */
export const keyOfAddress = (address: string): string | undefined =>
  /^\/media\/([\w.-]+)$/.exec(address)?.[1];

/**
 * Makes the pictures that something of the site shows the site's own, in the transaction that names them: they are
 * never swept, for an earlier version may be restored, and outlive the account of whoever sent them.
 * @param pictures ids, and addresses as `media` answers them
 * @returns those that are neither the site's nor this person's, or that are gone
 */
export async function adoptPictures<P extends number | string>(
  tx: Db,
  actorId: number,
  pictures: readonly P[],
): Promise<P[]> {
  if (pictures.length === 0) return [];
  const ids = pictures.filter((picture) => typeof picture === 'number');
  const keys = pictures.flatMap((picture) =>
    typeof picture === 'string' ? (keyOfAddress(picture) ?? []) : [],
  );
  const own = await makeSites(tx, { ids, keys, actorId });
  const [knownIds, knownKeys] = [new Set(own.map(({ id }) => id)), new Set(own.map(({ key }) => key))];
  return pictures.filter((picture) =>
    typeof picture === 'number' ? !knownIds.has(picture) : !knownKeys.has(keyOfAddress(picture) ?? ''),
  );
}

export { type Cleanup, createCleanup } from './cleanup.ts';
export { type Hash, signPicture } from './private-media.ts';
