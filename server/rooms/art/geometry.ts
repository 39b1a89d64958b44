/** A point or a vector in the plane: x, y. */
export type Point = readonly [number, number];

/** The corners of a closed outline, or of an open line, in order. */
export type Outline = readonly Point[];

export const FULL_TURN = Math.PI * 2;

/** Degrees to radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Rotates a vector by `angle` radians, from x towards y. */
export function rotate(vector: Point, angle: number): Point {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return [vector[0] * cosine - vector[1] * sine, vector[0] * sine + vector[1] * cosine];
}

/** The point at `radius` and `angle` (radians) from `center`. */
export const polar = (center: Point, radius: number, angle: number): Point => [
  center[0] + radius * Math.cos(angle),
  center[1] + radius * Math.sin(angle),
];

/** The corners of a regular polygon; `start` is the angle of the first corner in radians. */
export function regularPolygon(center: Point, sides: number, radius: number, start: number): Point[] {
  return Array.from({ length: sides }, (_, index) =>
    polar(center, radius, start + (index * FULL_TURN) / sides),
  );
}

/** Corners at alternating `even` and `odd` radii: a star with `corners / 2` tips. */
export function alternating(
  center: Point,
  corners: number,
  even: number,
  odd: number,
  start: number,
): Point[] {
  return Array.from({ length: corners }, (_, index) =>
    polar(center, index % 2 ? odd : even, start + (index * FULL_TURN) / corners),
  );
}

/** The mean of the corners. */
export function centroid(outline: Outline): Point {
  const sum = outline.reduce<Point>((total, point) => add(total, point), [0, 0]);
  return times(sum, 1 / outline.length);
}

/** The corner at `index`, modulo the number of corners. */
export function corner(outline: Outline, index: number): Point {
  const found = outline[((index % outline.length) + outline.length) % outline.length];
  if (!found) throw new RangeError('an outline without corners');
  return found;
}
