import { expect, it } from 'vitest';
import { textLang } from './text-lang.ts';

it.each([
  ['Is it still available?', 'en'],
  ['نعم، ما زال متاحًا', 'ar'],
  ['عند محطة 77 St في السابعة مساءً', 'ar'],
  ['See you at مقهى', 'en'],
  ['718-555-0142 👍', undefined],
  ['', undefined],
])('%s is in %s', (text, lang) => {
  expect(textLang(text)).toBe(lang);
});
