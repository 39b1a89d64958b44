import { expect, it } from 'vitest';
import {
  favoriteChanged,
  favoritesRead,
  favoritesReducer,
  favoritesWanted,
  isFavorite,
} from './favorites.ts';
import { personChanged } from './user.slice.ts';

const none = { business: [], product: [], rent: [], job: [], blog: [] };
const after = (...actions: Parameters<typeof favoritesReducer>[1][]) =>
  actions.reduce<ReturnType<typeof favoritesReducer> | undefined>(favoritesReducer, undefined) ??
  favoritesReducer(undefined, { type: 'begin' });
const bakery = { kind: 'business', id: 7 } as const;

it('saves once, newest first, and takes back', () => {
  const read = favoritesRead({ ...none, business: [3] });
  const saved = after(
    read,
    favoriteChanged({ ...bakery, saved: true }),
    favoriteChanged({ ...bakery, saved: true }),
  );
  expect(saved.ids?.business).toEqual([7, 3]);
  expect(isFavorite(saved, bakery)).toBe(true);
  expect(isFavorite(saved, { kind: 'rent', id: 7 })).toBe(false);
  expect(isFavorite(favoritesReducer(saved, favoriteChanged({ ...bakery, saved: false })), bakery)).toBe(
    false,
  );
});

it('knows nothing before it has read, and nothing of the person before', () => {
  expect(after(favoriteChanged({ ...bakery, saved: true }))).toEqual({ status: 'idle', ids: null });
  expect(after(favoritesWanted(), favoritesRead(null)).status).toBe('failed');
  expect(after(favoritesRead({ ...none, rent: [1] }), personChanged())).toEqual({
    status: 'idle',
    ids: null,
  });
});
