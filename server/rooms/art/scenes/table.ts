import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, cycle, ellipse, grid, line, path, rect } from './shapes.ts';

/** The variable parts of a tray. */
export interface BaklavaStyle {
  table: ToneName;
  /** Rim and floor of the tray. */
  tray: readonly [string, string];
  pastry: readonly [string, string, string, string];
  /** Dark and light side of the nut on each piece. */
  nut: readonly [string, string];
}

const COPPER_TRAY: BaklavaStyle = {
  table: 'ink',
  tray: ['#C9953E', '#9C6420'],
  pastry: ['#E3A84B', '#D99A3C', '#EAB65E', '#DFA244'],
  nut: ['#6E8F3A', '#9DB85B'],
};

/** A round tray of pastry lozenges, viewed from above. */
export function baklava(style: Partial<BaklavaStyle> = {}): string {
  const { table, tray, pastry, nut } = { ...COPPER_TRAY, ...style };
  const pieces = grid(19, 19, (column, row) => {
    const x = 400 + (row - column) * 38;
    const y = 300 + (row + column - 18) * 27;
    if (Math.hypot(x - 400, y - 300) > 262 + 34) return '';
    return (
      path(`M${x} ${y - 24}l34 24-34 24-34-24Z`, cycle(pastry, row * 3 + column * 5)) +
      path(`M${x} ${y - 24}l34 24-34-6-34 6Z`, '#F6D58F', { opacity: 0.55 }) +
      circle(x, y, 7, nut[0]) +
      circle(x - 2, y - 2, 3, nut[1])
    );
  });
  return (
    tilePanel('tray', 0, 0, 800, 600, { family: 'eight', tone: table, scale: 60 }) +
    circle(400, 320, 300, '#00000055') +
    circle(400, 300, 290, tray[0]) +
    circle(400, 300, 272, tray[1]) +
    `<clipPath id="tray"><circle cx="400" cy="300" r="262"/></clipPath><g clip-path="url(#tray)">${pieces}</g>`
  );
}

/** The variable parts of a spice shop: twelve heaps, row by row. */
export interface SpicesStyle {
  shelf: string;
  heaps: readonly [string, ...string[]];
}

const SPICES: SpicesStyle = {
  shelf: '#3B2410',
  heaps: [
    '#D9822B',
    '#B5301F',
    '#E8B93A',
    '#6E7F33',
    '#8A4B22',
    '#C2542A',
    '#F0D7A0',
    '#5C3A1E',
    '#E0A030',
    '#9C2A2A',
    '#7C8F3E',
    '#D9B26A',
  ],
};

/** Pointed heaps of spices in wooden bowls. */
export function spices(style: Partial<SpicesStyle> = {}): string {
  const { shelf, heaps } = { ...SPICES, ...style };
  const bowls = grid(4, 3, (column, row) => {
    const x = 100 + column * 200;
    const y = 130 + row * 200;
    const slope = `M${x - 84} ${y + 26}Q${x - 20} ${y - 70} ${x} ${y - 78}`;
    return (
      ellipse(x, y + 30, 96, 54, '#A97A44') +
      ellipse(x, y + 26, 86, 46, '#5C3A1E') +
      path(
        `${slope}Q${x + 20} ${y - 70} ${x + 84} ${y + 26}Q${x} ${y + 74} ${x - 84} ${y + 26}Z`,
        cycle(heaps, row * 4 + column),
      ) +
      path(
        `${slope}Q${x - 6} ${y - 20} ${x - 20} ${y + 50}Q${x - 60} ${y + 44} ${x - 84} ${y + 26}Z`,
        '#fff',
        { opacity: 0.16 },
      )
    );
  });
  return rect(0, 0, 800, 600, shelf) + bowls;
}

/** The variable parts of a tea table. */
export interface TeaStyle {
  wall: ToneName;
  tray: readonly [string, string];
  /** Body, lid and knob of the pot. */
  metal: readonly [string, string, string];
  tea: string;
}

const SILVER_POT: TeaStyle = {
  wall: 'teal',
  tray: ['#C9953E', '#E6BC6C'],
  metal: ['#D8DEDC', '#B9C4C2', '#8CA09E'],
  tea: '#C77B2B',
};

/** A pot and three glasses of mint tea on a brass tray. */
export function tea(style: Partial<TeaStyle> = {}): string {
  const { wall, tray, metal, tea: color } = { ...SILVER_POT, ...style };
  const glass = (x: number): string =>
    path(`M${x} 390l10 90h50l10-90Z`, color, { opacity: 0.9 }) +
    path(`M${x} 390l2 20h66l2-20Z`, '#FBF6EB', { opacity: 0.7 }) +
    ellipse(x + 40, 396, 18, 8, '#4F9160');
  return (
    tilePanel('teabg', 0, 0, 800, 330, { family: 'twelve', tone: wall, scale: 52 }) +
    rect(0, 330, 800, 270, '#7A4B25') +
    ellipse(400, 490, 330, 70, tray[0]) +
    ellipse(400, 482, 310, 60, tray[1]) +
    path('M300 250Q290 440 330 470H450Q490 440 480 250Z', metal[0]) +
    path('M300 250Q390 190 480 250Z', metal[1]) +
    circle(390, 206, 14, metal[2]) +
    path('M480 330Q560 320 580 250L596 258Q590 370 478 390Z', metal[1]) +
    line('M300 290Q220 290 224 360Q228 420 308 420', metal[1], 16) +
    [180, 560, 640].map(glass).join('')
  );
}
