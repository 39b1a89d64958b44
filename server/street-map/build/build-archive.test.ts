import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ArchiveError, openArchive } from '../archive.ts';
import { createArchiveWriter } from '../archive-writer.ts';
import { writeSampleLayers } from '../testing/sample-layers.ts';
import { buildArchive } from './build-archive.ts';
import { tileAt } from './cut-tiles.ts';
import { LayerError } from './layer-error.ts';

let folder: string;
let layers: string;
let target: string;
const places = [
  { kind: 'neighbourhood', name: { en: 'Bay Ridge', ar: 'باي ريدج' }, lat: 40.6264, lng: -74.0299 },
];
const build = (from: string, onProgress: (line: string) => void = () => undefined) =>
  buildArchive({ layers: from, target, places, attribution: '© OpenStreetMap contributors', onProgress });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-map-'));
  layers = join(folder, 'layers');
  target = join(folder, 'site', 'map.pmtiles');
  await writeSampleLayers(layers);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The features of a tile by layer, as their properties. */
async function tileWith(lng: number, lat: number, z: number) {
  const archive = await openArchive(target);
  const { x, y } = tileAt(lng, lat, z);
  const stored = await archive.tile(z, x, y);
  await archive.close();
  if (!stored) return undefined;
  const { layers: found } = new VectorTile(new PbfReader(gunzipSync(stored.bytes)));
  return Object.fromEntries(
    Object.entries(found).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties),
    ]),
  );
}

describe('map build', () => {
  it('creates an archive in the schema of the basemap, with names as on signs', async () => {
    const lines: string[] = [];
    const { tiles, bytes } = await build(layers, (line) => lines.push(line));
    expect(lines).toContain('map_streets.geojson.gz: 31 features');
    expect(lines).toContain('subway_stations.csv: 2 features');
    expect(lines.some((line) => line.startsWith('Zoom 14 of 14'))).toBe(true);
    expect(tiles).toBeGreaterThan(20);
    expect(bytes).toBeLessThan(300_000);
    expect(await readdir(join(folder, 'site'))).toEqual(['map.pmtiles']);

    const near = await tileWith(-74.0299, 40.6264, 14);
    expect(near?.earth?.[0]).toEqual({ kind: 'earth' });
    expect(near?.roads).toContainEqual({ kind: 'minor_road', kind_detail: 'residential', name: '84th St' });
    expect(near?.roads).toContainEqual({
      ...{ kind: 'highway', kind_detail: 'motorway', name: 'Sample Bridge', is_bridge: true },
    });
    expect(near?.places).toContainEqual({
      ...{ kind: 'neighbourhood', kind_detail: 'neighbourhood' },
      ...{ name: 'Bay Ridge', 'name:en': 'Bay Ridge', 'name:ar': 'باي ريدج' },
    });
    const station = await tileWith(-74.016, 40.6417, 14);
    expect(station?.roads).toContainEqual({
      ...{ kind: 'major_road', kind_detail: 'secondary', name: '5th Ave', oneway: true },
    });
    expect(station?.pois).toContainEqual({
      ...{ kind: 'station', kind_detail: 'subway', name: '77 St', routes: 'R' },
    });
    expect((await tileWith(-74.02, 40.611, 14))?.pois?.[0]).toMatchObject({
      kind: 'park',
      name: 'Sample Park',
    });
  });

  it('omits features that are too small at low zooms, and empty tiles', async () => {
    const far = await tileWith(-74.0299, 40.6264, 9);
    expect(far?.roads?.map(({ kind }) => kind)).toEqual(['highway']);
    expect(far?.pois).toBeUndefined();
    expect(Object.keys((await tileWith(-74.05, 40.655, 14)) ?? {})).toEqual(['water']);
    expect(await tileWith(-73.9, 40.655, 14)).toBeUndefined();
    expect(await tileWith(2.35, 48.85, 12)).toBeUndefined();
  });

  it('has a version that changes with the tiles, and the attribution', async () => {
    const first = await openArchive(target);
    await first.close();
    await build(layers);
    const again = await openArchive(target);
    await again.close();
    expect(again.version).toBe(first.version);
    expect(again.attribution).toBe('© OpenStreetMap contributors');
    await buildArchive({ layers, target, places: [], attribution: '', onProgress: () => undefined });
    const other = await openArchive(target);
    await other.close();
    expect(other.version).not.toBe(first.version);
  });

  it('retains the old archive if layers are missing or invalid', async () => {
    const before = await readFile(target);
    const broken = join(folder, 'broken');
    await expect(build(join(folder, 'nowhere'))).rejects.toThrow(LayerError);
    await writeSampleLayers(broken);
    await writeFile(join(broken, 'water.geojson'), '{"type":"FeatureCollection","feat');
    await expect(build(broken)).rejects.toThrow(/water\.geojson is not JSON/);
    await writeFile(
      join(broken, 'water.geojson'),
      '{"type":"FeatureCollection","features":[null,{"type":"Feature"}]}',
    );
    await rm(join(broken, 'land.geojson'));
    await expect(build(broken)).rejects.toThrow(/has no land\.geojson/);
    expect(await readFile(target)).toEqual(before);
    expect(await readdir(join(folder, 'site'))).toEqual(['map.pmtiles']);
  });
});

describe('archives', () => {
  const facts = {
    bounds: { west: -75, south: 40, east: -73, north: 41 },
    minZoom: 0,
    maxZoom: 7,
    metadata: {},
  };

  it('are read through leaf directories if the root is too small, and store identical tiles once', async () => {
    const path = join(folder, 'many.pmtiles');
    const writer = createArchiveWriter();
    const { zxyToTileId } = await import('pmtiles');
    const all = Array.from({ length: 16_384 }, (_, index) => ({
      x: index % 128,
      y: Math.floor(index / 128),
    }));
    all.sort((one, other) => zxyToTileId(7, one.x, one.y) - zxyToTileId(7, other.x, other.y));
    const text = (x: number, y: number) => (x % 2 ? 'the same' : `tile ${x * 7919 + y}`);
    for (const { x, y } of all) writer.add(7, x, y, Buffer.from(text(x, y)));
    expect((await writer.write(path, facts)).tiles).toBe(16_384);
    const archive = await openArchive(path);
    for (const [x, y] of [
      [0, 0],
      [127, 127],
      [100, 31],
      [37, 120],
    ] as const) {
      const tile = await archive.tile(7, x, y);
      expect(tile && gunzipSync(tile.bytes).toString()).toBe(text(x, y));
    }
    expect(await archive.tile(8, 0, 0)).toBeUndefined();
    await archive.close();
  });

  it('are rejected if they are something else', async () => {
    const path = join(folder, 'other.pmtiles');
    await writeFile(path, 'PNG or so');
    await expect(openArchive(path)).rejects.toThrow(ArchiveError);
    const writer = createArchiveWriter();
    writer.add(0, 0, 0, Buffer.from('x'));
    await writer.write(path, facts);
    const bytes = await readFile(path);
    bytes[99] = 2;
    await writeFile(path, bytes);
    await expect(openArchive(path)).rejects.toThrow('has no vector tiles');
    await expect(openArchive(join(folder, 'none.pmtiles'))).rejects.toThrow('ENOENT');
  });
});
