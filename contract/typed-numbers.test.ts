import { expect, it } from 'vitest';
import { holdsCode, phoneIn } from './typed-numbers.ts';

it.each([
  ['482913', true],
  ['482 913', true],
  [' 482-913. ', true],
  ['٤٨٢٩١٣', true],
  ['the code is 482913', true],
  ['الرمز 482913', true],
  ['el kod 482913', true],
  ['I can pay $150000', false],
  ['it has 123456 miles on it', false],
  ['ZIP code 11220', false],
  ['call (718) 555-0142', false],
  ['order 4829131', false],
])('«%s» contains a code: %s', (text, holds) => {
  expect(holdsCode(text)).toBe(holds);
});

it('treats any six digits as a code if one was just requested', () => {
  expect(holdsCode('here it is, 482913', true)).toBe(true);
  expect(holdsCode('I have none', true)).toBe(false);
});

it.each([
  ['call me at (718) 555-0142 after six', '(718) 555-0142'],
  ['رقمي ٧١٨٥٥٥٠١٤٢', '7185550142'],
  ['+20 10 0123 4567', '+20 10 0123 4567'],
  ['7185550142', '7185550142'],
  ['718.555.0142', '718.555.0142'],
  ['from 2019 to 2024', null],
  ['$1,250 a month, 8520 5th Ave', null],
  ['4111 1111 1111 1111', null],
  ['482913', null],
])('the phone number in «%s» is %s', (text, found) => {
  expect(phoneIn(text)).toBe(found);
});
