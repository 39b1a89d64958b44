import { food } from './maghreb/food.ts';
import { goods } from './maghreb/goods.ts';
import { home } from './maghreb/home.ts';
import { work } from './maghreb/work.ts';

/** What Morocco, Algeria, Tunisia and Libya call things, written by hand from everyday speech. */
export const maghreb = [work, food, home, goods].join('');
