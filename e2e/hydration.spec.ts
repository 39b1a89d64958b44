import { expect, test, untilHydrated } from './fixtures.ts';
import { wordsOf } from './words.ts';

/* The scripts of a page load after the first paint, so that they do not delay the content. */

const path = '/Category/shops?lang=en';

declare global {
  /** Runs the first animation frame of a page, which these tests hold back. */
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

test('the content is visible before any script but the first is requested', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.drawFrame);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
  await page.evaluate(() => globalThis.drawFrame?.());
  await untilHydrated(page);
  expect(scripts.length).toBeGreaterThan(5);
});

test('a hidden page hydrates without an animation frame', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto(path);
  await untilHydrated(page);
});

test('Back works before a page is hydrated', async ({ page }) => {
  const draw = async () => {
    await page.waitForFunction(() => globalThis.drawFrame);
    await page.evaluate(() => globalThis.drawFrame?.());
    await untilHydrated(page);
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
