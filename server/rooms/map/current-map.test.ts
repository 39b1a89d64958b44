import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createArchiveWriter } from '../../street-map/archive-writer.ts';
import { watchStreetMap } from './current-map.ts';

const facts = {
  bounds: { west: -75, south: 40, east: -73, north: 41 },
  minZoom: 0,
  maxZoom: 0,
  metadata: {},
};
let folder: string;
let path: string;
let lines: string[];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

/** Writes an archive as the commands do: beside the target, then renamed. */
async function putMap(tile: string): Promise<void> {
  const writer = createArchiveWriter();
  writer.add(0, 0, 0, Buffer.from(tile));
  await writer.write(`${path}.part`, facts);
  await rename(`${path}.part`, path);
}

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'any-current-'));
  path = join(folder, 'map.pmtiles');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('follows an archive that is added, replaced and removed, and reports each change', async () => {
  let replaced = 0;
  const options = {
    everyMs: 5,
    closeAfterMs: 0,
    onReplaced: async () => {
      replaced += 1;
    },
  };
  const watched = await watchStreetMap(path, log, options);
  expect(watched.current()).toBeUndefined();
  await putMap('first');
  await vi.waitUntil(() => replaced === 1);
  const first = watched.current();
  expect(first?.version).toMatch(/^[\w-]{12}$/);
  await putMap('second');
  await vi.waitUntil(() => replaced === 2);
  const second = watched.current();
  expect(second?.version).not.toBe(first?.version);
  expect(await second?.tile(0, 0, 0, true)).toBeDefined();
  await rm(path);
  await vi.waitUntil(() => replaced === 3);
  expect(watched.current()).toBeUndefined();
  await watched.close();
});

it('continues with the former archive if the new file is not one', async () => {
  await putMap('first');
  const options = {
    everyMs: 5,
    closeAfterMs: 0,
    onReplaced: () => Promise.reject(new Error('not replaced')),
  };
  const watched = await watchStreetMap(path, log, options);
  const before = watched.current();
  await writeFile(`${path}.part`, 'PNG or so');
  await rename(`${path}.part`, path);
  await vi.waitUntil(() => lines.some((line) => line.includes('is no PMTiles archive')));
  expect(watched.current()).toBe(before);
  expect(await before?.tile(0, 0, 0, true)).toBeDefined();
  await watched.close();
});

it('lets pending requests read the replaced archive until it is closed', async () => {
  await putMap('first');
  let replaced = 0;
  const watched = await watchStreetMap(path, log, {
    everyMs: 5,
    onReplaced: async () => {
      replaced += 1;
    },
  });
  const first = watched.current();
  await copyFile(path, join(folder, 'copy.pmtiles'));
  await putMap('second');
  await vi.waitUntil(() => replaced === 1);
  expect(await first?.tile(0, 0, 0, true)).toBeDefined();
  await watched.close();
  await expect(first?.tile(0, 0, 0, true)).rejects.toThrow();
});
