import type { OpenData } from '../contract/open-data.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachLook, test, visit } from './fixtures.ts';
import { ownServer } from './own-server.ts';
import { wordsOf } from './words.ts';

const license = 'ODbL-1.0';
let server: Awaited<ReturnType<typeof ownServer>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await ownServer(`open-data-${test.info().workerIndex}`, { OPEN_DATA_LICENSE: license });
});
test.afterAll(() => server?.stop());

forEachLook((look) => {
  const t = wordsOf[look.lang];

  test('files are downloaded from the page that names their license', async ({ page }) => {
    await visit(page, '/Neighborhoods', look);
    await page.getByRole('link', { name: t('neighborhoods:openData') }).click();
    await expect(page).toHaveURL(/\/Open-Data/);
    await expect(page.getByText(t('open-data:none'))).toBeVisible();

    // They are written soon after the first start.
    await expect(async () => {
      const answer = await page.request.get(`${server.address}/api/NY/en/0/open-data`);
      expect(((await answer.json()) as { data: OpenData }).data.files).toHaveLength(6);
    }).toPass();
    await page.goto(`${server.address}/Open-Data?lang=${look.lang}`);
    await expect(page.getByRole('heading', { level: 2, name: t('open-data:license') })).toBeVisible();
    await expect(page.getByRole('link', { name: license })).toHaveAttribute('href', /opendatacommons/);
    await expectUsable(page);
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /GeoJSON/ })
      .last()
      .click();
    expect((await downloading).suggestedFilename()).toBe('neighborhoods.geojson');
    const file = await page.request.get(`${server.address}/open-data/businesses.json`);
    const { data } = (await file.json()) as { data: { name_ar: string | null }[] };
    expect(data.length).toBeGreaterThan(50);
    expect(data.some(({ name_ar }) => name_ar === 'مخبز باب توما')).toBe(true);
  });
});
