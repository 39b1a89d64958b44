import { expect, it } from 'vitest';
import { gather, pinBoxes } from './map-groups.ts';

it('clusters overlapping pins and leaves others alone', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 40, y: 20 },
    { x: 100, y: 0 },
    { x: 0, y: 60 },
  ];
  const groups = gather(
    spots,
    (spot) => spot,
    () => pinBoxes.label,
  );
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
  expect(groups.flat()).toHaveLength(spots.length);
});

it('allows dots closer together than labels', () => {
  const pins = [
    { x: 0, y: 0, box: pinBoxes.dot },
    { x: 56, y: 0, box: pinBoxes.dot },
    { x: 118, y: 0, box: pinBoxes.label },
  ];
  const groups = gather(
    pins,
    (pin) => pin,
    ({ box }) => box,
  );
  expect(groups.map((group) => group.length)).toEqual([1, 2]);
});

it('keeps labels, which are above their points, clear of dots above them', () => {
  const [dot, label] = [
    { x: 0, y: 0, box: pinBoxes.dot },
    { x: 0, y: 59, box: pinBoxes.label },
  ];
  const boxOf = ({ box }: { box: (typeof pinBoxes)[keyof typeof pinBoxes] }) => box;
  expect(gather([dot, label], (pin) => pin, boxOf)).toHaveLength(1);
  expect(gather([dot, { ...label, y: 60 }], (pin) => pin, boxOf)).toHaveLength(2);
});
