import { mapPalette } from '../contract/map-palette.ts';
import { writeBasemapSample } from '../server/street-map/testing/basemap-sample.ts';
import { expect, visit } from './fixtures.ts';
import { bayRidge, drawing, pixelsOf, scarcest, testOnMap } from './map-site.ts';
import { wordsOf } from './words.ts';

const test = testOnMap('published', writeBasemapSample);

test.use({ rendersMaps: true });

test('a published basemap archive is rendered, with the subway along its tracks', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, bayRidge, { lang: 'ar' });
  const map = page.getByRole('region', { name: wordsOf.ar('rentals:mapOfHomes') });
  await expect(map).toHaveAttribute('data-drawn', '', drawing);
  await expect(map.getByRole('link')).toHaveText('© OpenStreetMap');
  const { land, park, subway, avenue, place } = mapPalette.light;
  await expect
    .poll(async () => scarcest(await pixelsOf(map, { land, park, subway, avenue, place })))
    .toBeGreaterThan(20);
});
