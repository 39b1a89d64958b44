import type { Outline, Point } from './geometry.ts';
import { add, alternating, centroid, cross, distance, radians, regularPolygon } from './geometry.ts';
import type { Straps } from './hankin.ts';
import { hankin } from './hankin.ts';
import type { Family, TiledFamily } from './tilings.ts';
import { TILINGS } from './tilings.ts';

/** Filled shapes, from back to front. */
export const LAYERS = ['kite', 'star', 'satellite', 'rosette', 'heart'] as const;
export type Layer = (typeof LAYERS)[number];

/** The unit cell of a pattern, which two translations repeat over the plane. Lengths are in tile edges. */
export interface Motif {
  steps: readonly [Point, Point];
  layers: Record<Layer, Outline[]>;
  /** Layers whose outlines are straps. */
  strapped: readonly Layer[];
  /** Straps that are not the outline of a layer. */
  openStraps: Outline[];
}

const emptyLayers = (): Record<Layer, Outline[]> => ({
  kite: [],
  star: [],
  satellite: [],
  rosette: [],
  heart: [],
});

/** Star-and-cross: two overlapping squares on a square lattice, crosses between them. */
function khatamMotif(): Motif {
  const step = 2.6;
  const tip = step / 2;
  const notch = (tip * Math.cos(radians(45))) / Math.cos(radians(22.5));
  const star = (factor: number): Point[] => alternating([0, 0], 16, tip * factor, notch * factor, 0);
  const layers = emptyLayers();
  layers.star.push(star(1));
  layers.rosette.push(star(0.62));
  layers.heart.push(regularPolygon([0, 0], 8, tip * 0.3, radians(22.5)));
  layers.satellite.push(alternating([step / 2, step / 2], 8, tip * 0.2, tip * 0.46, radians(45)));
  return {
    steps: [
      [step, 0],
      [0, step],
    ],
    layers,
    strapped: ['star'],
    openStraps: [],
  };
}

/** The star that the straps cut out of a tile, with a rosette and a center if it is large. */
function addStar(layers: Record<Layer, Outline[]>, tile: Outline, straps: Straps): void {
  const star = straps.middles.flatMap((middle, index) => [middle, straps.meetings[index] ?? middle]);
  const [middle, meeting] = star;
  if (tile.length < 8 || !middle || !meeting) {
    layers.satellite.push(star);
    return;
  }
  const center = centroid(tile);
  const toEdge = distance(middle, center);
  const toMeeting = distance(meeting, center);
  const start = Math.atan2(meeting[1] - center[1], meeting[0] - center[0]);
  const corners = tile.length * 2;
  layers.star.push(star);
  layers.rosette.push(alternating(center, corners, toMeeting * 0.86, toMeeting * 0.5, start));
  layers.heart.push(alternating(center, corners, toEdge * 0.2, toEdge * 0.27, start));
}

const placeKey = (point: Point): string => `${Math.round(point[0] * 50)},${Math.round(point[1] * 50)}`;

/** Whether a point is in the cell that the two translations span from the origin, lower edges included. */
function inFirstCell(point: Point, [first, second]: Motif['steps']): boolean {
  const area = cross(first, second);
  const along = cross(point, second) / area;
  const across = cross(first, point) / area;
  return [along, across].every((share) => share > -1e-4 && share < 1 - 1e-4);
}

/**
 * The fields between stars: around every corner of the tiling, the strap points of all adjacent tiles, in order of
 * angle. There is none around a corner where a tile has no meeting point.
 */
function kites(tiles: readonly { tile: Outline; straps: Straps }[], steps: Motif['steps']): Outline[] {
  const corners = new Map<string, { at: Point; around: Map<string, Point>; whole: boolean }>();
  const range = [-2, -1, 0, 1, 2];
  for (const [i, j] of range.flatMap((row) => range.map((column) => [row, column] as const))) {
    const shift: Point = [i * steps[0][0] + j * steps[1][0], i * steps[0][1] + j * steps[1][1]];
    for (const { tile, straps } of tiles) {
      for (const [index, middle] of straps.middles.entries()) {
        const next = (index + 1) % tile.length;
        const at = add(tile[next] ?? middle, shift);
        const field = corners.get(placeKey(at)) ?? { at, around: new Map<string, Point>(), whole: true };
        corners.set(placeKey(at), field);
        const meeting = straps.meetings[index];
        if (!meeting) field.whole = false;
        for (const point of [middle, meeting, straps.middles[next]]) {
          if (point) field.around.set(placeKey(add(point, shift)), add(point, shift));
        }
      }
    }
  }
  return [...corners.values()]
    .filter(({ at, whole }) => whole && inFirstCell(at, steps))
    .map(({ at, around }) => {
      const angle = (point: Point): number => Math.atan2(point[1] - at[1], point[0] - at[0]);
      return [...around.values()].sort((a, b) => angle(a) - angle(b));
    });
}

function tiledMotif(family: TiledFamily, angle: number): Motif {
  const { steps, tiles } = TILINGS[family]();
  const strapped = tiles.map((tile) => ({ tile, straps: hankin(tile, angle) }));
  const layers = emptyLayers();
  const openStraps: Outline[] = [];
  for (const { tile, straps } of strapped) {
    if (straps.meetings.every(Boolean)) addStar(layers, tile, straps);
    else openStraps.push(...straps.lines);
  }
  layers.kite.push(...kites(strapped, steps));
  return { steps, layers, strapped: ['star', 'satellite'], openStraps };
}

/**
 * The unit cell of a pattern.
 *
 * @param angle radians between strap and tile edge; the star-and-cross ignores it
 */
export function motifOf(family: Family, angle: number): Motif {
  return family === 'khatam' ? khatamMotif() : tiledMotif(family, angle);
}
