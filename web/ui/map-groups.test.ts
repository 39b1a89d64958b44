import { expect, it } from 'vitest';
import { gather, reachOf } from './map-groups.ts';

it('gathers what would cover one another, and leaves alone what would not', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 20 },
    { x: 100, y: 0 },
    { x: 0, y: 60 },
  ];
  const groups = gather(spots, (spot) => spot, reachOf.label);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
  expect(groups.flat()).toHaveLength(spots.length);
  const signs = gather(
    [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ],
    (spot) => spot,
    reachOf.sign,
  );
  expect(signs).toHaveLength(2);
});
