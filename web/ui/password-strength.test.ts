import { expect, it } from 'vitest';
import { listedPassword, passwordProblem } from '../../contract/passwords.ts';
import { commonPasswords } from './common-passwords.ts';
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

it.each([
  ['        ', 'blank'],
  ['\u00a0\u200b\u2003\u00a0\u200b\u2003\u00a0\u200b', 'blank'],
  ['أبجدهوز', 'short'],
  ['       x', null],
  ['x'.repeat(129), 'long'],
])('%j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

it('contains the list of the server, regardless of case and digits', () => {
  for (const password of ['password1', 'PassWord1', 'password١', '١٢٣٤٥٦٧٨'])
    expect([password, commonPasswords.has(listedPassword(password))]).toEqual([password, true]);
  expect(commonPasswords.has(listedPassword('correct horse battery'))).toBe(false);
});
