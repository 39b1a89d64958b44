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

describe('the filters of an address', () => {
  it('are what it says', () => {
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
  ])('are not what it says wrongly: %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  it('ask the API for relevance in a part of the map, for the nearest around a person', () => {
    expect(directoryQuery(read('near=40.6,-74&by=map')).sort).toBe('relevance');
    expect(directoryQuery(read('near=40.6,-74')).sort).toBeNull();
    expect(visibleSort(read('near=40.6,-74&by=map'))).toBe('relevance');
    expect(visibleSort(read('near=40.6,-74'))).toBe('nearest');
    expect(visibleSort(read('near=40.6,-74&q=bread'))).toBe('relevance');
  });

  it('are counted without the order, and make a page one that engines leave out', () => {
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

  it('begins at the first page and keeps the rest', () => {
    expect(addressWith(address, { verified: '1' })).toBe(
      '/SubCategory/bakeries/22?Page=shops&near=40.6%2C-74&by=map&radius_km=5&sort=nearest&verified=1',
    );
  });

  it('takes what hangs on a point away with it', () => {
    expect(addressWith(address, { near: null })).toBe('/SubCategory/bakeries/22?Page=shops');
  });

  it('without filters keeps what is none', () => {
    const search = '?Page=shops&city=6&q=a&verified=1&sort=name&lang=ar';
    expect(addressWithoutFilters({ ...address, search })).toBe(
      '/SubCategory/bakeries/22?Page=shops&sort=name&lang=ar',
    );
  });

  it('names a part of the map no more exactly than a street', () => {
    expect(mapAreaChanges({ centre: { lat: 40.633_333, lng: -74.021_444 }, radiusKm: 2.3456 })).toEqual({
      near: '40.633,-74.021',
      by: 'map',
      radius_km: '2.35',
      sort: null,
    });
    expect(mapAreaChanges({ centre: { lat: 0, lng: 0 }, radiusKm: 900 }).radius_km).toBe('100');
  });
});
