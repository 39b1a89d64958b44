import { listNeighborhoods } from '../contract/neighborhoods.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/* An administrator imports outlines of neighborhoods. */

const area = (name: string, west: number, south: number) => ({
  type: 'Feature',
  properties: { name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.02, south],
        [west + 0.02, south + 0.02],
        [west, south + 0.02],
        [west, south],
      ],
    ],
  },
});
const fileOf = (...features: object[]) => ({
  name: 'areas.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
});

// The browser reports each rejection.
test.use({ expectedErrors: /422/ });

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('an administrator corrects a file of outlines, previews it and imports it', async ({ page }) => {
    await beOfTheTeam(page, 'admin');
    await visit(page, '/admin/neighborhoods', variant);
    const main = page.getByRole('main');
    const file = main.getByLabel(t('admin-neighborhoods:file'));
    const check = main.getByRole('button', { name: t('admin-neighborhoods:preview') });
    await check.click();
    await expect(main.getByRole('alert')).toHaveText(t('admin-neighborhoods:fileMissing'));

    await file.setInputFiles(fileOf(area('', -74, 40.6), area('Swapped', 40.6, -74)));
    await check.click();
    const issues = main.getByRole('alert').getByRole('listitem');
    await expect(issues).toHaveCount(2);
    await expect(issues.last()).toContainText('Swapped');
    await expect(file).toBeFocused();
    await expectUsable(page);

    // The last of the list: other tests read the first ones.
    const { data } = await callApi(page.request, listNeighborhoods, {}, variant);
    const place = data.at(-1);
    if (!place) throw new Error('the demo has no neighborhoods');
    const { lat, lng } = place.point;
    const known = area('Under another name', lng - 0.01, lat - 0.01);
    await file.setInputFiles(fileOf(known, area('Atlantis', -73.2, 40.1)));
    await check.click();
    await expect(main.getByText(t('admin-neighborhoods:areas', { count: 2 }))).toBeVisible();
    await expect(main.getByText(t('admin-neighborhoods:byPoint', { count: 1 }))).toBeVisible();
    await expect(main.getByText(t('admin-neighborhoods:unknown', { count: 1 }))).toContainText('Atlantis');
    const row = main.getByRole('row').filter({ hasText: place.name });
    await expect(row).toContainText('Under another name');
    await expectUsable(page);

    await main.getByRole('button', { name: t('admin-neighborhoods:import') }).click();
    await expect(main.getByText(t('admin-neighborhoods:done'))).toBeVisible();
    await main.getByRole('link', { name: t('admin-neighborhoods:seeAll') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('neighborhoods:title'));
  });
});
