import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arabicAreaName } from '../../seed/base/area-names.ts';
import { type TestSite, testSite } from '../../testing/test-site.ts';
import { readCatalog } from '../catalog/service.ts';
import { readOutlines } from './queries.ts';
import { importOutlines } from './service.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const box = (west: number, south: number, side = 0.02) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const area = (name: string, west: number, south: number, more: object = {}) => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Polygon', coordinates: [box(west, south)] },
});
const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

const take = (text: string, more: { adds?: boolean; isDry?: boolean } = {}) =>
  importOutlines(site.db, text, { adds: false, isDry: false, arabicName: arabicAreaName, ...more });
const originOf = async (slug: string) => {
  const id = site.catalog.placeBySlug(slug)?.id;
  return (await readOutlines(site.db)).find((row) => row.place_id === id);
};

describe('a file of outlines', () => {
  it.each([
    ['{', /^The file is not JSON/],
    ['{"type":"Feature"}', /not a GeoJSON FeatureCollection/],
    [file(), /no features/],
    [file({ type: 'Feature', properties: { name: 'A' }, geometry: null }), /^Feature 1 is no area/],
    [
      file({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [-74, 40.6] } }),
      /^Feature 1 is no area/,
    ],
    [file({ ...area('', -74, 40.6), properties: null }), /^Feature 1 has no name/],
    [
      file(area('Bay Ridge', -74.03, 40.62), area('Swapped', 40.6, -74)),
      /^Feature 2 \(Swapped\) has a corner at/,
    ],
    [
      file({
        ...area('Bay Ridge', -74, 40.6),
        geometry: { type: 'Polygon', coordinates: [[...box(-74, 40.6).slice(0, 4), [-74.1, 40.6]]] },
      }),
      /^Feature 1 \(Bay Ridge\) has a ring that does not end/,
    ],
    [file(area('Atlantis', -73.2, 40.1)), /knows none of these/],
  ])('%s is rejected', async (text, message) => {
    const before = await readOutlines(site.db);
    await expect(take(text)).rejects.toThrow(message);
    expect(await readOutlines(site.db)).toEqual(before);
  });

  it('replaces outlines of places by name, by part of a name and by point, and merges divided areas', async () => {
    const ridge = site.catalog.placeBySlug('bay-ridge');
    const text = file(
      area('Bushwick North', -73.92, 40.69),
      area('Bushwick South', -73.94, 40.69),
      area('Seagate-Coney Island', -74, 40.57),
      area('Under another name', (ridge?.lng ?? 0) - 0.01, (ridge?.lat ?? 0) - 0.01),
      area('East Flatbush', -73.93, 40.64),
      area('park-cemetery-etc-Brooklyn', -73.99, 40.65, { ntacode: 'BK99' }),
    );
    const dry = await take(text, { isDry: true });
    expect((await originOf('bushwick'))?.origin).toBe('drawn');
    expect(await take(text)).toEqual(dry);
    expect(dry).toEqual({
      areas: 6,
      replaced: [
        { slug: 'bushwick', areas: ['Bushwick North', 'Bushwick South'], by: 'name' },
        { slug: 'coney-island', areas: ['Seagate-Coney Island'], by: 'name' },
        { slug: 'bay-ridge', areas: ['Under another name'], by: 'point' },
      ],
      added: [],
      unknown: ['East Flatbush'],
      uninhabited: 1,
    });
    const bushwick = await originOf('bushwick');
    expect(bushwick?.origin).toBe('imported');
    expect(bushwick?.polygons).toHaveLength(2);
    expect((await originOf('flatbush'))?.origin).toBe('drawn');
  });

  it('adds areas in both scripts, with their borough, or none at all', async () => {
    const gone = area('Nowhere Known', -73.82, 40.73);
    await expect(take(file(area('Elmhurst', -73.88, 40.72), gone), { adds: true })).rejects.toThrow(
      /^No Arabic name is known of Nowhere Known/,
    );
    const twice = file(area('Elmhurst', -73.88, 40.72), area('Elmhurst', -73.86, 40.74));
    await expect(take(twice, { adds: true })).rejects.toThrow(/address “elmhurst”/);
    const far = file(area('Far Away', -74.9, 41.4, { name_ar: 'بعيد' }));
    await expect(take(far, { adds: true })).rejects.toThrow(/^Far Away lies in no borough/);
    expect(await take(file(area('Elmhurst', -73.88, 40.72)), { adds: true })).toMatchObject({
      added: [{ slug: 'elmhurst', name: 'Elmhurst' }],
    });
    const { placeBySlug } = await readCatalog(site.db);
    const elmhurst = placeBySlug('elmhurst');
    expect(elmhurst).toMatchObject({
      kind: 'neighbourhood',
      name_ar: 'إلمهرست',
      parent_id: placeBySlug('queens')?.id,
      lat: expect.closeTo(40.73, 4),
      lng: expect.closeTo(-73.87, 4),
    });
    const outline = (await readOutlines(site.db)).find((row) => row.place_id === elmhurst?.id);
    expect(outline?.neighbor_ids.length).toBeGreaterThan(0);
    const concept = site.db.selectFrom('concept').select('terms').where('slug', '=', 'place-elmhurst');
    expect((await concept.executeTakeFirst())?.terms).toEqual(['Elmhurst', 'إلمهرست']);
  });
});

describe('Arabic names', () => {
  it.each([
    ['Bay Ridge', 'باي ريدج'],
    ['Elmhurst-Maspeth', 'إلمهرست – ماسبث'],
    ['Springfield Gardens South-Brookville', 'سبرينغفيلد غاردنز الجنوبية – بروكفيل'],
    ['East New York (Pennsylvania Ave)', 'إيست نيويورك'],
    ['Crotona Park East', 'كروتونا بارك الشرقية'],
    ['Atlantis', undefined],
  ])('%s: %s', (english, arabic) => expect(arabicAreaName(english)).toBe(arabic));
});
