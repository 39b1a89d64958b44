import { arch } from '../arch.ts';
import { letterOutline } from '../letter-outlines.ts';
import type { ObjectName } from '../objects/catalogue.ts';
import type { Paint } from '../objects/paint.ts';
import { pick } from '../random.ts';
import { circle, ellipse, grid, line, path, rect, times } from './shapes.ts';
import { between, boards, checks, cityWindow, daylight, framed, plant, stageOf, wallOf } from './stage.ts';
import { drawObject } from './standing.ts';

const letter = (sign: string, x: number, y: number, scale: number, fill: string) =>
  `<path d="${letterOutline(sign) ?? ''}" fill="${fill}" transform="translate(${x} ${y})scale(${scale})"/>`;

/** A desk with the thing of a practice on it, books behind, two chairs before it. */
export function deskRoom(name: ObjectName, seed: string): string {
  const stage = stageOf(`desk ${name} ${seed}`);
  const { random, paint, other } = stage;
  const files = times(
    3,
    (row) =>
      rect(486, 96 + row * 92, 270, 82, stage.wall[1]) +
      times(11, (index) => {
        const high = between(random, 44, 72);
        return random() < 0.86
          ? rect(
              494 + index * 23,
              178 + row * 92 - high,
              18,
              high,
              pick(random, [paint.main, other.main, paint.second, paint.dark, '#FFFBF2']),
              2,
            )
          : '';
      }) +
      rect(480, 178 + row * 92, 282, 9, '#8A5A33'),
  );
  const chair = (x: number) =>
    rect(x, 388, 108, 112, other.main, 22) +
    rect(x + 12, 400, 84, 40, other.light, 14, { opacity: 0.7 }) +
    rect(x - 6, 486, 120, 30, other.dark, 12) +
    line(`M${x + 6} 516v64M${x + 102} 516v64`, '#3B2A1C', 10);
  return (
    wallOf(stage, 430) +
    cityWindow(stage, 70, 84, 230, 210) +
    rect(476, 84, 290, 290, '#8A5A33', 4) +
    files +
    framed(stage, 344, 100, 96, 120) +
    boards(stage.wood, 430) +
    daylight() +
    rect(170, 398, 460, 24, '#A8713D', 6) +
    rect(190, 422, 420, 128, '#8A5A33', 4) +
    rect(210, 440, 380, 90, '#744826', 4) +
    drawObject(name, paint, 400, 400, 0.76) +
    rect(214, 384, 70, 14, '#FFFDF6', 2) +
    rect(222, 374, 66, 12, '#F1EBDD', 2) +
    rect(560, 330, 7, 68, '#33484A') +
    path('M528 338L546 300H582L600 338Z', paint.second) +
    chair(60) +
    chair(632)
  );
}

/** A classroom with letters of both scripts on its board. */
export function classroom(seed: string): string {
  const stage = stageOf(`class ${seed}`);
  const { paint, other } = stage;
  const desk = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y})scale(${size})">${rect(-80, 0, 160, 18, '#D9A669', 5)}${rect(-68, 18, 12, 80, '#6A807E')}${rect(56, 18, 12, 80, '#6A807E')}${rect(-30, 36, 60, 50, paint.main, 10)}${rect(-50, -16, 46, 16, other.main, 3)}${rect(10, -24, 12, 24, paint.second, 3)}${rect(28, -8, 36, 8, '#FFFDF6')}</g>`;
  return (
    wallOf(stage, 420) +
    rect(170, 60, 460, 240, '#A8713D', 6) +
    rect(184, 74, 432, 212, '#1F5C4F') +
    letter('A', 246, 166, 0.25, '#FFFDF6') +
    letter('B', 336, 166, 0.25, '#F5C765') +
    letter('ب', 454, 160, 0.24, '#F5C765') +
    letter('أ', 556, 160, 0.25, '#FFFDF6') +
    line('M220 250H580', '#FFFDF6', 4, { opacity: 0.4, 'stroke-dasharray': '14 10' }) +
    rect(184, 286, 432, 12, '#8A5A33') +
    cityWindow(stage, 26, 90, 110, 190) +
    framed(stage, 664, 90, 110, 140) +
    boards(stage.wood, 420) +
    daylight() +
    [150, 400, 650].map((x) => desk(x, 420, 0.9)).join('') +
    [250, 550].map((x) => desk(x, 490, 1.15)).join('') +
    plant(744, 420, 0.7, other)
  );
}

