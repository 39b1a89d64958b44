import { expect, it } from 'vitest';
import { typedCode } from './typed-code.ts';

it.each([
  ['123456', '123456'],
  [' 123-456 ', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳ ۰۸۹', '123089'],
  ['\u200f٤٥٦\u200e', '456'],
  ['12345678', '123456'],
  ['code: 12a', '12'],
])('%j is %s', (typed, code) => expect(typedCode(typed, 6)).toBe(code));
