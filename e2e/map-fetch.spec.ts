import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from '../server/seed/base/places.ts';
import { buildArchive } from '../server/street-map/build/build-archive.ts';
import { serveRanges } from '../server/street-map/testing/range-server.ts';
import { writeSampleLayers } from '../server/street-map/testing/sample-layers.ts';
import { findViolations } from './every-variant.ts';
import { test as base, expect, visit } from './fixtures.ts';
import { bayRidge } from './map-site.ts';
import { ownServer } from './own-server.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/** A site without a street map, beside a published archive of a few made-up streets. */
const test = base.extend<{ archive: Awaited<ReturnType<typeof serveRanges>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  archive: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'any-published-'));
    const [layers, target] = [join(folder, 'layers'), join(folder, 'published.pmtiles')];
    await writeSampleLayers(layers);
    const attribution = '© OpenStreetMap contributors';
    await buildArchive({ layers, target, places, attribution, onProgress: () => undefined });
    const archive = await serveRanges(target);
    await use(archive);
    await archive.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ archive }, use, { workerIndex }) => {
    const server = await ownServer(`map-fetch-${workerIndex}`, { MAP_SOURCE_URL: archive.address });
    await use(server.address);
    await server.stop();
  },
});

test.use({ rendersMaps: true });

for (const lang of ['en', 'ar'] as const) {
  const t = wordsOf[lang];

  test(`an operator fetches the street map under Health, and pages use it (${lang})`, async ({
    page,
    archive,
  }) => {
    test.slow();
    await beOfTheTeam(page, 'admin');
    await visit(page, '/admin/health', { lang });
    const card = page.getByRole('region', { name: t('admin-health:map') });
    await expect(card.getByText(t('admin-health:mapNone'))).toBeVisible();

    archive.spoil(() => 404);
    await card.getByRole('button', { name: t('admin-health:mapCheckCost') }).click();
    await expect(card.getByText('the server answers with status 404')).toBeVisible();
    archive.spoil(() => undefined);
    await card.getByRole('button', { name: t('admin-health:mapAgain') }).click();
    await expect(card.getByText(new URL(archive.address).host)).toBeVisible();
    expect(await findViolations(page, lang)).toEqual([]);
    await card.getByRole('button', { name: t('admin-health:mapFetch') }).click();
    await expect(card.getByText('© OpenStreetMap contributors')).toBeVisible({ timeout: 20_000 });

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(async () => {
      const isTile = (address: string) => address.includes('/map/tiles/');
      const tile = page.waitForResponse((response) => isTile(response.url()), { timeout: 5_000 });
      await Promise.all([tile, page.goto(bayRidge)]);
    }).toPass({ timeout: 40_000 });
  });
}
