import { alternating, radians } from './geometry.ts';
import { outlinePath } from './path-data.ts';

/**
 * The khatim: the 8-pointed star of two squares, centered on 0, 0.
 *
 * @param radius from the center to a tip, in pixels
 * @param turn degrees
 * @returns path data
 */
export function khatim(radius: number, turn = 0): string {
  const notch = (radius * Math.cos(radians(45))) / Math.cos(radians(22.5));
  return outlinePath(alternating([0, 0], 16, radius, notch, radians(turn)));
}
