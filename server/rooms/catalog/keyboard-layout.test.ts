import { describe, expect, it } from 'vitest';
import { otherLayoutReadings, typedOnOtherLayout } from './keyboard-layout.ts';

describe('text typed with the other layout', () => {
  it.each([
    ['lfkn', 'مبنى'],
    ['lsu]', 'مسعد'],
    ['Hpl] ;hldk', 'أحمد كامين'],
    ['بهظظش', 'fi//a'],
    ['حهئئش', 'pizza'],
    ['مهلافس', 'lights'],
    ['لاشنثقغ', 'bakery'],
    // The bottom row of macOS differs.
    ['nvms', 'ردوس'],
    ['حهظظش', 'pizza'],
    // Arabic 102 places one letter elsewhere.
    ['\\if', 'ذهب'],
    // AZERTY differs from QWERTY in a, q, z, w and m.
    ['lùul', 'مطعم'],
    ['qr,', 'شقة'],
    ['حهصصض', 'pizza'],
  ])('%s may be %s', (typed, meant) => {
    expect(otherLayoutReadings(typed)).toContain(meant);
  });
  it('may mix scripts, but must have letters', () => {
    expect(otherLayoutReadings('حهئئش fdjsh')).toContain('pizza بيتسا');
    expect(otherLayoutReadings('11209')).toEqual([]);
  });
});

describe('the other layout is used', () => {
  const known = (...words: string[]) => {
    const all = new Set(words);
    return (term: string) => all.has(term);
  };
  it('if nothing is known as typed and the converted words are known', () => {
    expect(typedOnOtherLayout('حهئئش ىثصغخقن', known('pizza', 'newyork'))).toBe('pizza newyork');
    expect(typedOnOtherLayout('fdjsh', known('بيتسا'))).toBe('بيتسا');
  });
  it('but not if the words as typed are known', () => {
    expect(typedOnOtherLayout('حهئئش', known('pizza', 'حهييش'))).toBeUndefined();
  });
  it('but not if a word is known only up to a punctuation mark within it', () => {
    expect(typedOnOtherLayout('ضظظضثض', known('q', 'qeq'))).toBeUndefined();
  });
  it('but not if most of it is unknown in both', () => {
    expect(typedOnOtherLayout('حهئئش ىثصغخقن', known('pizza'))).toBeUndefined();
    expect(typedOnOtherLayout('xkcdq', known())).toBeUndefined();
  });
});
