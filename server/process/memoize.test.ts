import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

function counting(most: number) {
  const computed: string[] = [];
  const upper = memoize((word: string) => {
    computed.push(word);
    return word.toUpperCase();
  }, most);
  return { computed, upper };
}

it('computes a value once', () => {
  const { computed, upper } = counting(10);
  expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A']);
  expect(computed).toEqual(['a', 'b']);
});

it('evicts values that were unused for two generations, and retains used ones', () => {
  const { computed, upper } = counting(2);
  for (const word of ['a', 'b', 'c', 'a', 'd', 'a', 'e', 'a']) upper(word);
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e']);
  upper('b');
  expect(computed.at(-1)).toBe('b');
});
