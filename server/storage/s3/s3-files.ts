import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { assertFileName, type FileStore, isWholeFile, writePart } from '../file-store.ts';
import type { S3Bucket } from './bucket.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', csv: 'text/csv' };
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Uploads a local file, which is read twice: the service verifies the upload by its hash. */
export async function uploadFile(bucket: S3Bucket, key: string, path: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  await bucket.put(key, await openAsBlob(path), { type: typeOf(key), sha256: hash.digest('hex') });
}

/**
 * Files as objects of a bucket.
 * @param folder a local folder, for files that are being written or read by path
 */
export function s3Files(bucket: S3Bucket, prefix: string, folder: string): FileStore {
  const keyOf = (name: string) => {
    assertFileName(name);
    return `${prefix}${name}`;
  };
  return {
    folder,
    async write(name, write) {
      const key = keyOf(name);
      const path = await writePart(folder, name, async (written) => {
        await write(written);
        await uploadFile(bucket, key, written);
      });
      await rm(path, { force: true });
    },
    info: async (name) => bucket.info(keyOf(name)),
    open: async (name) => bucket.get(keyOf(name)),
    async borrow(name) {
      const found = await bucket.get(keyOf(name));
      const path = await writePart(folder, `borrowed-${randomUUID()}`, async (copy) => {
        if (found)
          await pipeline(Readable.fromWeb(found.stream as NodeReadableStream), createWriteStream(copy));
      });
      return { path, release: () => rm(path, { force: true }) };
    },
    remove: async (name) => bucket.remove(keyOf(name)),
    async list() {
      const files = await bucket.list(prefix);
      return files
        .map((file) => ({ ...file, name: file.name.slice(prefix.length) }))
        .filter(({ name }) => isWholeFile(name));
    },
  };
}
