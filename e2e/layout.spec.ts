import { limits } from '../contract/limits.ts';
import { locales, otherLang } from '../contract/locales.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { holdClock } from './visitor.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('the skip link moves the focus to the content', async ({ page }) => {
    await visit(page, '/Our-Service', variant);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('layout:skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('navigation moves focus, scroll position, title and address', async ({ page }) => {
    await visit(page, '/', variant);
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: t('layout:ourServices') });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(t('services:title'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(new RegExp(t('services:title')));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Our-Service/);
    await expect(page.locator('[aria-live=polite][aria-atomic]')).toHaveText(await page.title());
    await page.goBack();
    await expect(heading).toHaveText(t('home:title'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('the loading bar appears only during long waits', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/our_services', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/', variant);
    await holdClock(page);
    const requested = page.waitForRequest('**/our_services');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('layout:ourServices') })
      .click();
    await requested;
    const bar = page.getByRole('progressbar', { name: t('layout:loading') });
    await page.clock.runFor(100);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(bar).toBeVisible();
    release();
    await expect(page).toHaveURL(/Our-Service/);
    await expect(bar).toHaveCount(0);
  });

  test('the language switch stores the language and renders the same page in it, with and without scripts', async ({
    page,
  }) => {
    await visit(page, '/Our-Service', variant);
    const other = otherLang(variant.lang);
    const toggle = page.getByRole('banner').locator(`a[hreflang=${other}]`);
    await expect(toggle).toHaveAttribute('href', `/Our-Service?lang=${other}`);
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('dir', locales[other].dir);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.lang)).toBe(other);
  });

  test('the header is transparent over the hero only, and solid after scrolling', async ({ page }) => {
    const background = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
    await visit(page, '/', variant);
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 300);
    await expect.poll(background).not.toContain('rgba');
    await expect(page.getByRole('banner')).toBeInViewport();
    await visit(page, '/Our-Service', variant);
    expect(await background()).not.toContain('rgba');
  });

  test('the footer has its links and at most six social networks', async ({ page }) => {
    await visit(page, '/Our-Service', variant);
    const footer = page.getByRole('contentinfo');
    const paths = ['/', '/Our-Service', '/Blog', '/User-Guide', '/about', '/Contact'];
    for (const path of [...paths, '/Terms-conditions', '/Privacy-Policy']) {
      await expect(footer.locator(`a[href="${path}"]`).last()).toBeVisible();
    }
    await expect(footer.locator('a[target="_blank"]')).toHaveCount(limits.footerSocialIcons);
    await expect(footer.locator('a[href^="tel:"] bdi')).toHaveAttribute('dir', 'ltr');
    await expect(footer.locator('a[href^="mailto:"] bdi')).toHaveAttribute('dir', 'ltr');
  });
});

test.describe('account and legal pages', () => {
  test.use({ expectedErrors: /404/ });
  for (const [path, header, footer] of [
    ['/Login', 1, 0],
    ['/Register', 1, 0],
    ['/Forget-Password', 1, 0],
    ['/eula', 1, 0],
    ['/Privacy-Policy', 0, 0],
    ['/Terms-conditions', 0, 0],
    ['/Contact', 1, 1],
  ] as const) {
    test(`${path} has ${header} header and ${footer} footer`, async ({ page }) => {
      await visit(page, path, { lang: 'en' });
      await expect(page.getByRole('banner')).toHaveCount(header);
      await expect(page.getByRole('contentinfo')).toHaveCount(footer);
    });
  }
});

test('on phones the first result is near, and the filters stay while the rows scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of ['en', 'ar'] as const) {
    const t = wordsOf[lang];
    await visit(page, '/Category/services', { lang });
    const rows = page.getByRole('region', { name: t('directory:results') }).getByRole('article');
    expect((await rows.first().boundingBox())?.y).toBeLessThan(560);
    await rows.nth(10).scrollIntoViewIfNeeded();
    await expect(rows.first()).not.toBeInViewport();
    const filters = page.getByRole('button', { name: t('directory:filters') });
    await expect(filters).toBeInViewport();
    await filters.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});
