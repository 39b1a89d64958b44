import { food } from './iraq/food.ts';
import { goods } from './iraq/goods.ts';
import { home } from './iraq/home.ts';
import { work } from './iraq/work.ts';

/** The dialect of Iraq, compiled by hand from everyday speech. */
export const iraq = [work, food, home, goods].join('');
