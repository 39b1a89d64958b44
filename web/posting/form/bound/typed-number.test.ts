import { describe, expect, it } from 'vitest';
import { centsText, tidyNumber, typedCents, typedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['١٢', 12],
    ['۱۲', 12],
    ['1.5', 1.5],
    ['١٫٥', 1.5],
    ['1,250', 1250],
    ['1٬250', 1250],
    ['١٬٢٥٠٬٠٠٠', 1_250_000],
    [' 7 ', 7],
    ['', null],
    ['   ', null],
  ])('%s is %s', (text, number) => expect(typedNumber(text)).toBe(number));

  it.each(['big', '1,2', '12,50', '1,2500', '-3', '1.2.3', '1e9', '0x10', 'Infinity', '٫', '9'.repeat(13)])(
    '%s is invalid and preserved as typed',
    (text) => expect(typedNumber(text)).toBe(text),
  );
});

describe('a typed amount', () => {
  it.each([
    ['1250', 125_000],
    ['$1,250', 125_000],
    ['1,250.50', 125_050],
    ['١٬٢٥٠٫٥٠ دولار', 125_050],
    ['0', 0],
    ['0.29', 29],
    ['1.1', 110],
    ['8.20', 820],
    ['', null],
  ])('%s is %s cents', (text, cents) => expect(typedCents(text)).toBe(cents));

  it.each(['1.005', 'ten', '€5', '5,5'])('%s is invalid', (text) => expect(typedCents(text)).toBe(text));

  it.each([
    [125_000, '1250'],
    [1850, '18.50'],
    [null, ''],
    ['ten', 'ten'],
  ])('%s is formatted as «%s»', (cents, text) => expect(centsText(cents)).toBe(text));

  it('preserves typed separators, in Western digits', () => {
    expect(tidyNumber('١٬٢٥٠٫٥')).toBe('1,250.5');
    expect(tidyNumber('$ 1,250')).toBe('1,250');
  });
});
