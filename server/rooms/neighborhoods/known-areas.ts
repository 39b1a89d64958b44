import { LRUCache } from 'lru-cache';
import type { Point } from '../../../contract/places.ts';
import type { Db } from '../../database/connect.ts';
import { type Area, type AreaBox, boxOfArea } from '../../geography/areas.ts';
import type { Catalog } from '../catalog/service.ts';
import type { CurrentMap, StreetMap } from '../map/service.ts';
import { type Drawn, drawShape } from './outlines.ts';
import { readOutlines } from './queries.ts';

type Station = Awaited<ReturnType<StreetMap['stations']>>[number];

/** The outline of a place, with lazily derived values. */
export interface KnownArea {
  area: Area;
  neighborIds: readonly number[];
  /** The center of its bounding box, for a picture of all of it. */
  middle: Point;
  /** For cards. */
  small(): Drawn;
  /** For large pictures. */
  large(): Drawn;
  /** Subway stations within its bounding box; none without a street map. */
  stations(): Promise<Station[]>;
}

/** The maximum number of corners of an outline on a card, and in a large picture. */
const corners = { small: 40, large: 160 } as const;
/** More than a city has. */
const mostAreas = 500;

/** Six decimals are a tenth of a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const middleOfBox = ({ west, south, east, north }: AreaBox): Point => ({
  lat: rounded((south + north) / 2),
  lng: rounded((west + east) / 2),
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Reads the stations of an area, once for each archive. */
function stationsWithin(area: KnownArea['area'], streetMap: CurrentMap | undefined): KnownArea['stations'] {
  let read: { map: StreetMap; stations: ReturnType<StreetMap['stations']> } | undefined;
  return async () => {
    const map = streetMap?.current();
    if (!map) return [];
    if (read?.map !== map) read = { map, stations: map.stations(boxOfArea(area)) };
    return read.stations;
  };
}

/** Caches outlines in memory: read with every catalog, but rendered only if they change. */
export function createKnownAreas(db: Db, streetMap: CurrentMap | undefined) {
  const drawn = new LRUCache<string, KnownArea>({ max: mostAreas });
  const read = new WeakMap<Catalog, Promise<Map<number, KnownArea>>>();

  async function readAll(): Promise<Map<number, KnownArea>> {
    const rows = await readOutlines(db);
    return new Map(
      rows.map(({ place_id: id, polygons: area, neighbor_ids: neighborIds, updated_at: changed }) => {
        const key = `${id} ${changed.getTime()} ${neighborIds.join()}`;
        const known = drawn.get(key) ?? {
          area,
          neighborIds,
          middle: middleOfBox(boxOfArea(area)),
          small: once(() => drawShape(area, corners.small)),
          large: once(() => drawShape(area, corners.large)),
          stations: stationsWithin(area, streetMap),
        };
        drawn.set(key, known);
        return [id, known];
      }),
    );
  }

  return {
    /** By the ids of their places. */
    of(catalog: Catalog): Promise<Map<number, KnownArea>> {
      const reading = read.get(catalog) ?? readAll();
      read.set(catalog, reading);
      reading.catch(() => read.delete(catalog));
      return reading;
    },
  };
}
