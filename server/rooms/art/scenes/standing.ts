import { OBJECTS, type ObjectName } from '../objects/catalogue.ts';
import { oneLine, type Paint } from '../objects/paint.ts';
import { placed } from './stage.ts';

/** An object in a scene: the center of its base, and its scale. */
export const drawObject = (name: ObjectName, paint: Paint, x: number, foot: number, scale: number): string =>
  placed(oneLine(OBJECTS[name](paint)), x, foot, scale);
