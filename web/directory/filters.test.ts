import { describe, expect, it } from 'vitest';
import { addressWith } from '../lists/address.ts';
import { mapAreaChanges } from '../lists/map-area.ts';
import {
  addressWithoutFilters,
  countOn,
  directoryQuery,
  filtersOf,
  isNarrowed,
  visibleSort,
} from './filters.ts';

const read = (search: string) => filtersOf(new URLSearchParams(search));

describe('filters of an address', () => {
  it('are parsed', () => {
    expect(
      read('city=6&open_now=1&verified=true&near=40.63,-74.02&radius_km=4.8&q=%20bread%20&sort=name'),
    ).toMatchObject({
      city: 6,
      openNow: true,
      verified: true,
      near: '40.63,-74.02',
      radiusKm: 4.8,
      q: 'bread',
      sort: 'name',
    });
  });

  it.each([
    'city=abc',
    'city=-1',
    'open_now=yes',
    'near=91,0',
    'near=here',
    'radius_km=5',
    'sort=price',
    'sort=nearest',
    'q=%20',
  ])('ignore invalid values: %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('request relevance within a part of the map, and distance around a person', () => {
    expect(directoryQuery(read('near=40.6,-74&by=map')).sort).toBe('relevance');
    expect(directoryQuery(read('near=40.6,-74')).sort).toBeNull();
    expect(visibleSort(read('near=40.6,-74&by=map'))).toBe('relevance');
    expect(visibleSort(read('near=40.6,-74'))).toBe('nearest');
    expect(visibleSort(read('near=40.6,-74&q=bread'))).toBe('relevance');
  });

  it('are counted without the order, and exclude the page from indexing', () => {
    expect(countOn(read('city=6&verified=1&sort=name&after=x'))).toBe(2);
    expect(isNarrowed(read('Page=shops&lang=ar'))).toBe(false);
    for (const search of ['city=6', 'sort=name', 'after=x', 'q=bread', 'open_now=1'])
      expect(isNarrowed(read(search))).toBe(true);
  });
});

describe('the address of a change', () => {
  const address = {
    path: '/SubCategory/bakeries/22',
    search: '?Page=shops&near=40.6,-74&by=map&radius_km=5&sort=nearest&after=x',
  };

  it('starts at the first page and preserves other parameters', () => {
    expect(addressWith(address, { verified: '1' })).toBe(
      '/SubCategory/bakeries/22?Page=shops&near=40.6%2C-74&by=map&radius_km=5&sort=nearest&verified=1',
    );
  });

  it('removes what depends on a removed point', () => {
    expect(addressWith(address, { near: null })).toBe('/SubCategory/bakeries/22?Page=shops');
  });

  it('without filters preserves parameters that are not filters', () => {
    const search = '?Page=shops&city=6&q=a&verified=1&sort=name&lang=ar';
    expect(addressWithoutFilters({ ...address, search })).toBe(
      '/SubCategory/bakeries/22?Page=shops&sort=name&lang=ar',
    );
  });

  it('names a part of the map no more precisely than a street', () => {
    expect(mapAreaChanges({ centre: { lat: 40.633_333, lng: -74.021_444 }, radiusKm: 2.3456 })).toEqual({
      near: '40.633,-74.021',
      by: 'map',
      radius_km: '2.35',
      sort: null,
    });
    expect(mapAreaChanges({ centre: { lat: 0, lng: 0 }, radiusKm: 900 }).radius_km).toBe('100');
  });
});
