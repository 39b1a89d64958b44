import { expect, it } from 'vitest';
import type { Explained, SearchType } from '../../../contract/search-results.ts';
import { kinds } from './kinds.ts';
import { strongestFirst } from './section-order.ts';

const nothing: Record<SearchType, readonly Explained[]> = {
  business: [],
  rent: [],
  job: [],
  product: [],
  event: [],
  blog: [],
  guide: [],
};
const found = (place: 'title' | 'category' | 'details' | 'place' | 'text'): Explained => ({
  why: { in: place, parts: ['', 'room'], lang: 'en' },
});
const inTitle: Explained = {};
const guess: Explained = { guessed: true };

it.each<[string, Partial<Record<SearchType, readonly Explained[]>>, SearchType[]]>([
  [
    'in the usual order',
    { guide: [inTitle], rent: [found('place')], business: [inTitle] },
    ['business', 'rent', 'guide'],
  ],
  ['titles before offers', { business: [found('details')], rent: [found('title')] }, ['rent', 'business']],
  ['categories like titles', { business: [found('category')], job: [inTitle] }, ['business', 'job']],
  [
    'offers before texts',
    { business: [found('text')], product: [found('details')] },
    ['product', 'business'],
  ],
  ['guesses last', { business: [guess], rent: [found('text')] }, ['rent', 'business']],
  ['by the best of several', { rent: [inTitle], business: [found('text'), inTitle] }, ['business', 'rent']],
  ['without empty kinds', { job: [inTitle], blog: [] }, ['job']],
])('kinds of results: %s', (_case, reasons, order) => {
  expect(strongestFirst(kinds, { ...nothing, ...reasons })).toEqual(order);
});
