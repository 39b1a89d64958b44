import type { SectionType } from '../../../contract/categories.ts';
import type { FixedText } from '../../http/body-store.ts';
import { ICONS } from './icons.ts';
import { logo, mapPin } from './logo.ts';
import { objectsOf } from './objects/signs.ts';
import { PHOTOS } from './scenes/catalogue.ts';
import { sceneDocument } from './scenes/frame.ts';
import { HERO_CROPS, hero } from './scenes/hero.ts';
import { SECTION_ARCHES, sectionArch } from './section-arches.ts';
import { firstGrapheme, starBadge } from './star-badge.ts';
import { stillLife } from './still-life.ts';
import type { TextureOptions } from './texture.ts';
import { texture } from './texture.ts';
import { FAMILIES } from './tilings.ts';
import { TONE_NAMES } from './tones.ts';
import { zellige } from './zellige.ts';

/** The query parameters; missing ones are undefined. */
export type DrawingQuery = Readonly<Record<string, string | undefined>>;

/** The maximum length of a seed, in UTF-16 units: sufficient for any type of id. */
export const SEED_MAX = 80;

/** Width × height of patterns: card, square, cover, photograph, advertisement. */
const PATTERN_SIZES = ['400x300', '400x400', '1240x340', '800x600', '640x200'] as const;

/** Lattices for the footer and the app panel (dark background), and for empty states (light background). */
const TEXTURES = {
  dark: { width: 1240, height: 640, family: 'ten', scale: 52, color: '#8CCFC6', opacity: 0.12 },
  light: { width: 900, height: 420, family: 'ten', scale: 44, color: '#1A8A82', opacity: 0.14 },
} as const satisfies Record<string, TextureOptions>;

/** The option with this name, otherwise none: an unknown name in a URL is not an error. */
function oneOf<T extends string>(choices: readonly T[], requested: string | undefined): T | undefined {
  return choices.find((choice) => choice === requested);
}

const keyOf = <T extends object>(table: T, requested: string | undefined) =>
  oneOf(Object.keys(table) as (keyof T & string)[], requested);

/** Tile work for a record, with optional `w`, `h`, `icon`, `tone` and `family`. */
export function patternDrawing(seed: string, requested: DrawingQuery): FixedText | undefined {
  if (!seed || seed.length > SEED_MAX) return undefined;
  const size = oneOf(PATTERN_SIZES, `${requested.w}x${requested.h}`) ?? PATTERN_SIZES[0];
  const [width, height] = size.split('x').map(Number) as [number, number];
  const icon = keyOf(ICONS, requested.icon);
  const tone = oneOf(TONE_NAMES, requested.tone);
  const family = oneOf(FAMILIES, requested.family);
  return {
    key: JSON.stringify(['pattern', seed, size, icon, tone, family]),
    make: () => zellige(seed, { width, height, tone, family, icon: icon && ICONS[icon] }),
    rare: false,
  };
}

/**
 * A still life for a record, with optional `w`, `h`, and its signs `of` and `or`, of which the first known one is
 * used.
 */
export function stillLifeDrawing(seed: string, requested: DrawingQuery): FixedText | undefined {
  if (!seed || seed.length > SEED_MAX) return undefined;
  const size = oneOf(PATTERN_SIZES, `${requested.w}x${requested.h}`) ?? PATTERN_SIZES[0];
  const [width, height] = size.split('x').map(Number) as [number, number];
  const objects = objectsOf(requested.of, requested.or);
  return {
    key: JSON.stringify(['still life', seed, size, objects]),
    make: () => stillLife(seed, { width, height, objects }),
    rare: false,
  };
}

/** A badge for a record; only the first grapheme of `letter` is used. */
export function badgeDrawing(seed: string, requested: DrawingQuery): FixedText | undefined {
  if (!seed || seed.length > SEED_MAX) return undefined;
  const letter = firstGrapheme((requested.letter ?? '').slice(0, SEED_MAX));
  return {
    key: JSON.stringify(['badge', seed, letter]),
    make: () => starBadge(seed, letter),
    rare: false,
  };
}

/** A scene by the key of its photograph. */
export function sceneDrawing(requested: string): FixedText | undefined {
  const photo = PHOTOS.find(({ key }) => key === requested);
  return photo && { key: `scene ${requested}`, make: () => sceneDocument(photo.draw()), rare: true };
}

/** The arch of a service section. */
export function sectionDrawing(requested: string): FixedText | undefined {
  const name = keyOf(SECTION_ARCHES, requested) as SectionType | undefined;
  return name && { key: `door ${name}`, make: () => sectionArch(name), rare: true };
}

/** The hero; `crop=mobile` for the portrait format. */
export function heroDrawing(requested: DrawingQuery): FixedText {
  const crop = oneOf(HERO_CROPS, requested.crop) ?? HERO_CROPS[0];
  return { key: `hero ${crop}`, make: () => hero(crop), rare: true };
}

/** The line lattice; `tone` names its background. */
export function textureDrawing(requested: DrawingQuery): FixedText {
  const tone = keyOf(TEXTURES, requested.tone) ?? 'light';
  return { key: `texture ${tone}`, make: () => texture(TEXTURES[tone]), rare: true };
}

/** The logo; `ground=dark` for dark backgrounds. */
export function logoDrawing(requested: DrawingQuery): FixedText {
  const ground = requested.ground === 'dark' ? 'dark' : 'light';
  return { key: `logo ${ground}`, make: () => logo(ground), rare: true };
}

/** The map pin. */
export const pinDrawing = (): FixedText => ({ key: 'pin', make: mapPin, rare: true });
