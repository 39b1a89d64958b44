import { food } from './egypt/food.ts';
import { goods } from './egypt/goods.ts';
import { home } from './egypt/home.ts';
import { work } from './egypt/work.ts';

/** The dialect of Egypt, compiled by hand from everyday speech. */
export const egypt = [work, food, home, goods].join('');
