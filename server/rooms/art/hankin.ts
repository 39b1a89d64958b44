import type { Outline, Point } from './geometry.ts';
import { add, corner, cross, distance, midpoint, rotate, subtract, times } from './geometry.ts';

/** The straps within one tile. */
export interface Straps {
  /** The midpoint of every edge, where two straps start. */
  middles: Point[];
  /** Where the straps of edge i and edge i + 1 meet; null if the corner between them is reflex. */
  meetings: (Point | null)[];
  /** Polylines: midpoint, meeting point, midpoint. */
  lines: Outline[];
}

interface Ray {
  from: Point;
  direction: Point;
}

/** The intersection of two rays, and its distances along them; null if they are parallel or diverge. */
function meet(a: Ray, b: Ray): { point: Point; length: number } | null {
  const turn = cross(a.direction, b.direction);
  if (Math.abs(turn) < 1e-9) return null;
  const between = subtract(b.from, a.from);
  const alongA = cross(between, b.direction) / turn;
  const alongB = cross(between, a.direction) / turn;
  if (alongA <= 1e-6 || alongB <= 1e-6) return null;
  return { point: add(a.from, times(a.direction, alongA)), length: alongA + alongB };
}

/** Pairs the rays that have no partner at their own corner, the nearest first. */
function joinLoose(rays: readonly Ray[]): Outline[] {
  const candidates = rays.flatMap((first, index) =>
    rays.slice(index + 1).flatMap((second) => {
      const met = meet(first, second);
      return met ? [{ ...met, first, second }] : [];
    }),
  );
  const used = new Set<Ray>();
  const lines: Outline[] = [];
  for (const { first, second, point } of candidates.sort((a, b) => a.length - b.length)) {
    if (used.has(first) || used.has(second)) continue;
    used.add(first).add(second);
    lines.push([first.from, point, second.from]);
  }
  return lines;
}

/**
 * E. H. Hankin's “polygons in contact” (1925): from the midpoint of every edge two straps start into the tile, each
 * at `angle` to the edge, and end where they meet a neighbor's.
 *
 * @param tile corners, counter-clockwise with y up
 * @param angle radians
 */
export function hankin(tile: Outline, angle: number): Straps {
  const edges = tile.map((from, index) => {
    const to = corner(tile, index + 1);
    const along = times(subtract(to, from), 1 / distance(from, to));
    const middle = midpoint(from, to);
    const forwards: Ray = { from: middle, direction: rotate(along, angle) };
    const backwards: Ray = { from: middle, direction: rotate(times(along, -1), -angle) };
    return { along, middle, forwards, backwards };
  });

  const lines: Outline[] = [];
  const loose: Ray[] = [];
  const meetings = edges.map((edge, index) => {
    const next = edges[(index + 1) % edges.length] ?? edge;
    const pointsInwards = cross(edge.along, next.along) < 0;
    const met = pointsInwards ? null : meet(edge.forwards, next.backwards);
    if (met) lines.push([edge.middle, met.point, next.middle]);
    else loose.push(edge.forwards, next.backwards);
    return met ? met.point : null;
  });
  lines.push(...joinLoose(loose));
  return { middles: edges.map((edge) => edge.middle), meetings, lines };
}
