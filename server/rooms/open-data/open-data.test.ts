import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNeighborhoods } from '../../../contract/neighborhoods.ts';
import { readOpenData } from '../../../contract/open-data.ts';
import { addEvents } from '../../testing/test-posts.ts';
import { noon, type TestSite, testSite } from '../../testing/test-site.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createOpenDataFiles } from './service.ts';

const license = 'CC-BY-4.0';
let site: TestSite;
let ids: number[];
beforeAll(async () => {
  site = await testSite(() => noon, { OPEN_DATA_LICENSE: license });
  ids = await site.addBusinesses(
    {
      name: { en: 'Bab Touma Bakery', ar: 'مخبز باب توما' },
      phone: '+17185550142',
      email: 'salam@babtouma.example',
      street: '6912 5th Ave',
    },
    { name: { ar: '=HYPERLINK("x")' } },
    { name: { en: 'Waiting' }, status: 'pending' },
    { name: { en: 'Closed' }, status: 'closed' },
  );
  await addEvents(
    site,
    {
      ...{ title: { en: 'Oud', ar: 'عود' }, email: 'organizer@mokha.example', phone: '+17185550143' },
      ...{ starts_on: '2026-11-15', repeats: 'FREQ=WEEKLY;COUNT=3', price_type: 'paid', priceCents: 1_500 },
    },
    { title: { en: 'Off' }, state: 'cancelled' },
    { title: { en: 'Over' }, starts_on: '2026-11-15' },
    { title: { en: 'Pending' }, status: 'pending' },
  );
  const source = createCatalogSource(site.db, () => noon);
  const files = createOpenDataFiles({
    db: site.db,
    source,
    neighborhoods: { list: async () => (await (await site.call(listNeighborhoods)).json()).data },
    queue: site.queue,
    dataDir: site.dataDir,
    publicUrl: 'https://city.example',
    license,
    now: () => noon,
  });
  await files.write();
});
afterAll(() => site.close());

const text = async (path: string) => {
  const response = await site.ask(`/open-data/${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
};

describe('open data', () => {
  it('contain the published businesses as JSON and GeoJSON, in both languages, without email addresses', async () => {
    const { data, license: named, written_at } = JSON.parse(await text('businesses.json'));
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2));
    expect(named.name).toBe(license);
    expect(written_at).toBe(noon.toISOString());
    expect(data[0]).toMatchObject({
      name_en: 'Bab Touma Bakery',
      name_ar: 'مخبز باب توما',
      place_en: 'Bay Ridge',
      place_ar: 'باي ريدج',
      phone: '+17185550142',
    });
    expect(data[0].page).toMatch(new RegExp(`^https://city.example/MarketProfile/${ids[0]}/`));
    const map = JSON.parse(await text('businesses.geojson'));
    expect(map.type).toBe('FeatureCollection');
    expect(map.license.url).toMatch(/^https:/);
    const [feature] = map.features;
    expect([feature.type, feature.id, feature.geometry.type]).toEqual(['Feature', ids[0], 'Point']);
    const [lng, lat] = feature.geometry.coordinates;
    expect(lng).toBeLessThan(-70);
    expect(lat).toBeGreaterThan(40);
    for (const format of ['json', 'geojson', 'csv'])
      expect(await text(`businesses.${format}`)).not.toMatch(/salam@|Waiting|Closed/);
  });
  it('contain upcoming events with their next date, without contact details', async () => {
    const { features } = JSON.parse(await text('events.geojson'));
    expect(features.map(({ properties }: { properties: object }) => properties)).toMatchObject([
      {
        title_en: 'Oud',
        title_ar: 'عود',
        starts_at: '2026-11-23T00:00:00.000Z',
        ends_at: '2026-11-23T02:00:00.000Z',
        repeats: 'FREQ=WEEKLY;COUNT=3',
        state: 'on',
        price: 'paid',
        price_cents: 1_500,
        venue: 'Mokha House',
        place_en: 'Bay Ridge',
      },
      { title_en: 'Off', state: 'cancelled' },
    ]);
    expect(features[0].geometry.type).toBe('Point');
    for (const format of ['json', 'geojson', 'csv'])
      expect(await text(`events.${format}`)).not.toMatch(/organizer@|7185550143|Over|Pending/);
  });
  it('include CSV rows without spreadsheet formulas, each with the license', async () => {
    const rows = parse(await text('businesses.csv'), { columns: true }) as Record<string, string>[];
    expect(rows.map(({ id, license: named }) => [Number(id), named])).toEqual(
      ids.slice(0, 2).map((id) => [id, license]),
    );
    expect(rows[1]?.name_ar).toMatch(/^'=/);
  });
  it('contain neighborhoods with their outlines and counts', async () => {
    const { features } = JSON.parse(await text('neighborhoods.geojson'));
    const ridge = features.find(
      (one: { properties: { slug: string } }) => one.properties.slug === 'bay-ridge',
    );
    expect(ridge.geometry.type).toBe('MultiPolygon');
    expect(ridge.geometry.coordinates[0][0].length).toBeGreaterThan(3);
    expect(ridge.properties).toMatchObject({ name_ar: 'باي ريدج', parent_en: 'Brooklyn', businesses: 2 });
  });
  it('are listed, compressed if the client accepts it, and not sent again to clients that have them', async () => {
    const { data } = await (await site.call(readOpenData)).json();
    expect(data.license?.name).toBe(license);
    expect(data.files).toHaveLength(9);
    const packed = await site.ask('/open-data/businesses.json', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('access-control-allow-origin')).toBe('*');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(bytes.length).toBe(
      data.files.find(({ path }: { path: string }) => path.endsWith('businesses.json'))?.bytes,
    );
    expect(gunzipSync(bytes).toString()).toBe(await text('businesses.json'));
    const etag = packed.headers.get('etag') ?? '';
    const headers = { 'accept-encoding': 'gzip, br', 'if-none-match': etag };
    expect((await site.ask('/open-data/businesses.json', { headers })).status).toBe(304);
    expect(await readdir(join(site.dataDir, 'open-data'))).toHaveLength(9);
  });
  it('include no other files', async () => {
    for (const path of [
      'businesses.xml',
      'users.json',
      'businesses.json.gz',
      '..%2Fconfig.json',
      'constructor.csv',
    ])
      expect((await site.ask(`/open-data/${path}`)).status, path).toBe(404);
  });
  it('do not exist unless the operator set a license', async () => {
    const other = await testSite();
    const { data } = await (await other.get('open-data')).json();
    expect(data).toEqual({ license: null, files: [] });
    expect((await other.ask('/open-data/businesses.json')).status).toBe(404);
    await other.close();
  });
});
