import type { Page } from '@playwright/test';
import { langs, locales } from '../contract/locales.ts';
import { pageWord } from '../server/pages/page-words.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { wordsOf } from './words.ts';

/* Scripts that do not come: a line that lost them, or a tab that was open while the site was updated. */

test.use({ expectedErrors: /ERR_FAILED|Failed to (load resource|fetch)|Unable to preload/ });

/** Lets the scripts whose names begin so fail, so often. */
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

  test.describe(`a script that does not come (${lang})`, () => {
    test.use({ locale: locales[lang].intl });

    test('is asked for again, and the page comes as if nothing had been', async ({ page }) => {
      await failing(page, /\/assets\/BlogPage-/, 1);
      await toBlog(page);
      await expect(page).toHaveURL(/\/Blog$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('and never does: the page is loaded from the server, once, and says what is missing', async ({
      page,
    }) => {
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
      // The page before, this one in the place of its script, and once more as it was still not hydrated.
      expect(documents).toEqual(['/about', '/Blog', '/Blog']);
      await page.unroute(/\/assets\/BlogPage-/);
      await notice(page)
        .getByRole('button', { name: pageWord('loadFailedReload', lang) })
        .click();
      await untilHydrated(page);
      await expect(notice(page)).toBeHidden();
    });

    test('of a part of a page: the page says so, and what was typed stays', async ({ page }) => {
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

  test('a script that the server no longer has leads to the page as the server has it', async ({
    page,
    context,
  }) => {
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