/** A room where patients wait: chairs, a counter, a plant. */
export function waitingRoom(seed: string): string {
  const stage = stageOf(`waiting ${seed}`);
  const { paint, other } = stage;
  const seat = (x: number) =>
    rect(x, 350, 92, 90, paint.main, 18) +
    rect(x + 10, 360, 72, 34, paint.light, 12) +
    rect(x - 4, 432, 100, 28, paint.dark, 10) +
    line(`M${x + 8} 460v74M${x + 84} 460v74`, '#8CA09E', 8);
  return (
    wallOf(stage, 430) +
    rect(0, 250, 800, 60, other.light, 0, { opacity: 0.45 }) +
    cityWindow(stage, 70, 80, 240, 180) +
    circle(560, 150, 62, '#FFFDF6') +
    rect(544, 108, 32, 84, '#2E8B57', 4) +
    rect(518, 134, 84, 32, '#2E8B57', 4) +
    checks(430, stage.evening ? '#CBD8D6' : stage.wall[1], '#FFFFFF') +
    daylight() +
    seat(60) +
    seat(172) +
    seat(284) +
    rect(430, 350, 340, 30, '#ECE9E2', 8) +
    rect(446, 380, 308, 190, other.main, 8) +
    rect(466, 400, 268, 150, other.light, 8, { opacity: 0.5 }) +
    drawObject('laptop', other, 530, 352, 0.4) +
    drawObject('flowers', paint, 680, 352, 0.44) +
    rect(70, 520, 300, 16, '#000', 8, { opacity: 0.1 }) +
    plant(404, 560, 1, paint)
  );
}

/** A gym with weights before its mirror. */
export function gymHall(seed: string): string {
  const stage = stageOf(`gym ${seed}`);
  const { paint, other } = stage;
  return (
    wallOf(stage, 420) +
    rect(40, 60, 720, 300, '#C9DDE0', 4) +
    path('M60 360L260 60H360L160 360ZM420 360L620 60H660L460 360Z', '#fff', { opacity: 0.4 }) +
    times(3, (index) => rect(40 + index * 240, 60, 6, 300, '#8CA09E')) +
    rect(0, 420, 800, 180, '#3B4A4A') +
    line(
      times(6, (index) => `M${index * 160} 420L${(index * 160 - 400) * 1.6 + 400} 600`),
      '#4D5E5E',
      4,
    ) +
    rect(430, 330, 320, 12, '#22302F') +
    rect(430, 390, 320, 12, '#22302F') +
    rect(440, 330, 12, 130, '#22302F') +
    rect(728, 330, 12, 130, '#22302F') +
    times(
      6,
      (index) =>
        circle(470 + index * 48, 316, 17, index % 2 ? paint.main : other.main) +
        circle(470 + index * 48, 376, 19, index % 2 ? other.second : paint.dark),
    ) +
    line('M70 300H330', '#B7C4C1', 9) +
    circle(96, 300, 52, paint.dark) +
    circle(304, 300, 52, paint.dark) +
    circle(96, 300, 30, paint.main) +
    circle(304, 300, 30, paint.main) +
    rect(150, 300, 12, 170, '#22302F') +
    rect(238, 300, 12, 170, '#22302F') +
    rect(110, 420, 180, 30, other.main, 8) +
    drawObject('gym', other, 610, 580, 0.7) +
    rect(70, 520, 300, 40, paint.light, 20) +
    ellipse(370, 540, 16, 20, paint.main)
  );
}

