import { expect, it } from 'vitest';
import { isNearlyFull } from './event-words.ts';

it.each([
  [null, false],
  [10, false],
  [9, true],
  [0, true],
])('with %s seats left, an event is nearly full: %s', (seatsLeft, expected) => {
  expect(isNearlyFull({ seatsLeft })).toBe(expected);
});
