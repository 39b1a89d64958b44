import { arch } from './arch.ts';
import { khatim } from './khatim.ts';
import { OBJECTS, type ObjectName } from './objects/catalogue.ts';
import { oneLine, PAINTS } from './objects/paint.ts';
import { shortNumber } from './path-data.ts';
import { createRandom, hashText, pick } from './random.ts';
import { circle } from './scenes/shapes.ts';

/** Pale backgrounds: the wall, its foreground shape, and its lattice. */
const GROUNDS = [
  ['#E3F0ED', '#CFE5E0', '#0F6F69'],
  ['#FBEFD9', '#F5DFB6', '#A9741A'],
  ['#E6EEF5', '#D2E0EC', '#2F6690'],
  ['#F8E8E2', '#F0D2C7', '#B5483A'],
  ['#EEF1E0', '#DEE5C5', '#5E6E2B'],
  ['#F4EBF0', '#E5D3DD', '#8A4A6B'],
  ['#F3EDE2', '#E4D8C2', '#6F430B'],
  ['#E2EBEC', '#CCDADB', '#263E3F'],
] as const;

/** The side of a square of the lattice, in pixels. */
const LATTICE = 56;

export interface StillLifeOptions {
  /** Pixels. */
  width: number;
  height: number;
  /** The objects to choose from. */
  objects: readonly [ObjectName, ...ObjectName[]];
}

/** A number for a seed: numeric ids keep their order, so that those of one import differ. */
const numberOf = (seed: string): number => (/^\d{1,12}$/.test(seed) ? Number(seed) : hashText(seed));

/** The shape behind the object, centered on 0, 0: a disc, an arch or a star. */
const backdrops = [
  (fill: string) => circle(0, 0, 178, fill),
  (fill: string) => `<path d="${arch(-150, -196, 300, 350)}" fill="${fill}"/>`,
  (fill: string) => `<path d="${khatim(196)}" fill="${fill}"/>`,
] as const;

/**
 * The placeholder of a missing photograph: one large object of the trade, on a pale background with a lattice of
 * stars. Pure: the same seed and options give the same bytes. Numeric seeds less than eight apart never share a
 * background.
 *
 * @param seed the record's id, so that the drawing of a record is stable
 * @returns an SVG document
 */
export function stillLife(seed: string, { width, height, objects }: StillLifeOptions): string {
  const random = createRandom(`still life ${seed}`);
  const [wall, raised, ink] = GROUNDS[numberOf(seed) % GROUNDS.length] ?? GROUNDS[0];
  const object = pick(random, objects);
  const paint = pick(random, PAINTS);
  const backdrop = pick(random, backdrops);
  const size = Math.min(width, height) / 400;
  const scale = size * (0.9 + random() * 0.08);
  const shift = shortNumber((random() - 0.5) * LATTICE, 1);
  const tile = LATTICE * size;
  const half = shortNumber(tile / 2, 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ' preserveAspectRatio="xMidYMid slice">' +
    `<pattern id="l" width="${shortNumber(tile, 2)}" height="${shortNumber(tile, 2)}" patternUnits="userSpaceOnUse" x="${shift}" y="${shift}">` +
    `<g transform="translate(${half} ${half})scale(${shortNumber(size, 3)})" fill="none" stroke="${ink}" stroke-opacity=".1" stroke-width="1.5">` +
    `<path d="${khatim(26)}"/><path d="M-28-28l9 9M28-28l-9 9M28 28l-9-9M-28 28l9-9"/></g></pattern>` +
    `<rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${height}" fill="url(#l)"/>` +
    `<g transform="translate(${width / 2} ${shortNumber(height / 2, 1)})scale(${shortNumber(scale, 3)})">${backdrop(raised)}` +
    `<ellipse cy="153" rx="164" ry="15" fill="${ink}" opacity=".16"/>${oneLine(OBJECTS[object](paint))}</g></svg>`
  );
}
