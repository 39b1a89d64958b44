import type { Page } from '@playwright/test';
import { mapPalette } from '../contract/map-palette.ts';
import { places } from '../server/seed/base/places.ts';
import { buildArchive } from '../server/street-map/build/build-archive.ts';
import { writeSampleLayers } from '../server/street-map/testing/sample-layers.ts';
import { neighborhoodPath } from '../web/addresses.ts';
import { expectUsable } from './axe.ts';
import { test as base, expect, visit } from './fixtures.ts';
import { bayRidge, drawing, pixelsOf, scarcest, testOnMap } from './map-site.ts';
import { wordsOf } from './words.ts';

/** Tests on a site whose street map has a few made-up streets. */
const test = testOnMap('streets', async (target) => {
  const layers = `${target}.layers`;
  await writeSampleLayers(layers);
  const attribution = '© OpenStreetMap contributors';
  await buildArchive({ layers, target, places, attribution, onProgress: () => undefined });
});

test.use({ rendersMaps: true });

// One worker, so that all of them share one server.
test.describe.configure({ mode: 'default' });

function watchMap(page: Page) {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/map/')) loaded.push(`${response.status()} ${decodeURI(pathname)}`);
  });
  return loaded;
}

for (const lang of ['en', 'ar'] as const) {
  const t = wordsOf[lang];
  for (const scheme of ['light', 'dark'] as const) {
    test(`streets, parks, the subway and names are rendered (${lang}, ${scheme})`, async ({ page }) => {
      test.slow();
      const loaded = watchMap(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await visit(page, bayRidge, { lang });
      const map = page.getByRole('region', { name: t('rentals:mapOfHomes') });
      await expect(map).toHaveAttribute('data-drawn', '', drawing);
      await expect(map).toHaveAttribute('dir', 'ltr');
      await expect(map.getByRole('link', { name: t('place-map:tilesCredit') })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/copyright',
      );
      const { land, park, subway, avenue, place } = mapPalette[scheme];
      await expect
        .poll(async () => scarcest(await pixelsOf(map, { land, park, subway, avenue, place })))
        .toBeGreaterThan(20);
      expect(loaded.filter((line) => /^200 \/map\/tiles\/[\w-]{12}\/\d+\/\d+\/\d+$/.test(line))).not.toEqual(
        [],
      );
      // Both scripts: the letters on signs, and the contextual forms of Arabic letters.
      expect(loaded).toContain('200 /map/glyphs/1/Rubik SemiBold/0-255');
      expect(loaded).toContain('200 /map/glyphs/1/Rubik SemiBold/65024-65279');
      expect(loaded.filter((line) => !/^20[04] /.test(line))).toEqual([]);
      expect(loaded.join()).not.toContain('base.json');
      await expectUsable(page);
    });
  }
}

test('the map pans and zooms by keyboard, and follows the dark scheme', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, bayRidge, { lang: 'en' });
  const map = page.getByRole('region', { name: wordsOf.en('rentals:mapOfHomes') });
  await expect(map).toHaveAttribute('data-drawn', '', drawing);
  const requested = (from: RegExp) => page.waitForRequest((request) => from.test(request.url()));
  await map.focus();
  const [moved] = await Promise.all([requested(/rents\/map\?.*box=/), page.keyboard.press('ArrowRight')]);
  const [closer] = await Promise.all([requested(/rents\/map\?.*box=/), page.keyboard.press('+')]);
  const zoomOf = (address: string) => Number(new URL(address).searchParams.get('zoom'));
  expect(zoomOf(closer.url())).toBeGreaterThan(zoomOf(moved.url()) + 0.5);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(async () => (await pixelsOf(map, { land: mapPalette.dark.land })).land)
    .toBeGreaterThan(1000);
});

test.describe('without tiles', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ });

  test('land, pins and the attribution are rendered', async ({ page }) => {
    await page.route('**/map/tiles/**', (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/rents', { lang: 'en' });
    const map = page.getByRole('region', { name: wordsOf.en('rentals:mapOfHomes') });
    await expect(map.getByRole('button').first()).toBeVisible();
    await expect
      .poll(async () => (await pixelsOf(map, { land: mapPalette.light.land })).land)
      .toBeGreaterThan(10_000);
  });
});

