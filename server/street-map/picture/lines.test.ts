import { expect, test } from 'vitest';
import { joined, stretches } from './lines.ts';

test('blocks of a street are joined, whatever their direction', () => {
  const lines = joined([
    [
      [100, 0],
      [200, 0],
    ],
    [
      [100, 0],
      [0, 0],
    ],
    [
      [300, 0],
      [200, 0],
    ],
    [
      [0, 500],
      [50, 500],
    ],
    [[7, 7]],
  ]);
  const whole = lines.map((line) => line.map(([x]) => x));
  expect(whole).toContainEqual(expect.arrayContaining([0, 100, 200, 300]));
  expect(whole.find((line) => line.length === 4)?.toSorted((one, other) => one - other)).toEqual([
    0, 100, 200, 300,
  ]);
  expect(lines).toHaveLength(2);
});

test('a label is placed on straight stretches only, and never upside down', () => {
  const straight = stretches(
    [
      [200, 0],
      [0, 0],
    ],
    60,
  );
  expect(straight.length).toBeGreaterThan(3);
  expect(Math.abs(straight[0]?.angle ?? 9)).toBeLessThan(0.01);
  expect(Math.abs((straight[0]?.middle[0] ?? 0) - 100)).toBeLessThan(20);
  expect(
    stretches(
      [
        [0, 0],
        [30, 0],
        [30, 30],
      ],
      60,
    ),
  ).toEqual([]);
  expect(
    stretches(
      [
        [0, 0],
        [30, 0],
      ],
      60,
    ),
  ).toEqual([]);
});
