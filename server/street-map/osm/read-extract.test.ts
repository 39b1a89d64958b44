import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaContains, areaOfGeometry } from '../../geography/areas.ts';
import { openArchive } from '../archive.ts';
import { buildArchive } from '../build/build-archive.ts';
import { isArea, type TileFeature } from '../build/features.ts';
import { LayerError } from '../build/layer-error.ts';
import { cityBounds } from '../city-bounds.ts';
import { createExtract, type Extract, writeExtract } from '../testing/osm-sample.ts';
import { readExtract } from './read-extract.ts';

const box: [number, number, number, number] = [-74.1, 40.6, -74, 40.7];

/** A shore from south to north with the land east of it, an island in the west, and something of each layer. */
function sample(): Extract {
  const { extract, node, way, relation } = createExtract();
  const shore = [node(-74.05, 40.599), node(-74.05, 40.64), node(-74.05, 40.701)] as const;
  const island = [node(-74.09, 40.62), node(-74.08, 40.62), node(-74.08, 40.63), node(-74.09, 40.63)];
  const corner = (lng: number, lat: number) => [
    node(lng, lat),
    node(lng + 0.01, lat),
    node(lng + 0.01, lat + 0.01),
    node(lng, lat + 0.01),
  ];
  const park = corner(-74.03, 40.61);
  const lake = corner(-74.03, 40.65);
  const isle = corner(-74.027, 40.653).map((id, index) => {
    const at = extract.nodes.find((one) => one.id === id);
    if (at) [at.lng, at.lat] = [-74.027 + (index % 3 ? 0.003 : 0), 40.653 + (index > 1 ? 0.003 : 0)];
    return id;
  });
  const street = [node(-74.04, 40.62), node(-74.02, 40.62), node(-73.2, 40.62)];
  const stop = node(-74.0401, 40.6201);
  node(-74.04, 40.6201, { railway: 'station', station: 'subway', name: 'Sample St', 'name:ar': 'شارع' });
  node(-74.01, 40.69, { railway: 'station', name: 'Sample Terminal' });
  node(2.35, 48.85, { railway: 'station', name: 'Elsewhere' });
  // The direction of the shore is that of the land on its left: from north to south here.
  way([shore[2], shore[1]], { natural: 'coastline' });
  way([shore[1], shore[0]], { natural: 'coastline' });
  way([...island, island[0] as number], { natural: 'coastline' });
  way([...park, park[0] as number], { leisure: 'park', name: 'Sample Park' });
  const west = way([lake[0], lake[3], lake[2]] as number[]);
  const east = way([lake[0], lake[1], lake[2]] as number[]);
  const inner = way([...isle, isle[0] as number]);
  way(street, { highway: 'residential', name: '84th Street', oneway: 'yes' });
  way([street[0], street[1]] as number[], { highway: 'footway', footway: 'sidewalk' });
  way([street[0], street[1]] as number[], { highway: 'proposed', name: 'Never' });
  const track = way([street[0], street[1]] as number[], { railway: 'subway', tunnel: 'yes' });
  relation(
    [
      { type: 'way', id: west, role: 'outer' },
      { type: 'way', id: east, role: 'outer' },
      { type: 'way', id: inner, role: 'inner' },
    ],
    { type: 'multipolygon', natural: 'water', water: 'lake', name: 'Sample Lake' },
  );
  relation(
    [
      { type: 'way', id: track, role: '' },
      { type: 'node', id: stop, role: 'stop' },
    ],
    { type: 'route', route: 'subway', ref: 'R', colour: '#ffe300' },
  );
  return { ...extract, box };
}

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-osm-'));
  path = join(folder, 'city.osm.pbf');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(extract: Extract): Promise<TileFeature[]> {
  await writeExtract(path, extract);
  return readExtract(path, cityBounds, () => undefined);
}

const covers = (features: TileFeature[], layer: string, lng: number, lat: number) =>
  features.some(
    ({ layer: own, geometry }) =>
      own === layer && isArea(geometry) && areaContains(areaOfGeometry(geometry), { lng, lat }),
  );
const facts = (features: TileFeature[], layer: string) =>
  features.filter((one) => one.layer === layer).map(({ properties }) => properties);

