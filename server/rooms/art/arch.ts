import { shortNumber } from './path-data.ts';

/**
 * A pointed arch: straight sides below, two curves that meet in a tip above.
 *
 * @returns path data; x, y is the upper left corner of the bounding box, in pixels
 */
export function arch(x: number, y: number, width: number, height: number): string {
  const n = (value: number): string => shortNumber(value);
  const middle = x + width / 2;
  const [spring, shoulder, brow] = [0.62, 0.3, 0.12].map((share) => n(y + width * share));
  const foot = n(y + height);
  const lean = width * 0.18;
  return (
    `M${n(x)} ${foot}V${spring}C${n(x)} ${shoulder} ${n(middle - lean)} ${brow} ${n(middle)} ${n(y)}` +
    `C${n(middle + lean)} ${brow} ${n(x + width)} ${shoulder} ${n(x + width)} ${spring}V${foot}Z`
  );
}
