import { expect, it } from 'vitest';
import { counted, loadingReducer } from './loading.slice.ts';
import { guestName, recognised, userReducer } from './user.slice.ts';

it('a request outside of slices counts until it ends or fails', async () => {
  let state = loadingReducer(undefined, { type: '' });
  const counts: number[] = [];
  const dispatch = (action: { type: string }) => {
    state = loadingReducer(state, action);
    counts.push(state.count);
  };
  await expect(counted(dispatch, Promise.resolve('phone'))).resolves.toBe('phone');
  await expect(counted(dispatch, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(counts).toEqual([1, 0, 1, 0]);
});

it('the user is Guest until a stored name is known, and again without one', () => {
  const first = userReducer(undefined, { type: '' });
  expect(first).toEqual({ username: 'Guest', newField: '', isLoading: false });
  const known = userReducer(first, recognised('Layla Nasser'));
  expect(known.username).toBe('Layla Nasser');
  expect(userReducer(known, recognised(null)).username).toBe(guestName);
});
