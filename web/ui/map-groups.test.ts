import { expect, it } from 'vitest';
import { gather, halfOf } from './map-groups.ts';

it('gathers what would cover one another, and leaves alone what would not', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 20 },
    { x: 100, y: 0 },
    { x: 0, y: 60 },
  ];
  const groups = gather(
    spots,
    (spot) => spot,
    () => halfOf.label,
  );
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
  expect(groups.flat()).toHaveLength(spots.length);
});

it('lets dots stand nearer to one another than labels', () => {
  const pins = [
    { x: 0, y: 0, size: halfOf.dot },
    { x: 36, y: 0, size: halfOf.dot },
    { x: 80, y: 0, size: halfOf.label },
  ];
  const groups = gather(
    pins,
    (pin) => pin,
    ({ size }) => size,
  );
  expect(groups.map((group) => group.length)).toEqual([1, 2]);
});
