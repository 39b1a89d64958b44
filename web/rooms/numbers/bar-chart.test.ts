import { expect, it } from 'vitest';
import { topOf } from './BarChart.tsx';

it('a scale ends just above the maximum, at a round number', () => {
  const tops = [0, 1, 2, 3, 7, 10, 11, 49, 51, 199, 201, 1_234].map(topOf);
  expect(tops).toEqual([1, 1, 2, 5, 10, 10, 20, 50, 100, 200, 500, 2_000]);
});
