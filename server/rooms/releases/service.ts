import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Db } from '../../database/connect.ts';
import type { ReleaseFileTable } from '../../database/release-tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { deleteOldReleases, findFile, storedNames, writeFiles, writeRelease } from './queries.ts';

/** How long the files of a superseded release are served, in milliseconds: two days. */
const SERVED_FOR_MS = 2 * 86_400_000;
/** The maximum number of superseded releases; each takes a few megabytes. */
const MOST_SUPERSEDED = 20;
const FILES_AT_ONCE = 50;

interface ManifestPart {
  file: string;
  css?: string[];
  assets?: string[];
}

/** The names of the files in a build's `assets` folder. */
async function fileNames(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestPart
  >;
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  const names = files.filter((file) => file.startsWith('assets/')).map((file) => basename(file));
  return [...new Set(names)].sort();
}

async function readStored(folder: string, name: string): Promise<ReleaseFileTable> {
  const path = join(folder, 'assets', name);
  const packed = await readFile(`${path}.br`).catch(() => undefined);
  return packed
    ? { name, encoding: 'br', body: packed }
    : { name, encoding: 'identity', body: await readFile(path) };
}

/**
 * Stores the files of the build that this node serves, so that every node serves them until two days after the
 * release is superseded: for tabs that were opened before, and during rolling updates. All nodes may call it
 * concurrently.
 * @param release.id names the build
 * @param release.folder of the build for browsers
 */
export async function storeRelease(
  db: Db,
  { id, folder, now }: { id: string; folder: string; now: Date },
): Promise<void> {
  const names = await fileNames(folder);
  await inTransaction(db, async (tx) => {
    await writeRelease(tx, id, names, now);
    const stored = await storedNames(tx, names);
    const missing = names.filter((name) => !stored.has(name));
    for (let at = 0; at < missing.length; at += FILES_AT_ONCE) {
      const batch = missing.slice(at, at + FILES_AT_ONCE);
      await writeFiles(tx, await Promise.all(batch.map((name) => readStored(folder, name))));
    }
    await deleteOldReleases(tx, new Date(now.getTime() - SERVED_FOR_MS), MOST_SUPERSEDED);
  });
}

/** A file of any stored release, as stored. */
export const storedFile = findFile;
