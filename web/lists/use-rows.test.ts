import { describe, expect, it } from 'vitest';
import en from '../i18n/en/index.ts';
import { createTranslate } from '../i18n/words.ts';
import { afterOf, rangeWords, rowsAfter } from './use-rows.ts';

const page = (data: readonly string[], next: string | null) => ({
  data,
  meta: { total: 4, totalIsExact: true, next, facets: {} },
});

describe('the rows of a list', () => {
  const first = page(['a', 'b'], 'behind-b');
  const start = { list: first, rows: first.data, start: 1 };

  it('are appended when the next page was requested', () => {
    const second = page(['c', 'd'], null);
    expect(rowsAfter(start, second, 'behind-b', 3)).toEqual({
      list: second,
      rows: ['a', 'b', 'c', 'd'],
      start: 1,
    });
  });

  it('are replaced by another list, and by a later page reached in another way', () => {
    const other = page(['x'], null);
    expect(rowsAfter(start, other, null, 3)).toEqual({ list: other, rows: ['x'], start: 1 });
    expect(rowsAfter(start, other, 'elsewhere', 3)).toEqual({ list: other, rows: ['x'], start: 3 });
  });

  it('are unchanged until new data arrives', () => {
    expect(rowsAfter(start, first, 'behind-b', null)).toBe(start);
    expect(rowsAfter(start, null, null, null)).toBe(start);
  });

  it('are numbered if they are not the whole list', () => {
    const t = createTranslate('en', en);
    expect(rangeWords(start, t)).toBe('1–2 of 4');
    const second = page(['c', 'd'], null);
    expect(rangeWords({ list: second, rows: second.data, start: 3 }, t)).toBe('3–4 of 4');
    expect(rangeWords({ list: second, rows: [...first.data, ...second.data], start: 1 }, t)).toBeNull();
    // An address with impossible or missing numbers.
    expect(rangeWords({ list: second, rows: second.data, start: 4 }, t)).toBeNull();
    expect(rangeWords({ list: second, rows: second.data, start: null }, t)).toBeNull();
  });

  it('derive their continuation from the request', () => {
    expect(afterOf('businesses?type=shops&after=behind-b')).toBe('behind-b');
    expect(afterOf('businesses?type=shops')).toBeNull();
    expect(afterOf(null)).toBeNull();
  });
});
