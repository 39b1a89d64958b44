import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** Degrees, WGS 84. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface ArchiveFacts {
  bounds: Bounds;
  minZoom: number;
  maxZoom: number;
  /** Written as JSON: the name, the attribution and the layers of the tiles. */
  metadata: Record<string, unknown>;
}

/** An entry of a directory. */
export interface ArchiveEntry {
  tileId: number;
  /** Bytes from the beginning of the tile data. */
  offset: number;
  length: number;
  /** The number of consecutive tiles with this content; 0 for a leaf directory. */
  run: number;
}

const headerLength = 127;
/** Header and root directory have to fit into the first 16 KiB, by the format. */
const rootLimit = 16_384 - headerLength;
const leafEntries = 4096;
const gzip = 2;
const vectorTiles = 1;

function varint(value: number, out: number[]): void {
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  out.push(rest);
}

/** A directory in the format's encoding: delta-encoded columns, compressed. */
function directory(entries: readonly ArchiveEntry[]): Buffer {
  const out: number[] = [];
  varint(entries.length, out);
  let last = 0;
  for (const { tileId } of entries) {
    varint(tileId - last, out);
    last = tileId;
  }
  for (const { run } of entries) varint(run, out);
  for (const { length } of entries) varint(length, out);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    // 0 means that it follows the previous entry.
    varint(before && offset === before.offset + before.length ? 0 : offset + 1, out);
  });
  return gzipSync(Buffer.from(out), { level: 9 });
}

/** The root directory, and leaf directories if the root cannot hold all entries. */
function directories(entries: readonly ArchiveEntry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries);
  if (whole.length <= rootLimit) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = leafEntries; ; size *= 2) {
    const leaves: Buffer[] = [];
    const pointers: ArchiveEntry[] = [];
    let offset = 0;
    for (let first = 0; first < entries.length; first += size) {
      const leaf = directory(entries.slice(first, first + size));
      pointers.push({ tileId: entries[first]?.tileId ?? 0, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(pointers);
    if (root.length <= rootLimit) return { root, leaves: Buffer.concat(leaves) };
  }
}

const degrees = (value: number) => Math.round(value * 10_000_000);

function header(
  facts: ArchiveFacts,
  sizes: { root: number; metadata: number; leaves: number; tiles: number },
) {
  const { bounds, minZoom, maxZoom } = facts;
  const bytes = Buffer.alloc(headerLength);
  bytes.write('PMTiles', 0, 'latin1');
  bytes.writeUInt8(3, 7);
  const metadataAt = headerLength + sizes.root;
  const leavesAt = metadataAt + sizes.metadata;
  const parts = [headerLength, sizes.root, metadataAt, sizes.metadata, leavesAt, sizes.leaves];
  const places = [...parts, leavesAt + sizes.leaves, sizes.tiles];
  for (const [index, place] of places.entries()) bytes.writeBigUInt64LE(BigInt(place), 8 + index * 8);
  return {
    bytes,
    /** The numbers of addressed tiles, of entries and of distinct contents. */
    count(addressed: number, entries: number, contents: number) {
      for (const [index, count] of [addressed, entries, contents].entries())
        bytes.writeBigUInt64LE(BigInt(count), 72 + index * 8);
      bytes.set([1, gzip, gzip, vectorTiles, minZoom, maxZoom], 96);
      const corners = [bounds.west, bounds.south, bounds.east, bounds.north];
      for (const [index, corner] of corners.entries()) bytes.writeInt32LE(degrees(corner), 102 + index * 4);
      bytes.writeUInt8(Math.min(maxZoom, Math.max(minZoom, 11)), 118);
      bytes.writeInt32LE(degrees((bounds.west + bounds.east) / 2), 119);
      bytes.writeInt32LE(degrees((bounds.south + bounds.north) / 2), 123);
      return bytes;
    },
  };
}

/**
 * The beginning of an archive: header, root directory, metadata, leaf directories. The tile data follows.
 * @param counts numbers of addressed tiles and of distinct contents
 * @param tileBytes of all contents, which are compressed by gzip
 */
export function archiveHead(
  entries: readonly ArchiveEntry[],
  counts: { addressed: number; contents: number },
  facts: ArchiveFacts,
  tileBytes: number,
): Buffer {
  const metadata = gzipSync(JSON.stringify(facts.metadata), { level: 9 });
  const { root, leaves } = directories(entries);
  const sizes = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: tileBytes };
  const first = header(facts, sizes).count(counts.addressed, entries.length, counts.contents);
  return Buffer.concat([first, root, metadata, leaves]);
}

/**
 * Collects vector tiles and writes them as one PMTiles archive, version 3. Tiles are added in the order of their
 * ids (`zxyToTileId`), each once; identical contents are stored once. Contents are buffered in memory, since the
 * directories, which precede them in the file, depend on all of them.
 */
export function createArchiveWriter() {
  const entries: ArchiveEntry[] = [];
  const contents: Buffer[] = [];
  const places = new Map<string, { offset: number; length: number }>();
  const hash = createHash('sha256');
  let size = 0;
  let addressed = 0;

  return {
    /** @param tile an encoded vector tile, not compressed */
    add(z: number, x: number, y: number, tile: Uint8Array): void {
      const packed = gzipSync(tile, { level: 9 });
      const key = createHash('sha256').update(packed).digest('base64url');
      let place = places.get(key);
      if (!place) {
        place = { offset: size, length: packed.length };
        places.set(key, place);
        contents.push(packed);
        size += packed.length;
      }
      hash.update(`${z}/${x}/${y} ${key}\n`);
      addressed += 1;
      const tileId = zxyToTileId(z, x, y);
      const last = entries.at(-1);
      if (last && last.offset === place.offset && tileId === last.tileId + last.run) last.run += 1;
      else entries.push({ tileId, ...place, run: 1 });
    },
    /**
     * Writes the file, and flushes it.
     * @returns its size in bytes and the number of tiles
     */
    async write(path: string, facts: ArchiveFacts): Promise<{ bytes: number; tiles: number }> {
      const digest = hash.digest('base64url').slice(0, 22);
      // Archives with different tiles never have the same first bytes, by which the server distinguishes versions.
      const metadata = { ...facts.metadata, tiles_sha256: digest };
      const counts = { addressed, contents: contents.length };
      const head = archiveHead(entries, counts, { ...facts, metadata }, size);
      const file: FileHandle = await open(path, 'w');
      try {
        await file.write(head);
        for (let index = 0; index < contents.length; index += 500)
          await file.writev(contents.slice(index, index + 500));
        await file.sync();
        return { bytes: (await file.stat()).size, tiles: addressed };
      } finally {
        await file.close();
      }
    },
  };
}
