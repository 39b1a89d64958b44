import { describe, expect, it } from 'vitest';
import { isElsewhere } from './is-elsewhere.ts';

describe('the list is offered for the visible part of the map', () => {
  const before = { south: 40, north: 41, west: -75, east: -74, zoom: 10 };
  const moved = (east: number, north: number) => ({
    ...{ south: before.south + north, north: before.north + north },
    ...{ west: before.west + east, east: before.east + east },
    zoom: before.zoom,
  });

  it.each([
    ['after a pan of a third of the view', moved(1 / 3, 0), true],
    ['after less in both directions', moved(-0.2, 0.2), true],
    ['not after a quarter', moved(0.25, 0), false],
    ['not while it lies still', before, false],
    ['after zooming out', { south: 39.5, north: 41.5, west: -75.5, east: -73.5, zoom: 9 }, true],
    ['not after zooming in', { south: 40.4, north: 40.6, west: -74.6, east: -74.4, zoom: 12 }, false],
    ['far away', moved(5, 5), true],
  ])('%s', (_when, seen, isOffered) => {
    expect(isElsewhere(seen, before)).toBe(isOffered);
  });
});
