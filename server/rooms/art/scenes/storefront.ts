import { arch } from '../arch.ts';
import { khatim } from '../khatim.ts';
import { GOLD } from '../medallion.ts';
import { circle, cycle, grid, line, moved, path, rect, times } from './shapes.ts';

/** The variable parts of a shop. */
export interface StorefrontStyle {
  /** Wall, and the two shades of its bricks. */
  brick: readonly [string, string, string];
  /** Shop front, and the sign board above it. */
  paint: readonly [string, string];
  awning: readonly [string, string];
  goods: 'loaves' | 'jars' | 'boxes';
  goodsColors: readonly [string, string, string];
}

const BAKERY: StorefrontStyle = {
  brick: ['#B98A63', '#A97A55', '#B48560'],
  paint: ['#0B4643', '#083634'],
  awning: ['#E8A63A', '#F8F1E2'],
  goods: 'loaves',
  goodsColors: ['#C77B2B', '#DDA04A', '#B5652A'],
};

function bricks([wall, dark, light]: StorefrontStyle['brick']): string {
  const rows = grid(21, 15, (column, row) => {
    const x = column * 40 - (row % 2) * 20;
    const shade = (x * 7 + row * 16 * 13) % 5 < 2 ? dark : light;
    return rect(x, row * 16, 38, 14, shade, 1);
  });
  return rect(0, 0, 800, 600, wall) + rows;
}

/** One product on a shelf, with its base at y. */
const GOODS: Record<StorefrontStyle['goods'], (x: number, y: number, color: string) => string> = {
  loaves: (x, y, color) =>
    circle(x, y - 10, 12, color) + circle(x - 3, y - 14, 4, '#F5D79A', { opacity: 0.7 }),
  jars: (x, y, color) => rect(x - 10, y - 26, 20, 26, color, 4) + rect(x - 8, y - 32, 16, 7, '#F8EFDC', 2),
  boxes: (x, y, color) =>
    rect(x - 14, y - 24, 28, 24, color, 2) + line(`M${x - 14} ${y - 14}h28M${x} ${y - 24}v24`, '#FBF6EB', 2),
};

function window(x: number, { goods, goodsColors }: StorefrontStyle): string {
  const shelves = times(3, (row) => {
    const y = 400 + row * 44;
    return (
      rect(x + 10, y, 250, 5, '#8F5608') +
      times(7, (index) => GOODS[goods](x + 30 + index * 35, y, cycle(goodsColors, index + row)))
    );
  });
  return rect(x, 350, 270, 180, '#FCE7B7', 4) + shelves;
}

const plant = (x: number): string =>
  rect(x - 22, 505, 44, 46, '#6F430B', 4) +
  circle(x, 488, 30, '#3F7D4E') +
  circle(x - 16, 496, 18, '#4F9160');

/** A shop on the avenue: brick above, a sign, a striped awning, two windows and a pointed door. */
export function storefront(style: Partial<StorefrontStyle> = {}): string {
  const chosen = { ...BAKERY, ...style };
  const [front, sign] = chosen.paint;
  const stars = times(9, (index) => moved(120 + index * 70, 232, path(khatim(10), '#F0B64C')));
  const stripes = times(20, (index) =>
    path(`M${index * 40} 262h40v64a20 14 0 0 1-40 0Z`, cycle(chosen.awning, index)),
  );
  const door =
    path(arch(340, 340, 120, 220), '#062E2C') +
    path(arch(352, 356, 96, 204), '#F6CF84') +
    rect(398, 380, 4, 180, '#062E2C');
  return (
    bricks(chosen.brick) +
    rect(0, 200, 800, 400, front) +
    rect(0, 200, 800, 62, sign) +
    rect(20, 212, 760, 40, 'none', 4, { stroke: GOLD, 'stroke-width': 2 }) +
    stars +
    stripes +
    rect(0, 262, 800, 14, '#00000022') +
    window(40, chosen) +
    window(490, chosen) +
    door +
    rect(0, 545, 800, 55, '#C9C4B8') +
    rect(0, 545, 800, 6, '#9D998E') +
    plant(330) +
    plant(470)
  );
}
