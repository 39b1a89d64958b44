import { food } from './levant/food.ts';
import { goods } from './levant/goods.ts';
import { home } from './levant/home.ts';
import { work } from './levant/work.ts';

/** The dialect of Syria, Lebanon, Jordan and Palestine, compiled by hand from everyday speech. */
export const levant = [work, food, home, goods].join('');
