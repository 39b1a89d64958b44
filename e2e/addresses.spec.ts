import { expect, test, untilHydrated, variants, visit } from './fixtures.ts';

test.describe('addresses with a language prefix', () => {
  for (const [lang, other] of [
    ['ar', 'en'],
    ['en', 'ar'],
  ] as const) {
    test(`/${lang}/… redirects to the path without prefix and sets the language`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(`/${lang}/Our-Service?a=b`, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe('/Our-Service?a=b');
      await visit(page, '/Our-Service', { lang: other });
      await page.goto(`/${lang}/Our-Service`);
      await expect(page).toHaveURL(/\/Our-Service$/);
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(lang);
    });
  }

  test('the stored language applies after its cookie was cleared', async ({ page, context }) => {
    await visit(page, '/Our-Service', { lang: 'ar' });
    await context.clearCookies();
    await page.goto('/Our-Service');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await untilHydrated(page);
  });

  test('the first visit uses the language of the browser', async ({ browser, baseURL }) => {
    for (const variant of variants.filter(({ width }) => width === 390)) {
      const context = await browser.newContext({ locale: variant.lang, baseURL });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('dir', variant.dir);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe(variant.lang);
      await context.close();
    }
  });
});
