import { arch } from '../arch.ts';
import { khatim } from '../khatim.ts';
import { PAINTS, type Paint } from '../objects/paint.ts';
import { shortNumber } from '../path-data.ts';
import { createRandom, pick, type Random } from '../random.ts';
import { circle, ellipse, line, path, rect, times } from './shapes.ts';

/** What a seed determines about a scene: its colors, the time of day, and a random generator for the rest. */
export interface Stage {
  random: Random;
  paint: Paint;
  /** Accent colors, for secondary objects. */
  other: Paint;
  /** Wall, and its shaded part. */
  wall: readonly [string, string];
  /** Boards of the floor or a table, and the lines between them. */
  wood: readonly [string, string];
  evening: boolean;
}

const WALLS = [
  ['#F3E7D3', '#E4D3B6'],
  ['#E3EEEA', '#C9DDD6'],
  ['#F6E3D8', '#E9CCBB'],
  ['#E4EAF2', '#C8D4E2'],
  ['#EEF0DF', '#D9DEC0'],
  ['#F4EFE6', '#E0D8C8'],
  ['#F7DFA9', '#EBC97F'],
  ['#CFE3DF', '#B3D0CA'],
] as const;
const EVENING_WALLS = [
  ['#1F4A4C', '#173A3C'],
  ['#5A3A2E', '#482C22'],
  ['#2B3A55', '#212E46'],
  ['#4A2F43', '#3A2335'],
] as const;
const WOODS = [
  ['#B98658', '#A37447'],
  ['#D9B58A', '#C79E70'],
  ['#8A5A33', '#744826'],
  ['#C9C1B2', '#B4AB99'],
] as const;

export function stageOf(seed: string): Stage {
  const random = createRandom(`stage ${seed}`);
  const paint = pick(random, PAINTS);
  const other = pick(random, PAINTS);
  const evening = random() < 0.28;
  return {
    random,
    paint,
    other: other === paint ? (PAINTS[(PAINTS.indexOf(paint) + 3) % PAINTS.length] ?? other) : other,
    wall: evening ? pick(random, EVENING_WALLS) : pick(random, WALLS),
    wood: pick(random, WOODS),
    evening,
  };
}

/** A random number in a range. */
export const between = (random: Random, least: number, most: number): number =>
  Math.round(least + random() * (most - least));

/** Sky, far houses, near houses, and the light in their windows. */
const skyColors = (evening: boolean): readonly [string, string, string, string] =>
  evening ? ['#24506A', '#1B3B52', '#132B3E', '#FFD98A'] : ['#CFE8EC', '#A9CFD2', '#7FB2B3', '#FDF3D6'];

/** A skyline within a box. */
export function skyline(
  { random, evening }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const [sky, far, near, lit] = skyColors(evening);
  const rows = [
    { fill: far, least: 0.4, most: 0.85, step: 46 },
    { fill: near, least: 0.2, most: 0.55, step: 62 },
  ];
  const towers = rows
    .map(({ fill, least, most, step }) =>
      times(Math.ceil(width / step), (index) => {
        const high = between(random, height * least, height * most);
        const at = x + index * step;
        const wide = Math.min(step - 5, x + width - at);
        if (wide < 8) return '';
        const panes = times(
          Math.floor(high / 26),
          (row) =>
            (random() < 0.5 ? rect(at + 7, y + height - high + 10 + row * 24, 7, 10, lit) : '') +
            (wide > 30 && random() < 0.5 ? rect(at + 22, y + height - high + 10 + row * 24, 7, 10, lit) : ''),
        );
        const roof =
          random() < 0.3 && high < height * 0.8
            ? rect(at + wide / 2 - 2, y + height - high - 18, 4, 20, fill)
            : '';
        return rect(at, y + height - high, wide, high, fill) + roof + panes;
      }),
    )
    .join('');
  const sun = circle(
    x + width * 0.74,
    y + height * 0.26,
    Math.min(width, height) * 0.1,
    evening ? '#FFF3D0' : '#FFE3A0',
  );
  // The sky continues below the towers, where a ground covers it.
  return rect(x, y, width, height + 50, sky) + sun + towers;
}

