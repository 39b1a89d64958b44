import { circle, grid, path, rect, times } from './shapes.ts';

/** The variable parts of a vehicle. */
export interface VehicleStyle {
  kind: 'car' | 'van';
  /** Body, and its lower edge. */
  paint: readonly [string, string];
  /** Sky, far houses, near houses. */
  street: readonly [string, string, string];
}

const TAXI: VehicleStyle = {
  kind: 'car',
  paint: ['#F5AE2A', '#C98A22'],
  street: ['#CFE6E3', '#9CC9C2', '#5F9C95'],
};

const wheel = (x: number): string =>
  circle(x, 470, 48, '#0D2524') + circle(x, 470, 24, '#B4C2C0') + circle(x, 470, 8, '#6A807E');

const car = ([body, edge]: VehicleStyle['paint']): string =>
  path(
    'M90 460Q84 380 150 366L240 350L310 262Q322 248 344 248H520Q544 248 560 264L640 350L700 362Q730 370 726 460Z',
    body,
  ) +
  path('M270 350L328 276Q334 268 346 268H416V350Z', '#21474A') +
  path('M434 268H516Q528 268 536 276L604 350H434Z', '#21474A') +
  rect(88, 440, 640, 30, edge, 8) +
  rect(440, 372, 34, 8, '#0D2524', 4) +
  rect(700, 384, 26, 22, '#FFF1CF', 6) +
  rect(90, 390, 18, 26, '#B5301F', 6);

const van = ([body, edge]: VehicleStyle['paint']): string =>
  rect(80, 190, 440, 270, body, 14) +
  path('M520 270H620Q636 270 646 284L716 366Q724 376 724 390V460H520Z', body) +
  path('M548 292H614Q622 292 628 300L676 362H548Z', '#21474A') +
  rect(78, 436, 648, 34, edge, 8) +
  rect(110, 220, 380, 150, '#F8F5EC', 8) +
  grid(3, 2, (column, row) =>
    rect(150 + column * 104, 232 + row * 66, 92, 60, column === row ? '#C98A22' : '#A97A44', 4),
  ) +
  rect(704, 396, 22, 24, '#FFF1CF', 6);

/** A car or a moving van on a street with a skyline. */
export function street(style: Partial<VehicleStyle> = {}): string {
  const { kind, paint, street: colors } = { ...TAXI, ...style };
  const [sky, far, near] = colors;
  const row = (count: number, step: number, least: number, spread: number, color: string): string =>
    times(count, (index) => {
      const height = least + ((index * 53) % spread);
      return rect(index * step, 430 - height, step - 6, height, color);
    });
  return (
    rect(0, 0, 800, 600, sky) +
    row(14, 60, 150, 170, far) +
    row(11, 76, 60, 110, near) +
    rect(0, 430, 800, 60, '#C9C4B8') +
    rect(0, 484, 800, 116, '#3A4A48') +
    times(7, (index) => rect(20 + index * 120, 552, 70, 8, '#F5C765', 4)) +
    path('M70 518Q400 544 740 518Z', '#00000044') +
    (kind === 'car' ? car(paint) : van(paint)) +
    wheel(216) +
    wheel(610)
  );
}
