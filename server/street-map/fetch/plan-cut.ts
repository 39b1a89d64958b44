import { type Entry, type Header, PMTiles, zxyToTileId } from 'pmtiles';
import { ArchiveError, checkHeader, decompress } from '../archive.ts';
import type { Bounds } from '../archive-writer.ts';
import { tilesOf } from '../build/cut-tiles.ts';
import type { RemoteArchive } from './remote-archive.ts';

/** The content of one or several tiles, with its positions in the source's and the target's tile data. */
export interface CutContent {
  from: number;
  to: number;
  length: number;
}

export interface CutPlan {
  header: Header;
  metadata: Record<string, unknown>;
  minZoom: number;
  maxZoom: number;
  /** Tiles in the order of their ids, each with its content. */
  tiles: { tileId: number; content: CutContent }[];
  /** In the order of the source. */
  contents: CutContent[];
  /** The total size of all contents. */
  bytes: number;
}

/** The maximum depth of directories, by the format. */
const deepest = 4;

/** Whether a sorted list has a number in [first, end). */
function hasWithin(sorted: readonly number[], first: number, end: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && (sorted[low] ?? 0) < end;
}

/**
 * Determines the tiles of an archive within an area from its directories, and the cost of fetching them.
 * @throws ArchiveError if it is not an archive of vector tiles, or has none in the area
 */
export async function planCut(
  source: RemoteArchive,
  bounds: Bounds,
  zooms: { first: number; last: number },
): Promise<CutPlan> {
  const archive = new PMTiles(source, undefined, decompress);
  const header = await archive.getHeader();
  checkHeader(header);
  const minZoom = Math.max(zooms.first, header.minZoom);
  const maxZoom = Math.min(zooms.last, header.maxZoom);
  const wanted: number[] = [];
  for (let z = minZoom; z <= maxZoom; z += 1)
    for (const { x, y } of tilesOf(bounds, z)) wanted.push(zxyToTileId(z, x, y));

  const found: { tileId: number; entry: Entry }[] = [];
  async function read(offset: number, length: number, depth: number): Promise<void> {
    if (depth > deepest) throw new ArchiveError('has directories that lead nowhere');
    const entries = await archive.cache.getDirectory(source, offset, length, header);
    for (const [index, entry] of entries.entries()) {
      const { tileId, runLength } = entry;
      if (runLength === 0) {
        const end = entries[index + 1]?.tileId ?? Number.POSITIVE_INFINITY;
        if (hasWithin(wanted, tileId, end))
          await read(header.leafDirectoryOffset + entry.offset, entry.length, depth + 1);
        continue;
      }
      for (let id = tileId; id < tileId + runLength; id += 1)
        if (hasWithin(wanted, id, id + 1)) found.push({ tileId: id, entry });
    }
  }
  await read(header.rootDirectoryOffset, header.rootDirectoryLength, 0);
  if (found.length === 0) throw new ArchiveError('has no tiles of the area');

  const contents: CutContent[] = [];
  const places = new Map<number, CutContent>();
  let bytes = 0;
  for (const { entry } of found.toSorted((one, other) => one.entry.offset - other.entry.offset)) {
    if (places.has(entry.offset)) continue;
    const content = { from: entry.offset, to: bytes, length: entry.length };
    places.set(entry.offset, content);
    contents.push(content);
    bytes += entry.length;
  }
  const tiles = found.flatMap(({ tileId, entry }) => {
    const content = places.get(entry.offset);
    return content ? [{ tileId, content }] : [];
  });
  const metadata = (await archive.getMetadata()) as Record<string, unknown>;
  return { header, metadata, minZoom, maxZoom, tiles, contents, bytes };
}
