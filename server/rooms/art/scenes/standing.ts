import { THINGS, type ThingName } from '../things/catalogue.ts';
import { oneLine, type Paint } from '../things/paint.ts';
import { placed } from './stage.ts';

/** A thing that stands in a scene: the middle of its foot, and its scale. */
export const thing = (name: ThingName, paint: Paint, x: number, foot: number, scale: number): string =>
  placed(oneLine(THINGS[name](paint)), x, foot, scale);
