import { expect, it } from 'vitest';
import { terms } from '../../../contract/search.ts';
import { placesOf } from './highlight.ts';

it.each([
  ['Two bakeries and a Bakery', 'bakery', ['bakeries', 'Bakery']],
  ['Café Mokha', 'cafe', ['Café']],
  ['مَطاعِم ومطعم المخبز', 'مخبز', ['المخبز']],
  ['شقّة في باي ريدج', 'شقه ريدج', ['شقّة', 'ريدج']],
  // A prefix of a word, but not of three letters: “st” is a street.
  ['Shawarmania on Starr St', 'shawarma st', ['Shawarmania', 'St']],
  ['Bread & butter', '…!', []],
])('%s, searched for %s', (text, keyword, words) => {
  expect(placesOf(text, terms(keyword)).map(([from, to]) => text.slice(from, to))).toEqual(words);
});

it('a phrase matches as a whole, and its single words do not', () => {
  const marked = (text: string) =>
    placesOf(text, ['drain cleaning', 'plumber', 'bay ridge']).map(([from, to]) => text.slice(from, to));
  expect(marked('Plumbers: drain cleaning in Bay Ridge')).toEqual([
    'Plumbers',
    'drain cleaning',
    'Bay Ridge',
  ]);
  expect(marked('House cleaning by the bay')).toEqual([]);
});
