import { expect, it } from 'vitest';
import { retainedBytes } from './retained-bytes.ts';

it('counts the characters of a text by what each takes', () => {
  expect(retainedBytes('a'.repeat(1_000)) - retainedBytes('')).toBe(1_000);
  expect(retainedBytes('ش'.repeat(1_000)) - retainedBytes('')).toBe(2_000);
});

it('counts what a row holds, at any depth', () => {
  const empty = { title: '', services: [{ en: '' }] };
  const full = { title: 'x'.repeat(100), services: [{ en: 'y'.repeat(200) }] };
  expect(retainedBytes(full) - retainedBytes(empty)).toBe(300);
});

it('is about what V8 allocates', () => {
  // More than a page of cards, so that what else is allocated does not count.
  const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, title: `listing ${id}`, place: null }));
  const estimate = retainedBytes(rows);
  // An object of three slots, a text of some twelve bytes, and the place in the list.
  expect(estimate / rows.length).toBeGreaterThan(60);
  expect(estimate / rows.length).toBeLessThan(120);
});