/** A hall for weddings: an arch of flowers, chandeliers, round tables. */
export function weddingHall(seed: string): string {
  const stage = stageOf(`wedding ${seed}`);
  const { paint, other, random } = stage;
  const round = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y})scale(${size})">${path('M-100 0H100L120 110H-120Z', '#FFFBF2')}${line('M-60 12L-70 110M0 16V110M60 12L70 110', '#E4D8C2', 5)}${ellipse(0, 0, 102, 24, '#FFFFFF')}${rect(-5, -70, 10, 66, '#C98F25')}${circle(0, -84, 30, '#F5C8C0')}${circle(-20, -70, 18, '#E8776B')}${circle(22, -72, 18, '#FFFDF6')}${ellipse(-60, -2, 20, 6, other.light)}${ellipse(60, -2, 20, 6, other.light)}</g>`;
  const chandelier = (x: number) =>
    line(`M${x} 0V60`, '#C98F25', 5) +
    path(`M${x - 70} 70Q${x} 130 ${x + 70} 70`, 'none', { stroke: '#C98F25', 'stroke-width': 7 }) +
    circle(x, 84, 90, '#FFE7A8', { opacity: 0.3 }) +
    times(5, (index) => circle(x - 66 + index * 33, 64 + (2 - Math.abs(index - 2)) * 12, 8, '#FFF3CF'));
  return (
    rect(0, 0, 800, 600, stage.evening ? stage.wall[0] : paint.light) +
    times(6, (index) =>
      path(
        `M${index * 160 - 80} 0Q${index * 160} 220 ${index * 160 + 80} 0Z`,
        stage.evening ? stage.wall[1] : '#FFFBF2',
        { opacity: 0.7 },
      ),
    ) +
    rect(0, 400, 800, 200, '#EFE2CB') +
    path('M330 600L372 400H428L470 600Z', paint.main, { opacity: 0.8 }) +
    path(arch(280, 120, 240, 290), '#FFFBF2') +
    path(arch(304, 156, 192, 254), other.light) +
    times(26, (index) => {
      const share = index / 25;
      const angle = Math.PI * (1 - share);
      return circle(
        400 + Math.cos(angle) * 122,
        290 - Math.sin(angle) * 158,
        between(random, 15, 24),
        pick(random, ['#F5C8C0', '#FFFDF6', '#E8776B', '#4F9160', '#F7DD93']),
      );
    }) +
    rect(350, 340, 46, 70, other.main, 14) +
    rect(406, 340, 46, 70, other.main, 14) +
    chandelier(150) +
    chandelier(650) +
    round(130, 440, 0.9) +
    round(670, 440, 0.9) +
    round(230, 500, 0.82) +
    round(570, 500, 0.82)
  );
}

/** A garage: a car on the lift before a wall of tools. */
export function garage(seed: string): string {
  const stage = stageOf(`garage ${seed}`);
  const { paint, other } = stage;
  return (
    wallOf(stage, 430) +
    rect(40, 50, 320, 170, '#C99A5E', 6) +
    grid(
      5,
      2,
      (column, row) =>
        line(`M${80 + column * 60} ${84 + row * 70}v44`, (column + row) % 2 ? '#6A807E' : paint.main, 11, {
          'stroke-linecap': 'round',
        }) + circle(80 + column * 60, 84 + row * 70, 13, '#6A807E'),
    ) +
    cityWindow(stage, 520, 70, 200, 150) +
    times(
      3,
      (index) => circle(440, 180 - index * 50, 34, '#22302F') + circle(440, 180 - index * 50, 15, '#8CA09E'),
    ) +
    rect(0, 430, 800, 170, '#7E8B8A') +
    line('M0 520H800', '#F5C765', 10, { 'stroke-dasharray': '40 26' }) +
    rect(180, 240, 22, 290, other.main) +
    rect(600, 240, 22, 290, other.main) +
    rect(160, 520, 62, 18, other.dark) +
    rect(580, 520, 62, 18, other.dark) +
    rect(170, 416, 460, 18, '#33484A', 6) +
    drawObject('car', paint, 400, 420, 1.32) +
    drawObject('tools', other, 690, 566, 0.62) +
    drawObject('tires', paint, 96, 566, 0.56)
  );
}

