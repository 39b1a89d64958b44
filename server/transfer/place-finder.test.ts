import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { type Catalog, readCatalog } from '../rooms/catalog/service.ts';
import type { PlaceSpec } from './mapping.ts';
import { placeFinder } from './place-finder.ts';
import { Columns, Row } from './row.ts';

let database: TestDatabase;
let catalog: Catalog;
beforeAll(async () => {
  database = await testDatabase('seeded');
  catalog = await readCatalog(database.db);
});
afterAll(() => database.drop());

const columns = new Columns(['boro', 'name', 'zip', 'lat', 'lng']);
const spec: PlaceSpec = {
  borough: { column: 'boro' },
  name: { column: 'name' },
  zip: { column: 'zip' },
  lat: { column: 'lat' },
  lng: { column: 'lng' },
};
const find = (cells: string[], some: PlaceSpec = spec) => {
  const found = placeFinder(some, catalog)(new Row(columns, 2, cells), { lat: null, lng: null });
  return { slug: found.place?.slug, point: found.point, isRough: found.isRough };
};

test.each([
  ['the nearest neighbourhood of the borough', ['brooklyn', '', '', '40.627', '-74.03'], 'bay-ridge'],
  ['never one of another borough', ['queens', '', '', '40.627', '-74.03'], 'queens'],
  ['the borough where no neighbourhood is near', ['brooklyn', '', '', '40.61', '-73.91'], 'brooklyn'],
  ['the neighbourhood by its name', ['queens', 'astoria', '', '', ''], 'astoria'],
  ['the neighbourhood by its Arabic name', ['', 'أستوريا', '', '', ''], 'astoria'],
  ['the borough that the point lies in', ['', '', '', '40.8484', '-73.856'], 'morris-park'],
  ['a neighbour city for a point outside', ['', '', '', '40.7492', '-74.0311'], 'jersey-city'],
  ['the point 0, 0 is none', ['queens', '', '', '0', '0'], 'queens'],
  ['nothing where nothing is said', ['', '', '', '', ''], undefined],
])('%s', (_, cells, slug) => expect(find(cells).slug).toBe(slug));

test('a ZIP code replaces a missing point, with a warning', () => {
  const found = find(['', '', '11209', '', '']);
  expect(found).toMatchObject({ slug: 'bay-ridge', isRough: true });
  expect(found.point?.lat).toBeCloseTo(40.62, 1);
  expect(find(['brooklyn', '', '99999', '', ''])).toMatchObject({
    slug: 'brooklyn',
    point: null,
    isRough: false,
  });
});

test('a mapping may have a default, which must be in the catalog', () => {
  expect(find(['', '', '', '', ''], { default: 'harlem' }).slug).toBe('harlem');
  expect(() => find([], { default: 'atlantis' })).toThrow('The mapping names the place “atlantis”');
});
