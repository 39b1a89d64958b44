import { describe, expect, it } from 'vitest';
import { inListOrder, mapPinsOf } from './map-pins-of.ts';
import { mapSourceOf } from './use-map-content.ts';

describe('a map requests the filters of its list', () => {
  it.each([
    ['businesses?type=shops&city=6&sort=name&after=x', false, 'businesses', { type: 'shops', city: '6' }],
    ['businesses?near=40.6,-74&radius_km=2', true, 'businesses', {}],
    ['businesses?near=40.6,-74&radius_km=2', false, 'businesses', { near: '40.6,-74', radius_km: '2' }],
    ['businesses?near=40.6,-74', false, 'businesses', {}],
    [
      'rents/web/looking_for?looking_for=offer&type=room',
      false,
      'rents',
      { looking_for: 'offer', type: 'room' },
    ],
    [
      'search?q=room&type=rent&accommodation=room',
      false,
      'rents',
      { q: 'room', accommodation: 'room', type: 'room' },
    ],
    ['search?q=bread&type=business&verified=1', false, 'businesses', { q: 'bread', verified: '1' }],
  ])('%s', (listKey, byMap, folder, query) => {
    expect(mapSourceOf(listKey, byMap)).toEqual({ folder, query });
  });
});

it('cluster pins have no record', () => {
  const point = { lat: 40.6, lng: -74 };
  const pins = mapPinsOf({
    clusters: [{ point, count: 12, name: null }],
    points: [
      {
        ...{ id: 3, point, name: 'Room', lang: 'en', icon: 'room' },
        ...{ priceCents: 120_000, rating: null, isNew: true },
      },
    ],
    isExact: true,
  });
  expect(pins).toMatchObject([
    { id: -1, count: 12 },
    { id: 3, text: '$1,200' },
  ]);
});

it('Tab moves through pins in the order of the list', () => {
  const point = { lat: 40.6, lng: -74 };
  const pin = (id: number) => ({ id, point, name: `Place ${id}`, icon: 'bakery' });
  const ordered = inListOrder([pin(1), pin(2), pin(3), pin(4)], [pin(3), pin(1)]);
  expect(ordered.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});