describe.each([{ plain: false }, { plain: true }])('an extract, $plain', ({ plain }) => {
  it('has land on the left of its coastlines, within its box', async () => {
    const features = await read({ ...sample(), plain });
    expect(covers(features, 'earth', -74.02, 40.65)).toBe(true);
    expect(covers(features, 'earth', -74.001, 40.699)).toBe(true);
    expect(covers(features, 'earth', -74.085, 40.625)).toBe(true);
    expect(covers(features, 'earth', -74.07, 40.65)).toBe(false);
    expect(covers(features, 'earth', -74.099, 40.601)).toBe(false);
  });

  it('has the features of the layers, by its tags', async () => {
    const features = await read({ ...sample(), plain });
    expect(facts(features, 'roads')).toEqual([
      { kind: 'minor_road', kind_detail: 'residential', name: '84th Street', oneway: true },
      { kind: 'rail', kind_detail: 'subway', is_tunnel: true },
    ]);
    expect(covers(features, 'landuse', -74.025, 40.615)).toBe(true);
    expect(covers(features, 'water', -74.0295, 40.6505)).toBe(true);
    expect(covers(features, 'water', -74.0255, 40.6545)).toBe(false);
    expect(facts(features, 'transit_lines')).toEqual([{ kind: 'subway', route: 'R', color: '#ffe300' }]);
    expect(facts(features, 'pois').filter(({ kind }) => kind === 'station')).toEqual([
      { kind: 'station', kind_detail: 'subway', name: 'Sample St', 'name:ar': 'شارع', routes: 'R' },
      { kind: 'station', kind_detail: 'train', name: 'Sample Terminal' },
    ]);
  });
});

it('without coastlines is all land, and a shore around a bay is sea', async () => {
  const { ways, ...rest } = sample();
  const inland = await read({ ...rest, ways: ways.filter(({ tags }) => tags.natural !== 'coastline') });
  expect(covers(inland, 'earth', -74.099, 40.601)).toBe(true);
  const turned = ways.map((way) =>
    way.tags.natural === 'coastline' ? { ...way, refs: way.refs.toReversed() } : way,
  );
  const other = await read({ ...rest, ways: turned });
  expect(covers(other, 'earth', -74.07, 40.65)).toBe(true);
  expect(covers(other, 'earth', -74.02, 40.65)).toBe(false);
  expect(covers(other, 'water', -74.085, 40.625)).toBe(true);
});

it('builds the same kind of archive as a folder of layers', async () => {
  await writeExtract(path, sample());
  const target = join(folder, 'site', 'map.pmtiles');
  const lines: string[] = [];
  const places = [{ kind: 'borough', name: { en: 'Brooklyn', ar: 'بروكلين' }, lat: 40.65, lng: -74.02 }];
  const { tiles } = await buildArchive({
    ...{ osm: path, target, places, attribution: '© OpenStreetMap contributors' },
    onProgress: (line) => lines.push(line),
  });
  expect(tiles).toBeGreaterThan(10);
  expect(lines).toContain('streets: 1 features');
  expect(await readdir(join(folder, 'site'))).toEqual(['map.pmtiles']);
  const archive = await openArchive(target);
  expect(archive.attribution).toBe('© OpenStreetMap contributors');
  await archive.close();
});

it.each([
  [
    'another file',
    Buffer.from('PK\u0003\u0004 this is a zip archive, or text'),
    /is not an OpenStreetMap extract/,
  ],
  ['an empty file', Buffer.alloc(0), /has no streets/],
])('%s is rejected', async (_, bytes, message) => {
  await writeFile(path, bytes);
  await expect(readExtract(path, cityBounds, () => undefined)).rejects.toThrow(message);
});

it('a missing, cut, unsorted, distant or unsupported one is rejected', async () => {
  const onLayer = () => undefined;
  await expect(readExtract(join(folder, 'none.pbf'), cityBounds, onLayer)).rejects.toThrow(LayerError);
  await writeExtract(path, sample());
  const { readFile } = await import('node:fs/promises');
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, bytes.length - 20));
  await expect(readExtract(path, cityBounds, onLayer)).rejects.toThrow(/ends too early/);
  const { nodes, ...rest } = sample();
  await expect(read({ ...rest, nodes: nodes.toReversed() })).rejects.toThrow(/not sorted/);
  await expect(read({ ...sample(), box: [2, 48, 3, 49] })).rejects.toThrow(/nothing of the city/);
  await expect(read({ ...sample(), features: ['HistoricalInformation'] })).rejects.toThrow(
    /HistoricalInformation/,
  );
});