/** A window with a view of the city, square or with a pointed arch, with curtains if it is wide. */
export function cityWindow(stage: Stage, x: number, y: number, width: number, height: number): string {
  const id = `w${x}-${y}`;
  const isArched = stage.random() < 0.45;
  const shape = isArched
    ? arch(x, y - height * 0.12, width, height * 1.12)
    : `M${x} ${y}h${width}v${height}h${-width}Z`;
  const curtain = stage.other.light;
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">` +
    skyline(stage, x, Math.round(y - height * 0.12), width, Math.round(height * 1.12)) +
    path(
      `M${x} ${y + height}L${x + width * 0.62} ${y - 40}h${width * 0.16}L${x + width * 0.3} ${y + height}Z`,
      '#fff',
      { opacity: 0.18 },
    ) +
    '</g>' +
    path(shape, 'none', { stroke: '#FFFBF2', 'stroke-width': 14 }) +
    line(
      `M${x + width / 2} ${y - (isArched ? height * 0.1 : 0)}V${y + height}M${x} ${y + height * 0.45}H${x + width}`,
      '#FFFBF2',
      8,
    ) +
    rect(x - 18, y + height, width + 36, 16, '#FFFBF2', 4) +
    (width > 220 && !isArched
      ? path(`M${x - 40} ${y - 24}h70q8 ${height * 0.6} -34 ${height + 60}h-36Z`, curtain) +
        path(`M${x + width + 40} ${y - 24}h-70q-8 ${height * 0.6} 34 ${height + 60}h36Z`, curtain) +
        line(
          `M${x - 20} ${y - 20}v${height + 50}M${x + width + 20} ${y - 20}v${height + 50}`,
          stage.other.main,
          5,
          { opacity: 0.35 },
        ) +
        rect(x - 60, y - 34, width + 120, 12, '#8A5A33', 6)
      : '')
  );
}

/** Boards in perspective, starting at the line between wall and floor. */
export function boards([light, dark]: Stage['wood'], top: number): string {
  return (
    rect(0, top, 800, 600 - top, light) +
    line(
      times(13, (index) => `M${index * 70 - 20} ${top}L${(index * 70 - 420) * 1.9 + 400} 600`),
      dark,
      3,
    ) +
    rect(0, top, 800, 10, '#000', 0, { opacity: 0.12 })
  );
}

/** A checkered floor in perspective. */
export function checks(top: number, one: string, two: string): string {
  const rows = [0, 0.16, 0.38, 0.66, 1];
  return (
    rect(0, top, 800, 600 - top, one) +
    times(rows.length - 1, (row) => {
      const [from, to] = [rows[row] ?? 0, rows[row + 1] ?? 1];
      const edge = (index: number, share: number) => 400 + (index - 8) * (52 + 56 * share);
      return times(16, (index) =>
        (index + row) % 2
          ? ''
          : path(
              `M${edge(index, from)} ${top + (600 - top) * from}H${edge(index + 1, from)}L${edge(index + 1, to)} ${top + (600 - top) * to}H${edge(index, to)}Z`,
              two,
            ),
      );
    })
  );
}

/** Star tiles on a wall. */
export function starTiles(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  { main, light, second }: Paint,
): string {
  return (
    `<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse" x="${x}" y="${y}">` +
    `<rect width="44" height="44" fill="${light}"/><g transform="translate(22 22)"><path d="${khatim(21)}" fill="${main}"/>` +
    `<path d="${khatim(12)}" fill="#FFFBF2"/><circle r="4" fill="${second}"/></g><path d="M0 0l6 6M44 0l-6 6M0 44l6-6M44 44l-6-6" stroke="${second}" stroke-width="4"/></pattern>` +
    rect(x, y, width, height, `url(#${id})`)
  );
}

