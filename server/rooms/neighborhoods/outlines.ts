import type { Kysely } from 'kysely';
import type { Shape } from '../../../contract/neighborhoods.ts';
import type { Point } from '../../../contract/places.ts';
import type { Tables } from '../../database/tables.ts';
import { type Area, borderDistance, boxOfArea, coarseArea } from '../../geography/areas.ts';
import { kmPerDegree, longitudeScale } from '../../geography/city-plane.ts';
import { type OutlineRow, readOutlines, writeNeighbors, writeOutlines } from './queries.ts';

/** Areas with borders at most this far apart are adjacent: the tolerance of coarse outlines. */
const touchingKm = 0.3;
/** If fewer areas are adjacent, the nearest ones are used. */
const fewestNeighbors = 4;
const farthestKm = 4;
const mostNeighbors = 8;

/** The adjacent areas of each area, the nearest first. */
export function neighborsOf(areas: ReadonlyMap<number, Area>): Map<number, number[]> {
  const boxes = new Map([...areas].map(([id, area]) => [id, boxOfArea(area)]));
  const degrees = { lat: farthestKm / kmPerDegree, lng: farthestKm / (kmPerDegree * longitudeScale) };
  const near = new Map<number, { id: number; km: number }[]>([...areas.keys()].map((id) => [id, []]));
  const entries = [...areas];
  for (const [index, [id, area]] of entries.entries()) {
    const box = boxes.get(id);
    for (const [otherId, other] of entries.slice(index + 1)) {
      const far = boxes.get(otherId);
      if (!box || !far) continue;
      const isNear =
        far.west <= box.east + degrees.lng &&
        far.east >= box.west - degrees.lng &&
        far.south <= box.north + degrees.lat &&
        far.north >= box.south - degrees.lat;
      if (!isNear) continue;
      // Detailed outlines have hundreds of corners, of which distances need few.
      const km = borderDistance(coarseArea(area, 120), coarseArea(other, 120));
      if (km > farthestKm) continue;
      near.get(id)?.push({ id: otherId, km });
      near.get(otherId)?.push({ id, km });
    }
  }
  return new Map(
    [...near].map(([id, all]) => {
      const nearest = all.toSorted((a, b) => a.km - b.km);
      const touching = nearest.filter(({ km }) => km <= touchingKm).length;
      const count = Math.min(mostNeighbors, Math.max(fewestNeighbors, touching));
      return [id, nearest.slice(0, count).map((one) => one.id)];
    }),
  );
}

/** Stores outlines and recomputes adjacency. To be called in a transaction. */
export async function storeOutlines(db: Kysely<Tables>, rows: readonly OutlineRow[]): Promise<void> {
  if (rows.length === 0) return;
  await writeOutlines(db, rows);
  const all = await readOutlines(db);
  await writeNeighbors(db, neighborsOf(new Map(all.map((row) => [row.place_id, row.polygons]))));
}

const longSide = 100;

export interface Drawn {
  shape: Shape;
  /** The position of a geographic point in the shape. */
  place(point: Point): { x: number; y: number };
}

/** An outline as an SVG path. */
export function drawShape(area: Area, mostCorners: number): Drawn {
  const box = boxOfArea(area);
  const [width, height] = [(box.east - box.west) * longitudeScale, box.north - box.south];
  const scale = longSide / Math.max(width, height, 1e-6);
  const place = ({ lat, lng }: Point) => ({
    x: Math.round((lng - box.west) * longitudeScale * scale * 10) / 10,
    y: Math.round((box.north - lat) * scale * 10) / 10,
  });
  const path = coarseArea(area, mostCorners)
    .map(([ring = []]) => {
      const spots = ring.map(([lng = 0, lat = 0]) => place({ lat, lng }));
      const first = ring[0]?.join() === ring.at(-1)?.join();
      return `M${(first ? spots.slice(0, -1) : spots).map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
    })
    .join('');
  return {
    shape: {
      path,
      width: Math.round(width * scale * 10) / 10,
      height: Math.round(height * scale * 10) / 10,
      unitMeters: Math.round((kmPerDegree * 1000 * 10) / scale) / 10,
    },
    place,
  };
}
