import { expect, it } from 'vitest';
import { withChange } from './change-favorite.ts';
import { type FavoritesState, favoritesKnown, favoritesReducer, isFavorite } from './favorites.ts';
import { userChanged } from './user.slice.ts';

const ids = { business: [3], product: [], rent: [], job: [], event: [], blog: [] };
const known: FavoritesState = { status: 'succeeded', ids };
const bakery = { kind: 'business', id: 7 } as const;

it('saves once, newest first, and removes', () => {
  const saved = withChange(withChange(known, { ...bakery, saved: true }), { ...bakery, saved: true });
  expect(saved.ids?.business).toEqual([7, 3]);
  expect(isFavorite(saved, bakery)).toBe(true);
  expect(isFavorite(saved, { kind: 'rent', id: 7 })).toBe(false);
  expect(isFavorite(withChange(saved, { ...bakery, saved: false }), bakery)).toBe(false);
});

it('is empty before it has loaded, and never contains items of the previous user', () => {
  const begun = favoritesReducer(undefined, { type: 'begin' });
  expect(withChange(begun, { ...bakery, saved: true })).toEqual({ status: 'idle', ids: null });
  const read = favoritesReducer(begun, favoritesKnown(known));
  expect(isFavorite(read, { kind: 'business', id: 3 })).toBe(true);
  expect(favoritesReducer(read, userChanged())).toEqual(begun);
});
