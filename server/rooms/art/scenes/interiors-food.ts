import { arch } from '../arch.ts';
import { pick } from '../random.ts';
import { circle, ellipse, grid, line, path, rect, times } from './shapes.ts';
import {
  between,
  boards,
  checks,
  cityWindow,
  daylight,
  framed,
  pendant,
  plant,
  type Stage,
  skyline,
  stageOf,
  starTiles,
  wallOf,
} from './stage.ts';
import { drawObject } from './standing.ts';

function setTable({ paint, other }: Stage, x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y})scale(${size})">${ellipse(0, 96, 120, 16, '#000', { opacity: 0.2 })}${rect(-150, -10, 46, 100, paint.dark, 10)}${rect(104, -10, 46, 100, paint.dark, 10)}${path('M-110 0H110L124 76H-124Z', '#FFFBF2')}${ellipse(0, 0, 112, 26, '#FFFFFF')}${path('M-60 20L-40 76H40L60 20Z', other.main, { opacity: 0.85 })}${ellipse(-50, -4, 32, 9, '#E4DCC9')}${ellipse(-50, -6, 22, 6, other.second)}${ellipse(52, -2, 32, 9, '#E4DCC9')}${ellipse(52, -4, 22, 6, '#8DA04A')}${rect(-6, -46, 12, 42, '#4E8A42', 4)}${circle(0, -52, 13, paint.second)}</g>`;
}

/** The room of a restaurant: set tables under lamps. */
export function restaurantRoom(seed: string): string {
  const stage = stageOf(`restaurant ${seed}`);
  const { paint, other } = stage;
  return (
    wallOf(stage, 410) +
    starTiles('dado', 0, 290, 800, 108, other) +
    cityWindow(stage, 60, 60, 180, 200) +
    path(arch(320, 30, 160, 380), other.dark) +
    path(arch(336, 54, 128, 356), stage.evening ? '#FFD98A' : other.light) +
    framed(stage, 560, 70, 160, 150) +
    boards(stage.wood, 410) +
    daylight() +
    [160, 400, 640].map((x) => pendant(x, 150 + (x === 400 ? 20 : 0), paint, 48)).join('') +
    setTable(stage, 180, 440, 0.8) +
    setTable(stage, 620, 440, 0.8) +
    setTable(stage, 400, 486, 1.08)
  );
}

/** A kitchen with a wood oven behind a counter. */
export function ovenKitchen(seed: string): string {
  const stage = stageOf(`oven ${seed}`);
  const { paint, random } = stage;
  return (
    wallOf(stage, 430) +
    starTiles('oven', 0, 70, 800, 290, paint) +
    path('M210 400V250Q210 80 400 80T590 250V400Z', '#A85A3C') +
    grid(8, 8, (column, row) =>
      (column + row) % 2
        ? ''
        : rect(226 + column * 44, 120 + row * 34, 38, 28, '#8E4630', 3, { opacity: 0.45 }),
    ) +
    path('M300 392V300Q300 216 400 216T500 300V392Z', '#2B150C') +
    path('M320 392Q330 320 360 340Q370 260 404 300Q436 252 446 338Q474 320 482 392Z', '#F07E2A') +
    path('M350 392Q360 346 382 360Q398 306 416 356Q440 344 450 392Z', '#FFD067') +
    circle(400, 350, 150, '#FFB45A', { opacity: 0.2 }) +
    rect(40, 130, 150, 10, '#8A5A33') +
    times(
      4,
      (index) =>
        circle(66 + index * 34, 170, 15, '#8CA09E') + line(`M${66 + index * 34} 140v18`, '#5A6B69', 5),
    ) +
    line('M626 100L760 100', '#8A5A33', 10) +
    times(
      4,
      (index) =>
        line(`M${646 + index * 32} 104v60`, '#B7C4C1', 6) +
        ellipse(646 + index * 32, 176, 13, 18, index % 2 ? '#C98F25' : '#B7C4C1'),
    ) +
    rect(0, 400, 800, 30, '#ECE9E2') +
    rect(0, 430, 800, 170, paint.dark) +
    times(7, (index) => rect(14 + index * 114, 448, 98, 134, paint.main, 6)) +
    drawObject('bread', paint, between(random, 120, 170), 410, 0.5) +
    drawObject(pick(random, ['hummus', 'knafeh', 'tagine']), stage.other, 620, 412, 0.52) +
    line('M470 396L610 330', '#A8713D', 9) +
    ellipse(468, 396, 44, 11, '#C99A5E')
  );
}

