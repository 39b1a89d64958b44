import { arch } from '../arch.ts';
import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, cycle, ellipse, grid, line, path, rect, times } from './shapes.ts';

/** The variable parts of an office. */
export interface OfficeStyle {
  wall: string;
  desk: readonly [string, string];
  chairs: string;
  /** Alternating colors of the files' spines. */
  files: readonly [string, ...string[]];
  picture: ToneName;
}

const COUNSEL: OfficeStyle = {
  wall: '#E9EFEA',
  desk: ['#6F430B', '#8F5608'],
  chairs: '#0F6F69',
  files: ['#0B5752', '#C98A22', '#8A4B22', '#123F47'],
  picture: 'teal',
};

const chair = (x: number, color: string): string =>
  rect(x, 350, 90, 110, color, 16) +
  rect(x + 8, 450, 74, 24, color, 8) +
  rect(x + 40, 474, 10, 70, '#4F300C');

/** An office: a desk between two chairs, files on a shelf, a window with a pointed arch. */
export function office(style: Partial<OfficeStyle> = {}): string {
  const { wall, desk, chairs, files, picture } = { ...COUNSEL, ...style };
  const shelf = grid(14, 2, (column, row) => {
    const height = 70 + ((column * 7 + row * 5) % 4) * 9;
    return rect(530 + column * 16, 180 + row * 120 - height, 14, height, cycle(files, column * 3 + row), 2);
  });
  return (
    rect(0, 0, 800, 600, wall) +
    rect(0, 480, 800, 120, '#B98658') +
    path(arch(60, 50, 170, 290), '#FBF6EB') +
    path(arch(74, 72, 142, 268), '#CFE6E3') +
    rect(142, 100, 6, 240, '#FBF6EB') +
    rect(300, 80, 170, 190, '#C98A22', 4) +
    tilePanel('certificate', 312, 92, 146, 166, { family: 'ten', tone: picture, scale: 26, centered: true }) +
    rect(520, 180, 240, 8, '#8F5608') +
    rect(520, 300, 240, 8, '#8F5608') +
    shelf +
    chair(130, chairs) +
    chair(600, chairs) +
    rect(230, 400, 360, 22, desk[1], 4) +
    rect(250, 422, 320, 130, desk[0], 4) +
    rect(330, 322, 140, 78, '#21474A', 6) +
    rect(392, 398, 16, 6, '#8CA09E') +
    rect(500, 384, 60, 16, '#fff', 2) +
    circle(270, 384, 14, '#EDB445') +
    rect(262, 386, 16, 14, '#EDB445')
  );
}

/** The variable parts of a practice. */
export interface ClinicStyle {
  wall: string;
  chair: readonly [string, string];
  cabinet: string;
  tiles: ToneName;
}

const MINT_PRACTICE: ClinicStyle = {
  wall: '#EAF4F1',
  chair: ['#0F6F69', '#1A8A82'],
  cabinet: '#F8F5EC',
  tiles: 'mint',
};

/** A practice: a reclining chair below a lamp, a white cabinet, a band of tiles. */
export function clinic(style: Partial<ClinicStyle> = {}): string {
  const { wall, chair: seat, cabinet, tiles } = { ...MINT_PRACTICE, ...style };
  const drawers = times(
    3,
    (index) =>
      rect(552, 372 + index * 52, 196, 44, '#E3E9E8', 4) + rect(630, 390 + index * 52, 40, 6, '#8CA09E', 3),
  );
  return (
    rect(0, 0, 800, 600, wall) +
    tilePanel('practice', 0, 250, 800, 70, { family: 'eight', tone: tiles, scale: 24 }) +
    rect(0, 500, 800, 100, '#C9D8D4') +
    rect(540, 350, 220, 170, cabinet, 8) +
    drawers +
    rect(560, 318, 30, 32, '#8CCFC6', 6) +
    rect(604, 306, 22, 44, '#F6C766', 6) +
    line('M110 0V120L300 180', '#B4C2C0', 12, { 'stroke-linejoin': 'round' }) +
    ellipse(316, 196, 70, 26, '#D8DEDC') +
    ellipse(316, 204, 54, 16, '#FFF1CF') +
    path('M280 216L180 420H450L352 216Z', '#FFF1CF', { opacity: 0.3 }) +
    ellipse(310, 540, 190, 22, '#00000018') +
    rect(284, 440, 50, 90, '#8CA09E', 6) +
    rect(230, 520, 160, 18, '#6A807E', 9) +
    path(
      'M120 260Q150 240 176 270L262 400H470Q500 400 500 426Q500 450 470 450H240Q216 450 204 430L112 296Q104 274 120 260Z',
      seat[0],
    ) +
    path('M134 276Q150 266 164 284L246 412H470Q486 412 486 426H240Q228 426 220 414Z', seat[1]) +
    rect(96, 226, 64, 44, seat[1], 18, { transform: 'rotate(-32 128 248)' })
  );
}

/** The variable parts of a barber shop. */
export interface BarberStyle {
  wall: string;
  floor: readonly [string, string];
  chair: string;
  tiles: ToneName;
}

const CLASSIC: BarberStyle = {
  wall: '#F3EADB',
  floor: ['#21474A', '#F8F5EC'],
  chair: '#8A3B22',
  tiles: 'dusk',
};

/** A barber shop: two arched mirrors, two chairs, a checkered floor. */
export function barber(style: Partial<BarberStyle> = {}): string {
  const { wall, floor, chair: leather, tiles } = { ...CLASSIC, ...style };
  const checks = grid(16, 3, (column, row) =>
    (column + row) % 2 ? rect(column * 50, 480 + row * 40, 50, 40, floor[1]) : '',
  );
  const seat = (x: number): string =>
    path(arch(x, 40, 180, 250), '#C98A22') +
    path(arch(x + 12, 60, 156, 230), '#CFE6E3') +
    path(`M${x + 40} 250L${x + 120} 110l20 20L${x + 70} 262Z`, '#fff', { opacity: 0.4 }) +
    rect(x - 20, 300, 220, 14, '#8F5608', 4) +
    times(4, (index) =>
      rect(
        x + 4 + index * 26,
        266 + (index % 2) * 8,
        14,
        34 - (index % 2) * 8,
        cycle(['#0F6F69', '#EDB445', '#E58F3A'], index),
        4,
      ),
    ) +
    rect(x + 30, 330, 120, 110, leather, 20) +
    rect(x + 60, 306, 60, 34, leather, 12) +
    rect(x + 16, 420, 148, 34, leather, 12) +
    rect(x + 6, 390, 22, 50, '#4F300C', 8) +
    rect(x + 152, 390, 22, 50, '#4F300C', 8) +
    rect(x + 80, 454, 20, 70, '#8CA09E') +
    ellipse(x + 90, 530, 54, 12, '#8CA09E');
  return (
    rect(0, 0, 800, 600, wall) +
    tilePanel('barber', 0, 314, 800, 70, { family: 'khatam', tone: tiles, scale: 24 }) +
    rect(0, 480, 800, 120, floor[0]) +
    checks +
    seat(130) +
    seat(490)
  );
}
