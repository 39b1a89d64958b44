import { expect, test, untilHydrated, visit } from './fixtures.ts';

/* Navigation before and after the router has loaded. */

const engine = /navigation-engine-[^/]*\.js$/;
const variant = { lang: 'en' } as const;

test("a page that is only read does not load the router's navigation code", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/Category/shops', variant);
  await page.waitForLoadState('networkidle');
  expect(requested.some((url) => engine.test(url))).toBe(false);
  const wanted = page.waitForRequest(engine);
  await page.mouse.move(20, 20);
  await wanted;
});

test('links navigate on the client, and Back restores the page', async ({ page }) => {
  await visit(page, '/Category/shops', variant);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const card = page.locator('main a[href^="/MarketProfile/"]').last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/MarketProfile/);
  await page.goBack();
  await expect(page).toHaveURL(/Category\/shops/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('Back on a reloaded page restores the previous page and scroll position', async ({ page }) => {
  await visit(page, '/Category/shops', variant);
  const card = page.locator('main a[href^="/MarketProfile/"]').last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(/MarketProfile/);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Shops');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(/MarketProfile/);
  await expect(page.locator('h1')).not.toHaveText('Shops');
});

test('text typed during navigation stays in the search box', async ({ page }) => {
  await visit(page, '/Our-Service', variant);
  const box = page.getByRole('banner').getByRole('combobox');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await box.fill('before');
  await box.evaluate((field: HTMLInputElement) => {
    // The address of the next page is set before the page is rendered.
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...next) => {
      push(...next);
      field.value = 'meanwhile';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(heading).not.toHaveText(before);
  await expect(box).toHaveValue('meanwhile');
});

test.describe('when the router fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test('links still navigate', async ({ page }) => {
    await page.route(engine, (route) => route.abort());
    await visit(page, '/', variant);
    await page.locator('footer').getByRole('link', { name: 'User Guide' }).click();
    await expect(page).toHaveURL(/User-Guide/);
    await untilHydrated(page);
  });
});
