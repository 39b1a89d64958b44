import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('stores the last eight without duplicates, latest first', () => {
  for (let at = 1; at <= 9; at++) rememberSearch(`words ${at}`);
  rememberSearch('words 5');
  expect(recentSearches()).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map((at) => `words ${at}`));
});

it('removes one, and with the last one the key', () => {
  rememberSearch('مخبز');
  rememberSearch('bread');
  forgetSearch('bread');
  expect(recentSearches()).toEqual(['مخبز']);
  forgetSearch('مخبز');
  expect(localStorage.getItem('recent_searches')).toBeNull();
});

it.each(['{', '7', '{"a":1}', '[1,null]'])('ignores invalid data: %s', (text) => {
  localStorage.setItem('recent_searches', text);
  expect(recentSearches()).toEqual([]);
});
