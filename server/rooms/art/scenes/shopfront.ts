import { arch } from '../arch.ts';
import { khatim } from '../khatim.ts';
import { letterOutline } from '../letter-outlines.ts';
import { OBJECTS, type ObjectName } from '../objects/catalogue.ts';
import { oneLine } from '../objects/paint.ts';
import { pick } from '../random.ts';
import { circle, grid, line, path, rect, times } from './shapes.ts';
import { plant, type Stage, stageOf } from './stage.ts';

/** The most likely Arabic initial of a name with this Latin initial. */
const ARABIC: Readonly<Record<string, string>> = {
  a: 'أ',
  b: 'ب',
  c: 'ق',
  d: 'د',
  f: 'ف',
  g: 'غ',
  h: 'ح',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'ع',
  p: 'ب',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'أ',
  w: 'و',
  y: 'ي',
  z: 'ز',
};

const BRICKS = [
  ['#B5694E', '#A05A42', '#C47A5E'],
  ['#D9CBB0', '#C7B797', '#E5DAC4'],
  ['#8E5A44', '#7B4B38', '#A06B54'],
  ['#C9D3D2', '#B4C1C0', '#DCE3E2'],
  ['#E3C79E', '#D2B388', '#EED7B4'],
] as const;

function sign({ paint }: Stage, seed: string): string {
  const initial = /[a-z]/.exec(seed)?.[0] ?? 'a';
  const letter = (text: string, x: number) => {
    const outline = letterOutline(text);
    return outline
      ? `<path d="${outline}" fill="${paint.second}" transform="translate(${x} 212)scale(.13)"/>`
      : '';
  };
  return (
    rect(20, 170, 760, 84, paint.dark, 6) +
    rect(32, 182, 736, 60, 'none', 4, { stroke: paint.second, 'stroke-width': 3 }) +
    `<g transform="translate(400 212)"><path d="${khatim(26)}" fill="${paint.second}"/><path d="${khatim(13)}" fill="${paint.dark}"/></g>` +
    letter(initial.toUpperCase(), 326) +
    letter(ARABIC[initial] ?? 'ع', 474) +
    line('M70 212H270M530 212H730', paint.second, 5, { 'stroke-linecap': 'round' }) +
    times(
      2,
      (side) =>
        `<path d="${khatim(10)}" fill="${paint.light}" transform="translate(${side ? 748 : 52} 212)"/>`,
    )
  );
}

function upperFloor({ random, evening }: Stage): string {
  const isArched = random() < 0.5;
  return times(4, (index) => {
    const x = 66 + index * 186;
    const glass = random() < (evening ? 0.7 : 0.25) ? '#FFE2A0' : '#35595B';
    const shape = isArched ? arch(x, 10, 108, 140) : `M${x} 26h108v124h-108Z`;
    return (
      path(shape, '#F5EBD6', { stroke: '#F5EBD6', 'stroke-width': 16 }) +
      path(shape, glass) +
      line(`M${x + 54} ${isArched ? 20 : 26}V150M${x} 92h108`, '#F5EBD6', 6) +
      rect(x - 14, 150, 136, 10, '#F5EBD6')
    );
  });
}

function awning({ random, paint, other }: Stage): string {
  const [one, two] = random() < 0.6 ? [paint.main, '#FFFBF2'] : [other.main, other.light];
  const style = pick(random, ['scallop', 'straight', 'dome'] as const);
  if (style === 'dome')
    return times(3, (index) => {
      const x = [40, 330, 490][index] ?? 0;
      const width = [270, 140, 270][index] ?? 0;
      return (
        path(`M${x - 12} 344q0-84 ${width / 2 + 12} -84t${width / 2 + 12} 84Z`, one) +
        line(
          `M${x + width * 0.25} 344q6-70 ${width * 0.25} -84M${x + width * 0.75} 344q-6-70 ${-width * 0.25} -84`,
          two,
          6,
        ) +
        rect(x - 12, 340, width + 24, 12, two)
      );
    });
  return (
    times(16, (index) => {
      const fill = index % 2 ? two : one;
      return style === 'scallop'
        ? path(`M${index * 50} 254h50v76a25 18 0 0 1-50 0Z`, fill)
        : path(`M${index * 50} 254h50l6 84h-50Z`, fill);
    }) + rect(0, 254, 800, 14, '#000', 0, { opacity: 0.16 })
  );
}

function displayWindow(
  { evening, paint }: Stage,
  x: number,
  goods: readonly ObjectName[],
  stage: Stage,
): string {
  return (
    rect(x, 352, 270, 184, '#3B2A1C', 4) +
    rect(x + 10, 362, 250, 164, evening ? '#FFDE94' : '#FDF1D2') +
    goods
      .map(
        (name, index) =>
          `<g transform="translate(${x + 74 + index * 122} 452)scale(.36)">${oneLine(OBJECTS[name](index ? stage.other : paint))}</g>`,
      )
      .join('') +
    rect(x + 10, 506, 250, 20, '#A8713D') +
    path(`M${x + 20} 526L${x + 150} 362h40L${x + 60} 526Z`, '#fff', { opacity: 0.22 }) +
    rect(x - 8, 536, 286, 14, '#F5EBD6')
  );
}

/** A shop front: its sign in both scripts, and its products in the windows. */
export function shopfront(goods: readonly [ObjectName, ObjectName], seed: string): string {
  const stage = stageOf(`front ${goods.join()} ${seed}`);
  const { random, paint, other } = stage;
  const [brick, joint, lit] = pick(random, BRICKS);
  const bricks = grid(20, 10, (column, row) =>
    (column * 7 + row * 13) % 5 < 2
      ? rect(column * 42 - (row % 2) * 21, row * 18, 38, 15, (column + row) % 3 ? joint : lit, 1)
      : '',
  );
  const arched = random() < 0.5;
  const door = arched ? arch(342, 330, 116, 222) : 'M342 352h116v200h-116Z';
  const lamp = (x: number) =>
    rect(x - 2, 270, 4, 22, '#22302F') +
    circle(x, 306, 44, '#FFE7A8', { opacity: stage.evening ? 0.4 : 0.12 }) +
    circle(x, 304, 13, '#FFF3CF');
  return (
    rect(0, 0, 800, 600, brick) +
    bricks +
    (stage.evening ? rect(0, 0, 800, 600, '#10283A', 0, { opacity: 0.45 }) : '') +
    upperFloor(stage) +
    rect(0, 254, 800, 300, stage.evening ? paint.dark : paint.main) +
    rect(0, 540, 800, 14, paint.dark) +
    displayWindow(stage, 40, goods, stage) +
    displayWindow(stage, 490, [goods[1], goods[0]], stage) +
    path(door, paint.dark) +
    rect(358, 380, 84, 110, stage.evening ? '#FFE2A0' : '#CFE6E8', 4) +
    circle(444, 500, 7, paint.second) +
    awning(stage) +
    sign(stage, seed) +
    (stage.evening ? lamp(322) + lamp(478) : '') +
    rect(0, 552, 800, 48, '#CFC8BA') +
    rect(0, 552, 800, 6, '#A9A294') +
    plant(330, 574, 0.46, other) +
    plant(470, 574, 0.46, other)
  );
}
