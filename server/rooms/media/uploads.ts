import { randomBytes } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Crop, Picture } from '../../../contract/pictures.ts';
import type { Db } from '../../database/connect.ts';
import { fieldsError } from '../../http/field-error.ts';
import type { MessageKey } from '../../http/messages.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import { uploadObserved } from '../../metrics/observations.ts';
import { isDiskFull } from '../../storage/disk-full.ts';
import { examinePicture, saysHeic } from '../../storage/picture-kind.ts';
import { type Cut, type StoredPicture, storePicture } from '../../storage/pictures.ts';
import { type Storage, StorageUnavailable } from '../../storage/storage.ts';
import { presentPicture } from '../listings/pictures.ts';
import type { Cleanup } from './cleanup.ts';
import { type Hash, isPrivateKey, privateName, signPicture } from './private-media.ts';
import { readOwnMedia, writeMedia } from './queries.ts';

const issueMessages = {
  kind: 'field.picture',
  pixels: 'field.picture_pixels',
  side: 'field.picture_side',
  heic: 'field.picture_heic',
} as const;

/** Serializes processing: a large picture takes about 150 MB while it is decoded. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

export interface UploadNeeds {
  storage: Storage;
  cleanup: Cleanup;
  /** Rate limits uploads before a picture is examined; the key is the member. */
  takeUpload: TakeOne;
  takeCrop: TakeOne;
  /** Signs the URLs of private pictures. */
  hash: Hash;
  now: () => Date;
}

/** Accepts uploads of members: identified by content, encoded again, under generated names. */
export function createUploads(db: Db, { storage, cleanup, takeUpload, takeCrop, hash, now }: UploadNeeds) {
  const inTurn = oneAtATime();

  /** @throws PictureRefused */
  async function store(name: string, bytes: Uint8Array): Promise<StoredPicture> {
    const examined = await examinePicture(bytes);
    if ('issue' in examined) throw new PictureRefused(issueMessages[examined.issue]);
    try {
      return await storePicture(storage, name, bytes);
    } catch (error) {
      if (isDiskFull(error) || error instanceof StorageUnavailable) throw error;
      // The header was valid, the rest is not: truncated, or disguised as a picture.
      throw new PictureRefused(issueMessages[saysHeic(bytes) ? 'heic' : 'kind']);
    }
  }

  /** Stores pictures one after the other, owned by the member. */
  async function keep(userId: number, work: () => Promise<StoredPicture>, lang: Lang): Promise<Picture> {
    const stored = await inTurn(work);
    const id = await db.transaction().execute(async (tx) => {
      const made = await writeMedia(tx, stored, userId);
      await cleanup.sweepLater(tx, made);
      return made;
    });
    return signPicture(hash, presentPicture({ ...stored, id, alt_en: null, alt_ar: null }, lang), now());
  }

  /**
   * Stores a picture for a member, who may reference it in posts or the profile, or in messages only.
   * @throws PictureRefused; errors of the storage, such as a full disk
   */
  async function upload(
    userId: number,
    bytes: Uint8Array,
    { lang, isPrivate }: { lang: Lang; isPrivate: boolean },
  ): Promise<Picture> {
    await takeUpload(String(userId));
    const report = (outcome: 'stored' | 'refused' | 'failed') =>
      uploadObserved.report({ outcome, bytes: bytes.length });
    try {
      const name = isPrivate ? privateName(newName()) : newName();
      const picture = await keep(userId, () => store(name, bytes), lang);
      report('stored');
      return picture;
    } catch (error) {
      report(error instanceof PictureRefused ? 'refused' : 'failed');
      throw error;
    }
  }

  /**
   * Crops a member's picture. The crop is a picture of its own, retained or deleted like any other; the original is
   * unchanged, as posts may use it.
   * @throws AppError `not_found` for those of others, `invalid_fields` for too small a crop
   */
  async function crop(userId: number, mediaId: number, part: Crop, lang: Lang): Promise<Picture> {
    await takeCrop(String(userId));
    const whole = await readOwnMedia(db, userId, mediaId);
    if (!whole) throw new AppError('not_found');
    const cut = cutOf(part, whole);
    const least = (side: number) => Math.min(side, limits.cropSidePx);
    const issues: Record<string, MessageKey> = {
      ...(cut.width < least(whole.width) && { width: 'field.too_small' as const }),
      ...(cut.height < least(whole.height) && { height: 'field.too_small' as const }),
    };
    if (Object.keys(issues).length > 0) throw fieldsError(issues, lang);
    const file = await storage.get(whole.key);
    if (!file) throw new AppError('not_found');
    const bytes = new Uint8Array(await new Response(file.stream).arrayBuffer());
    const name = isPrivateKey(whole.key) ? privateName(newName()) : newName();
    return keep(userId, () => storePicture(storage, name, bytes, cut), lang);
  }

  return { upload, crop };
}
export type Uploads = ReturnType<typeof createUploads>;

/** Bytes that are not a picture, or in an unsupported format; `message` is a key of the message files. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  declare readonly message: (typeof issueMessages)[keyof typeof issueMessages];
}

const newName = () => randomBytes(16).toString('hex');

/** Fractions of a picture converted to whole pixels. */
function cutOf({ x, y, width, height }: Crop, whole: { width: number; height: number }): Cut {
  const left = Math.min(Math.round(x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.min(Math.round(width * whole.width), whole.width - left),
    height: Math.min(Math.round(height * whole.height), whole.height - top),
  };
}
