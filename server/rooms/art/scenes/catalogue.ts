import type { Photo } from './photo.ts';
import { CRAFTS_PHOTOS } from './photos-crafts.ts';
import { FOOD_PHOTOS } from './photos-food.ts';
import { FRONT_PHOTOS } from './photos-fronts.ts';
import { HOMES_PHOTOS } from './photos-homes.ts';
import { NEAR_PHOTOS } from './photos-near.ts';
import { ROOM_PHOTOS } from './photos-rooms.ts';
import { SHOPS_PHOTOS } from './photos-shops.ts';
import { WORK_PHOTOS } from './photos-work.ts';

/** All generated photographs. Some are recolored under further keys, others vary by seed. */
export const PHOTOS: readonly Photo[] = [
  ...FOOD_PHOTOS,
  ...SHOPS_PHOTOS,
  ...WORK_PHOTOS,
  ...HOMES_PHOTOS,
  ...CRAFTS_PHOTOS,
  ...NEAR_PHOTOS,
  ...FRONT_PHOTOS,
  ...ROOM_PHOTOS,
];
