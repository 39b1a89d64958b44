import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression, findTile, type Header, PMTiles, type Source, TileType, zxyToTileId } from 'pmtiles';

/** The map's file cannot be used. The message is for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

/** A stored tile. */
export interface StoredTile {
  bytes: Uint8Array<ArrayBuffer>;
  isGzip: boolean;
}

const unpack = promisify(gunzip);

/** The number of leaf directories of a large archive that are cached. */
const leaves = 32;

function sourceOf(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const buffer = new ArrayBuffer(length);
      const { bytesRead } = await file.read(new Uint8Array(buffer), 0, length, offset);
      return { data: bytesRead < length ? buffer.slice(0, bytesRead) : buffer };
    },
  };
}

function layerNames(layers: unknown): string[] {
  if (!Array.isArray(layers)) return [];
  return layers.flatMap((layer: { id?: unknown } | null) =>
    typeof layer?.id === 'string' ? [layer.id] : [],
  );
}

/** Decompresses directories and metadata of an archive. */
export async function decompress(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return data;
  if (compression !== Compression.Gzip)
    throw new ArchiveError('is compressed in another way than gzip, which is not supported');
  return new Uint8Array(await unpack(data)).buffer;
}

/** @throws ArchiveError if the tiles are not in a supported format */
export function checkHeader(header: Header): void {
  if (header.tileType !== TileType.Mvt) throw new ArchiveError('has no vector tiles (MVT)');
  if (![Compression.Gzip, Compression.None].includes(header.tileCompression))
    throw new ArchiveError('has tiles that are compressed in another way than gzip');
}

/**
 * Opens a PMTiles archive of vector tiles, version 3. It remains open until `close`; a file that replaces it is
 * read when it is opened again.
 * @throws ArchiveError if the file is not such an archive
 * @throws the error of the file system if it cannot be read
 */
export async function openArchive(path: string) {
  const file = await open(path, 'r');
  try {
    const source = sourceOf(file, path);
    const archive = new PMTiles(source, undefined, decompress);
    const header = await archive.getHeader().catch((error: Error) => {
      throw new ArchiveError(`is no PMTiles archive: ${error.message}`);
    });
    checkHeader(header);
    const metadata = (await archive.getMetadata()) as { attribution?: unknown; vector_layers?: unknown };
    const { data: first } = await source.getBytes(0, 16_384);
    const { size } = await file.stat();
    const hash = createHash('sha256')
      .update(new Uint8Array(first))
      .update(JSON.stringify(metadata))
      .update(String(size));
    const { cache } = archive;
    if ('maxCacheEntries' in cache) cache.maxCacheEntries = leaves;

    /** Follows the directories to a tile: at most three levels, by the format. */
    async function place(id: number) {
      let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
      for (let depth = 0; depth < 4; depth += 1) {
        const entry = findTile(await cache.getDirectory(source, offset, length, header), id);
        if (!entry) return undefined;
        if (entry.runLength > 0) return entry;
        offset = header.leafDirectoryOffset + entry.offset;
        length = entry.length;
      }
      return undefined;
    }

    return {
      /** Changes whenever a tile does: URLs that contain it are immutable. */
      version: hash.digest('base64url').slice(0, 12),
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      bounds: { west: header.minLon, south: header.minLat, east: header.maxLon, north: header.maxLat },
      /** As in the archive: plain text or HTML. */
      attribution: typeof metadata.attribution === 'string' ? metadata.attribution : '',
      /** The names of the layers of its tiles, if the metadata lists them. */
      layers: layerNames(metadata.vector_layers),
      bytes: size,
      /** Undefined if the archive has no such tile: it is empty. */
      async tile(z: number, x: number, y: number): Promise<StoredTile | undefined> {
        if (z < header.minZoom || z > header.maxZoom) return undefined;
        const entry = await place(zxyToTileId(z, x, y));
        if (!entry) return undefined;
        const { data } = await source.getBytes(header.tileDataOffset + entry.offset, entry.length);
        return { bytes: new Uint8Array(data), isGzip: header.tileCompression === Compression.Gzip };
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
export type Archive = Awaited<ReturnType<typeof openArchive>>;
