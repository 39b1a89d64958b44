import type { SectionType } from '../../../contract/categories.ts';
import { arch } from './arch.ts';
import type { IconName } from './icons.ts';
import { ICONS } from './icons.ts';
import { khatim } from './khatim.ts';
import { GOLD } from './medallion.ts';
import type { Family } from './tilings.ts';
import type { ToneName } from './tones.ts';
import { zelligeBody } from './zellige.ts';

interface SectionArch {
  seed: string;
  family: Family;
  tone: ToneName;
  frame: string;
  icon: IconName;
}

/** The arches of the five service sections on the home page, by category type. */
export const SECTION_ARCHES = {
  services: { seed: 'doortool', family: 'eight', tone: 'teal', frame: GOLD, icon: 'tools' },
  shops: { seed: 'doorshop', family: 'ten', tone: 'amber', frame: '#0B6F69', icon: 'shop' },
  products: { seed: 'doorbox', family: 'twelve', tone: 'dusk', frame: GOLD, icon: 'box' },
  rents: { seed: 'doorhome', family: 'eight', tone: 'mint', frame: GOLD, icon: 'home' },
  jobs: { seed: 'doorjob', family: 'khatam', tone: 'ink', frame: GOLD, icon: 'briefcase' },
} as const satisfies Record<SectionType, SectionArch>;

const WIDTH = 216;
const HEIGHT = 284;

/**
 * A pointed arch filled with tiles. The gap between tiles and frame is transparent, so that the arch suits light
 * and dark pages.
 *
 * @returns an SVG document of 228 × 298
 */
export function sectionArch(name: SectionType): string {
  const { seed, family, tone, frame, icon } = SECTION_ARCHES[name];
  const tiles = zelligeBody(seed, { width: WIDTH, height: HEIGHT, family, tone, scale: 40, centered: true });
  const clip = `door-${name}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="228" height="298" viewBox="-6 -8 228 298">' +
    `<clipPath id="${clip}"><path d="${arch(3, 4.5, WIDTH - 6, HEIGHT - 7.5)}"/></clipPath>` +
    `<g clip-path="url(#${clip})">${tiles}</g>` +
    `<path d="${arch(-4, -6, WIDTH + 8, HEIGHT + 10)}" fill="none" stroke="${frame}" stroke-width="2"/>` +
    `<g transform="translate(108 164)"><path d="${khatim(55)}" fill="#fff"/>` +
    `<path d="${khatim(48)}" fill="none" stroke="${GOLD}" stroke-width="1.5"/>` +
    '<g transform="scale(1.75)translate(-12 -12)" fill="none" stroke="#0B5752" stroke-width="1.6"' +
    ` stroke-linecap="round" stroke-linejoin="round">${ICONS[icon]}</g></g></svg>`
  );
}
