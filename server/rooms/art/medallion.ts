import type { Point } from './geometry.ts';
import { khatim } from './khatim.ts';
import { shortNumber } from './path-data.ts';

/** The gold line of medallions, doors and shop signs. */
export const GOLD = '#E0A030';

/**
 * A white eight-pointed star with a gold outline and an icon.
 *
 * @param icon paths on a 24 × 24 grid, drawn as lines
 * @param center pixels
 * @param size pixels per 100 units of the star
 * @param shadow color of the soft lower edge, the background of the pattern
 */
export function medallion(icon: string, center: Point, size: number, shadow: string): string {
  const [x, y] = center.map((value) => shortNumber(value));
  return (
    `<g transform="translate(${x} ${y})scale(${shortNumber(size / 100, 3)})">` +
    `<path d="${khatim(56)}" fill="${shadow}" opacity=".35" transform="translate(0 3)"/>` +
    `<path d="${khatim(54)}" fill="#fff"/>` +
    `<path d="${khatim(47)}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>` +
    '<g fill="none" stroke="#0B5752" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"' +
    ` transform="scale(1.75)translate(-12 -12)">${icon}</g></g>`
  );
}