/** A studio with a backdrop, lamps and a camera. */
export function photoStudio(seed: string): string {
  const stage = stageOf(`photo ${seed}`);
  const { paint, other } = stage;
  const softbox = (x: number, flip: number) =>
    `<g transform="translate(${x} 150)scale(${flip} 1)">${path('M-50-70L60-40V60L-50 90Z', '#22302F')}${path('M-50-70L-62-60V80L-50 90Z', '#FFF6DD')}${line('M30 30V330M30 330L-30 400M30 330L90 400', '#33484A', 9)}</g>`;
  return (
    wallOf(stage, 430) +
    boards(stage.wood, 430) +
    rect(210, 30, 380, 18, '#6A807E', 8) +
    path('M230 40H570V400Q570 500 660 560H140Q230 500 230 400Z', paint.light) +
    path('M230 40H300V400Q300 500 260 560H140Q230 500 230 400Z', paint.main, { opacity: 0.35 }) +
    rect(350, 380, 100, 16, '#8A5A33', 6) +
    line('M366 396L352 500M434 396L448 500', '#8A5A33', 9) +
    drawObject('flowers', other, 400, 382, 0.72) +
    softbox(120, -1) +
    softbox(690, 1) +
    path('M160 120L330 220V330L160 240ZM650 120L480 220V330L650 240Z', '#FFF6DD', { opacity: 0.25 }) +
    line('M400 520L330 600M400 520L470 600M400 520V600', '#22302F', 10) +
    drawObject('camera', other, 400, 548, 0.4)
  );
}

/** A shop of carpets: some hang, some are rolled. */
export function carpets(seed: string): string {
  const stage = stageOf(`carpets ${seed}`);
  const { random, paint, other } = stage;
  const hung = (x: number, { main, dark, light, second }: Paint) =>
    rect(x, 50, 210, 330, dark, 4) +
    rect(x + 14, 64, 182, 302, main) +
    rect(x + 28, 78, 154, 274, 'none', 0, { stroke: second, 'stroke-width': 6 }) +
    times(
      3,
      (row) =>
        path(`M${x + 105} ${96 + row * 80}l46 38-46 38-46-38Z`, light) +
        path(`M${x + 105} ${112 + row * 80}l26 22-26 22-26-22Z`, '#FBF3E1') +
        circle(x + 105, 134 + row * 80, 8, second),
    ) +
    times(14, (index) => rect(x + 4 + index * 15, 380, 5, 18, '#FBF3E1'));
  const paints = [paint, other, { ...paint, main: '#8F352B', dark: '#6A241C', light: '#D9A05E' }] as const;
  return (
    wallOf(stage, 440) +
    line('M20 46H780', '#8A5A33', 10) +
    paints.map((each, index) => hung(40 + index * 255, each)).join('') +
    boards(stage.wood, 440) +
    daylight() +
    drawObject('rug', other, 560, 576, 1) +
    times(
      4,
      (index) =>
        rect(
          60,
          540 - index * 34,
          260,
          34,
          pick(random, [paint.main, other.dark, '#A8713D', paint.dark]),
          17,
        ) +
        circle(78, 557 - index * 34, 13, '#FBF3E1') +
        circle(78, 557 - index * 34, 6, other.second),
    ) +
    drawObject('lantern', paint, 370, 560, 0.5)
  );
}

/** People at tables in a hall with flags of cloth. */
export function gathering(seed: string): string {
  const stage = stageOf(`gathering ${seed}`);
  const { paint, other } = stage;
  return (
    wallOf(stage, 420) +
    cityWindow(stage, 60, 110, 170, 170) +
    cityWindow(stage, 570, 110, 170, 170) +
    line('M0 30Q200 110 400 40T800 30', '#8A5A33', 4) +
    times(13, (index) =>
      path(
        `M${20 + index * 60} ${52 + Math.sin(index) * 16}h40l-20 46Z`,
        [paint.main, other.second, other.main, paint.second][index % 4] ?? paint.main,
      ),
    ) +
    boards(stage.wood, 420) +
    daylight() +
    drawObject('community', paint, 400, 540, 1.3) +
    plant(70, 540, 1.3, other) +
    plant(730, 540, 1.3, paint)
  );
}
