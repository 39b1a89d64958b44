import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['seven77', 'short'],
  ['كلمةسر', 'short'],
  ['aaaaaaaaaaaaaaaa', 'fair'],
  ['12345678', 'fair'],
  ['bakerybk', 'fair'],
  ['Bakery55', 'good'],
  ['خبز وزعتر على الرصيف', 'strong'],
  ['correct horse battery', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
