import { arch } from '../arch.ts';
import type { Paint } from '../objects/paint.ts';
import { pick } from '../random.ts';
import { circle, ellipse, grid, group, line, path, rect, times } from './shapes.ts';
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
} from './stage.ts';
import { drawObject } from './standing.ts';

const rugOn = ({ main, light, second }: Paint, x: number, y: number, wide: number) =>
  ellipse(x, y, wide, wide * 0.15, main) +
  ellipse(x, y, wide * 0.88, wide * 0.12, 'none', { stroke: second, 'stroke-width': 5 }) +
  ellipse(x, y, wide * 0.7, wide * 0.09, 'none', {
    stroke: light,
    'stroke-width': 4,
    'stroke-dasharray': '12 8',
  });

const emptyRoom = (stage: Stage, foot = 440) =>
  rect(0, 0, 800, 600, stage.wall[0]) +
  rect(0, foot - 70, 800, 70, stage.wall[1]) +
  rect(0, foot - 14, 800, 14, '#FFFBF2') +
  boards(stage.wood, foot);

/** A room for one: a bed, a desk with a laptop, a window. */
export function singleRoom(seed: string): string {
  const stage = stageOf(`single ${seed}`);
  const { paint, other } = stage;
  return (
    emptyRoom(stage) +
    cityWindow(stage, 480, 80, 200, 220) +
    framed(stage, 110, 90, 120, 140) +
    framed(stage, 252, 120, 90, 90) +
    daylight() +
    rugOn(other, 420, 552, 250) +
    drawObject('bed', paint, 220, 556, 1.12) +
    rect(470, 404, 260, 16, '#8A5A33', 4) +
    rect(484, 420, 14, 130, '#744826') +
    rect(702, 420, 14, 130, '#744826') +
    rect(620, 420, 82, 60, '#A8713D', 4) +
    drawObject('laptop', other, 570, 404, 0.42) +
    rect(660, 356, 8, 48, '#33484A') +
    path('M634 362L650 322H680L696 362Z', paint.second) +
    rect(536, 470, 78, 14, paint.dark, 6) +
    rect(544, 400, 62, 76, paint.main, 12) +
    rect(570, 484, 10, 66, '#33484A') +
    plant(752, 556, 0.9, paint)
  );
}

/** A studio: a sofa and a bed under one window, with a shelf between them. */
export function studio(seed: string): string {
  const stage = stageOf(`studio ${seed}`);
  const { paint, other, random } = stage;
  const shelf = grid(
    2,
    4,
    (column, row) =>
      rect(366 + column * 56, 170 + row * 72, 50, 66, stage.wall[1]) +
      rect(
        372 + column * 56,
        192 + row * 72,
        between(random, 12, 40),
        44,
        pick(random, [paint.main, other.light, paint.second, '#FFFBF2']),
        4,
      ),
  );
  return (
    emptyRoom(stage) +
    cityWindow(stage, 96, 70, 230, 220) +
    rect(358, 162, 126, 300, '#8A5A33', 4) +
    shelf +
    framed(stage, 560, 110, 150, 120) +
    daylight() +
    rugOn(paint, 250, 560, 250) +
    drawObject('bed', other, 640, 520, 0.96) +
    drawObject('sofa', paint, 200, 556, 1.06) +
    pendant(430, 96, other, 36)
  );
}

/** A table for the family below a lamp. */
export function diningRoom(seed: string): string {
  const stage = stageOf(`dining ${seed}`);
  return (
    emptyRoom(stage) +
    cityWindow(stage, 80, 80, 240, 230) +
    framed(stage, 520, 90, 180, 150) +
    daylight() +
    pendant(400, 190, stage.paint, 70) +
    rugOn(stage.other, 400, 560, 330) +
    drawObject('table', stage.paint, 400, 560, 1.46) +
    plant(740, 540, 1.3, stage.other) +
    (stage.random() < 0.5 ? drawObject('lantern', stage.other, 76, 540, 0.5) : plant(64, 540, 1, stage.paint))
  );
}

