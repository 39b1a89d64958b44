import { readFileSync } from 'node:fs';
import { textureBody } from '../texture.ts';
import { moved, rect } from './shapes.ts';

/**
 * Two crops of one drawing. The wide one has the bridge on the right and empty sky for the text on the left; the
 * tall one has the bridge below a high sky.
 */
const CROPS = {
  desktop: { left: 0, top: 0, width: 1440, align: 'xMaxYMax', skyStart: 0, lattice: 60 },
  mobile: { left: 622, top: -970, width: 800, align: 'xMidYMax', skyStart: 0.42, lattice: 90 },
} as const;

export type HeroCrop = keyof typeof CROPS;
export const HERO_CROPS = Object.keys(CROPS) as [HeroCrop, ...HeroCrop[]];

const BOTTOM = 750;
/** The upper edge of the water, in pixels of the drawing. */
const HORIZON = 620;

/** The background of the scene, which depends on the crop: an evening sky with a lattice of stars. */
function sky(crop: HeroCrop): string {
  const { left, top, width, skyStart, lattice } = CROPS[crop];
  const latticeLeft = Math.max(400, left);
  const lines = textureBody({
    width: left + width - latticeLeft,
    height: HORIZON - top,
    scale: lattice,
    color: 'url(#lattice)',
    opacity: 0.0765,
    lineWidth: 1.2,
  });
  return (
    `<linearGradient id="sky" x2="0" y1="${skyStart}" y2="1"><stop stop-color="#06201F"/>` +
    '<stop offset=".42" stop-color="#0B3F3F"/><stop offset=".66" stop-color="#2A6F64"/>' +
    '<stop offset=".78" stop-color="#C79A4E"/><stop offset=".84" stop-color="#F0B653"/></linearGradient>' +
    '<linearGradient id="lattice"><stop offset=".05" stop-color="#BFE5DD" stop-opacity="0"/>' +
    `<stop offset="${latticeLeft > left ? 0.45 : 0.05}" stop-color="#BFE5DD"/></linearGradient>` +
    rect(left, top, width, BOTTOM - top, 'url(#sky)') +
    moved(latticeLeft, top, lines)
  );
}

/**
 * The elements of `hero-scene.svg`, which both crops contain: sun, houses, river and bridge, without indentation.
 */
function scene(): string {
  const document = readFileSync(new URL('./hero-scene.svg', import.meta.url), 'utf8');
  return document
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * A bridge of New York at dusk: the default hero picture.
 *
 * @returns an SVG document of 1440 × 750, or of 800 × 1720 for the mobile crop
 */
export function hero(crop: HeroCrop = 'desktop'): string {
  const { left, top, width, align } = CROPS[crop];
  const height = BOTTOM - top;
  const size = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="${align} slice">` +
    `${sky(crop)}${scene()}</svg>`
  );
}
