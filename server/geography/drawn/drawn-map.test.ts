import { expect, test } from 'vitest';
import type { Position } from '../geojson.ts';
import { drawnMap } from './drawn-map.ts';
import { numbered } from './grids.ts';
import { sheet } from './shores.ts';

const { map, text } = drawnMap();

/** Even-odd rule, over all rings: holes are outside. */
function contains(rings: readonly Position[][], [x = 0, y = 0]: Position): boolean {
  let isInside = false;
  for (const ring of rings)
    ring.forEach(([ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = ring[index + 1] ?? [];
      if (index + 1 < ring.length && ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
        isInside = !isInside;
    });
  return isInside;
}

const sea = map.features.find(({ properties }) => properties.kind === 'ocean');
const isWater = (lat: number, lng: number) =>
  sea?.geometry.type === 'Polygon' && contains(sea.geometry.coordinates, [lng, lat]);

test('known places are on their side of the water', () => {
  const land: Record<string, [number, number]> = {
    'Times Square': [40.758, -73.9855],
    'Bay Ridge': [40.633, -74.024],
    'Coney Island': [40.576, -73.985],
    Astoria: [40.768, -73.92],
    Flushing: [40.759, -73.83],
    Fordham: [40.862, -73.89],
    'St. George': [40.64, -74.08],
    Hoboken: [40.745, -74.03],
    'Far Rockaway': [40.603, -73.755],
    'Governors Island': [40.689, -74.018],
  };
  const water: Record<string, [number, number]> = {
    'Upper Bay': [40.66, -74.045],
    Hudson: [40.79, -74.0],
    'East River': [40.737, -73.967],
    'Jamaica Bay': [40.6, -73.845],
    Narrows: [40.608, -74.045],
    Ocean: [40.52, -73.9],
    Sound: [40.872, -73.755],
    'Newark Bay': [40.67, -74.138],
  };
  for (const [name, [lat, lng]] of Object.entries(land)) expect(isWater(lat, lng), name).toBe(false);
  for (const [name, [lat, lng]] of Object.entries(water)) expect(isWater(lat, lng), name).toBe(true);
});

test('rings are closed, outlines counterclockwise and holes clockwise, and all is within the sheet', () => {
  for (const { geometry, properties } of map.features) {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : [];
    rings.forEach((ring, index) => {
      expect(ring.at(-1)).toEqual(ring[0]);
      const turn = ring.reduce((sum, [x = 0, y = 0], at) => {
        const [nextX = x, nextY = y] = ring[at + 1] ?? [];
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(turn > 0, `${properties.name} ${index}`).toBe(index === 0);
    });
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : rings;
    for (const [lng = 0, lat = 0] of lines.flat()) {
      expect(lng).toBeGreaterThanOrEqual(sheet.west);
      expect(lng).toBeLessThanOrEqual(sheet.east);
      expect(lat).toBeGreaterThanOrEqual(sheet.south);
      expect(lat).toBeLessThanOrEqual(sheet.north);
    }
  }
});

test('stations and labels of parks are on land, and have names', () => {
  const points = map.features.filter(({ geometry }) => geometry.type === 'Point');
  expect(points.length).toBeGreaterThan(300);
  for (const { geometry, properties } of points) {
    expect(properties.name).toMatch(/\S/);
    if (geometry.type !== 'Point' || properties.layer !== 'pois') continue;
    const [lng = 0, lat = 0] = geometry.coordinates;
    if (properties.kind !== 'beach') expect(isWater(lat, lng), properties.name).toBe(false);
    if (properties.kind !== 'station')
      expect(properties['name:ar'], properties.name).toMatch(/\p{Script=Arabic}/u);
  }
  const stations = points.filter(({ properties }) => properties.kind === 'station');
  const atFourthAvenue = stations.filter(({ properties }) => properties.name === '59 St');
  expect(atFourthAvenue.length, 'in Brooklyn and in Manhattan').toBe(2);
});

test('Manhattan’s streets are where their crossings are', () => {
  const line = (name: string) => map.features.find(({ properties }) => properties.name === name)?.geometry;
  const street = line('42nd St');
  expect(street?.type).toBe('LineString');
  if (street?.type !== 'LineString') return;
  const [[east = 0, south = 0] = [], [west = 0, north = 0] = []] = street.coordinates;
  // The crossing with Fifth Avenue.
  const share = (-73.981 - east) / (west - east);
  expect(south + (north - south) * share).toBeCloseTo(40.7538, 2);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(numbered).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th',
  );
});

test('the map is small', () => {
  expect(text.length).toBeLessThan(260_000);
});
