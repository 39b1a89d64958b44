import { describe, expect, test } from 'vitest';
import { baseMap } from './base-map.ts';
import { boroughOf } from './boroughs.ts';
import { distanceMeters } from './distance.ts';
import { isNewYorkCityZip, zipPlace } from './gazetteer.ts';

describe('baseMap', () => {
  test('orders land, then boroughs, then rivers', () => {
    const kinds = baseMap().features.map(({ properties }) => properties.kind);
    expect([...new Set(kinds)]).toEqual(['land', 'borough', 'river']);
    expect(kinds.filter((kind) => kind === 'borough')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'land').length).toBeGreaterThanOrEqual(11);
  });

  test('names boroughs in both languages', () => {
    for (const { properties } of baseMap().features) {
      if (properties.kind !== 'borough') continue;
      expect(properties.name.en).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(properties.name.ar).toMatch(/^[\p{Script=Arabic} ]+$/u);
    }
  });

  test('has at most four decimals', () => {
    expect(JSON.stringify(baseMap())).not.toMatch(/\.\d{5}/);
  });

  test('has the Hudson between Manhattan and New Jersey', () => {
    const rivers = baseMap().features.flatMap(({ geometry }) =>
      geometry.type === 'MultiLineString' ? geometry.coordinates.flat() : [],
    );
    const nearest = Math.min(
      ...rivers.map(([lng = 0, lat = 0]) => distanceMeters({ lat, lng }, { lat: 40.76, lng: -74.006 })),
    );
    expect(nearest).toBeLessThan(1500);
  });
});

describe('boroughOf', () => {
  test.each([
    ['Bay Ridge', 40.634, -74.027, 'brooklyn'],
    ['Astoria', 40.7644, -73.9235, 'queens'],
    ['Harlem', 40.8116, -73.9465, 'manhattan'],
    ['Arthur Avenue', 40.8547, -73.888, 'bronx'],
    ['St George, on the shore', 40.6437, -74.0736, 'staten-island'],
    ['Coney Island, on the shore', 40.5749, -73.9859, 'brooklyn'],
    ['South Beach, outside of the coarse outline', 40.5876, -74.066, 'staten-island'],
    ['Great Kills, well outside of it', 40.54, -74.125, 'staten-island'],
    ['Rockaway', 40.5865, -73.812, 'queens'],
    ['Jersey City', 40.7178, -74.0431, undefined],
    ['Paterson', 40.9168, -74.1718, undefined],
    ['Bayonne, across a narrow strait', 40.6687, -74.1143, undefined],
    ['Yonkers', 40.9312, -73.8988, undefined],
    ['the open sea', 40.45, -73.9, undefined],
    ['Damascus', 33.5138, 36.2765, undefined],
  ] as const)('%s', (_place, lat, lng, borough) => {
    expect(boroughOf({ lat, lng })).toBe(borough);
  });
});

describe('zipPlace', () => {
  test('returns the location of a code', () => {
    expect(zipPlace('11209')).toEqual({ lat: 40.6251, lng: -74.0303, city: 'Brooklyn', stateCode: 'NY' });
    expect(zipPlace(' 07505-1234 ')).toMatchObject({ city: 'Paterson', stateCode: 'NJ' });
    expect(zipPlace('48126')).toMatchObject({ city: 'Dearborn', stateCode: 'MI' });
  });

  test.each(['', '1120', '112099', '99999', '11209 Brooklyn', '١١٢٠٩', 'A1A'])(
    'returns undefined for “%s”',
    (zip) => {
      expect(zipPlace(zip)).toBeUndefined();
    },
  );
});

describe('isNewYorkCityZip', () => {
  test.each(['10001', '10301', '10461', '11101', '11209', '11354', '11432', '11691', '11004', '11209-1234'])(
    '%s is in the city',
    (zip) => expect(isNewYorkCityZip(zip)).toBe(true),
  );

  test.each(['11003', '11040', '11096', '10701', '07302', '11501', '10299', 'abcde'])('%s is not', (zip) =>
    expect(isNewYorkCityZip(zip)).toBe(false),
  );
});

describe('distanceMeters', () => {
  test('is zero at the same point and symmetric', () => {
    const astoria = { lat: 40.7644, lng: -73.9235 };
    const bayRidge = { lat: 40.634, lng: -74.027 };
    expect(distanceMeters(astoria, astoria)).toBe(0);
    expect(distanceMeters(astoria, bayRidge)).toBe(distanceMeters(bayRidge, astoria));
  });

  test('is a degree of latitude everywhere, and half a degree of longitude at 60° north', () => {
    expect(distanceMeters({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1);
    expect(distanceMeters({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_597, -1);
  });

  test('takes the short way across the date line, and is at most half the circumference', () => {
    expect(distanceMeters({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111_195, -1);
    expect(distanceMeters({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(20_015_115, -1);
  });
});