/** Tables outside, under lights on a string. */
export function terrace(seed: string): string {
  const stage = stageOf(`terrace ${seed}`);
  const { paint, other } = stage;
  const parasol = (x: number) =>
    rect(x - 5, 160, 10, 330, '#8A5A33') +
    path(`M${x - 170} 210Q${x} 60 ${x + 170} 210Z`, paint.main) +
    path(`M${x - 60} 210Q${x - 40} 100 ${x} 92Q${x + 40} 100 ${x + 60} 210Z`, '#FFFBF2') +
    times(6, (index) =>
      path(`M${x - 170 + index * 57} 208h56v14a28 14 0 0 1-56 0Z`, index % 2 ? '#FFFBF2' : paint.dark),
    );
  return (
    skyline(stage, 0, 0, 800, 420) +
    times(9, (index) => circle(index * 100, 404, 60, index % 2 ? '#4F9160' : '#3F7D4E')) +
    rect(0, 400, 800, 40, other.dark) +
    checks(436, '#D9CBB0', '#EFE6D2') +
    parasol(210) +
    parasol(610) +
    setTable(stage, 210, 460, 0.95) +
    setTable(stage, 610, 460, 0.95) +
    line('M0 40Q200 120 400 50T800 40', '#22302F', 3) +
    times(
      15,
      (index) =>
        circle(26 + index * 54, 62 + Math.sin(index * 0.9) * 20, 18, '#FFE7A8', { opacity: 0.4 }) +
        circle(26 + index * 54, 62 + Math.sin(index * 0.9) * 20, 7, '#FFD067'),
    ) +
    plant(400, 560, 1.4, other)
  );
}

/** Crates of fruit and vegetables before full shelves. */
export function market(seed: string): string {
  const stage = stageOf(`market ${seed}`);
  const { random, paint, other } = stage;
  const crate = (x: number, y: number, fills: readonly [string, string]) =>
    grid(
      5,
      2,
      (column, row) =>
        circle(
          x + 24 + column * 34 + (row % 2) * 10,
          y - 8 - row * 20,
          22,
          (column + row) % 2 ? fills[0] : fills[1],
        ) + circle(x + 17 + column * 34 + (row % 2) * 10, y - 15 - row * 20, 6, '#fff', { opacity: 0.4 }),
    ) +
    path(`M${x} ${y}H${x + 190}L${x + 180} ${y + 76}H${x + 10}Z`, '#C99A5E') +
    line(`M${x + 4} ${y + 26}H${x + 186}M${x + 8} ${y + 52}H${x + 182}`, '#A8713D', 6) +
    rect(x + 64, y + 14, 62, 36, '#FFFBF0', 4) +
    line(`M${x + 76} ${y + 32}h38`, paint.main, 7);
  const fruits = [
    ['#C8372D', '#E0584A'],
    ['#E8A02E', '#F3B84F'],
    ['#6BA354', '#4E8A42'],
    ['#6A3551', '#8A4A6B'],
    ['#F2CE4B', '#E3B92E'],
    ['#D9622B', '#E8862B'],
    ['#8DBF5A', '#A9D078'],
    ['#B5301F', '#8F352B'],
  ] as const;
  const start = between(random, 0, 7);
  const shelves = times(3, (row) => {
    let x = 20;
    return (
      times(18, () => {
        const [w, h] = [between(random, 26, 46), between(random, 40, 66)];
        const at = x;
        x += w + 5;
        return at + w > 780
          ? ''
          : rect(
              at,
              96 + row * 84 - h,
              w,
              h,
              pick(random, [
                paint.main,
                other.main,
                other.light,
                paint.second,
                '#FFFBF2',
                '#B5483A',
                '#7C8F3E',
              ]),
              5,
            ) + rect(at + 4, 96 + row * 84 - h * 0.6, w - 8, h * 0.26, '#fff', 2, { opacity: 0.6 });
      }) + rect(0, 96 + row * 84, 800, 10, '#8A5A33')
    );
  });
  return (
    wallOf(stage, 440) +
    shelves +
    pendant(200, 70, other, 40) +
    pendant(600, 70, other, 40) +
    checks(440, stage.evening ? '#CBD8D6' : stage.wall[1], '#FFFBF2') +
    times(4, (index) => crate(6 + index * 198, 356, fruits[(start + index) % 8] ?? fruits[0])) +
    times(4, (index) => crate(6 + index * 198, 486, fruits[(start + index + 4) % 8] ?? fruits[1])) +
    path(`M0 0H800V34${times(16, () => 'q-25 26-50 0')}Z`, paint.main)
  );
}
