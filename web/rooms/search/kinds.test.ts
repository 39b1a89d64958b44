import { describe, expect, it } from 'vitest';
import { searchTypes } from '../../../contract/search-results.ts';
import { keywordOf, kinds, totalOf } from './kinds.ts';

it('every kind of the contract has a tab', () => {
  expect([...kinds].sort()).toEqual([...searchTypes].sort());
});

describe('the query of a URL', () => {
  it.each([
    [undefined, null],
    ['  ', null],
    [' bread ', 'bread'],
    ['x'.repeat(250), 'x'.repeat(200)],
    // A surrogate pair at the limit is removed as a whole.
    [`${'x'.repeat(199)}🥖`, 'x'.repeat(199)],
  ])('%j are %j', (param, words) => expect(keywordOf(param)).toBe(words));
});

it('kinds are counted together, exactly only if each is', () => {
  const of = (total: number, totalIsExact = true) => ({ total, totalIsExact, next: null, facets: {} });
  const posts = { business: of(3), rent: of(0), job: of(1), product: of(0), event: of(0) };
  const meta = { ...posts, blog: of(2), guide: of(0) };
  expect(totalOf(meta)).toEqual({ total: 6, totalIsExact: true });
  expect(totalOf({ ...meta, rent: of(2_000, false) })).toEqual({ total: 2_006, totalIsExact: false });
});
