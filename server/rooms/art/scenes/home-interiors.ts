import { arch } from '../arch.ts';
import type { Family } from '../tilings.ts';
import type { ToneName } from '../tones.ts';
import { tilePanel } from './frame.ts';
import { circle, line, path, rect, times } from './shapes.ts';

/** The variable parts of a bedroom. */
export interface BedroomStyle {
  wall: string;
  floor: string;
  headboard: string;
  cover: string;
  /** Edge of the cover, and the lamp. */
  accent: string;
  picture: ToneName;
}

const CALM: BedroomStyle = {
  wall: '#DCE9E5',
  floor: '#C79B6B',
  headboard: '#0B5752',
  cover: '#0F6F69',
  accent: '#F0B64C',
  picture: 'sand',
};

/** A bedroom with an arched window. */
export function bedroom(style: Partial<BedroomStyle> = {}): string {
  const { wall, floor, headboard, cover, accent, picture } = { ...CALM, ...style };
  return (
    rect(0, 0, 800, 600, wall) +
    rect(0, 450, 800, 150, floor) +
    path(arch(300, 50, 200, 270), '#fff') +
    path(arch(314, 70, 172, 250), '#F9D794') +
    rect(395, 60, 10, 260, '#fff') +
    rect(60, 80, 120, 150, '#fff', 4) +
    tilePanel('frame', 72, 92, 96, 126, { family: 'twelve', tone: picture, scale: 24, centered: true }) +
    rect(180, 270, 440, 130, headboard, 26) +
    rect(170, 370, 460, 150, '#F8F4EA', 18) +
    rect(170, 420, 460, 110, cover, 14) +
    rect(170, 420, 460, 26, accent) +
    rect(210, 330, 150, 66, '#fff', 18) +
    rect(440, 330, 150, 66, '#fff', 18) +
    rect(170, 520, 14, 44, '#4F300C') +
    rect(616, 520, 14, 44, '#4F300C') +
    rect(660, 400, 100, 120, '#A37447', 6) +
    rect(672, 420, 76, 36, '#8F5608', 4) +
    rect(704, 340, 12, 60, '#4F300C') +
    path('M680 344L694 300H726L740 344Z', '#F6C766') +
    circle(710, 350, 80, '#FFE3A3', { opacity: 0.3 })
  );
}

/** The variable parts of a kitchen. */
export interface KitchenStyle {
  wall: string;
  /** Body and doors of the wall cupboards, body and doors of the base units. */
  cupboards: readonly [string, string, string, string];
  handle: string;
  splash: { family: Family; tone: ToneName };
}

const TEAL_CUPBOARDS: KitchenStyle = {
  wall: '#F3EEE2',
  cupboards: ['#0F6F69', '#128078', '#0B5752', '#0F6F69'],
  handle: '#F0B64C',
  splash: { family: 'khatam', tone: 'mint' },
};

const fridge = (): string =>
  rect(610, 70, 180, 494, '#E4EAE9', 10) +
  rect(610, 250, 180, 4, '#B6C4C2') +
  rect(628, 180, 8, 56, '#8CA09E', 4) +
  rect(628, 270, 8, 90, '#8CA09E', 4);

/** A kitchen with a tiled splashback. */
export function kitchen(style: Partial<KitchenStyle> = {}): string {
  const { wall, cupboards, handle, splash } = { ...TEAL_CUPBOARDS, ...style };
  const [upper, upperDoor, lower, lowerDoor] = cupboards;
  return (
    rect(0, 0, 800, 600, wall) +
    tilePanel('splash', 0, 210, 800, 150, { ...splash, scale: 32 }) +
    rect(0, 40, 560, 150, upper, 4) +
    times(
      4,
      (index) =>
        rect(10 + index * 138, 50, 126, 130, upperDoor, 4) + rect(66 + index * 138, 164, 16, 5, handle, 2),
    ) +
    rect(0, 350, 800, 24, '#E7DCC6') +
    rect(0, 374, 800, 190, lower) +
    times(
      5,
      (index) =>
        rect(10 + index * 116, 388, 104, 164, lowerDoor, 4) + rect(50 + index * 116, 398, 24, 5, handle, 2),
    ) +
    fridge() +
    rect(0, 564, 800, 36, '#B98658') +
    circle(120, 330, 24, '#C98A22') +
    rect(96, 322, 48, 30, '#C98A22', 6) +
    rect(220, 300, 60, 52, '#fff', 8) +
    rect(420, 326, 90, 8, '#8CA09E') +
    line('M460 326V280Q460 262 480 262', '#8CA09E', 8)
  );
}
