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

it('remembers the last eight, each once, the latest first', () => {
  for (let at = 1; at <= 9; at++) rememberSearch(`words ${at}`);
  rememberSearch('words 5');
  expect(recentSearches()).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map((at) => `words ${at}`));
});

it('forgets one, and leaves nothing behind with the last', () => {
  rememberSearch('مخبز');
  rememberSearch('bread');
  forgetSearch('bread');
  expect(recentSearches()).toEqual(['مخبز']);
  forgetSearch('مخبز');
  expect(localStorage.getItem('recent_searches')).toBeNull();
});

it.each(['{', '7', '{"a":1}', '[1,null]'])('takes %s, which is none of ours, for nothing', (text) => {
  localStorage.setItem('recent_searches', text);
  expect(recentSearches()).toEqual([]);
});
