import type { Page } from '@playwright/test';
import type { BusinessCard } from '../contract/businesses.ts';
import { type Lang, langs, locales } from '../contract/locales.ts';
import { pageWord } from '../server/pages/page-words.ts';
import { expectUsable } from './axe.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

/** The addresses of the pages in the worker's cache. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('site-pages'))) return [];
    const keys = await (await caches.open('site-pages')).keys();
    return keys.map(({ url }) => url.slice(location.origin.length));
  });

/** States how old a page from the cache is. */
const offlineNote = (page: Page, lang: Lang) =>
  page.getByRole('status').filter({ hasText: pageWord('offlineNote', lang).split('{{date}}')[0] ?? '' });

test.use({
  serviceWorkers: 'allow',
  // Last, because data loaded before the worker was active is requested again through it.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load resource|fetch)|cross-world service worker/,
});

for (const lang of langs) {
  test.describe(`without network (${lang})`, () => {
    const t = wordsOf[lang];
    test.use({ locale: locales[lang].intl });

    test('visited pages are readable with their pictures, and state their age', async ({ page, context }) => {
      const found = await page.request.get(`/api/NY/${lang}/0/businesses?limit=1&q=bab+touma`);
      const [shop] = ((await found.json()) as { data: BusinessCard[] }).data;
      if (!shop) throw new Error('no such business');
      const path = `/MarketProfile/${shop.id}/${shop.slug}`;
      await page.goto('/about');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      // One page opened by a full load, one by client-side navigation.
      await page.goto(path);
      await untilHydrated(page);
      const cover = page.locator('main img').first();
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('layout:userGuide') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('content:guideTitle'));
      await expect
        .poll(() => cachedPages(page))
        .toEqual([`/about?lang=${lang}`, `${path}?lang=${lang}`, `/User-Guide?lang=${lang}`]);

      await context.setOffline(true);
      await page.reload();
      const note = offlineNote(page, lang);
      await expect(note).toBeVisible();
      await expect(note.locator('time')).toContainText(String(new Date().getFullYear()));
      await untilHydrated(page);
      await expectUsable(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);

      // A page that was never visited: lists the cached pages, in both languages.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('layout:contactShort') })
        .click();
      for (const one of langs) {
        await expect(page.getByRole('heading', { name: pageWord('offlineTitle', one) })).toBeVisible();
        await expect(page.getByText(pageWord('offlineSaved', one))).toBeVisible();
      }
      await expectUsable(page);
      await page.getByRole('listitem').getByRole('link', { name: shop.name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.name);
      await untilHydrated(page);
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await note.getByRole('button').click();
      await expect(page.getByRole('heading', { name: pageWord('offlineTitle', lang) })).toBeVisible();
    });
  });
}

test('the first visit is cached with its content', async ({ page, context }) => {
  await page.goto('/?lang=en');
  await untilHydrated(page);
  await expect.poll(() => cachedPages(page)).toEqual(['/?lang=en']);
  const rendered = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/(assets|art)\//.test(pathname))
      .map(({ href }) => href),
  );
  expect(rendered.length).toBeGreaterThan(5);
  await expect
    .poll(() =>
      page.evaluate(
        async (all) =>
          (await Promise.all(all.map((one) => caches.match(one)))).filter((found) => !found).length,
        rendered,
      ),
    )
    .toBe(0);
  await context.setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await expect(offlineNote(page, 'en')).toBeVisible();
});

test('personal pages are not cached, and signing out clears the cache', async ({ page }) => {
  await signIn(page, 'Salma Khoury');
  await page.goto('/about?lang=en');
  await expect.poll(() => cachedPages(page)).toEqual(['/about?lang=en']);
  await page.goto('/Profile');
  await page.goto('/jobs');
  await expect.poll(() => cachedPages(page)).toEqual(['/about?lang=en', '/jobs?lang=en']);
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.filter((path) => path.startsWith('/api') || path === '/Profile')).toEqual([]);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Salma' }).click();
  await page.getByRole('button', { name: wordsOf.en('layout:logOut') }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => cachedPages(page)).toEqual(['/?lang=en']);
});
