import { createHmac } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { readVisitorKey } from './queries.ts';

/** Hashes by the site's key: the same each time, and nothing that an address could be made of without the key. */
export function createVisitorHash(db: Db): (text: string) => Promise<Buffer> {
  let visitorKey: Promise<Buffer> | undefined;
  return async (text) => {
    visitorKey ??= readVisitorKey(db);
    // A database that was away for a moment is asked again.
    visitorKey.catch(() => {
      visitorKey = undefined;
    });
    return createHmac('sha256', await visitorKey)
      .update(text)
      .digest();
  };
}
export type VisitorHash = ReturnType<typeof createVisitorHash>;