/** A bathroom with a tub, a basin and tiles. */
export function bathroom(seed: string): string {
  const stage = stageOf(`bath ${seed}`);
  const { paint, other } = stage;
  return (
    rect(0, 0, 800, 600, stage.wall[0]) +
    starTiles('bath', 0, 220, 800, 230, other) +
    rect(0, 210, 800, 14, '#FFFBF2') +
    checks(450, stage.evening ? '#CBD8D6' : stage.wall[1], '#FFFBF2') +
    path(arch(86, 60, 150, 190), '#C98F25') +
    path(arch(98, 78, 126, 172), '#CFE6E8') +
    path('M110 240L190 100l24 20-80 120Z', '#fff', { opacity: 0.5 }) +
    rect(60, 330, 210, 30, '#FFFDF6', 12) +
    path('M84 356H246Q240 430 200 436H130Q90 430 84 356Z', '#F1EEE6') +
    rect(146, 430, 38, 110, '#E4DFD2') +
    line('M165 330V290Q165 276 180 276', '#C98F25', 10) +
    line('M660 60V40Q660 24 640 24H560', '#8CA09E', 8) +
    ellipse(560, 32, 40, 12, '#8CA09E') +
    times(7, (index) => line(`M${532 + index * 10} 54v${60 + (index % 3) * 20}`, '#CFE6E8', 3)) +
    path('M700 0H800V430H720Q740 200 700 0Z', paint.light, { opacity: 0.85 }) +
    line('M730 0Q756 210 748 430M770 0V430', paint.main, 5, { opacity: 0.4 }) +
    rect(360, 372, 420, 34, '#FFFDF6', 17) +
    path('M376 400H764Q760 540 690 540H450Q380 540 376 400Z', '#FFFFFF') +
    path('M376 400H440Q440 510 500 540H450Q380 540 376 400Z', '#E6E9E6') +
    rect(420, 536, 40, 24, '#C98F25', 6) +
    rect(680, 536, 40, 24, '#C98F25', 6) +
    path('M430 372q20-40 60-20 30-36 70-4 40-20 60 24Z', '#fff', { opacity: 0.9 }) +
    rect(260, 470, 70, 80, paint.main, 8) +
    rect(266, 452, 58, 24, paint.light, 8) +
    plant(36, 556, 0.9, other)
  );
}

/** A balcony over the city with two chairs and a tray. */
export function balcony(seed: string): string {
  const stage = stageOf(`balcony ${seed}`);
  const { paint, other } = stage;
  const chair = (x: number) =>
    rect(x, 350, 110, 110, paint.main, 20) +
    rect(x + 10, 362, 90, 40, paint.light, 12) +
    rect(x - 8, 450, 126, 34, paint.dark, 12) +
    line(`M${x + 6} 484L${x - 8} 560M${x + 104} 484L${x + 118} 560`, '#6F430B', 10);
  return (
    skyline(stage, 0, 0, 800, 440) +
    rect(0, 330, 800, 14, '#22302F') +
    times(27, (index) => rect(index * 30 + 6, 344, 6, 140, '#22302F')) +
    rect(0, 470, 800, 12, '#22302F') +
    boards(stage.wood, 482) +
    rugOn(other, 400, 560, 300) +
    chair(150) +
    chair(540) +
    rect(340, 470, 120, 14, '#E0A030', 6) +
    line('M356 484L346 566M444 484L454 566', '#A9741A', 8) +
    drawObject('teapot', paint, 398, 472, 0.36) +
    plant(60, 556, 1.6, other) +
    plant(744, 556, 1.4, paint) +
    path(`M0 0H800V46${times(8, () => 'q-50 44-100 0')}Z`, other.main) +
    times(8, (index) => path(`M${index * 100} 0h50v58q-25 14-50-4Z`, other.light, { opacity: 0.6 }))
  );
}

