import { randomBytes } from 'node:crypto';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Picture } from '../../../contract/pictures.ts';
import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import { examinePicture } from '../../storage/picture-kind.ts';
import { type StoredPicture, storePicture } from '../../storage/pictures.ts';
import type { Storage } from '../../storage/storage.ts';
import { presentPicture } from '../listings/pictures.ts';
import type { Cleanup } from './cleanup.ts';
import { writeMedia } from './queries.ts';

const faultMessages = { kind: 'field.picture', pixels: 'field.picture_pixels' } as const;

/** Lets one piece of work run at a time: a large picture takes some 150 MB while it is decoded. */
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
  /** Asked before a picture is looked at; its key is the member. */
  takeUpload: TakeOne;
  now: () => Date;
}

/** Takes the pictures of members: examined by their bytes, made anew, under names of our own. */
export function createUploads(db: Db, { storage, cleanup, takeUpload, now }: UploadNeeds) {
  const inTurn = oneAtATime();

  /** @throws PictureRefused */
  async function store(bytes: Uint8Array): Promise<StoredPicture> {
    const examined = await examinePicture(bytes);
    if ('fault' in examined) throw new PictureRefused(faultMessages[examined.fault]);
    try {
      return await storePicture(storage, randomBytes(16).toString('hex'), bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code) throw error;
      // The head was right, the rest is not: torn, or made to look like a picture.
      throw new PictureRefused(faultMessages.kind);
    }
  }

  /**
   * Stores a picture for a member, who may name it in a post or profile from then on.
   * @throws PictureRefused; AppError `storage_full`
   */
  async function upload(userId: number, bytes: Uint8Array, lang: Lang): Promise<Picture> {
    await takeUpload(String(userId));
    const stored = await inTurn(() => store(bytes)).catch((error) => {
      throw isFull(error) ? new AppError('storage_full') : error;
    });
    const id = await db.transaction().execute(async (tx) => {
      const made = await writeMedia(tx, stored, userId);
      await cleanup.sweepLater(tx, made, now());
      return made;
    });
    return presentPicture({ ...stored, id, alt_en: null, alt_ar: null }, lang);
  }

  return { upload };
}
export type Uploads = ReturnType<typeof createUploads>;

/** Bytes that are no picture, or none that is taken; `message` is a key of the message files. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  declare readonly message: (typeof faultMessages)[keyof typeof faultMessages];
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');
