import { expect, it } from 'vitest';
import { searchVector } from '../../../contract/search.ts';
import { pairedNameOf } from './paired-names.ts';

const pairOf = (title: string, more = '') =>
  pairedNameOf(
    searchVector([
      ['A', title],
      ['B', 'Bakeries مخابز'],
      ['D', more],
    ]),
  );

it.each([
  ['Golden Sultan السلطان الذهبي', 'golden sultan', 'سلطان ذهبي'],
  ['Golden Sultan (السلطان الذهبي)', 'golden sultan', 'سلطان ذهبي'],
  ['السلطان الذهبي || Golden Sultan', 'golden sultan', 'سلطان ذهبي'],
  ['Golden Sultan (السلطان الذهبي) Golden Sultan (السلطان الذهبي)', 'golden sultan', 'سلطان ذهبي'],
  ['Burger 21 برجر ٢١', 'burger 21', 'برجر 21'],
])('%s is a name in both scripts', (title, latin, arabic) => {
  expect(pairOf(title, 'Sweets حلويات')).toEqual({ latin, arabic });
});

it.each([
  ['Golden Sultan', 'in one script'],
  ['Golden السلطان Sultan', 'with two parts in one of them'],
  ['Sunny room with a view of the park غرفة مشمسة', 'that is a sentence'],
  ['A1 ا', 'of hardly a letter'],
  ['Golden Sultan Золотой султан السلطان الذهبي', 'in a third script'],
])('%s is a title %s', (title) => expect(pairOf(title)).toBeUndefined());
