import { describe, expect, it } from 'vitest';
import { afterOf, shownAfter } from './use-rows.ts';

const page = (data: string[], next: string | null) => ({
  data,
  meta: { total: 4, totalIsExact: true, next, facets: {} },
});

describe('the rows of a list', () => {
  const first = page(['a', 'b'], 'behind-b');
  const start = { list: first, rows: first.data, fromStart: true };

  it('go on behind those that are shown, when the next page was asked for', () => {
    const second = page(['c', 'd'], null);
    expect(shownAfter(start, second, 'behind-b')).toEqual({
      list: second,
      rows: ['a', 'b', 'c', 'd'],
      fromStart: true,
    });
  });

  it('are replaced by another list, and by a later page that was come to otherwise', () => {
    const other = page(['x'], null);
    expect(shownAfter(start, other, null)).toEqual({ list: other, rows: ['x'], fromStart: true });
    expect(shownAfter(start, other, 'elsewhere')).toEqual({ list: other, rows: ['x'], fromStart: false });
  });

  it('stay while nothing new has come', () => {
    expect(shownAfter(start, first, 'behind-b')).toBe(start);
    expect(shownAfter(start, null, null)).toBe(start);
  });

  it('know from what was asked where they go on', () => {
    expect(afterOf('businesses?type=shops&after=behind-b')).toBe('behind-b');
    expect(afterOf('businesses?type=shops')).toBeNull();
    expect(afterOf(null)).toBeNull();
  });
});
