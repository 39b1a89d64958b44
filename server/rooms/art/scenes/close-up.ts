import { arch } from '../arch.ts';
import { OBJECTS, type ObjectName } from '../objects/catalogue.ts';
import { oneLine } from '../objects/paint.ts';
import { pick } from '../random.ts';
import { circle, line, path, rect, times } from './shapes.ts';
import {
  between,
  boards,
  checks,
  cityWindow,
  daylight,
  framed,
  pendant,
  placed,
  plant,
  type Stage,
  skyline,
  stageOf,
  starTiles,
} from './stage.ts';

/** Objects that stand on a floor or a street; all others are on a table. */
const ON_FLOOR: ReadonlySet<ObjectName> = new Set([
  'sofa',
  'majlis',
  'table',
  'bed',
  'rug',
  'chest',
  'stroller',
  'suitcases',
  'travel',
  'tires',
  'cooler',
  'gym',
]);
const ON_STREET: ReadonlySet<ObjectName> = new Set(['car', 'truck', 'house', 'shop']);
const ON_HANGER: ReadonlySet<ObjectName> = new Set(['thobe', 'coat', 'gown']);

const windowWall = (stage: Stage) =>
  cityWindow(stage, between(stage.random, 60, 440), 70, between(stage.random, 230, 300), 250);

const tiledWall = ({ paint, other, random }: Stage) =>
  starTiles('wall', 0, 210, 800, 220, other) +
  rect(0, 196, 800, 18, '#FFFBF2') +
  pendant(between(random, 90, 200), 130, paint) +
  pendant(between(random, 600, 710), 130, paint);

const nicheWall = ({ wall, paint, random }: Stage) =>
  times(4, (index) => {
    const x = 18 + index * 196;
    return (
      path(arch(x, 50, 176, 390), wall[1]) +
      path(arch(x + 14, 74, 148, 366), index % 2 ? paint.light : paint.main, { opacity: 0.55 }) +
      (index % 2
        ? rect(x + 26, 300, 124, 9, '#8A5A33') +
          times(3, (jar) =>
            rect(
              x + 36 + jar * 36,
              246 - between(random, 0, 16) + jar * 4,
              26,
              60,
              pick(random, ['#FFFBF2', '#E0A030', '#B5483A', '#7C8F3E']),
              8,
            ),
          ) +
          rect(x + 26, 300, 124, 9, '#8A5A33')
        : '')
    );
  });

const shelfWall = ({ random, paint, other }: Stage) =>
  times(3, (row) => {
    const foot = 130 + row * 108;
    let x = 30;
    const goods = times(15, () => {
      const [wide, high] = [between(random, 24, 44), between(random, 34, 82)];
      const at = x;
      x += wide + between(random, 6, 16);
      return at + wide > 770
        ? ''
        : rect(
            at,
            foot - high,
            wide,
            high,
            pick(random, [paint.main, paint.light, other.main, other.light, '#FFFBF2', paint.second]),
            pick(random, [4, 8, 14]),
          );
    });
    return (
      goods + rect(0, foot, 800, 12, '#8A5A33') + rect(0, foot + 12, 800, 10, '#000', 0, { opacity: 0.12 })
    );
  });

const galleryWall = (stage: Stage) =>
  framed(stage, 70, 70, 150, 190) +
  framed(stage, 250, 110, 110, 110) +
  framed(stage, 570, 60, 170, 130) +
  plant(690, 432, 1.6, stage.other) +
  pendant(430, 110, stage.paint);

const walls = [windowWall, tiledWall, nicheWall, shelfWall, galleryWall] as const;

function cloth({ paint }: Stage): string {
  return (
    rect(0, 430, 800, 170, '#FFFBF2') +
    times(10, (index) => rect(index * 88, 430, 30, 170, paint.light, 0, { opacity: 0.55 })) +
    rect(0, 500, 800, 14, paint.main, 0, { opacity: 0.5 }) +
    rect(0, 430, 800, 9, '#000', 0, { opacity: 0.1 })
  );
}

const marble = () =>
  rect(0, 430, 800, 170, '#ECE9E2') +
  line('M0 520q120-50 220-10t260-20 320-30M80 600q120-60 260-50M520 560q140-20 280-60', '#CFCABD', 4) +
  rect(0, 430, 800, 12, '#fff');

function street(stage: Stage): string {
  return (
    skyline(stage, 0, 0, 800, 430) +
    times(
      6,
      (index) =>
        circle(60 + index * 150, 408, 46, index % 2 ? '#4F9160' : '#3F7D4E') +
        rect(56 + index * 150, 410, 8, 40, '#6F430B'),
    ) +
    rect(0, 436, 800, 52, '#D6D0C3') +
    rect(0, 484, 800, 116, '#4A5856') +
    times(7, (index) => rect(20 + index * 124, 566, 74, 9, '#F5C765', 4))
  );
}

/**
 * A close-up of one object: on a table, a floor, a street or a rail, in front of a wall that the seed selects. A
 * small object is beside it.
 */
export function closeUp(name: ObjectName, seed: string, beside?: ObjectName): string {
  const stage = stageOf(`${name} ${seed}`);
  const { random, paint, other, wall, wood } = stage;
  const drawing = oneLine(OBJECTS[name](paint));
  const left = random() < 0.5;
  const x = 400 + (left ? 1 : -1) * between(random, 20, 60);
  if (ON_STREET.has(name)) {
    const building = name === 'house' || name === 'shop';
    return street(stage) + placed(drawing, building ? 400 : x, building ? 490 : 548, building ? 1.42 : 1.6);
  }
  const back = rect(0, 0, 800, 600, wall[0]) + pick(random, walls)(stage) + daylight();
  const small = beside
    ? placed(oneLine(OBJECTS[beside](other)), left ? 130 : 670, 520, 0.62)
    : plant(left ? 110 : 690, 520, 1.2, other);
  if (ON_HANGER.has(name))
    return (
      back +
      boards(wood, 470) +
      line('M60 92H740', '#6A807E', 10) +
      circle(60, 92, 10, '#8CA09E') +
      circle(740, 92, 10, '#8CA09E') +
      small +
      placed(drawing, x, 505, 1.36)
    );
  if (ON_FLOOR.has(name)) {
    const floor = random() < 0.3 ? checks(430, wall[1], '#FFFBF2') : boards(wood, 430);
    return back + floor + small + placed(drawing, x, 555, 1.4);
  }
  const top = pick(random, [() => boards(wood, 430), () => cloth(stage), marble])();
  return back + top + small + placed(drawing, x, 556, 1.34);
}
