import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ArchiveError, openArchive } from '../archive.ts';
import { type ArchiveEntry, archiveHead, type Bounds } from '../archive-writer.ts';
import { zooms } from '../build/cut-tiles.ts';
import { cityBounds } from '../city-bounds.ts';
import { type CutContent, type CutPlan, planCut } from './plan-cut.ts';
import { createRemoteArchive, FetchError, type RemoteArchive, type RemoteOptions } from './remote-archive.ts';

export interface FetchOptions extends RemoteOptions {
  /** The URL of a published archive. */
  address: string;
  /** The path of the site's archive; an existing file is replaced once the new one is complete. */
  target: string;
  bounds?: Bounds;
  onProgress: (progress: FetchProgress) => void;
}

/** The number of bytes of tile data that are present, and the total. */
export interface FetchProgress {
  done: number;
  bytes: number;
}

/** The maximum gap in bytes between two contents that are fetched together, as a request costs more. */
const mostGap = 64 * 1024;
const mostRequest = 4 * 1024 * 1024;
const copyBytes = 4 * 1024 * 1024;

/** The contents that one request fetches. */
function* requestsOf(contents: readonly CutContent[]): Generator<CutContent[]> {
  let batch: CutContent[] = [];
  for (const content of contents) {
    const [first, last] = [batch[0], batch.at(-1)];
    const isFar =
      first &&
      last &&
      (content.from - last.from - last.length > mostGap ||
        content.from + content.length - first.from > mostRequest);
    if (isFar) {
      yield batch;
      batch = [];
    }
    batch.push(content);
  }
  if (batch.length > 0) yield batch;
}

/** Consecutive tiles with the same content are one entry. */
function entriesOf(tiles: CutPlan['tiles']): ArchiveEntry[] {
  const entries: ArchiveEntry[] = [];
  for (const { tileId, content } of tiles) {
    const last = entries.at(-1);
    if (last && last.offset === content.to && tileId === last.tileId + last.run) last.run += 1;
    else entries.push({ tileId, offset: content.to, length: content.length, run: 1 });
  }
  return entries;
}

/**
 * Fetches missing contents into a file, in order, each at its position: an interrupted fetch resumes where it
 * ended, and concurrent fetches write the same bytes.
 */
async function fetchContents(
  source: RemoteArchive,
  { header, contents, bytes }: CutPlan,
  file: FileHandle,
  onProgress: FetchOptions['onProgress'],
): Promise<void> {
  const { size } = await file.stat();
  // The last content may be partial.
  const missing = contents.filter(({ to, length }) => to + length > size);
  onProgress({ done: missing[0]?.to ?? bytes, bytes });
  for (const batch of requestsOf(missing)) {
    const [first, last] = [batch[0], batch.at(-1)];
    if (!first || !last) continue;
    const length = last.from + last.length - first.from;
    const { data } = await source.getBytes(header.tileDataOffset + first.from, length);
    if (data.byteLength < length) throw new FetchError('the archive ends before its tiles do');
    const parts = batch.map((content) => new Uint8Array(data, content.from - first.from, content.length));
    await file.writev(parts, first.to);
    onProgress({ done: last.to + last.length, bytes });
  }
  await file.sync();
}

/** Joins header and contents, and verifies the result before it is used. */
async function assemble(draft: string, contents: FileHandle, head: Buffer, bytes: number): Promise<number> {
  const file = await open(draft, 'w');
  try {
    await file.write(head);
    const buffer = Buffer.alloc(Math.min(copyBytes, bytes));
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await contents.read(buffer, 0, Math.min(buffer.length, bytes - at), at);
      if (bytesRead === 0) throw new FetchError('the fetched tiles were changed meanwhile: start again');
      await file.write(buffer, 0, bytesRead, head.length + at);
      at += bytesRead;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const archive = await openArchive(draft);
  await archive.close();
  return head.length + bytes;
}

/** Deletes partial files of other archives beside the target. */
async function removeOthers(target: string, current: string): Promise<void> {
  const isLeft = (name: string) => name.startsWith(`${basename(target)}.`) && name.endsWith('.fetch');
  for (const name of await readdir(dirname(target)))
    if (isLeft(name) && name !== basename(current)) await rm(join(dirname(target), name), { force: true });
}

/**
 * The cost of fetching the area.
 * @throws FetchError, ArchiveError
 */
export async function readFetchCost(
  address: string,
  { bounds = cityBounds, ...remote }: Partial<FetchOptions> = {},
) {
  const { bytes, tiles } = await planCut(createRemoteArchive(address, remote), bounds, zooms);
  return { bytes, tiles: tiles.length };
}

/**
 * Cuts an area out of a published archive by range requests. Partial data is stored beside the target until it is
 * complete; an interrupted fetch resumes, unless the archive was replaced meanwhile.
 * @throws FetchError if the archive cannot be fetched, ArchiveError if it cannot be used
 */
export async function fetchArchive({
  address,
  target,
  bounds = cityBounds,
  onProgress,
  ...remote
}: FetchOptions) {
  const source = createRemoteArchive(address, remote);
  const plan = await planCut(source, bounds, zooms);
  const { header, metadata, minZoom, maxZoom, tiles, contents, bytes } = plan;
  const identity = JSON.stringify([address, source.version(), bounds, minZoom, maxZoom, bytes]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  await mkdir(dirname(target), { recursive: true });
  const fetched = `${target}.${digest}.fetch`;
  await removeOthers(target, fetched);
  const draft = `${target}.${process.pid}.part`;
  const file = await open(fetched, 'a+').then(async (created) => {
    await created.close();
    return open(fetched, 'r+');
  });
  try {
    await fetchContents(source, plan, file, onProgress);
    const area = {
      west: Math.max(bounds.west, header.minLon),
      south: Math.max(bounds.south, header.minLat),
      east: Math.min(bounds.east, header.maxLon),
      north: Math.min(bounds.north, header.maxLat),
    };
    const facts = { bounds: area, minZoom, maxZoom, metadata: { ...metadata, fetched_from: digest } };
    const counts = { addressed: tiles.length, contents: contents.length };
    const size = await assemble(draft, file, archiveHead(entriesOf(tiles), counts, facts, bytes), bytes);
    await rename(draft, target);
    await rm(fetched, { force: true });
    return { bytes: size, tiles: tiles.length };
  } catch (error) {
    if (error instanceof ArchiveError) await rm(fetched, { force: true });
    throw error;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
