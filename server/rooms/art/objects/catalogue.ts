import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import { LEISURE } from './leisure.ts';
import { MACHINES } from './machines.ts';
import type { DrawObject } from './paint.ts';
import { PRACTICE } from './practice.ts';
import { TABLEWARE } from './table.ts';
import { WEAR } from './wear.ts';

/** All still-life objects, by name. */
export const OBJECTS = {
  ...FOOD,
  ...TABLEWARE,
  ...WEAR,
  ...HOME,
  ...MACHINES,
  ...PRACTICE,
  ...LEISURE,
} satisfies Record<string, DrawObject>;

export type ObjectName = keyof typeof OBJECTS;
