import { khatim } from '../khatim.ts';
import type { Family } from '../tilings.ts';
import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, ellipse, group, line, moved, path, rect, times } from './shapes.ts';

/** The variable parts of a lute. */
export interface OudStyle {
  background: { family: Family; tone: ToneName };
  /** An overlay on the tiles, so that the lute stands out. */
  veil: string;
  /** Rim, belly and neck. */
  wood: readonly [string, string, string];
}

const WALNUT: OudStyle = {
  background: { family: 'ten', tone: 'sand' },
  veil: '#F3EBDB',
  wood: ['#8A4B22', '#E3B56F', '#3B2410'],
};

/** An oud before a tiled wall. */
export function oud(style: Partial<OudStyle> = {}): string {
  const { background, veil, wood } = { ...WALNUT, ...style };
  const [rim, belly, neck] = wood;
  const rose = path(khatim(54), '#F3D9A4') + path(khatim(40, 22.5), '#6F430B') + path(khatim(24), '#F3D9A4');
  const lute =
    ellipse(410, 408, 158, 186, '#00000026') +
    path(
      'M400 130C440 200 552 260 552 400C552 500 480 568 400 568C320 568 248 500 248 400C248 260 360 200 400 130Z',
      rim,
    ) +
    path(
      'M400 158C436 220 534 276 534 400C534 490 468 550 400 550C332 550 266 490 266 400C266 276 364 220 400 158Z',
      belly,
    ) +
    circle(400, 360, 58, '#4F300C') +
    moved(400, 360, rose) +
    circle(340, 460, 20, '#4F300C') +
    circle(460, 460, 20, '#4F300C') +
    rect(382, -60, 36, 230, neck) +
    path('M382 -60L360 -150H430L418 -60Z', '#6F430B') +
    rect(360, 500, 80, 14, '#4F300C', 4) +
    line(
      times(5, (index) => `M${386 + index * 7} -60V505`),
      '#FBF6EB',
      1.6,
    ) +
    times(
      4,
      (index) => rect(340, -140 + index * 22, 26, 8, neck, 4) + rect(424, -140 + index * 22, 26, 8, neck, 4),
    );
  return (
    tilePanel('oudbg', 0, 0, 800, 600, { ...background, scale: 64 }) +
    rect(0, 0, 800, 600, veil, 0, { opacity: 0.72 }) +
    group(lute, { transform: 'rotate(-24 400 300)' })
  );
}

/** The variable parts of a chest. */
export interface ChestStyle {
  /** Wall and floor. */
  room: readonly [string, string];
  /** Body, lid and feet. */
  wood: readonly [string, string, string];
  inlay: { family: Family; tone: ToneName };
}

const MOTHER_OF_PEARL: ChestStyle = {
  room: ['#D9E7E3', '#B9CFC9'],
  wood: ['#4F300C', '#6F430B', '#3B2410'],
  inlay: { family: 'eight', tone: 'sand' },
};

/** A wooden chest with star inlay. */
export function chest(style: Partial<ChestStyle> = {}): string {
  const { room, wood, inlay } = { ...MOTHER_OF_PEARL, ...style };
  const [body, lid, feet] = wood;
  return (
    rect(0, 0, 800, 600, room[0]) +
    rect(0, 430, 800, 170, room[1]) +
    ellipse(400, 500, 300, 30, '#00000022') +
    rect(140, 210, 520, 270, body, 8) +
    tilePanel('inlay', 160, 280, 480, 180, { ...inlay, scale: 40, centered: true }) +
    rect(140, 190, 520, 70, lid, 8) +
    tilePanel('lid', 160, 200, 480, 48, { family: 'khatam', tone: inlay.tone, scale: 20, centered: true }) +
    rect(372, 246, 56, 50, '#E0A030', 6) +
    circle(400, 270, 7, body) +
    rect(160, 480, 30, 24, feet) +
    rect(610, 480, 30, 24, feet)
  );
}
