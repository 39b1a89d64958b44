import { sidewaysScroll } from './axe.ts';
import { addressesOf } from './every-address.ts';
import { expect, test, visit } from './fixtures.ts';

/* WCAG 1.4.4 and 1.4.10: at 200 % a window of 1,280 pixels has 640, each of which is two of the screen. */

test.use({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 });

for (const lang of ['en', 'ar'] as const) {
  test(`at 200 % nothing is cut off or scrolls sideways, in ${lang}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const details = [
      '/MarketProfile/:id/:slug?',
      '/Rent/:id/:slug?',
      '/show-job/:id/:slug?',
      '/Event/:id/:slug?',
    ];
    const found = await Promise.all(details.map((path) => addressesOf(request, path)));
    const lists = [
      '/',
      '/Category/shops',
      '/rents',
      '/jobs',
      '/market-place/products',
      '/Events',
      '/Login',
      '/Contact',
    ];
    for (const path of [...lists, ...found.flat()]) {
      await visit(page, path, { lang });
      expect(await sidewaysScroll(page), path).toBe(0);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading, path).toBeVisible();
      const box = await heading.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 640, path).toBe(true);
    }
  });
}
