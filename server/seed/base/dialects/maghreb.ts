import { food } from './maghreb/food.ts';
import { goods } from './maghreb/goods.ts';
import { home } from './maghreb/home.ts';
import { work } from './maghreb/work.ts';

/** The dialect of Morocco, Algeria, Tunisia and Libya, compiled by hand from everyday speech. */
export const maghreb = [work, food, home, goods].join('');
