import type { Point } from './geometry.ts';
import { radians } from './geometry.ts';
import { medallion } from './medallion.ts';
import type { Motif } from './motif.ts';
import { motifOf } from './motif.ts';
import type { Box, Placement } from './path-data.ts';
import { repeatOver, shortNumber } from './path-data.ts';
import { createRandom, hashText, pick } from './random.ts';
import type { Family } from './tilings.ts';
import { FAMILIES } from './tilings.ts';
import type { ToneName } from './tones.ts';
import { TONE_NAMES, TONES } from './tones.ts';

/** The options of a pattern; the rest is derived from its seed. Lengths are pixels. */
export interface ZelligeOptions {
  width?: number;
  height?: number;
  family?: Family | undefined;
  tone?: ToneName | undefined;
  /** Pixels per tile edge, before the seed varies it by up to a quarter. */
  scale?: number;
  /** Centers a star, for small panels. */
  centered?: boolean;
  /** Icon paths (24 × 24) for a white star in the center. */
  icon?: string | undefined;
}

/** Limits of the strap angle in degrees, within which every family is recognizable. */
const STRAP_ANGLES: Record<Family, readonly [number, number]> = {
  eight: [62, 68],
  ten: [54, 66],
  khatam: [0, 0],
  twelve: [60, 70],
};

const SCALES: Record<Family, number> = { eight: 46, ten: 42, khatam: 44, twelve: 38 };

interface Plan {
  box: Box;
  family: Family;
  tone: ToneName;
  motif: Motif;
  placement: Placement;
}

/** Everything that the seed determines. The order of random numbers is part of every picture. */
function plan(seed: string, options: ZelligeOptions): Plan {
  const box = { x: 0, y: 0, width: options.width ?? 400, height: options.height ?? 300 };
  const random = createRandom(seed);
  const family = options.family ?? pick(random, FAMILIES);
  const tone = options.tone ?? pick(random, TONE_NAMES);
  const [least, most] = STRAP_ANGLES[family];
  const strapAngle = radians(least + (most - least) * random());
  const scale = (options.scale ?? SCALES[family]) * (0.9 + random() * 0.35);
  const angle = radians(pick(random, [0, 0, 22.5, 45, 15, 18]));
  const shift: Point = [(random() - 0.5) * scale * 2, (random() - 0.5) * scale * 2];
  const origin: Point = options.centered
    ? [box.width / 2, box.height / 2]
    : [box.width / 2 + shift[0], box.height / 2 + shift[1]];
  return { box, family, tone, motif: motifOf(family, strapAngle), placement: { scale, angle, origin } };
}

/** Light from the upper left, shade at the lower right. */
function sheen(id: string): string {
  return (
    `<radialGradient id="${id}" cx=".28" cy=".12" r="1.15"><stop stop-color="#fff" stop-opacity=".2"/>` +
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#041514" stop-opacity=".3"/></radialGradient>'
  );
}

/**
 * The tiles without the outer svg element: for a pattern inside another drawing. Ids in it are derived from seed
 * and options, so equal patterns share them and different ones do not.
 */
export function zelligeBody(seed: string, options: ZelligeOptions = {}): string {
  const { box, family, tone, motif, placement } = plan(seed, options);
  const color = TONES[tone];
  const strap = placement.scale * 0.085;
  const name = `z${hashText(JSON.stringify([seed, family, tone, options.scale, box, options.centered])).toString(36)}`;
  const tenths = (pixels: number): string => shortNumber(pixels * 10, 0);
  const fill = (layer: keyof Motif['layers']): string =>
    repeatOver(box, motif.steps, motif.layers[layer], placement, { bleed: strap });
  const open = repeatOver(box, motif.steps, motif.openStraps, placement, { closed: false, bleed: strap });

  const outlined = (['star', 'satellite'] as const).map((layer) => ({ layer, id: `${name}${layer[1]}` }));
  const defined = outlined.map(({ layer, id }) => `<path id="${id}" d="${fill(layer)}"/>`).join('');
  const filled = outlined.map(({ layer, id }) => `<use href="#${id}" fill="${color[layer]}"/>`).join('');
  const straps = outlined
    .filter(({ layer }) => motif.strapped.includes(layer))
    .map(({ id }) => `<use href="#${id}"/>`)
    .join('');
  const lines = `<g id="${name}s">${straps}${open && `<path d="${open}"/>`}</g>`;
  const kites = fill('kite');
  const center: Point = [box.width / 2, box.height / 2];
  const star = options.icon
    ? medallion(options.icon, center, Math.min(box.width, box.height) * 0.4, color.ground)
    : '';

  return (
    `<defs>${sheen(name)}${defined}${lines}</defs>` +
    `<rect width="${box.width}" height="${box.height}" fill="${color.ground}"/><g transform="scale(.1)">` +
    `${kites && `<path d="${kites}" fill="${color.kite}"/>`}${filled}` +
    `<path d="${fill('rosette')}" fill="${color.rosette}" stroke="${color.strap}" stroke-opacity=".7" stroke-width="${tenths(strap * 0.32)}"/>` +
    `<path d="${fill('heart')}" fill="${color.heart}"/><g fill="none" stroke-linejoin="round">` +
    `<use href="#${name}s" stroke="${color.ground}" stroke-opacity=".55" stroke-width="${tenths(strap * 1.7)}"/>` +
    `<use href="#${name}s" stroke="${color.strap}" stroke-width="${tenths(strap)}"/></g></g>` +
    `<rect width="${box.width}" height="${box.height}" fill="url(#${name})"/>${star}`
  );
}

/**
 * The tile work that is the placeholder of a missing photograph. Pure: the same seed and options give the same
 * bytes.
 *
 * @param seed the record's id, so that the tiles of a record are stable
 * @returns an SVG document
 */
export function zellige(seed: string, options: ZelligeOptions = {}): string {
  const { width = 400, height = 300 } = options;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice">${zelligeBody(seed, options)}</svg>`
  );
}
