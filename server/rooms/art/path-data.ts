import type { Outline, Point } from './geometry.ts';
import { cross, rotate, times } from './geometry.ts';

/** The visible rectangle of a drawing: shapes outside are omitted. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The placement of a pattern on the drawing. */
export interface Placement {
  /** Pixels per unit of the outlines. */
  scale: number;
  /** Radians, clockwise on the screen. */
  angle: number;
  /** The position of the outlines' origin, in pixels. */
  origin: Point;
}

/** A number for SVG with at most `decimals` decimals in its shortest form: .5, -2, 12.3. */
export function shortNumber(value: number, decimals = 1): string {
  const rounded = Number(value.toFixed(decimals));
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Pairs of numbers, with a space only where the next number could be parsed as part of the previous one. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

/**
 * An outline as relative steps in tenths of a pixel. Corners are rounded relative to the first one, so that equal
 * outlines at different positions have equal text, which compresses well.
 */
function relativeSteps(outline: Outline, closed: boolean): string {
  const [first = [0, 0] as const] = outline;
  let last: Point = [0, 0];
  const numbers: number[] = [];
  for (const point of outline.slice(1)) {
    const next: Point = [Math.round((point[0] - first[0]) * 10), Math.round((point[1] - first[1]) * 10)];
    numbers.push(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return `l${joinNumbers(numbers)}${closed ? 'z' : ''}`;
}

interface Stamp {
  first: Point;
  steps: string;
  low: Point;
  high: Point;
}

function stampOf(outline: Outline, closed: boolean, { scale, angle }: Placement): Stamp {
  const placed = outline.map((point) => times(rotate(point, angle), scale));
  const xs = placed.map((point) => point[0]);
  const ys = placed.map((point) => point[1]);
  return {
    first: placed[0] ?? [0, 0],
    steps: relativeSteps(placed, closed),
    low: [Math.min(...xs), Math.min(...ys)],
    high: [Math.max(...xs), Math.max(...ys)],
  };
}

/** Every lattice point whose cell, or an adjacent one, can overlap the box; in pixels. */
function* latticePoints(steps: readonly [Point, Point], box: Box, placement: Placement): Generator<Point> {
  const [first, second] = steps.map((step) => times(rotate(step, placement.angle), placement.scale)) as [
    Point,
    Point,
  ];
  const area = cross(first, second);
  const corners = [0, 1, 2, 3].map((index): Point => {
    const at: Point = [box.x + (index % 2) * box.width, box.y + (index >> 1) * box.height];
    const from: Point = [at[0] - placement.origin[0], at[1] - placement.origin[1]];
    return [cross(from, second) / area, cross(first, from) / area];
  });
  const margin = 2;
  const along = corners.map((share) => share[0]);
  const across = corners.map((share) => share[1]);
  for (let i = Math.floor(Math.min(...along)) - margin; i <= Math.ceil(Math.max(...along)) + margin; i++) {
    for (
      let j = Math.floor(Math.min(...across)) - margin;
      j <= Math.ceil(Math.max(...across)) + margin;
      j++
    ) {
      yield [
        placement.origin[0] + i * first[0] + j * second[0],
        placement.origin[1] + i * first[1] + j * second[1],
      ];
    }
  }
}

/**
 * Repeats outlines over a box.
 *
 * @param bleed pixels that a stroke extends beyond its outline
 * @returns path data in tenths of a pixel: to be drawn with `transform="scale(.1)"`
 */
export function repeatOver(
  box: Box,
  steps: readonly [Point, Point],
  outlines: readonly Outline[],
  placement: Placement,
  { closed = true, bleed = 0 }: { closed?: boolean; bleed?: number } = {},
): string {
  const stamps = outlines.map((outline) => stampOf(outline, closed, placement));
  const parts: string[] = [];
  for (const at of latticePoints(steps, box, placement)) {
    for (const { first, steps: text, low, high } of stamps) {
      if (at[0] + high[0] < box.x - bleed || at[0] + low[0] > box.x + box.width + bleed) continue;
      if (at[1] + high[1] < box.y - bleed || at[1] + low[1] > box.y + box.height + bleed) continue;
      parts.push(
        `M${joinNumbers([Math.round((at[0] + first[0]) * 10), Math.round((at[1] + first[1]) * 10)])}${text}`,
      );
    }
  }
  return parts.join('');
}

/** One outline as path data in pixels. */
export function outlinePath(outline: Outline, closed = true): string {
  const corners = outline.map(([x, y]) => `${shortNumber(x)} ${shortNumber(y)}`);
  return `M${corners.join('L')}${closed ? 'Z' : ''}`;
}
