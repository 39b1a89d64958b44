import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenData } from '../contract/open-data.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { ownServer } from './own-server.ts';
import { wordsOf } from './words.ts';

const license = 'ODbL-1.0';
let server: Awaited<ReturnType<typeof ownServer>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await ownServer(`open-data-${test.info().workerIndex}`, { OPEN_DATA_LICENSE: license });
});
test.afterAll(() => server?.stop());

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('files are downloaded from the page that states their license', async ({ page }) => {
    await visit(page, '/Neighborhoods', variant);
    await page.getByRole('link', { name: t('neighborhoods:openData') }).click();
    await expect(page).toHaveURL(/\/Open-Data/);
    await expect(page.getByText(t('open-data:none'))).toBeVisible();

    // They are generated soon after the first start.
    await expect(async () => {
      const answer = await page.request.get(`${server.address}/api/NY/en/0/open-data`);
      expect(((await answer.json()) as { data: OpenData }).data.files).toHaveLength(9);
    }).toPass();
    await page.goto(`${server.address}/Open-Data?lang=${variant.lang}`);
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

  test('a list to embed is configured, previewed and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/Open-Data', variant);
    const builder = page.locator('section', {
      has: page.getByRole('heading', { name: t('open-data:embedTitle') }),
    });
    await builder.getByLabel(t('open-data:embedWords')).fill(variant.lang === 'ar' ? 'مخبز' : 'bakery');
    await builder.getByLabel(t('open-data:embedCount')).selectOption('3');
    const preview = page.frameLocator(`iframe[title="${t('open-data:embedPreview')}"]`);
    await expect(preview.getByRole('listitem')).toHaveCount(3);
    await expectUsable(page);
    await builder.getByRole('button', { name: t('open-data:embedCopy') }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toMatch(/^<iframe src="http[^"]+count=3" title=/);

    // On another site the list is displayed in its frame, and a business opens in a new tab.
    const { origin } = new URL(page.url());
    const frame = code.replace(/src="http:\/\/[^/]+/, `src="${origin}`);
    const elsewhere = createServer((_request, response) => {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>.</title>${frame}`);
    }).listen(0);
    await once(elsewhere, 'listening');
    await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
    const first = page.frameLocator('iframe').getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveAttribute('href', /\/MarketProfile\/\d+\//);
    await expect(first).toHaveAttribute('target', '_blank');
    elsewhere.close();
  });
});