/** A row of brownstones with stoops and trees. */
export function brownstones(seed: string): string {
  const stage = stageOf(`brownstone ${seed}`);
  const { random, evening } = stage;
  const front = (x: number, fill: string, dark: string, door: string) =>
    rect(x, 96, 262, 424, fill) +
    rect(x - 6, 70, 274, 34, dark) +
    times(8, (index) => rect(x + 8 + index * 32, 104, 16, 14, dark)) +
    grid(3, 2, (column, row) => {
      const [wx, wy] = [x + 26 + column * 76, 140 + row * 112];
      const lit = random() < (evening ? 0.7 : 0.2);
      return (
        rect(wx - 6, wy - 10, 62, 92, '#EBDCC0', 3) +
        rect(wx, wy, 50, 76, lit ? '#FFE2A0' : '#35595B') +
        line(`M${wx + 25} ${wy}v76M${wx} ${wy + 36}h50`, '#EBDCC0', 5)
      );
    }) +
    rect(x + 22, 376, 60, 96, lit2(evening)) +
    rect(x + 180, 376, 60, 96, lit2(evening)) +
    path(arch(x + 96, 352, 72, 150), '#EBDCC0') +
    path(arch(x + 104, 366, 56, 136), door) +
    rect(x + 78, 498, 108, 16, '#CFC3AC') +
    rect(x + 66, 512, 132, 18, '#BFB298') +
    rect(x + 54, 528, 156, 20, '#AFA187') +
    line(`M${x + 74} 470L${x + 46} 548M${x + 190} 470L${x + 218} 548`, '#22302F', 6);
  const colors = pick(random, [
    ['#8E5A44', '#6F4434', '#B5694E'],
    ['#A8713D', '#7E5229', '#8E5A44'],
    ['#B98A6B', '#8F6549', '#9A6A55'],
    ['#C9B79C', '#97836A', '#B5694E'],
    ['#7A5C58', '#573F3C', '#C2A083'],
  ] as const);
  return (
    skyline(stage, 0, 0, 800, 540) +
    front(4, colors[0], colors[1], stage.paint.main) +
    front(270, colors[2], colors[1], stage.other.main) +
    front(536, colors[0], colors[1], stage.paint.second) +
    rect(0, 546, 800, 54, '#CFC8BA') +
    rect(0, 582, 800, 18, '#4A5856') +
    [40, 300, 770]
      .map(
        (x) =>
          rect(x - 6, 400, 12, 150, '#6F430B') +
          circle(x, 380, 62, '#4F9160') +
          circle(x + 36, 410, 44, '#5BA26C') +
          circle(x - 34, 414, 42, '#3F7D4E'),
      )
      .join('')
  );
}

const lit2 = (evening: boolean) => (evening ? '#FFE2A0' : '#35595B');

/** A detached house with a porch, a lawn and a drive. */
export function detached(seed: string): string {
  const stage = stageOf(`house ${seed}`);
  const { paint, other, evening, random } = stage;
  const siding = evening ? '#B7C4C1' : pick(random, ['#FBF3E1', '#DDE8E6', '#F3D9B8', '#CFDDE8', '#E7E3C8']);
  const pane = (x: number, y: number) =>
    rect(x - 8, y - 8, 86, 96, '#fff') +
    rect(x, y, 70, 80, evening ? '#FFE2A0' : '#7FA9B5') +
    line(`M${x + 35} ${y}v80M${x} ${y + 40}h70`, '#fff', 6) +
    rect(x - 22, y - 4, 14, 88, other.main) +
    rect(x + 78, y - 4, 14, 88, other.main);
  const flips = random() < 0.5;
  const picture =
    rect(0, 0, 800, 600, evening ? '#24506A' : '#CFE8EC') +
    circle(680, 90, 44, evening ? '#FFF3D0' : '#FFE3A0') +
    path('M-20 430Q120 330 300 400T620 370T840 420V480H-20Z', evening ? '#1F4A3C' : '#8DBF8A') +
    rect(150, 220, 500, 260, siding) +
    line(
      times(12, (row) => `M150 ${240 + row * 20}H650`),
      '#000',
      2,
      { opacity: 0.08 },
    ) +
    path('M110 232L400 70L690 232Z', paint.main) +
    path('M110 232L400 70L400 100L168 232Z', paint.light) +
    rect(540, 96, 44, 90, '#8E5A44') +
    rect(534, 88, 56, 14, '#6F4434') +
    `<circle cx="400" cy="170" r="30" fill="#fff"/>` +
    circle(400, 170, 22, evening ? '#FFE2A0' : '#7FA9B5') +
    pane(196, 270) +
    pane(534, 270) +
    rect(344, 300, 112, 180, '#fff') +
    rect(356, 312, 88, 168, paint.second) +
    circle(430, 400, 6, '#22302F') +
    rect(310, 270, 180, 18, paint.dark) +
    rect(316, 288, 14, 192, '#fff') +
    rect(470, 288, 14, 192, '#fff') +
    rect(300, 476, 200, 18, '#CFC3AC') +
    rect(0, 480, 800, 120, evening ? '#2C5A44' : '#8CBF74') +
    path('M350 494H450L520 600H280Z', '#D6CBB5') +
    [120, 170, 630, 690]
      .map((x, index) => circle(x, 476, 34 - (index % 2) * 8, index % 2 ? '#4F9160' : '#3F7D4E'))
      .join('') +
    rect(52, 380, 14, 110, '#6F430B') +
    circle(58, 340, 66, '#4F9160') +
    circle(96, 370, 44, '#5BA26C') +
    times(12, (index) =>
      circle(20 + index * 70, 560 + (index % 3) * 10, 5, index % 2 ? '#F5C765' : '#FFFDF6'),
    );
  return flips ? group(picture, { transform: 'translate(800 0)scale(-1 1)' }) : picture;
}

