import { arch } from '../arch.ts';
import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, ellipse, path, rect, times } from './shapes.ts';

/** The variable parts of a coffee house. */
export interface CafeStyle {
  wall: string;
  floor: string;
  /** Frames of the arches, and their alternating light. */
  arches: readonly [string, string, string];
  tiles: ToneName;
  cup: string;
}

const MORNING: CafeStyle = {
  wall: '#EBD9B4',
  floor: '#8A5A33',
  arches: ['#0B4643', '#F3CF8A', '#FCE7B7'],
  tiles: 'teal',
  cup: '#1A8A82',
};

/** An arch with a shelf of jars, or with a window. */
function niche(index: number, [frame, shelfLight, windowLight]: CafeStyle['arches']): string {
  const x = 40 + index * 190;
  const hasWindow = index % 2 === 1;
  const inside = hasWindow
    ? rect(x + 72, 130, 5, 300, frame) + rect(x + 12, 250, 126, 5, frame)
    : rect(x + 30, 300, 90, 8, '#8F5608') +
      circle(x + 55, 286, 14, '#0F6F69') +
      circle(x + 90, 284, 16, '#C98A22');
  return (
    path(arch(x, 70, 150, 360), frame) +
    path(arch(x + 12, 92, 126, 338), hasWindow ? windowLight : shelfLight) +
    inside
  );
}

/** A lamp, and the round table that it lights. */
function place(index: number, cup: string): string {
  const x = 160 + index * 240;
  return (
    rect(x - 1, 0, 2, 90, '#4F300C') +
    path(`M${x - 34} 130l22-42h24l22 42Z`, '#C98A22') +
    circle(x, 140, 60, '#FFE3A3', { opacity: 0.25 }) +
    circle(x, 132, 12, '#FFF1CF') +
    ellipse(x, 476, 78, 18, '#F8EFDC') +
    rect(x - 5, 480, 10, 80, '#4F300C') +
    ellipse(x, 566, 40, 9, '#4F300C') +
    rect(x - 44, 446, 26, 24, cup, 4) +
    rect(x + 10, 452, 34, 16, '#FFFFFF', 6)
  );
}

/** A coffee house with arches, a tiled wall and three small tables. */
export function cafe(style: Partial<CafeStyle> = {}): string {
  const { wall, floor, arches, tiles, cup } = { ...MORNING, ...style };
  return (
    rect(0, 0, 800, 600, wall) +
    rect(0, 430, 800, 170, floor) +
    tilePanel('wall', 0, 300, 800, 130, { family: 'khatam', tone: tiles, scale: 30 }) +
    times(4, (index) => niche(index, arches)) +
    times(3, (index) => place(index, cup))
  );
}
