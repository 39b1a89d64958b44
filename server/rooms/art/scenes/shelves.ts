import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, cycle, grid, line, path, rect } from './shapes.ts';

/** The variable parts of a bookshop. */
export interface BookshopStyle {
  /** Case and boards. */
  wood: readonly [string, string];
  spines: readonly [string, ...string[]];
}

const OLD_BOOKS: BookshopStyle = {
  wood: ['#4F300C', '#8F5608'],
  spines: ['#0F6F69', '#8A3B22', '#EDB445', '#123F47', '#F8EFDC', '#6E7F33', '#B5652A', '#0B5752'],
};

/** Three boards of books, some with a gold band. */
export function bookshelf(style: Partial<BookshopStyle> = {}): string {
  const { wood, spines } = { ...OLD_BOOKS, ...style };
  const books = grid(23, 3, (column, row) => {
    const height = 118 + ((column * 11 + row * 7) % 5) * 9;
    const x = 34 + column * 32;
    const y = 180 + row * 190;
    if ((column + row * 5) % 9 === 7) return '';
    return (
      rect(x, y - height, 28, height, cycle(spines, column * 5 + row * 3), 3) +
      rect(x, y - height + 18, 28, 5, '#F5C765', 0, { opacity: 0.8 }) +
      rect(x, y - 26, 28, 5, '#F5C765', 0, { opacity: 0.8 })
    );
  });
  const boards = [180, 370, 560].map((y) => rect(20, y, 760, 16, wood[1])).join('');
  return rect(0, 0, 800, 600, wood[0]) + rect(20, 10, 760, 560, '#2B1A08') + books + boards;
}

/** The variable parts of a perfumery. */
export interface PerfumeryStyle {
  wall: ToneName;
  /** Alternating colors of scents. */
  glass: readonly [string, ...string[]];
}

const ATTARS: PerfumeryStyle = {
  wall: 'sand',
  glass: ['#E58F3A', '#1A8A82', '#B5652A', '#8CCFC6', '#A83A4A'],
};

/** Bottles with gold stoppers on two boards before tiles. */
export function perfumes(style: Partial<PerfumeryStyle> = {}): string {
  const { wall, glass } = { ...ATTARS, ...style };
  const bottles = grid(6, 2, (column, row) => {
    const x = 90 + column * 124;
    const y = 270 + row * 250;
    const color = cycle(glass, column * 2 + row * 3);
    const round = (column + row) % 2 === 0;
    const body = round
      ? circle(x, y - 58, 58, color, { opacity: 0.92 }) + circle(x - 18, y - 78, 14, '#fff', { opacity: 0.4 })
      : rect(x - 40, y - 118, 80, 118, color, 12, { opacity: 0.92 }) +
        rect(x - 28, y - 104, 12, 80, '#fff', 6, { opacity: 0.35 });
    return (
      body +
      rect(x - 12, y - 142, 24, 28, '#F8EFDC', 3) +
      path(`M${x - 18} ${y - 142}l18-38 18 38Z`, '#C98A22') +
      circle(x, y - 182, 9, '#E0A030')
    );
  });
  return (
    tilePanel('perfume', 0, 0, 800, 600, { family: 'twelve', tone: wall, scale: 56 }) +
    rect(0, 0, 800, 600, '#FBF6EB', 0, { opacity: 0.55 }) +
    rect(0, 270, 800, 18, '#6F430B') +
    rect(0, 520, 800, 80, '#6F430B') +
    bottles
  );
}

/** The variable parts of an electronics shop. */
export interface DevicesStyle {
  wall: string;
  screens: readonly [string, ...string[]];
}

const BRIGHT: DevicesStyle = { wall: '#123F47', screens: ['#EDB445', '#8CCFC6', '#F3FAF8', '#E58F3A'] };

/** Telephones and computers on a counter. */
export function devices(style: Partial<DevicesStyle> = {}): string {
  const { wall, screens } = { ...BRIGHT, ...style };
  const phones = grid(6, 1, (column) => {
    const x = 76 + column * 112;
    return (
      rect(x, 80, 88, 170, '#081918', 14) +
      rect(x + 6, 92, 76, 146, cycle(screens, column), 6) +
      path(`M${x + 6} 238V190l30-34 46 48v34Z`, '#0B5752', { opacity: 0.5 })
    );
  });
  const laptops = grid(2, 1, (column) => {
    const x = 90 + column * 340;
    return (
      rect(x, 330, 260, 170, '#21302F', 10) +
      rect(x + 12, 342, 236, 146, cycle(screens, column + 1), 4) +
      path(`M${x - 24} 500h308l-14 24H${x - 10}Z`, '#B4C2C0') +
      line(`M${x + 40} 380h90M${x + 40} 404h150M${x + 40} 428h120`, '#0B5752', 8, {
        'stroke-linecap': 'round',
        opacity: 0.6,
      })
    );
  });
  return (
    rect(0, 0, 800, 600, wall) +
    rect(40, 262, 720, 14, '#E0A030') +
    phones +
    rect(0, 524, 800, 76, '#8F5608') +
    laptops
  );
}
