import type { Photo } from './photo.ts';
import { CRAFTS_PHOTOS } from './photos-crafts.ts';
import { FOOD_PHOTOS } from './photos-food.ts';
import { HOMES_PHOTOS } from './photos-homes.ts';
import { SHOPS_PHOTOS } from './photos-shops.ts';
import { WORK_PHOTOS } from './photos-work.ts';

/** Every stand-in. A key without a suffix is the scene as first drawn; the others repaint it. */
export const PHOTOS: readonly Photo[] = [
  ...FOOD_PHOTOS,
  ...SHOPS_PHOTOS,
  ...WORK_PHOTOS,
  ...HOMES_PHOTOS,
  ...CRAFTS_PHOTOS,
];
