import { describe, expect, it } from 'vitest';
import { movedTo, orderedAs, withArrived } from './photo-order.ts';
import type { PostPhoto } from './post-photo.ts';

const photo = (id: number): PostPhoto => ({
  id,
  url: `/media/${id}.webp`,
  width: 4,
  height: 3,
  placeholder: null,
  alt: '',
});
const photos = (...ids: number[]) => ids.map(photo);
const ids = (list: readonly PostPhoto[]) => list.map(({ id }) => id);

describe('moving a photo', () => {
  it.each([
    [1, 2, [2, 3, 1, 4]],
    [4, 0, [4, 1, 2, 3]],
    [2, -5, [2, 1, 3, 4]],
    [2, 99, [1, 3, 4, 2]],
  ])('from %i to %i', (id, place, expected) => {
    expect(ids(movedTo(photos(1, 2, 3, 4), id, place))).toEqual(expected);
  });
  it('to its own position returns the same list', () => {
    const list = photos(1, 2);
    expect(movedTo(list, 2, 1)).toBe(list);
    expect(movedTo(list, 9, 0)).toBe(list);
  });
  it('is reverted, with photos added since at the end', () => {
    expect(ids(orderedAs(photos(3, 1, 9, 2), [1, 2, 3]))).toEqual([1, 2, 3, 9]);
  });
});

describe('an uploaded photo', () => {
  const turns = new Map([
    [11, 1],
    [12, 2],
    [13, 3],
  ]);
  const turnOf = (id: number) => turns.get(id);
  it('is inserted in the order of selection, whichever upload finished first', () => {
    const third = withArrived(photos(5), photo(13), turnOf);
    const first = withArrived(third, photo(11), turnOf);
    expect(ids(withArrived(first, photo(12), turnOf))).toEqual([5, 11, 12, 13]);
  });
  it('takes the position of the photo it replaces', () => {
    expect(ids(withArrived(photos(1, 2, 3), photo(12), turnOf, 2))).toEqual([1, 12, 3]);
  });
  it('is appended if that photo was removed meanwhile', () => {
    expect(ids(withArrived(photos(1, 3), photo(12), turnOf, 2))).toEqual([1, 3, 12]);
  });
  it('is added once', () => expect(ids(withArrived(photos(12), photo(12), turnOf))).toEqual([12]));
});
