import { createHash } from 'node:crypto';
import { assertKey, isStorageKey, type Storage } from '../storage.ts';
import type { S3Bucket } from './bucket.ts';

/** Pictures as objects of a bucket, below a prefix. */
export function s3Storage(bucket: S3Bucket, prefix: string): Storage {
  return {
    async put(name, bytes) {
      assertKey(name);
      const type = `image/${name.split('.').at(-1)}`;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await bucket.put(`${prefix}${name}`, new Blob([new Uint8Array(bytes)]), { type, sha256 });
    },
    get: async (name) => (isStorageKey(name) ? bucket.get(`${prefix}${name}`) : undefined),
    async remove(name) {
      assertKey(name);
      await bucket.remove(`${prefix}${name}`);
    },
    check: bucket.check,
  };
}
