import type { Page } from '@playwright/test';
import { langs, locales } from '../contract/locales.ts';
import { pageWord } from '../server/pages/page-words.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { wordsOf } from './words.ts';

/* Scripts that fail to load: on a broken connection, or in a tab opened before the site was updated. */

test.use({ expectedErrors: /ERR_FAILED|Failed to (load resource|fetch)|Unable to preload/ });

/** Fails requests for scripts whose names have a prefix, a given number of times. */
async function failing(page: Page, names: RegExp, times = Number.POSITIVE_INFINITY): Promise<() => number> {
  let failed = 0;
  await page.route(names, (route) => (++failed <= times ? route.abort() : route.continue()));
  return () => failed;
}

for (const lang of langs) {
  const t = wordsOf[lang];
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: pageWord('loadFailed', lang) });
  const toBlog = async (page: Page) => {
    await page.goto(`/about?lang=${lang}`);
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('layout:blog'), exact: true })
      .click();
  };
  const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

  test.describe(`a script that fails to load (${lang})`, () => {
    test.use({ locale: locales[lang].intl });

    test('is retried, and the page opens as usual', async ({ page }) => {
      await failing(page, /\/assets\/BlogPage-/, 1);
      await toBlog(page);
      await expect(page).toHaveURL(/\/Blog$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('is reported after one full page load if it keeps failing', async ({ page }) => {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await failing(page, /\/assets\/BlogPage-/);
      await page.goto(`/about?lang=${lang}`);
      const left = await page.title();
      documents.length = 0;
      await toBlog(page);
      await expect(notice(page)).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(/\/Blog$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(left);
      // The page before, the full load that replaced the script, and another as the page was still not hydrated.
      expect(documents).toEqual(['/about', '/Blog', '/Blog']);
      await page.unroute(/\/assets\/BlogPage-/);
      await notice(page)
        .getByRole('button', { name: pageWord('loadFailedReload', lang) })
        .click();
      await untilHydrated(page);
      await expect(notice(page)).toBeHidden();
    });

    test('in part of a page is reported there, and input is preserved', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await failing(page, /\/assets\/StatesGrid-/);
      await page.goto(`/about?lang=${lang}`);
      await untilHydrated(page);
      const email = page.getByRole('contentinfo').getByRole('textbox');
      await email.fill('salma@example.com');
      await page
        .getByRole('banner')
        .getByRole('button', { name: wordsOf[lang]('layout:states') })
        .click();
      await expect(notice(page)).toBeVisible({ timeout: 20_000 });
      await expect(email).toHaveValue('salma@example.com');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('and was deleted on the server leads to a full load of the page', async ({ page, context }) => {
    await page.goto('/about?lang=en');
    await untilHydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await untilHydrated(page);
    await context.route(/\/assets\/(BlogPage|blog\.route)-/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: wordsOf.en('layout:blog'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/Blog$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: pageWord('loadFailed', 'en') })).toBeVisible({
      timeout: 20_000,
    });
  });
});
