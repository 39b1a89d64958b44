import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, cycle, ellipse, line, path, times } from './shapes.ts';

/** The variable parts of a table. */
export interface MezzeStyle {
  table: ToneName;
  plate: readonly [string, string];
  /** The dish in the center: skewers over rice, or a stack of flat breads. */
  main: 'skewers' | 'bread';
}

const LUNCH: MezzeStyle = { table: 'dusk', plate: ['#F8F5EC', '#E3D7BF'], main: 'skewers' };

/** A point on a circle around the plate, in pixels; `share` of a full turn. */
const around = (x: number, y: number, radius: number, share: number): readonly [number, number] => [
  x + Math.cos(share * Math.PI * 2) * radius,
  y + Math.sin(share * Math.PI * 2) * radius,
];

function plate(x: number, y: number, radius: number, [rim, well]: MezzeStyle['plate'], food: string): string {
  return (
    circle(x, y + 8, radius, '#00000044') +
    circle(x, y, radius, rim) +
    circle(x, y, radius * 0.82, well) +
    food
  );
}

const hummus = (x: number, y: number): string =>
  circle(x, y, 66, '#E3C08A') +
  line(`M${x} ${y}m-40 0a40 40 0 1 0 40-40a28 28 0 1 0 28 28`, '#C99F60', 7, { 'stroke-linecap': 'round' }) +
  times(7, (index) => {
    const [px, py] = around(x, y, 52, index / 7);
    return circle(px, py, 6, '#D9A95C');
  }) +
  circle(x, y, 12, '#B98A2A');

const salad = (x: number, y: number): string =>
  circle(x, y, 66, '#5C8A3A') +
  times(34, (index) => {
    const [px, py] = around(x, y, 8 + ((index * 37) % 54), (index * 0.381) % 1);
    return circle(px, py, 6 + (index % 3), cycle(['#8FB05A', '#C23B2A', '#F0E6C8', '#3F7D2A'], index));
  });

const olives = (x: number, y: number): string =>
  times(19, (index) => {
    const [px, py] = around(x, y, 14 * Math.sqrt(index), index * 0.382);
    return (
      ellipse(px, py, 12, 10, cycle(['#4E5B22', '#6E7F33', '#2F2A2E'], index)) +
      circle(px - 3, py - 3, 2.5, '#fff', { opacity: 0.5 })
    );
  });

const skewers = (x: number, y: number): string =>
  circle(x, y, 150, '#F2E2B0') +
  times(60, (index) => {
    const [px, py] = around(x, y, 146 * Math.sqrt(index / 60), index * 0.382);
    return ellipse(px, py, 7, 3, '#E0C27A', {
      transform: `rotate(${(index * 47) % 180} ${px.toFixed(1)} ${py.toFixed(1)})`,
    });
  }) +
  times(4, (index) => {
    const at = y - 78 + index * 52;
    return (
      line(`M${x - 170} ${at}h340`, '#8CA09E', 5) +
      times(6, (piece) =>
        path(
          `M${x - 118 + piece * 40} ${at - 17}h32v34h-32z`,
          cycle(['#7A3B1C', '#8A4B22', '#B5301F'], piece + index),
        ),
      )
    );
  });

const bread = (x: number, y: number): string =>
  times(4, (index) => {
    const [px, py] = around(x, y, 34, index / 4 + 0.1);
    return (
      circle(px, py + 4, 106, '#00000022') +
      circle(px, py, 106, cycle(['#E9C88C', '#DDB673'], index)) +
      times(9, (spot) =>
        circle(...around(px, py, 22 + ((spot * 31) % 70), spot * 0.41), 5 + (spot % 3) * 2, '#A9713A', {
          opacity: 0.55,
        }),
      )
    );
  });

/** A laid table, viewed from above. */
export function mezze(style: Partial<MezzeStyle> = {}): string {
  const { table, plate: dish, main } = { ...LUNCH, ...style };
  return (
    tilePanel('mezze', 0, 0, 800, 600, { family: 'ten', tone: table, scale: 58 }) +
    plate(400, 300, 200, dish, main === 'skewers' ? skewers(400, 300) : bread(400, 300)) +
    plate(120, 140, 92, dish, hummus(120, 140)) +
    plate(690, 150, 92, dish, salad(690, 150)) +
    plate(130, 460, 92, dish, olives(130, 460)) +
    plate(680, 470, 92, dish, hummus(680, 470))
  );
}