/** A ceiling lamp with its light. */
export function pendant(x: number, foot: number, { main, dark }: Paint, width = 44): string {
  return (
    rect(x - 1.5, 0, 3, foot - 40, '#3B2A1C') +
    circle(x, foot + 6, width * 1.9, '#FFE7A8', { opacity: 0.28 }) +
    path(
      `M${x - width} ${foot}L${x - width * 0.34} ${foot - 44}H${x + width * 0.34}L${x + width} ${foot}Z`,
      main,
    ) +
    path(`M${x - width} ${foot}L${x - width * 0.34} ${foot - 44}H${x}L${x - width * 0.3} ${foot}Z`, dark, {
      opacity: 0.5,
    }) +
    ellipse(x, foot, width, 8, '#FFF3CF')
  );
}

/** A plant in a pot; its base is at `y`. */
export function plant(x: number, y: number, size: number, { main, dark }: Paint): string {
  const leaf = (turn: number, long: number, fill: string) =>
    path('M0 0Q-24-40 0-100Q24-40 0 0Z', fill, {
      transform: `rotate(${turn})scale(${shortNumber(long, 2)})`,
    });
  return (
    `<g transform="translate(${x} ${y})scale(${shortNumber(size, 2)})">` +
    `<g transform="translate(0 -62)">${leaf(-58, 0.9, '#3F7D4E')}${leaf(58, 0.9, '#3F7D4E')}${leaf(-30, 1.15, '#4F9160')}${leaf(30, 1.15, '#5BA26C')}${leaf(0, 1.3, '#3F7D4E')}</g>` +
    path('M-40-70H40L30 0H-30Z', main) +
    path('M-40-70H-8L-12 0H-30Z', '#fff', { opacity: 0.18 }) +
    rect(-45, -78, 90, 16, dark, 5) +
    '</g>'
  );
}

/** A picture in a frame: a star, dunes, or an arch. */
export function framed(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { random, paint, other } = stage;
  const middle = `translate(${x + width / 2} ${y + height / 2})`;
  const radius = Math.min(width, height) * 0.34;
  const motif = pick(random, [
    `<g transform="${middle}"><path d="${khatim(radius)}" fill="${paint.main}"/><path d="${khatim(radius * 0.55)}" fill="${paint.second}"/></g>`,
    circle(x + width * 0.66, y + height * 0.36, radius * 0.4, paint.second) +
      path(
        `M${x + 10} ${y + height * 0.72}q${width * 0.3}-${height * 0.36} ${width * 0.56} 0t${width * 0.38}-6V${y + height - 10}H${x + 10}Z`,
        other.main,
      ),
    path(arch(x + width * 0.26, y + height * 0.16, width * 0.48, height * 0.7), paint.main) +
      path(arch(x + width * 0.36, y + height * 0.32, width * 0.28, height * 0.54), paint.second),
  ]);
  return (
    rect(x + 5, y + 7, width, height, '#000', 3, { opacity: 0.14 }) +
    rect(x, y, width, height, '#8A5A33', 3) +
    rect(x + 8, y + 8, width - 16, height - 16, '#FFFBF2') +
    motif
  );
}

/** Daylight from the left. */
export const daylight = (): string => path('M90 0H330L760 600H360Z', '#fff', { opacity: 0.13 });

/** Places an object by the center of its base and a scale. */
export function placed(drawing: string, x: number, foot: number, scale: number): string {
  return `<g transform="translate(${x} ${shortNumber(foot - 150 * scale, 1)})scale(${shortNumber(scale, 2)})">${ellipse(0, 152, 166, 15, '#000', { opacity: 0.2 })}${drawing}</g>`;
}

/** A wall with its baseboard, whose lower edge is at `foot`. */
export const wallOf = ({ wall }: Stage, foot: number): string =>
  rect(0, 0, 800, 600, wall[0]) + rect(0, foot - 12, 800, 12, '#FFFBF2');
