import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const wordsOf = (text: string) => tokensOf(text).map(({ folded }) => folded);

it('a digit with the dot of its Arabic letter is that letter', () => {
  expect(wordsOf("7'obz ba6’a6 9'ayf 3'azal")).toEqual(['khobz', 'baza6', 'dhayf', 'ghazal']);
});

it('a number remains one, whatever follows it', () => {
  expect(wordsOf("6's 1937's 90's")).toEqual(['6s', '1937s', '90s']);
});
