import { expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';

it('a combining mark belongs to its letter', () => {
  expect(graphemes('خريطةٌ', 'ar')).toEqual(['خ', 'ر', 'ي', 'ط', 'ةٌ']);
  expect(graphemes('map 👩‍👩‍👧', 'en')).toEqual(['m', 'a', 'p', ' ', '👩‍👩‍👧']);
});
