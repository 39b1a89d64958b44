import { radians } from './geometry.ts';
import { motifOf } from './motif.ts';
import { repeatOver, shortNumber } from './path-data.ts';
import type { Family } from './tilings.ts';

/** The style of the line lattice. Lengths are pixels. */
export interface TextureOptions {
  width?: number;
  height?: number;
  family?: Family;
  /** Pixels per tile edge. */
  scale?: number;
  color?: string;
  /** 0.08 to 0.14 remains in the background of text. */
  opacity?: number;
  lineWidth?: number;
}

const STRAP_ANGLE = radians(60);

/** The lines without the outer svg element: for a lattice inside another drawing. */
export function textureBody(options: TextureOptions = {}): string {
  const { width = 1200, height = 400, family = 'ten', scale = 44, lineWidth = 1.25 } = options;
  const { color = '#0F6F69', opacity = 0.1 } = options;
  const motif = motifOf(family, STRAP_ANGLE);
  const box = { x: 0, y: 0, width, height };
  const placement = { scale, angle: 0, origin: [width / 2, height / 2] as const };
  const straps = motif.strapped.flatMap((layer) => motif.layers[layer]);
  const outer =
    repeatOver(box, motif.steps, straps, placement, { bleed: lineWidth }) +
    repeatOver(box, motif.steps, motif.openStraps, placement, { closed: false, bleed: lineWidth });
  const inner = repeatOver(box, motif.steps, motif.layers.rosette, placement, { bleed: lineWidth });
  return (
    `<g transform="scale(.1)" fill="none" stroke="${color}" stroke-opacity="${shortNumber(opacity, 3)}" stroke-linejoin="round">` +
    `<path d="${outer}" stroke-width="${shortNumber(lineWidth * 10)}"/>` +
    `<path d="${inner}" stroke-width="${shortNumber(lineWidth * 7)}"/></g>`
  );
}

/**
 * A lattice of lines for the footer, the app panel and empty states only.
 *
 * @returns an SVG document without a background
 */
export function texture(options: TextureOptions = {}): string {
  const { width = 1200, height = 400 } = options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice">${textureBody(options)}</svg>`
  );
}
