import { describe, expect, it } from 'vitest';
import { readAsName } from './name-guesses.ts';
import { tokensOf } from './tokens.ts';
import { unitOf } from './unit.ts';

/** An index without words, which counts how often it is read. */
function countedIndex() {
  let reads = 0;
  return {
    reads: () => reads,
    find: () => {
      reads++;
      return [];
    },
    resembling: () => {
      reads++;
      return [];
    },
    listingsOf: () => 0,
  };
}

function read(text: string) {
  const tokens = tokensOf(text);
  const units = tokens.map(({ term }) => unitOf([[[term], 1]], []));
  const index = countedIndex();
  const name = readAsName({ units, begins: tokens.map((_token, at) => at) }, tokens, index);
  return { name, reads: index.reads() };
}

describe('a query that is read as a name', () => {
  it('reads the index for its words', () => {
    expect(read('karam halab').reads).toBeGreaterThan(2);
  });

  it('is read in bounded time: not if it has many words, nor its words of many letters', () => {
    expect(read('one two three four five six').reads).toBe(0);
    expect(read('x'.repeat(60)).reads).toBe(0);
    expect(
      read(Array.from({ length: 12 }, (_, at) => `${'abcdefghij'.repeat(5)}${'k'.repeat(at)}`).join(' '))
        .reads,
    ).toBe(0);
    expect(read('abcdefghijklmnopqrst bcdefghijklmnopqrstu').reads).toBeLessThan(100);
  });

  it('has no guess without words to guess', () => {
    expect(read('karam halab').name).toBeUndefined();
  });
});
