import { food } from './gulf/food.ts';
import { goods } from './gulf/goods.ts';
import { home } from './gulf/home.ts';
import { work } from './gulf/work.ts';

/** What Saudi Arabia, Kuwait, Bahrain, Qatar, the Emirates and Oman call things, written by hand from everyday speech. */
export const gulf = [work, food, home, goods].join('');
