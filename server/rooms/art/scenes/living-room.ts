import { circle, ellipse, path, rect, times } from './shapes.ts';

/** The variable parts of a living room. */
export interface LivingRoomStyle {
  wall: string;
  floor: readonly [string, string];
  /** Seat, back and arms of the sofa. */
  sofa: readonly [string, string, string];
  cushions: readonly [string, string];
  /** Ground, wide line and dashed line. */
  rug: readonly [string, string, string];
}

const TEAL_SOFA: LivingRoomStyle = {
  wall: '#F1E7D6',
  floor: ['#B98658', '#A37447'],
  sofa: ['#0F6F69', '#1A8A82', '#0B5752'],
  cushions: ['#F0B64C', '#F8EFDC'],
  rug: ['#0F6F69', '#F0B64C', '#D5EFEA'],
};

/** Left edge, height and width of the towers in the window. */
const TOWERS = [
  [262, 130, 40],
  [306, 180, 34],
  [350, 110, 44],
  [402, 200, 30],
  [440, 140, 46],
  [494, 160, 44],
] as const;

/** Middle, half width, half height and turn in degrees. */
const LEAVES = [
  [74, 380, 16, 60, 0],
  [46, 392, 14, 52, -28],
  [104, 392, 14, 52, 28],
  [60, 360, 12, 56, -14],
  [90, 360, 12, 56, 14],
] as const;

function skylineWindow(): string {
  const towers = TOWERS.map(
    ([x, height, width]) =>
      rect(x, 320 - height, width, height, '#5F9C95') +
      rect(x + 6, 330 - height, 5, 8, '#FCE7B7') +
      rect(x + 18, 346 - height, 5, 8, '#FCE7B7'),
  ).join('');
  return (
    rect(250, 60, 300, 260, '#CFE6E3', 2) +
    rect(250, 220, 300, 100, '#9CC9C2') +
    towers +
    rect(250, 60, 300, 260, 'none', 2, { stroke: '#fff', 'stroke-width': 12 }) +
    rect(395, 60, 10, 260, '#fff') +
    path('M170 40H250V340Q205 300 170 350Z', '#FBF6EB') +
    path('M630 40H550V340Q595 300 630 350Z', '#FBF6EB')
  );
}

function seats({ sofa, cushions }: LivingRoomStyle): string {
  const [seat, back, arms] = sofa;
  return (
    rect(150, 360, 420, 90, back, 22) +
    rect(140, 410, 440, 84, seat, 20) +
    rect(120, 380, 60, 116, arms, 20) +
    rect(540, 380, 60, 116, arms, 20) +
    rect(200, 374, 76, 62, cushions[0], 12) +
    rect(440, 374, 76, 62, cushions[1], 12)
  );
}

const lamp = (): string =>
  rect(668, 240, 6, 250, '#4F300C') +
  path('M630 250L652 180H692L714 250Z', '#F6C766') +
  circle(672, 250, 90, '#FFE3A3', { opacity: 0.22 });

const plant = (): string =>
  rect(44, 430, 60, 76, '#C98A22', 8) +
  LEAVES.map(([x, y, halfWidth, halfHeight, turn]) =>
    ellipse(x, y, halfWidth, halfHeight, '#3F7D4E', { transform: `rotate(${turn} ${x} ${y + 40})` }),
  ).join('');

const coffeeTable = (): string =>
  rect(300, 500, 200, 14, '#6F430B', 6) +
  rect(316, 514, 10, 46, '#6F430B') +
  rect(474, 514, 10, 46, '#6F430B') +
  rect(380, 484, 50, 16, '#fff', 4);

/** A living room with a sofa below a window on the skyline. */
export function livingRoom(style: Partial<LivingRoomStyle> = {}): string {
  const chosen = { ...TEAL_SOFA, ...style };
  const { wall, floor, rug } = chosen;
  return (
    rect(0, 0, 800, 600, wall) +
    rect(0, 440, 800, 160, floor[0]) +
    times(10, (index) => rect(index * 84, 440, 2, 160, floor[1])) +
    skylineWindow() +
    ellipse(400, 540, 330, 46, rug[0]) +
    ellipse(400, 540, 300, 38, 'none', { stroke: rug[1], 'stroke-width': 4 }) +
    ellipse(400, 540, 250, 28, 'none', { stroke: rug[2], 'stroke-width': 2, 'stroke-dasharray': '10 8' }) +
    seats(chosen) +
    coffeeTable() +
    lamp() +
    plant()
  );
}
