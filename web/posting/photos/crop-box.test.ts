import { describe, expect, it } from 'vitest';
import { cropSchema } from '../../../contract/pictures.ts';
import { firstView, hasShape, mostZoom, partOf, withinPicture } from './crop-box.ts';

const wide = { width: 1600, height: 800 };
const tall = { width: 600, height: 1200 };

describe('the crop of a view', () => {
  it.each([
    ['a square of a wide picture', wide, 1, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    ['a square of a tall one', tall, 1, { x: 0, y: 0.25, width: 1, height: 0.5 }],
    ['a banner of a wide one', wide, 4, { x: 0, y: 0.25, width: 1, height: 0.5 }],
    ['all of one that has the shape', wide, 2, { x: 0, y: 0, width: 1, height: 1 }],
  ])('is initially %s, around the center', (_, picture, aspect, part) => {
    expect(partOf(firstView, picture, aspect)).toEqual(part);
  });
  it('has the aspect ratio of the frame at every zoom', () => {
    for (const zoom of [1, 1.7, 3]) {
      const { width, height } = partOf({ zoom, x: 0.4, y: 0.6 }, wide, 3);
      expect((width * wide.width) / (height * wide.height)).toBeCloseTo(3);
    }
  });
  it.each([
    [-9, -9],
    [9, 9],
    [0.1, 0.95],
  ])('stays within the picture when moved (%d, %d)', (x, y) => {
    for (const picture of [wide, tall, { width: 333, height: 777 }]) {
      for (const zoom of [0, 1, 1.3, 99]) {
        expect(cropSchema.safeParse(partOf({ zoom, x, y }, picture, 1)).success).toBe(true);
      }
    }
  });
});

describe('the maximum zoom', () => {
  it('leaves at least 200 pixels in each dimension, and is five at most', () => {
    expect(mostZoom(wide, 1)).toBe(4);
    expect(mostZoom({ width: 4000, height: 4000 }, 1)).toBe(5);
    expect(mostZoom(wide, 4)).toBe(2);
  });
  it('is one for small pictures', () => expect(mostZoom({ width: 90, height: 90 }, 1)).toBe(1));
  it('is at least one', () => expect(withinPicture({ zoom: 0.2, x: 0.5, y: 0.5 }, wide, 1).zoom).toBe(1));
});

it.each([
  [{ width: 400, height: 401 }, 1, true],
  [{ width: 400, height: 300 }, 1, false],
  [{ width: 1600, height: 533 }, 3, true],
  [{ width: 1600, height: 800 }, 3, false],
])('%j fits %d: %s', (picture, aspect, expected) => {
  expect(hasShape(picture, aspect)).toBe(expected);
});
