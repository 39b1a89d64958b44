import { describe, expect, it } from 'vitest';
import { numberUpTo, oneOf, readDollars, readFilters, readId, readPoint, readRadius } from './reading.ts';

describe('parsing an address', () => {
  it('accepts valid values and ignores others', () => {
    const reading = { type: oneOf('house', 'room'), city: readId, bedrooms: numberUpTo(20) };
    const read = (search: string) => readFilters(reading, new URLSearchParams(search));
    expect(read('type=room&city=12&bedrooms=0')).toEqual({ type: 'room', city: '12', bedrooms: '0' });
    expect(read('type=castle&city=-1&bedrooms=21')).toEqual({ type: null, city: null, bedrooms: null });
    expect(read('')).toEqual({ type: null, city: null, bedrooms: null });
  });
  it('accepts digits of any script with separators as people write them', () => {
    expect(['1500', '$1,500', '١٥٠٠', '۱۵۰۰', '1 500', '١٬٥٠٠'].map(readDollars)).toEqual(
      Array(6).fill('1500'),
    );
    expect(['', 'much', '1.5', '-3', '1e3x'].map(readDollars)).toEqual(Array(5).fill(null));
    expect(['1.5', '1.2'].map(numberUpTo(20, 0.5))).toEqual(['1.5', null]);
  });
  it('ignores distance and sorting by distance without a point', () => {
    const reading = { near: readPoint, radius_km: readRadius, sort: oneOf('nearest', 'newest') };
    const read = (search: string) => readFilters(reading, new URLSearchParams(search));
    expect(read('radius_km=5&sort=nearest')).toEqual({ near: null, radius_km: null, sort: null });
    expect(read('near=40.7,-74&radius_km=500&sort=nearest')).toEqual({
      near: '40.7,-74',
      radius_km: '100',
      sort: 'nearest',
    });
    expect(read('near=400,-74').near).toBeNull();
  });
});
