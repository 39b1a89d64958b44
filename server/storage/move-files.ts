import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FileStore } from './file-store.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { StorageUnavailable } from './storage.ts';

export interface MovedFiles {
  /** Files of the source, all of which the target has now, with the same bytes. */
  count: number;
  bytes: number;
  /** How many of them were copied now. */
  copied: number;
  /** Names that exist only in the target. */
  extra: string[];
  /** How many of these were deleted. */
  removed: number;
}

/** The SHA-256 and size of a file; undefined if it does not exist. */
async function digestOf(store: FileStore, name: string) {
  const file = await store.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  await pipeline(Readable.fromWeb(file.stream as NodeReadableStream), hash);
  return { sha256: hash.digest('hex'), bytes: file.size };
}

/**
 * Copies all files into another store, reads them back and compares their hashes. The source is unchanged. Files
 * that exist in the target are compared but not copied, so that an interrupted move can simply be repeated.
 * @throws StorageUnavailable if a file differs after it was copied
 */
export async function moveFiles(
  source: FileStore,
  target: FileStore,
  { prune }: { prune: boolean },
): Promise<MovedFiles> {
  const listed = await source.list();
  const results = await mapConcurrently(listed, async ({ name }) => {
    const original = await digestOf(source, name);
    // Deleted since it was listed.
    if (!original) return undefined;
    const { bytes, sha256 } = original;
    if ((await digestOf(target, name))?.sha256 === sha256) return { name, bytes, isCopied: false };
    const file = await source.open(name);
    if (!file) return undefined;
    await target.write(name, (path) =>
      pipeline(Readable.fromWeb(file.stream as NodeReadableStream), createWriteStream(path)),
    );
    if ((await digestOf(target, name))?.sha256 !== sha256) {
      throw new StorageUnavailable(`${name} is not the same after it was copied`);
    }
    return { name, bytes, isCopied: true };
  });
  const moved = results.filter((result) => result !== undefined);
  const names = new Set(moved.map(({ name }) => name));
  const extra = (await target.list()).map(({ name }) => name).filter((name) => !names.has(name));
  if (prune) await mapConcurrently(extra, (name) => target.remove(name));
  return {
    count: moved.length,
    bytes: moved.reduce((sum, { bytes }) => sum + bytes, 0),
    copied: moved.filter(({ isCopied }) => isCopied).length,
    extra,
    removed: prune ? extra.length : 0,
  };
}
