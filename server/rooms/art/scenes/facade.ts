import { arch } from '../arch.ts';
import { circle, grid, group, path, rect, times } from './shapes.ts';

/** The variable parts of a house. */
export interface FacadeStyle {
  sky: string;
  /** Wall and joints. */
  brick: readonly [string, string];
  stone: string;
  /** Panes without and with light. */
  panes: readonly [string, string];
}

const RED_BRICK: FacadeStyle = {
  sky: '#BFDDE0',
  brick: ['#8E5A44', '#7B4B38'],
  stone: '#E9D9BC',
  panes: ['#21474A', '#F7CF86'],
};

function arched(column: number, row: number, { stone, panes }: FacadeStyle): string {
  const x = 110 + column * 160;
  const y = 40 + row * 180;
  return (
    path(arch(x - 8, y - 8, 96, 126), stone) +
    path(arch(x, y, 80, 112), (column + row) % 3 ? panes[0] : panes[1]) +
    rect(x + 38, y, 4, 112, stone) +
    rect(x - 14, y + 116, 108, 8, stone)
  );
}

function fireEscape(): string {
  const frame =
    'M240 170H580M240 350H580M240 130V170M580 130V170M240 310V350M580 310V350M240 132H580M240 312H580' +
    'M300 170L480 350M330 170L510 350M270 350L420 520';
  const bars = times(16, (index) => `M${260 + index * 20} 132v38m0 142v38`);
  return group(`<path d="${frame}"/><path d="${bars}" stroke-width="2"/>`, {
    stroke: '#0D2524',
    'stroke-width': 4,
    fill: 'none',
  });
}

/** A brick house with arched windows and a fire escape. */
export function facade(style: Partial<FacadeStyle> = {}): string {
  const chosen = { ...RED_BRICK, ...style };
  return (
    rect(0, 0, 800, 600, chosen.sky) +
    rect(60, 0, 680, 600, chosen.brick[0]) +
    times(43, (index) => rect(60, index * 14, 680, 1.5, chosen.brick[1])) +
    grid(4, 3, (column, row) => arched(column, row, chosen)) +
    fireEscape() +
    rect(0, 560, 800, 40, '#C9C4B8') +
    circle(40, 480, 70, '#3F7D4E') +
    circle(90, 520, 50, '#4F9160') +
    rect(44, 500, 14, 64, '#4F300C') +
    circle(770, 500, 64, '#4F9160') +
    rect(762, 520, 14, 46, '#4F300C')
  );
}
