import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { test as base } from './fixtures.ts';
import { ownServer } from './own-server.ts';
import type { RunningServer } from './start-server.ts';

/** A list of rentals whose map covers the test streets. */
export const bayRidge = '/rents?near=40.624,-74.018&radius_km=1.2&by=map';

/** Without a GPU, and beside other tests, the first rendering takes a while. */
export const drawing = { timeout: 20_000 };

/** Tests on a site of their own with a street map archive that `write` creates at a path. */
export function testOnMap(name: string, write: (target: string) => Promise<unknown>) {
  return base.extend<object, { mapServer: RunningServer }>({
    mapServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
      async ({}, use, { workerIndex }) => {
        const folder = await mkdtemp(join(tmpdir(), 'any-streets-'));
        const target = join(folder, 'map.pmtiles');
        await write(target);
        const server = await ownServer(`${name}-${workerIndex}`, { MAP_PMTILES: target });
        await use(server);
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ mapServer }, use) => use(mapServer.address),
  });
}

/** Counts the visible pixels by color, within a tolerance. */
export async function pixelsOf(
  element: Locator,
  colors: Record<string, string>,
): Promise<Record<string, number>> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = Object.fromEntries(Object.keys(colors).map((color) => [color, 0]));
  for (const [color, hex] of Object.entries(colors)) {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    for (let at = 0; at < data.length; at += info.channels)
      if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 6))
        counts[color] = (counts[color] ?? 0) + 1;
  }
  return counts;
}

export const scarcest = (counts: Record<string, number>) => Math.min(...Object.values(counts));
