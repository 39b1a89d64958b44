import { food } from './gulf/food.ts';
import { goods } from './gulf/goods.ts';
import { home } from './gulf/home.ts';
import { work } from './gulf/work.ts';

/**
 * The dialect of Saudi Arabia, Kuwait, Bahrain, Qatar, the Emirates and Oman, compiled by hand from everyday
 * speech.
 */
export const gulf = [work, food, home, goods].join('');
