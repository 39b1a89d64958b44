import { expect, it } from 'vitest';
import { e164 } from './e164.ts';

it.each([
  ['(718) 555-0142', '+17185550142'],
  ['+20 10 0123 4567', '+201001234567'],
  ['٧١٨٥٥٥٠١٤٢', '+17185550142'],
  ['۷۱۸ ۵۵۵ ۰۱۴۲', '+17185550142'],
  ['12', null],
  ['call me', null],
  ['', null],
])('%j is %s', (typed, stored) => {
  expect(e164(typed)).toBe(stored);
});
