import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import {
  importOutlineFile,
  type OutlineImport,
  outlineFileBytes,
} from '../../../contract/managed-outlines.ts';
import { listNeighborhoods } from '../../../contract/neighborhoods.ts';
import { type TestMember, type TestSite, testSite } from '../../testing/test-site.ts';
import { readOutlines } from './queries.ts';

let site: TestSite;
let admin: TestMember;
beforeAll(async () => {
  site = await testSite();
  admin = await site.member({ role: 'admin' });
});
afterAll(() => site.close());

interface Sent {
  preview?: boolean;
  adds?: boolean;
  lang?: string;
  who?: TestMember;
}

function send(body: BodyInit, { preview = false, adds = false, lang = 'en', who = admin }: Sent = {}) {
  const query = { name: 'areas.geojson', preview: preview ? '1' : '0', adds: adds ? '1' : '0' };
  return site.ask(endpointAddress({ city: 'NY', lang, cityId: 0 }, importOutlineFile, { query }), {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body,
  });
}
const dataOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: OutlineImport }).data;
};
const errorsOf = async (answer: Response) =>
  ((await answer.json()) as { errors?: { file?: string[] } }).errors?.file;

const area = (properties: object, west: number, south: number, side = 0.02) => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + side, south],
        [west + side, south + side],
        [west, south + side],
        [west, south],
      ],
    ],
  },
});
const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const logged = () =>
  site.db.selectFrom('audit_log').selectAll().where('action', '=', 'outlines.import').execute();

describe('a file of outlines in the back office', () => {
  const ridge = () => site.catalog.placeBySlug('bay-ridge');
  const sample = () =>
    file(
      area({ name: 'Bushwick North' }, -73.92, 40.69),
      area({ name: 'Bushwick South' }, -73.94, 40.69),
      area({ name: 'Elsewhere' }, (ridge()?.lng ?? 0) - 0.01, (ridge()?.lat ?? 0) - 0.01),
      area({ name: 'Elmhurst' }, -73.88, 40.72),
      area({ name: 'park-cemetery-etc-Brooklyn', ntacode: 'BK99' }, -73.99, 40.65),
    );

  it('is previewed without a change, and imported with a line in the log', async () => {
    const before = await readOutlines(site.db);
    const preview = await dataOf(await send(sample(), { preview: true }));
    expect(preview).toEqual({
      isPreview: true,
      areas: 5,
      replaced: [
        { place: 'Bushwick', areas: ['Bushwick North', 'Bushwick South'], by: 'name' },
        { place: 'Bay Ridge', areas: ['Elsewhere'], by: 'point' },
      ],
      added: [],
      unknown: ['Elmhurst'],
      uninhabited: 1,
    });
    expect(await readOutlines(site.db)).toEqual(before);
    expect(await logged()).toEqual([]);

    const arabic = await dataOf(await send(sample(), { preview: true, adds: true, lang: 'ar' }));
    expect(arabic.replaced.map(({ place }) => place)).toEqual(['بوشويك', 'باي ريدج']);
    expect(arabic).toMatchObject({ added: ['Elmhurst'], unknown: [] });

    const done = await dataOf(await send(sample(), { adds: true }));
    expect(done).toEqual({ ...preview, isPreview: false, added: ['Elmhurst'], unknown: [] });
    expect(await logged()).toMatchObject([
      { actor_id: admin.id, subject_id: 'areas.geojson', after: { replaced: 2, added: 1 } },
    ]);
    const at = `${(ridge()?.lat ?? 0) - 0.005},${(ridge()?.lng ?? 0) - 0.005}`;
    const { data } = await (await site.call(listNeighborhoods, { query: { at } })).json();
    expect(data.map(({ slug }) => slug)).toContain('bay-ridge');
    const all = await (await site.call(listNeighborhoods)).json();
    expect(all.data.map(({ slug }) => slug)).toContain('elmhurst');
  });

  it('is rejected with every invalid feature, in the language of the request', async () => {
    const bad = file(
      area({ name: 'Bay Ridge' }, -74.03, 40.62),
      { type: 'Feature', properties: { name: 'A' }, geometry: { type: 'Point', coordinates: [-74, 40.6] } },
      area({}, -74, 40.6),
      area({ name: 'Swapped' }, 40.6, -74),
    );
    const before = await readOutlines(site.db);
    for (const preview of [true, false]) {
      const answer = await send(bad, { preview });
      expect(answer.status).toBe(422);
      expect(await errorsOf(answer)).toEqual([
        expect.stringMatching(/^Feature 2 is no area/),
        expect.stringMatching(/^Feature 3 has no name/),
        expect.stringMatching(/^Feature 4 \(Swapped\) has a corner at 40.6, -74, far/),
      ]);
    }
    expect(await errorsOf(await send(bad, { lang: 'ar' }))).toEqual([
      expect.stringMatching(/^المعلم 2 ليس منطقة/),
      expect.stringMatching(/^المعلم 3 ليس له اسم/),
      expect.stringMatching(/Swapped/),
    ]);
    expect(await readOutlines(site.db)).toEqual(before);
  });

  it('is rejected if it is not GeoJSON, not text, too large, or names nothing that is known', async () => {
    expect(await errorsOf(await send('name,lat\n'))).toEqual(['The file is not JSON.']);
    expect(await errorsOf(await send(new Uint8Array([0x7b, 0xff, 0xfe])))).toEqual(['The file is not JSON.']);
    expect(await errorsOf(await send('{}'))).toEqual([expect.stringMatching(/FeatureCollection/)]);
    expect(await errorsOf(await send(file(area({ name: 'Atlantis' }, -73.2, 40.1))))).toEqual([
      expect.stringMatching(/^The site knows none of these/),
    ]);
    expect(await errorsOf(await send(file(area({ name: 'Atlantis' }, -73.2, 40.1)), { adds: true }))).toEqual(
      [expect.stringMatching(/^No Arabic name is known of Atlantis/)],
    );
    const large = await send(' '.repeat(outlineFileBytes + 1));
    expect(large.status).toBe(413);
    expect(await errorsOf(large)).toEqual(['The file is larger than 20 MB.']);
  });

  it('is accepted with a byte order mark', async () => {
    const text = `\uFEFF${file(area({ slug: 'bay-ridge', name: 'Bay Ridge' }, -74.03, 40.62))}`;
    expect((await dataOf(await send(text, { preview: true }))).replaced).toHaveLength(1);
  });

  it('is for administrators only', async () => {
    const editor = await site.member({ role: 'editor' });
    expect((await send(file(), { who: editor })).status).toBe(403);
  });
});
