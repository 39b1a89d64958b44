import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { AreaBox } from '../geography/areas.ts';
import type { Archive } from './archive.ts';

const unpack = promisify(gunzip);
/** Subway stations are in tiles from this zoom on. */
const stationZoom = 13;
const layerName = 'pois';

export interface Station {
  name: string;
  /** The services that stop there, in the order of the map's data. */
  routes: string[];
  lat: number;
  lng: number;
}

function tileAt(lat: number, lng: number, zoom: number) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: Math.floor((lng / 360 + 0.5) * 2 ** zoom),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom),
  };
}

/** The subway stations within a box, from the tiles of the street map. A map with a lower maximum zoom has none. */
export async function readStations(
  archive: Pick<Archive, 'tile' | 'maxZoom'>,
  { west, south, east, north }: AreaBox,
): Promise<Station[]> {
  if (archive.maxZoom < stationZoom) return [];
  const [first, last] = [tileAt(north, west, stationZoom), tileAt(south, east, stationZoom)];
  const stations: Station[] = [];
  for (let x = first.x; x <= last.x; x += 1)
    for (let y = first.y; y <= last.y; y += 1) {
      const stored = await archive.tile(stationZoom, x, y);
      if (!stored) continue;
      const bytes = stored.isGzip ? await unpack(stored.bytes) : stored.bytes;
      const layer = new VectorTile(new PbfReader(bytes)).layers[layerName];
      for (let index = 0; index < (layer?.length ?? 0); index += 1) {
        const feature = layer?.feature(index);
        const { kind, kind_detail: detail, name, routes } = feature?.properties ?? {};
        const geometry = feature?.toGeoJSON(x, y, stationZoom).geometry;
        if (kind !== 'station' || detail !== 'subway' || geometry?.type !== 'Point') continue;
        const [lng = 0, lat = 0] = geometry.coordinates;
        if (lng < west || lng > east || lat < south || lat > north) continue;
        const services = String(routes ?? '')
          .split(/[\s,]+/)
          .filter(Boolean);
        stations.push({ name: String(name), routes: services, lat, lng });
      }
    }
  // Tiles overlap at their edges: a station there is in both.
  return stations.filter(
    (one, index) =>
      stations.findIndex(
        ({ name, lat, lng }) =>
          name === one.name && Math.abs(lat - one.lat) < 5e-4 && Math.abs(lng - one.lng) < 5e-4,
      ) === index,
  );
}
