import { describe, expect, it } from 'vitest';
import { differences, wordsBeside } from './differences.ts';

describe('differences between two states', () => {
  it('are labeled with their place as displayed', () => {
    const was = {
      title: { en: 'One', ar: '' },
      list: [{ value: 1 }],
      body: '<p>A <a href="/x">b</a></p><p>C</p>',
    };
    const is = { title: { en: 'Two', ar: 'اثنان' }, list: [{ value: 1 }, { value: 2 }], body: '<p>A</p>' };
    expect(differences(was, is)).toEqual([
      { path: 'title.en', was: 'One', is: 'Two' },
      { path: 'title.ar', was: '', is: 'اثنان' },
      { path: 'list.1.value', was: '', is: '2' },
      { path: 'body', was: 'A b (/x)\nC', is: 'A' },
    ]);
  });
  it('omit equal values, and values empty in both', () => {
    expect(differences({ a: 1, b: null }, { b: '', a: 1, c: undefined })).toEqual([]);
  });
});

describe('word differences between two texts', () => {
  it('mark the words that the other text lacks', () => {
    expect(wordsBeside('the old bridge stands', 'the new bridge stands')).toEqual([
      { text: 'the ', isNew: false },
      { text: 'old ', isNew: true },
      { text: 'bridge stands', isNew: false },
    ]);
    expect(wordsBeside('same', 'same')).toEqual([{ text: 'same', isNew: false }]);
    expect(wordsBeside('', 'all')).toEqual([]);
  });
  it('are found in long texts between their common beginning and end', () => {
    const long = Array.from({ length: 900 }, (_, index) => `w${index}`).join(' ');
    const [first, second] = wordsBeside(`${long} x end`, `${long} y end`);
    expect([first?.isNew, second]).toEqual([false, { text: 'x ', isNew: true }]);
  });
});
