import type { Outline, Point } from './geometry.ts';
import { add, polar, radians, regularPolygon } from './geometry.ts';

/**
 * Families of star patterns: 8-, 10- and 12-fold stars, and “khatam”, the star-and-cross. There is no six-fold
 * family, so that six-pointed stars are impossible.
 */
export const FAMILIES = ['eight', 'ten', 'khatam', 'twelve'] as const;
export type Family = (typeof FAMILIES)[number];

/** A family that is built from polygons in contact; khatam is drawn directly. */
export type TiledFamily = Exclude<Family, 'khatam'>;

/** The tiles of one cell, which two translations repeat over the plane. Every edge has length 1. */
export interface Tiling {
  steps: readonly [Point, Point];
  tiles: readonly Outline[];
}

/** The circumradius of a regular polygon with unit edges. */
const circumradius = (sides: number): number => 1 / (2 * Math.sin(Math.PI / sides));

/** Octagons and squares (4.8.8). */
function octagons(): Tiling {
  const step = 1 + Math.SQRT2;
  return {
    steps: [
      [step, 0],
      [0, step],
    ],
    tiles: [
      regularPolygon([0, 0], 8, circumradius(8), radians(22.5)),
      regularPolygon([step / 2, step / 2], 4, Math.SQRT1_2, 0),
    ],
  };
}

/** Dodecagons and triangles (3.12.12). */
function dodecagons(): Tiling {
  const step = 2 + Math.sqrt(3);
  const second: Point = [step / 2, (step * Math.sqrt(3)) / 2];
  const third: Point = [(step + second[0]) / 3, second[1] / 3];
  return {
    steps: [[step, 0], second],
    tiles: [
      regularPolygon([0, 0], 12, circumradius(12), radians(15)),
      regularPolygon(third, 3, circumradius(3), radians(30)),
      regularPolygon([third[0] * 2, third[1] * 2], 3, circumradius(3), radians(90)),
    ],
  };
}

/** Decagons on a rhombic lattice; the gap between four of them is a bow tie of six corners. */
function decagons(): Tiling {
  const radius = circumradius(10);
  const step = 1 / Math.tan(radians(18));
  const first: Point = [step, 0];
  const second: Point = [step * Math.cos(radians(72)), step * Math.sin(radians(72))];
  const both = add(first, second);
  const at = (center: Point, degrees: number): Point => polar(center, radius, radians(degrees));
  return {
    steps: [first, second],
    tiles: [
      regularPolygon([0, 0], 10, radius, radians(18)),
      [at([0, 0], 18), at(first, 126), at(both, 234), at(both, 198), at(second, -54), at([0, 0], 54)],
    ],
  };
}

/** The tiling of a family's straps. */
export const TILINGS: Record<TiledFamily, () => Tiling> = {
  eight: octagons,
  ten: decagons,
  twelve: dodecagons,
};
