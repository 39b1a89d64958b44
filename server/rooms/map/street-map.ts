import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Logger } from 'pino';
import { transitLayer } from '../../../contract/map-palette.ts';
import type { AreaBox } from '../../geography/areas.ts';
import { type Archive, ArchiveError, openArchive } from '../../street-map/archive.ts';
import { readStations } from '../../street-map/stations.ts';

const unpack = promisify(gunzip);
const openStreetMap = '© OpenStreetMap contributors';
const longestAttribution = 200;

/** The text of an attribution, which archives may contain as HTML. */
export function plainText(attribution: string): string {
  const plain = attribution
    .replace(/<[^>]*>/g, ' ')
    .replace(/&copy;/g, '©')
    .replace(/\s+/g, ' ')
    .trim();
  // The tile schema is one for OpenStreetMap data, whose license requires attribution.
  return plain ? plain.slice(0, longestAttribution) : openStreetMap;
}

/** The content type of a tile. */
export interface TileBody {
  bytes: Uint8Array<ArrayBuffer>;
  isGzip: boolean;
}

/** The street map of an archive. */
export function createStreetMap(archive: Archive) {
  const { version, minZoom, maxZoom, bounds, bytes, close } = archive;
  return {
    version,
    minZoom,
    maxZoom,
    bounds,
    bytes,
    attribution: plainText(archive.attribution),
    hasTransitLines: archive.layers.includes(transitLayer),
    /** The tiles as stored. */
    tiles: archive,
    /** Undefined if the tile is empty. */
    async tile(z: number, x: number, y: number, takesGzip: boolean): Promise<TileBody | undefined> {
      const tile = await archive.tile(z, x, y);
      if (!tile || takesGzip || !tile.isGzip) return tile;
      return { bytes: new Uint8Array(await unpack(tile.bytes)), isGzip: false };
    },
    /** The subway stations within a box. */
    stations: (box: AreaBox) => readStations(archive, box),
    close,
  };
}
export type StreetMap = ReturnType<typeof createStreetMap>;

/**
 * The configured street map, if its file exists and is usable. An unusable one is logged: the site then uses its
 * simple map.
 */
export async function openStreetMapFile(path: string, log: Logger): Promise<StreetMap | undefined> {
  try {
    return createStreetMap(await openArchive(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (!(error instanceof ArchiveError)) log.error(error, `the street map ${path} cannot be read`);
    else log.error(`the street map ${path} ${error.message}: displaying the simple map`);
    return undefined;
  }
}