/** A block of apartments with balconies. */
export function apartments(seed: string): string {
  const stage = stageOf(`block ${seed}`);
  const { paint, other, evening, random } = stage;
  const wall = pick(random, ['#C47A5E', '#D9CBB0', '#A06B54', '#E3C79E', '#B9A79A']);
  return (
    skyline(stage, 0, 0, 800, 520) +
    rect(130, 30, 540, 500, wall) +
    rect(130, 30, 90, 500, '#000', 0, { opacity: 0.08 }) +
    rect(116, 14, 568, 24, paint.dark) +
    grid(4, 4, (column, row) => {
      const [x, y] = [166 + column * 124, 66 + row * 106];
      const lit = random() < (evening ? 0.6 : 0.18);
      return (
        rect(x - 6, y - 6, 102, 74, '#F5EBD6', 3) +
        rect(x, y, 90, 62, lit ? '#FFE2A0' : '#35595B') +
        line(`M${x + 45} ${y}v62`, '#F5EBD6', 6) +
        (column % 2 === row % 2
          ? rect(x - 14, y + 50, 118, 8, '#22302F') +
            times(9, (bar) => rect(x - 12 + bar * 14, y + 56, 4, 28, '#22302F')) +
            rect(x - 14, y + 82, 118, 8, '#22302F') +
            circle(x + 14, y + 44, 13, '#4F9160') +
            circle(x + 76, y + 42, 15, '#5BA26C')
          : rect(x - 10, y + 66, 110, 8, '#F5EBD6'))
      );
    }) +
    rect(320, 470, 160, 70, paint.main) +
    rect(340, 484, 54, 56, '#FFE2A0') +
    rect(406, 484, 54, 56, '#FFE2A0') +
    path('M300 470H500L520 494H280Z', other.main) +
    rect(0, 536, 800, 64, '#CFC8BA') +
    rect(0, 574, 800, 26, '#4A5856') +
    [60, 740]
      .map(
        (x) =>
          rect(x - 6, 420, 12, 120, '#6F430B') +
          circle(x, 396, 66, '#4F9160') +
          circle(x + 30, 426, 44, '#3F7D4E'),
      )
      .join('')
  );
}

/** A courtyard with a fountain and trees. */
export function courtyard(seed: string): string {
  const stage = stageOf(`court ${seed}`);
  const { paint, other, evening } = stage;
  return (
    rect(0, 0, 800, 600, evening ? '#24506A' : '#CFE8EC') +
    rect(0, 60, 800, 380, stage.wall[0]) +
    starTiles('court', 0, 330, 800, 80, other) +
    times(
      5,
      (index) =>
        path(arch(22 + index * 156, 110, 132, 310), stage.wall[1]) +
        path(
          arch(36 + index * 156, 132, 104, 288),
          evening ? '#FFD98A' : index % 2 ? paint.light : '#35595B',
        ),
    ) +
    rect(0, 60, 800, 22, paint.main) +
    checks(430, '#E4D8C2', '#FBF3E1') +
    ellipse(400, 530, 190, 40, '#CFC3AC') +
    ellipse(400, 518, 190, 40, '#F1E7D3') +
    ellipse(400, 516, 160, 30, '#8CCFCB') +
    path('M384 500L376 420H424L416 500Z', '#E4D8C2') +
    ellipse(400, 420, 74, 16, '#F1E7D3') +
    ellipse(400, 418, 60, 11, '#8CCFCB') +
    line('M400 410V360M400 366q-30-10-44 46M400 366q30-10 44 46', '#DFF3F2', 7, {
      'stroke-linecap': 'round',
    }) +
    plant(110, 560, 1.9, paint) +
    plant(690, 560, 1.9, other) +
    [210, 590]
      .map(
        (x) =>
          rect(x - 6, 380, 12, 90, '#6F430B') +
          circle(x, 330, 60, '#3F7D4E') +
          times(6, (index) => circle(x - 40 + index * 16, 306 + (index % 3) * 24, 8, '#F0A03C')),
      )
      .join('')
  );
}
