import { describe, expect, it } from 'vitest';
import { otherLayoutReadings, typedOnOtherLayout } from './keyboard-layout.ts';

describe('a text typed on the other layout', () => {
  it.each([
    ['lfkn', 'مبنى'],
    ['lsu]', 'مسعد'],
    ['Hpl] ;hldk', 'أحمد كامين'],
    ['بهظظش', 'fi//a'],
    ['حهئئش', 'pizza'],
    ['مهلافس', 'lights'],
    ['لاشنثقغ', 'bakery'],
    // macOS has other keys in its lowest row.
    ['nvms', 'ردوس'],
    ['حهظظش', 'pizza'],
    // Arabic 102 has one letter elsewhere.
    ['\\if', 'ذهب'],
    // AZERTY has other letters where QWERTY has a, q, z, w and m.
    ['lùul', 'مطعم'],
    ['qr,', 'شقة'],
    ['حهصصض', 'pizza'],
  ])('%s may be %s', (typed, meant) => {
    expect(otherLayoutReadings(typed)).toContain(meant);
  });
  it('may have words of both scripts, but must have letters', () => {
    expect(otherLayoutReadings('حهئئش fdjsh')).toContain('pizza بيتسا');
    expect(otherLayoutReadings('11209')).toEqual([]);
  });
});

describe('the reading of the other layout is taken', () => {
  const known = (...words: string[]) => {
    const all = new Set(words);
    return (term: string) => all.has(term);
  };
  it('where nothing is known as typed and the words are known otherwise', () => {
    expect(typedOnOtherLayout('حهئئش ىثصغخقن', known('pizza', 'newyork'))).toBe('pizza newyork');
    expect(typedOnOtherLayout('fdjsh', known('بيتسا'))).toBe('بيتسا');
  });
  it('not where the words as typed are known', () => {
    expect(typedOnOtherLayout('حهئئش', known('pizza', 'حهييش'))).toBeUndefined();
  });
  it('not where a word is only known up to a sign that would be within it', () => {
    expect(typedOnOtherLayout('ضظظضثض', known('q', 'qeq'))).toBeUndefined();
  });
  it('not where most of it is unknown in both', () => {
    expect(typedOnOtherLayout('حهئئش ىثصغخقن', known('pizza'))).toBeUndefined();
    expect(typedOnOtherLayout('xkcdq', known())).toBeUndefined();
  });
});
