import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ text, kind }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

describe('a text diff', () => {
  it.each([
    ['nothing', 'one two', 'one two', 'one two'],
    ['a word', 'bread every morning', 'bread every evening', 'bread every -morning-+evening+'],
    ['a word that is new', 'fresh bread', 'fresh flat bread', 'fresh +flat +bread'],
    ['a word that is gone', 'call me now', 'call now', 'call -me -now'],
    ['from nothing', '', 'bread', '+bread+'],
    ['to nothing', 'bread', '', '-bread-'],
    ['Arabic', 'شقة واسعة قرب المترو', 'شقة مشمسة قرب المترو', 'شقة -واسعة-+مشمسة+ قرب المترو'],
    ['a line', 'a\nb', 'a\nc\nb', 'a\n+c\n+b'],
  ])('%s', (_, before, after, expected) => expect(marked(before, after)).toBe(expected));

  it('preserves all of both texts', () => {
    const [before, after] = ['the quick brown fox jumps  over it', 'a quick red fox leaps over  it all'];
    const pieces = wordDiff(before, after);
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  });
  it('of very long texts without common words consists of both texts', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(wordDiff(long('a'), long('b')).filter(({ kind }) => kind === 'same')).toEqual([]);
  });
});
