import { describe, expect, it } from 'vitest';
import { differences, wordsBeside } from './differences.ts';

describe('where two states differ', () => {
  it('is told by its place, as a person reads it', () => {
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
  it('says nothing of what is the same, or empty in both', () => {
    expect(differences({ a: 1, b: null }, { b: '', a: 1, c: undefined })).toEqual([]);
  });
});

describe('the words of a text beside another', () => {
  it('are marked where the other has them not', () => {
    expect(wordsBeside('the old bridge stands', 'the new bridge stands')).toEqual([
      { text: 'the ', isNew: false },
      { text: 'old ', isNew: true },
      { text: 'bridge stands', isNew: false },
    ]);
    expect(wordsBeside('same', 'same')).toEqual([{ text: 'same', isNew: false }]);
    expect(wordsBeside('', 'all')).toEqual([]);
  });
  it('are compared in long texts too, between what is common', () => {
    const long = Array.from({ length: 900 }, (_, index) => `w${index}`).join(' ');
    const [first, second] = wordsBeside(`${long} x end`, `${long} y end`);
    expect([first?.isNew, second]).toEqual([false, { text: 'x ', isNew: true }]);
  });
});
