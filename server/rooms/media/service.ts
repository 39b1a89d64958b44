import type { Db } from '../../database/connect.ts';
import { storePicture } from '../../storage/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { makeSites, writeMedia } from './queries.ts';

/**
 * Stores a picture of the site and returns the id by which posts and content reference it.
 * @param name letters a–z, digits and hyphens; the same name replaces the picture
 */
export async function addPicture(db: Db, storage: Storage, name: string, bytes: Uint8Array): Promise<number> {
  return writeMedia(db, await storePicture(storage, name, bytes), null);
}

/** The key of a picture by its URL; undefined if it is not a URL of `media`. */
export const keyOfAddress = (address: string): string | undefined =>
  /^\/media\/([\w.-]+)$/.exec(address)?.[1];

/**
 * Transfers pictures used by content of the site to the site, in the transaction that references them: they are
 * never deleted as unused, as an earlier version may be restored, and outlive the account of the uploader.
 * @param pictures ids, and URLs as `media` returns them
 * @returns those that belong neither to the site nor to this user, or that are gone
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
