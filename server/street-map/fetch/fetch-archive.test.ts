import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openArchive } from '../archive.ts';
import { createArchiveWriter } from '../archive-writer.ts';
import { tileAt, tilesOf } from '../build/cut-tiles.ts';
import { type RangeServer, serveRanges } from '../testing/range-server.ts';
import { type FetchProgress, fetchArchive, readFetchCost } from './fetch-archive.ts';

/** The fetched area, and a country around it. */
const bounds = { west: -74.05, south: 40.6, east: -73.95, north: 40.66 };
const country = { west: -75.6, south: 39.9, east: -72.6, north: 41.6 };
const facts = {
  bounds: country,
  minZoom: 0,
  maxZoom: 13,
  metadata: { attribution: '© OpenStreetMap contributors' },
};

let source: string;
let folder: string;
let target: string;
let server: RangeServer;

/** Contents that barely compress, so that requests have some size; the sea is the same everywhere. */
function contentOf(z: number, x: number, y: number, salt = ''): Buffer {
  if (z === 13 && x % 3 === 0) return Buffer.from('sea');
  return Buffer.from(
    Array.from(
      { length: 40 },
      (_, index) => `${salt}${z}/${x}/${y}/${(x * 7919 + y * 104_729 + index * 31) % 9973}`,
    ).join(),
  );
}

async function writeSource(path: string, salt?: string): Promise<void> {
  const writer = createArchiveWriter();
  for (let z = 0; z <= facts.maxZoom; z += 1)
    for (const { x, y } of tilesOf(country, z)) writer.add(z, x, y, contentOf(z, x, y, salt));
  await writer.write(path, facts);
}

beforeAll(async () => {
  source = join(await mkdtemp(join(tmpdir(), 'any-planet-')), 'planet.pmtiles');
  await writeSource(source);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'any-site-'));
  target = join(folder, 'map.pmtiles');
  server = await serveRanges(source);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const fetchIt = (onProgress: (progress: FetchProgress) => void = () => undefined, signal?: AbortSignal) =>
  fetchArchive({ address: server.address, target, bounds, onProgress, retryMs: 1, signal });

describe('map fetch', () => {
  it('cuts the area out of a larger archive, with few requests and without the rest', async () => {
    const steps: FetchProgress[] = [];
    const cost = await readFetchCost(server.address, { bounds });
    server.forget();
    const { tiles, bytes } = await fetchIt((progress) => steps.push(progress));
    expect(cost.tiles).toBe(tiles);
    expect(steps[0]).toEqual({ done: 0, bytes: cost.bytes });
    expect(steps.at(-1)).toEqual({ done: cost.bytes, bytes: cost.bytes });
    const whole = await stat(source);
    expect(bytes).toBeLessThan(whole.size / 5);
    const transferred = server.requests().reduce((sum, { length }) => sum + length, 0);
    expect(transferred).toBeLessThan(whole.size / 2);
    expect(server.requests().length).toBeLessThan(40);
    expect(await readdir(folder)).toEqual(['map.pmtiles']);

    const archive = await openArchive(target);
    expect(archive).toMatchObject({
      minZoom: 8,
      maxZoom: 13,
      bounds,
      attribution: '© OpenStreetMap contributors',
    });
    for (let z = 8; z <= 13; z += 1) {
      for (const { x, y } of tilesOf(bounds, z)) {
        const tile = await archive.tile(z, x, y);
        expect(tile && gunzipSync(tile.bytes).toString()).toBe(contentOf(z, x, y).toString());
      }
    }
    const far = tileAt(-75.5, 41.5, 13);
    expect(await archive.tile(13, far.x, far.y)).toBeUndefined();
    await archive.close();
  });

  it('resumes after an interruption, and retains the old archive until the new one is complete', async () => {
    await writeFile(target, 'the old one');
    const stop = new AbortController();
    let stopped = 0;
    const first = fetchIt(({ done, bytes }) => {
      if (done === 0 || done === bytes) return;
      stopped = done;
      stop.abort();
    }, stop.signal);
    await expect(first).rejects.toThrow(/abort/i);
    expect(stopped).toBeGreaterThan(0);
    expect(await readFile(target, 'utf8')).toBe('the old one');
    const steps: FetchProgress[] = [];
    await fetchIt((progress) => steps.push(progress));
    expect(steps[0]?.done).toBe(stopped);
    const resumed = await readFile(target);
    expect(await readdir(folder)).toEqual(['map.pmtiles']);
    await fetchIt();
    expect((await readFile(target)).equals(resumed)).toBe(true);
  });

  it('retries requests that fail temporarily', async () => {
    server.spoil((before) => (before % 3 === 1 ? 'cut' : before % 3 === 2 ? 503 : undefined));
    const { tiles } = await fetchIt();
    expect(tiles).toBeGreaterThan(20);
    const archive = await openArchive(target);
    const { x, y } = tileAt(-74, 40.63, 8);
    expect(await archive.tile(8, x, y)).toBeDefined();
    await archive.close();
  });

  it('starts over if the archive was replaced between two attempts', async () => {
    const stop = new AbortController();
    await expect(fetchIt(({ done }) => done > 0 && stop.abort(), stop.signal)).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.endsWith('.fetch'))).toHaveLength(1);
    const other = join(folder, 'other.pmtiles');
    await writeSource(other, 'new ');
    server.replace(await readFile(other));
    await rm(other);
    const steps: FetchProgress[] = [];
    await fetchIt((progress) => steps.push(progress));
    expect(steps[0]?.done).toBe(0);
    const archive = await openArchive(target);
    const { x, y } = tileAt(-74, 40.63, 10);
    const tile = await archive.tile(10, x, y);
    expect(tile && gunzipSync(tile.bytes).toString()).toBe(contentOf(10, x, y, 'new ').toString());
    await archive.close();
    expect(await readdir(folder)).toEqual(['map.pmtiles']);
  });

  it('aborts if the archive is replaced while it is fetched', async () => {
    const other = join(folder, 'other.pmtiles');
    await writeSource(other, 'new ');
    const replacement = await readFile(other);
    await rm(other);
    await expect(fetchIt(({ done }) => done === 0 && server.replace(replacement))).rejects.toThrow(
      /replaced meanwhile/,
    );
    expect(await readdir(folder)).not.toContain('map.pmtiles');
  });

  it('reports why it cannot be fetched', async () => {
    server.spoil(() => 404);
    await expect(fetchIt()).rejects.toThrow('the server answers with status 404');
    server.spoil(() => 500);
    await expect(fetchIt()).rejects.toThrow('the server cannot be reached');
    server.spoil(() => undefined);
    const nowhere = { west: 2.2, south: 48.8, east: 2.4, north: 48.9 };
    await expect(
      fetchArchive({ address: server.address, target, bounds: nowhere, onProgress: () => undefined }),
    ).rejects.toThrow('has no tiles of the area');
    server.withoutRanges();
    await expect(fetchIt()).rejects.toThrow('does not answer range requests');
    server.replace(Buffer.from('PNG or so'));
    expect(await readdir(folder)).toEqual([]);
  });
});
