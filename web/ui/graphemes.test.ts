import { expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';

it('a sign that is written over a letter comes with it', () => {
  expect(graphemes('خريطةٌ', 'ar')).toEqual(['خ', 'ر', 'ي', 'ط', 'ةٌ']);
  expect(graphemes('map 👩‍👩‍👧', 'en')).toEqual(['m', 'a', 'p', ' ', '👩‍👩‍👧']);
});
