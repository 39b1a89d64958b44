import { khatim } from '../khatim.ts';
import { createRandom } from '../random.ts';
import { textureBody } from '../texture.ts';
import { bridge } from './hero-bridge.ts';
import { HORIZON, skyline, water } from './hero-skyline.ts';
import { circle, line, moved, path, rect } from './shapes.ts';

/**
 * Two crops of one drawing. The wide one keeps the bridge on the right and quiet sky for the words on the
 * left; the tall one stands the bridge below a high sky.
 */
const CROPS = {
  desktop: { left: 0, top: 0, width: 1440, align: 'xMaxYMax', skyStart: 0, lattice: 60 },
  mobile: { left: 622, top: -970, width: 800, align: 'xMidYMax', skyStart: 0.42, lattice: 90 },
} as const;

export type HeroCrop = keyof typeof CROPS;
export const HERO_CROPS = Object.keys(CROPS) as [HeroCrop, ...HeroCrop[]];

const BOTTOM = 750;
const SUN = { x: 812, y: 420 } as const;

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
    '<radialGradient id="glow"><stop stop-color="#FFD98A" stop-opacity=".55"/>' +
    '<stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient>' +
    rect(left, top, width, BOTTOM - top, 'url(#sky)') +
    moved(latticeLeft, top, lines)
  );
}

/** The sun is a rosette. */
function sun(): string {
  const ring = (radius: number, turn: number, stroke: string, width: number, opacity: number): string =>
    line(khatim(radius, turn), stroke, width, { opacity });
  const disc = (radius: number, turn: number, fill: string): string => path(khatim(radius, turn), fill);
  return (
    circle(SUN.x, SUN.y, 330, 'url(#glow)') +
    moved(
      SUN.x,
      SUN.y,
      disc(150, 0, '#F7C765') +
        ring(150, 22.5, '#FBE2AE', 1.6, 0.8) +
        ring(122, 0, '#fff', 2, 0.55) +
        disc(96, 22.5, '#FAD88F') +
        disc(70, 0, '#F3B64A') +
        disc(40, 22.5, '#FCE6B8') +
        ring(172, 0, '#F7C765', 1.2, 0.5) +
        ring(196, 22.5, '#F7C765', 1, 0.28),
    )
  );
}

function gulls(): string {
  const gull = (x: number, y: number, size: number): string =>
    `M${x} ${y}q${9 * size} ${-9 * size} ${16 * size} 0q${7 * size} ${-9 * size} ${16 * size} 0`;
  const flock = gull(690, 210, 1) + gull(735, 190, 0.7) + gull(905, 268, 0.6);
  return line(flock, '#E6F3F0', 1.8, { 'stroke-linecap': 'round', opacity: 0.8 });
}

/**
 * A bridge of New York at dusk: the hero picture while none is set.
 *
 * @returns an SVG document of 1440 × 750, or of 800 × 1720 for the mobile crop
 */
export function hero(crop: HeroCrop = 'desktop'): string {
  const { left, top, width, align } = CROPS[crop];
  const random = createRandom('brooklyn');
  const height = BOTTOM - top;
  const size = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="${align} slice">` +
    `${sky(crop)}${sun()}${skyline(random)}${water(random, SUN.x)}${bridge()}${gulls()}</svg>`
  );
}
