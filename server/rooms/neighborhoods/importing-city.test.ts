import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arabicAreaName } from '../../seed/base/area-names.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { readCatalog } from '../catalog/service.ts';
import { type ImportedOutlines, importOutlines } from './importing.ts';
import { readOutlines } from './queries.ts';

/** The city's statistical areas, if they are beside the checkout; they are not part of the project. */
const publicFile = new URL('../../../../shared/data/geo/nyc_nta.geojson', import.meta.url);
const isThere = existsSync(publicFile);

const square = (name: string, west: number, south: number, ntacode: string) => {
  const [east, north] = [west + 0.02, south + 0.02];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { type: 'Feature', properties: { ntaname: name, ntacode }, geometry };
};
const sample = {
  type: 'FeatureCollection',
  features: [
    square('Bushwick North', -73.92, 40.69, 'BK77'),
    square('Ridgewood', -73.9, 40.69, 'QN20'),
    square('Elmhurst', -73.88, 40.72, 'QN29'),
    square('Elmhurst-Maspeth', -73.9, 40.72, 'QN50'),
    // Not the Clifton in New Jersey.
    square('Grymes Hill-Clifton-Fox Hills', -74.1, 40.6, 'SI08'),
    square('park-cemetery-etc-Brooklyn', -73.99, 40.65, 'BK99'),
  ],
};
const text = isThere ? readFileSync(publicFile, 'utf8') : JSON.stringify(sample);
const { features } = JSON.parse(text) as { features: { properties: { ntacode: string } }[] };

let site: TestSite;
let done: ImportedOutlines;
beforeAll(async () => {
  site = await testSite();
  done = await importOutlines(site.db, text, { adds: true, isDry: false, arabicName: arabicAreaName });
});
afterAll(() => site.close());

describe(`the areas of ${isThere ? 'the city' : 'a sample (the public file is absent here)'}`, () => {
  it('are all imported, except those without residents', () => {
    const uninhabited = features.filter(({ properties }) => /9[89]$/.test(properties.ntacode)).length;
    expect(done).toMatchObject({ unknown: [], uninhabited });
    const places = new Set([...done.replaced, ...done.added].map(({ slug }) => slug));
    expect(places.size).toBe(done.replaced.length + done.added.length);
    // Divided neighborhoods are merged.
    expect(places.size).toBeLessThanOrEqual(features.length - uninhabited);
    expect(places.size).toBeGreaterThan((features.length - uninhabited) / 2);
  });
  it('each have a name in Arabic, a borough, and neighbors', async () => {
    const { placeBySlug, place: placeOf } = await readCatalog(site.db);
    const outlines = new Map((await readOutlines(site.db)).map((row) => [row.place_id, row]));
    for (const { slug } of [...done.replaced, ...done.added]) {
      const place = placeBySlug(slug);
      expect(place?.name_ar, slug).toMatch(/^[\p{Script=Arabic}\p{N}\s–()،-]+$/u);
      expect(placeOf(place?.parent_id ?? 0)?.kind, slug).toBe('borough');
      const outline = outlines.get(place?.id ?? 0);
      expect(outline?.origin, slug).toBe('imported');
      expect(outline?.neighbor_ids.length, slug).toBeGreaterThan(0);
    }
  });
});
