import { createHmac } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { readVisitorKey } from './queries.ts';

/** Keyed hashes: deterministic, and not reversible to an address without the key. */
export function createVisitorHash(db: Db): (text: string) => Promise<Buffer> {
  let visitorKey: Promise<Buffer> | undefined;
  return async (text) => {
    visitorKey ??= readVisitorKey(db);
    // Retries after a temporary failure of the database.
    visitorKey.catch(() => {
      visitorKey = undefined;
    });
    return createHmac('sha256', await visitorKey)
      .update(text)
      .digest();
  };
}
export type VisitorHash = ReturnType<typeof createVisitorHash>;
