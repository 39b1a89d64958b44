import { expect, test, untilAlive } from './fixtures.ts';
import { wordsOf } from './words.ts';

/* When the scripts of a page come: after it was drawn, so that they are in the way of nothing that is read first. */

const path = '/Category/shops?lang=en';

declare global {
  /** The first frame of a page, which these stories draw when they want to. */
  var drawFrame: (() => void) | undefined;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const draw = requestAnimationFrame;
    globalThis.requestAnimationFrame = (frame) => {
      globalThis.requestAnimationFrame = draw;
      globalThis.drawFrame = () => draw(frame);
      return 0;
    };
  }),
);

test('what is read is there before any script but the first is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.drawFrame);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/wake-/)]);
  await page.evaluate(() => globalThis.drawFrame?.());
  await untilAlive(page);
  expect(scripts.length).toBeGreaterThan(5);
});

test('a page that nobody looks at is alive without being drawn', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto(path);
  await untilAlive(page);
});

test('Back leads back, too, before a page is alive', async ({ page }) => {
  const draw = async () => {
    await page.waitForFunction(() => globalThis.drawFrame);
    await page.evaluate(() => globalThis.drawFrame?.());
    await untilAlive(page);
  };
  const verified = page.getByRole('switch', { name: wordsOf.en('directory:verifiedOnly') });
  await page.goto(path);
  await draw();
  await page.evaluate((address) => history.pushState(null, '', address), `${path}&verified=1`);
  await page.reload();
  await expect(verified).toBeChecked();
  const anew = page.waitForEvent('load');
  await page.goBack();
  await anew;
  await draw();
  await expect(verified).not.toBeChecked();
});
