import { describe, expect, it } from 'vitest';
import { chanceOf } from '../seed/synthetic/chance.ts';
import {
  bytesOf,
  compareBytes,
  DictionaryWriter,
  findTerm,
  TermReader,
  termBytesOf,
  termsBeginning,
} from './dictionary.ts';

const chance = chanceOf(3);
const letters = ['a', 'b', 'ab', 'é', 'م', 'مط', '1', '-', '𝒜'];

function wordOf(): string {
  return Array.from({ length: chance.whole(1, 6) }, () => chance.pick(letters)).join('');
}

function dictionaryOf(count: number) {
  const words = new Set(Array.from({ length: count }, wordOf));
  if (count > 100) words.add('long'.repeat(80));
  const terms = [...words].sort((one, other) => compareBytes(bytesOf(one), bytesOf(other)));
  const writer = new DictionaryWriter();
  for (const term of terms) writer.add(bytesOf(term));
  return { terms, dictionary: writer.finish() };
}

describe.each([0, 1, 15, 16, 17, 3_000])('a dictionary made of %i words', (count) => {
  const { terms, dictionary } = dictionaryOf(count);
  const decoder = new TextDecoder();
  it('returns its terms by number, in order', () => {
    const read: string[] = [];
    for (const reader = new TermReader(dictionary); reader.advance(); ) {
      expect(reader.term).toBe(read.length);
      read.push(decoder.decode(reader.bytes));
    }
    expect(read).toEqual(terms);
    for (const [term, text] of terms.entries()) {
      expect(findTerm(dictionary, text)).toBe(term);
      expect(decoder.decode(termBytesOf(dictionary, term))).toBe(text);
    }
  });
  it('contains nothing else, and finds the terms with a prefix', () => {
    for (let tries = 0; tries < 300; tries++) {
      const text = wordOf();
      expect(findTerm(dictionary, text)).toBe(terms.indexOf(text));
      const { from, to } = termsBeginning(dictionary, text);
      expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(text)));
    }
    expect(findTerm(dictionary, '')).toBe(-1);
  });
});
