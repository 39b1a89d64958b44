import { expect, it } from 'vitest';
import { scaleOf } from './map-scale.ts';

it.each([
  // Streets of New York at zooms 14 and 18 of a world of 512 pixels, and the whole city at 9.
  [3.62, { unit: 'feet', count: 1000, pixels: 84 }],
  [0.226, { unit: 'feet', count: 50, pixels: 67 }],
  [116, { unit: 'miles', count: 5, pixels: 69 }],
  [19, { unit: 'miles', count: 1, pixels: 85 }],
] as const)('at %s meters per pixel', (meters, scale) => {
  expect(scaleOf(meters)).toEqual(scale);
});
