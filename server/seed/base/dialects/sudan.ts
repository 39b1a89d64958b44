import { food } from './sudan/food.ts';
import { goods } from './sudan/goods.ts';
import { home } from './sudan/home.ts';
import { work } from './sudan/work.ts';

/** The dialect of Sudan, compiled by hand from everyday speech. */
export const sudan = [work, food, home, goods].join('');
