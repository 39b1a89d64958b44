import type { Position } from '../../geography/geojson.ts';
import type { Bounds } from '../archive-writer.ts';
import { isClosed, joinLines } from './rings.ts';

/*
 * OpenStreetMap has no areas of land and sea, but coastlines, with the land on their left. Within a box they are
 * closed to areas along its border.
 */

type Ring = Position[];

/** Twice the area, positive for rings that run counterclockwise. */
function turning(ring: Ring): number {
  let sum = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += x * nextY - nextX * y;
  }
  return sum;
}

/** The corners counterclockwise from the southwest; sides are numbered by the corner at which they begin. */
const cornersOf = ({ west, south, east, north }: Bounds): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** The distance along the border to the point of it that is nearest: 0 to 4, a side each. */
function alongBorder([lng = 0, lat = 0]: Position, { west, south, east, north }: Bounds): number {
  const part = (value: number, from: number, to: number) =>
    Math.min(1, Math.max(0, (value - from) / (to - from)));
  const sides = [
    [lat - south, part(lng, west, east)],
    [east - lng, 1 + part(lat, south, north)],
    [north - lat, 2 + part(lng, east, west)],
    [lng - west, 3 + part(lat, north, south)],
  ] as const;
  const nearest = Math.min(...sides.map(([away]) => Math.abs(away)));
  return sides.find(([away]) => Math.abs(away) === nearest)?.[1] ?? 0;
}

function atBorder(along: number, box: Bounds): Position {
  const corners = cornersOf(box);
  const side = Math.floor(along) % 4;
  const part = along - Math.floor(along);
  const [from, to] = [corners[side] ?? [0, 0], corners[(side + 1) % 4] ?? [0, 0]];
  return [0, 1].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * part);
}

interface Shore {
  line: Position[];
  /** Where it enters and leaves the box. */
  start: number;
  end: number;
}

/** How far it is along the border, counterclockwise. */
const onward = (from: number, to: number) => (((to - from) % 4) + 4) % 4;

function closeShores(shores: readonly Shore[], box: Bounds): Ring[] {
  const rest = new Set(shores);
  const rings: Ring[] = [];
  for (const first of shores) {
    if (!rest.has(first)) continue;
    const ring: Ring = [];
    for (let shore = first; ; ) {
      rest.delete(shore);
      ring.push(atBorder(shore.start, box), ...shore.line, atBorder(shore.end, box));
      const { end } = shore;
      const next = [first, ...rest].reduce((one, other) =>
        onward(end, other.start) < onward(end, one.start) ? other : one,
      );
      const distance = onward(end, next.start);
      for (let corner = Math.floor(end) + 1; corner - end < distance; corner += 1)
        ring.push(cornersOf(box)[corner % 4] as Position);
      if (next === first) break;
      shore = next;
    }
    rings.push([...ring, ring[0] as Position]);
  }
  return rings;
}

export interface LandAndSea {
  land: Ring[];
  /** Seas that land surrounds. */
  seas: Ring[];
}

/** The land of a box, by the coastlines in it; without any it is all land. */
export function landOf(coastlines: readonly Position[][], box: Bounds): LandAndSea {
  const joined = joinLines(coastlines, { directed: true });
  const rings = joined.filter(isClosed);
  const shores = joined
    .filter((line) => !isClosed(line))
    .map((line) => ({
      line,
      start: alongBorder(line[0] as Position, box),
      end: alongBorder(line.at(-1) as Position, box),
    }));
  const islands = rings.filter((ring) => turning(ring) > 0);
  const seas = rings.filter((ring) => turning(ring) < 0);
  const mainland = closeShores(shores, box);
  const isInland = mainland.length === 0 && islands.length === 0;
  const corners = cornersOf(box);
  return { land: isInland ? [[...corners, corners[0] as Position]] : [...mainland, ...islands], seas };
}