base('without a street map there are a drawing of the city, outlines and names', async ({ page }) => {
  base.slow();
  const loaded = watchMap(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/rents', { lang: 'ar' });
  const map = page.getByRole('region', { name: wordsOf.ar('rentals:mapOfHomes') });
  await expect(map).toHaveAttribute('data-drawn', '', drawing);
  await expect(map.getByText(wordsOf.ar('place-map:mapCredit'))).toBeVisible();
  const { water, land, block, place, park, avenue, highway, subway } = mapPalette.light;
  await expect
    .poll(async () => scarcest(await pixelsOf(map, { water, land, block, place, park })))
    .toBeGreaterThan(20);
  expect(loaded).toContain('200 /map/base.json');
  expect(loaded).toContain('200 /map/areas.json');
  expect(loaded).toContain('200 /map/drawing.json');
  expect(loaded.join()).not.toContain('/map/tiles/');
  await visit(page, bayRidge, { lang: 'ar' });
  await expect(map).toHaveAttribute('data-drawn', '', drawing);
  await expect
    .poll(async () => scarcest(await pixelsOf(map, { avenue, highway, subway, park })))
    .toBeGreaterThan(20);
});

for (const lang of ['en', 'ar'] as const) {
  const t = wordsOf[lang];

  base(`without a street map a neighborhood is outlined among its neighbors (${lang})`, async ({ page }) => {
    base.slow();
    await visit(page, neighborhoodPath('bay-ridge'), { lang });
    const name = lang === 'en' ? 'Bay Ridge' : 'باي ريدج';
    await page.getByRole('link', { name: t('neighborhoods:seeMap') }).click();
    const map = page.getByRole('region', { name: t('neighborhoods:mapLabel', { name }) });
    await expect(map).toHaveAttribute('data-drawn', '', drawing);
    // The border and the name of the area, the dotted borders of the others, and the harbor.
    const { water, land, waterText, rail, place } = mapPalette.light;
    await expect
      .poll(async () => scarcest(await pixelsOf(map, { water, land, waterText, rail, place })))
      .toBeGreaterThan(20);
    await expectUsable(page);
  });

  test(`a profile displays a static map until it is clicked (${lang})`, async ({ page }) => {
    test.slow();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await visit(page, '/Category/shops', { lang });
    const path = await page.locator('a[href^="/MarketProfile/"]').first().getAttribute('href');
    // The list has a map of its own, which may still be loading.
    await page.goto('about:blank');
    scripts.length = 0;
    await visit(page, path ?? '', { lang });
    const label = new RegExp(t('place:mapOfPlace', { name: '.+' }));
    const picture = page.getByRole('img', { name: label });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
    await expect(page.getByRole('link', { name: t('place-map:tilesCredit') })).toBeVisible();
    await expectUsable(page);
    expect(scripts.filter((name) => /maplibre|map-(view|layer|base)|\/map\/tiles/.test(name))).toEqual([]);
    const open = page.getByRole('button', { name: t('place-map:openMap') });
    await open.focus();
    await page.keyboard.press('Enter');
    const map = page.getByRole('region', { name: label });
    await expect(map).toHaveAttribute('data-drawn', '', drawing);
    await expect(map).toBeFocused();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(map.getByRole('button', { name })).toBeVisible();
    await expect(picture).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a rental displays its approximate location on a picture', async ({ page }) => {
    await page.goto('/rents?lang=en');
    const path = await page.locator('main a[href^="/Rent/"]').first().getAttribute('href');
    await page.goto(path ?? '');
    const picture = page.getByRole('img', { name: wordsOf.en('post-page:mapAround') });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', /^\/map\/pictures\/rents\/\d+\/en-light\.webp\?v=/);
    const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
    expect(answer.headers()['cache-control']).toContain('immutable');
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toBeVisible();
  });
});

test('the picture stays if the browser cannot render maps', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, '/Contact', { lang: 'en' });
  const picture = page.getByRole('img', { name: wordsOf.en('contact:mapOfOffice') });
  await picture.scrollIntoViewIfNeeded();
  const open = page.getByRole('button', { name: wordsOf.en('place-map:openMap') });
  await open.click();
  await expect(open).toHaveCount(0);
  await expect(picture).toBeVisible();
  await expect(page.locator('main a[href*="google.com/maps"]').first()).toBeVisible();
});
