import type { Page } from '@playwright/test';
import { langs, locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { placeholdersIn } from './placeholders.ts';
import { wordsOf } from './words.ts';

/** The lazily loaded sections in page order, each with its endpoint. */
const late = {
  rentals: /\/rents\/web\/looking_for\?/,
  products: /\/filter-market\?/,
  jobs: /\/jobs\/web\/looking_for\?/,
  blogs: /\/blogs\/web\?/,
  news: /\/news\?/,
  guide: /\/user-guide\?/,
  app: /\/app-promotion$/,
};
type Late = keyof typeof late;
const names = Object.keys(late) as Late[];

const section = (page: Page, name: Late) => page.locator(`[data-section="${name}"]`);

/** Records the requests, and holds the response of each section until the test releases it. */
async function holdSections(page: Page) {
  const requested: string[] = [];
  const gates = new Map<Late, () => void>();
  for (const name of names) {
    const open = new Promise<void>((resolve) => gates.set(name, resolve));
    await page.route(late[name], async (route) => {
      requested.push(name);
      await open;
      await route.continue();
    });
  }
  return { requested, release: (name: Late) => gates.get(name)?.() };
}

/** Sums layout shifts while the visitor only scrolls. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const lang of langs) {
  for (const width of [390, 992, 1440]) {
    test.describe(`${lang} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, locale: locales[lang].intl });

      test('a section loads once when it comes near the viewport, without layout shift', async ({ page }) => {
        const shifted = await watchShifts(page);
        const { requested, release } = await holdSections(page);
        const code: string[] = [];
        page.on('request', (request) => code.push(new URL(request.url()).pathname));
        await visit(page, '/', { lang });
        await expect(page.locator('[data-section="businesses"] article')).toHaveCount(8);
        expect(requested).toEqual([]);
        expect(code.filter((path) => /\/(Rentals|Stories|News|App)-/.test(path))).toEqual([]);
        for (const name of names) {
          const place = section(page, name);
          const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
          await place.scrollIntoViewIfNeeded();
          await expect(placeholdersIn(place).first()).toBeVisible();
          const before = await height();
          release(name);
          await expect(place.locator('[aria-busy]')).toHaveCount(0);
          await expect(placeholdersIn(place)).toHaveCount(0);
          expect(Math.abs((await height()) - before), name).toBeLessThan(1);
        }
        expect([...requested].sort()).toEqual([...names].sort());
        await page.evaluate(() => scrollTo(0, 0));
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        expect(requested).toHaveLength(names.length);
        expect(await shifted()).toBeLessThanOrEqual(0.02);
        await expectUsable(page);
      });
    });
  }

  test.describe(lang, () => {
    const t = wordsOf[lang];
    test.use({ viewport: { width: 390, height: 844 }, locale: locales[lang].intl });

    test.describe('when a section fails to load', () => {
      test.use({ expectedErrors: /ERR_FAILED|Failed to load/ });

      test('it reports the error in its reserved space and loads on retry', async ({ page }) => {
        await page.route(late.products, (route) => route.abort());
        await visit(page, '/', { lang });
        const place = section(page, 'products');
        const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
        const before = await height();
        await place.scrollIntoViewIfNeeded();
        await expect(place.getByRole('alert')).toContainText(t('home:sectionFailed'));
        expect(Math.abs((await height()) - before)).toBeLessThan(1);
        await expect(section(page, 'rentals').getByRole('article')).toHaveCount(4);
        await page.unroute(late.products);
        await place.getByRole('button', { name: t('errors:tryAgain') }).click();
        await expect(place.locator('li article')).toHaveCount(5);
        await expect(place.getByRole('alert')).toHaveCount(0);
        expect(Math.abs((await height()) - before)).toBeLessThan(1);
      });
    });

    test('Back restores the scroll position and the loaded sections', async ({ page }) => {
      await visit(page, '/', { lang });
      await section(page, 'guide').scrollIntoViewIfNeeded();
      const first = section(page, 'guide').getByRole('link').nth(1);
      await expect(first).toBeVisible();
      await first.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      await first.click();
      await expect(page).toHaveURL(/Show-User-Guide/);
      const requested: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && requested.push(request.url()));
      await page.goBack();
      await expect(first).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2);
      expect(requested.filter((url) => late.guide.test(url))).toEqual([]);
      await page.reload();
      await expect(first).toBeInViewport();
      expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2);
    });

    test('a link to the newsletter scrolls to it, regardless of sections loading above', async ({ page }) => {
      await page.goto(`/?lang=${lang}#newsletter`);
      await expect(section(page, 'app').getByRole('link')).toHaveCount(2);
      await expect(page.locator('#newsletter')).toBeInViewport();
      await expect(placeholdersIn(section(page, 'rentals')).first()).toBeAttached();
    });

    test('the app section links to the stores', async ({ page }) => {
      await visit(page, '/', { lang });
      const place = section(page, 'app');
      await place.scrollIntoViewIfNeeded();
      const stores = place.getByRole('link');
      await expect(stores).toHaveCount(2);
      await expect(stores.first()).toHaveAccessibleName(new RegExp(t('home:ios')));
      await expect(stores.last()).toHaveAccessibleName(new RegExp(t('home:android')));
      for (const store of await stores.all()) await expect(store).toHaveAttribute('rel', 'noopener');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the text over the picture appears as a whole, and does not move while it is parsed', async ({
        page,
      }) => {
        await page.goto(`/?lang=${lang}`);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toBeVisible();
        const html = await (await page.request.get(`/?lang=${lang}`)).text();
        const begun = html.slice(0, html.indexOf('</search>', html.indexOf('hero-title')));
        await page.route(/begun$/, (route) => route.fulfill({ contentType: 'text/html', body: begun }));
        await page.goto('/?begun');
        await expect(page.locator('h1')).toBeAttached();
        await expect(page.locator('h1')).toBeHidden();
      });

      test('every section has a heading that links to its full list', async ({ page }) => {
        await page.goto(`/?lang=${lang}`);
        await expect(page.locator('[data-section="businesses"] article')).toHaveCount(8);
        const lists: [Late, string][] = [
          ['rentals', '/rents'],
          ['products', '/market-place'],
          ['jobs', '/jobs'],
          ['blogs', '/Blog'],
          ['news', '/News'],
          ['guide', '/User-Guide'],
          ['app', 'https://apps.example/arab-new-york'],
        ];
        for (const [name, path] of lists) {
          await expect(section(page, name).getByRole('heading')).toBeVisible();
          await expect(section(page, name).locator(`a[href="${path}"]`)).toBeVisible();
          await expect(placeholdersIn(section(page, name)).first()).toBeHidden();
        }
      });
    });
  });
}
