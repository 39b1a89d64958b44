import { limits } from '../contract/limits.ts';
import { langs } from '../contract/locales.ts';
import { expect, forEachVariant, test, untilHydrated, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('the home page takes its title from the hero and lists new posts in each section', async ({
    page,
  }) => {
    await visit(page, '/', variant);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(new RegExp(title ?? 'no title'));
    const heads = [
      'home:doorsTitle',
      'home:businessesTitle',
      'home:rentalsTitle',
      'home:productsTitle',
      'home:jobsTitle',
      'home:eventsTitle',
      'home:storiesTitle',
      'home:newsTitle',
      'home:guideTitle',
    ] as const;
    for (const head of heads) await expect(page.getByRole('heading', { name: t(head) })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ has: page.locator('img[src^="/art/door/"]') }),
    ).toHaveCount(5);
    await expect(page.getByRole('link', { name: t('home:readMore') })).toHaveAttribute('href', '/about');
    await expect(page.getByRole('complementary', { name: t('home:advertisement') })).toBeVisible();
    await page.getByRole('heading', { name: t('home:rentalsTitle') }).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-section="rentals"] article bdi').first()).toHaveAttribute('dir', 'ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(variant.width);
  });

  test('only the hero loads eagerly, and images reserve their space', async ({ page }) => {
    await visit(page, '/', variant);
    const hero = page.locator('section:has(h1) img').first();
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    await expect(hero).not.toHaveAttribute('loading', 'lazy');
    const others = await page
      .locator('main img')
      .evaluateAll((images) =>
        images
          .filter((image) => !image.closest('section:has(h1)'))
          .map((image) => [
            image.getAttribute('loading'),
            Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
          ]),
      );
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(([loading, isSized]) => loading !== 'lazy' || !isSized)).toEqual([]);
  });

  test('the hero search opens results for what and where', async ({ page }) => {
    await visit(page, '/', variant);
    const form = page.getByRole('main').getByRole('search');
    const what = form.getByRole('combobox', { name: t('home:what') });
    await what.fill('  ');
    await form.getByRole('button').click();
    await expect(what).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/');
    await what.fill('bread');
    await form.getByRole('combobox', { name: t('home:where') }).selectOption({ index: 1 });
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/search-result\/bread\?city=\d+$/);
  });

  test('the hero search with only a place opens the results of that place', async ({ page }) => {
    await visit(page, '/', variant);
    const form = page.getByRole('main').getByRole('search');
    const where = form.getByRole('combobox', { name: t('home:where') });
    // The option reads «All of Brooklyn», the results page reads Brooklyn.
    const group = where.locator('optgroup').first();
    const place = (await group.getAttribute('label')) ?? '';
    await where.selectOption((await group.locator('option').first().getAttribute('value')) ?? '');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/search-result/${encodeURIComponent(place)}$`));
    await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText(place);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a section without entries is omitted', async ({ page }) => {
    await page.route('**/home?lists=0', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { sections: object } };
      const none = { rentals: 0, products: 0, jobs: 0, events: 0, blogs: 0, news: 0, guide: 0, app: null };
      Object.assign(answer.data, { sections: { ...answer.data.sections, ...none }, advertisement: null });
      await route.fulfill({ json: answer });
    });
    await visit(page, '/Our-Service', variant);
    await page.getByRole('contentinfo').locator('a[href="/"]').last().click();
    await expect(page.getByRole('heading', { name: t('home:businessesTitle') })).toBeVisible();
    for (const head of [
      'home:rentalsTitle',
      'home:productsTitle',
      'home:jobsTitle',
      'home:storiesTitle',
      'home:newsTitle',
      'home:guideTitle',
    ] as const) {
      await expect(page.getByRole('heading', { name: t(head) })).toHaveCount(0);
    }
    await expect(page.locator('[data-section]')).toHaveCount(1);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('our services lists the five sections with their categories', async ({ page }) => {
    await visit(page, '/Our-Service', variant);
    const rows = page.getByRole('main').locator('li:has(h2)');
    await expect(rows).toHaveCount(5);
    for (const path of ['/Category/services', '/Category/shops', '/market-place', '/rents', '/jobs']) {
      await expect(rows.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await expect(rows.first()).toContainText(/\d/);
    await rows.nth(1).locator('a[href^="/SubCategory/restaurants/"]').click();
    await expect(page).toHaveURL(/\/SubCategory\/restaurants\/\d+\?Page=shops$/);
  });

  test.describe('a page that does not exist', () => {
    test.use({ expectedErrors: /404/ });

    test('states so, has the header, and offers a search', async ({ page }) => {
      const response = await page.goto(`/Nowhere?lang=${variant.lang}`);
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: t('errors:notFoundTitle') })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('main').getByRole('combobox').fill('bread');
      await page.getByRole('main').getByRole('combobox').press('Enter');
      await expect(page).toHaveURL(/\/search-result\/bread$/);
    });
  });

  test.describe('a post that was taken down', () => {
    test.use({ expectedErrors: /410/ });

    test('states in the page and its title that the post is gone', async ({ page }) => {
      await visit(page, '/', variant);
      await page.route(/\/businesses\/\d+$/, (route) =>
        route.fulfill({
          status: 410,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'Gone',
            status: 410,
            detail: '',
            message: 'Gone',
            code: 'gone',
          },
        }),
      );
      await page
        .locator('[data-section="businesses"]')
        .getByRole('article')
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('errors:goneTitle') })).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(t('errors:goneTitle')));
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/ });

    test('the page reports it, and retrying loads it', async ({ page }) => {
      await page.route('**/our_services', (route) => route.abort());
      await visit(page, '/', variant);
      await page.getByRole('contentinfo').locator('a[href="/Our-Service"]').click();
      await expect(page.getByRole('heading', { level: 1, name: t('errors:failedTitle') })).toBeVisible();
      await page.unroute('**/our_services');
      await page.getByRole('button', { name: t('errors:tryAgain') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('services:title') })).toBeVisible();
    });
  });
});

for (const lang of langs) {
  for (const [width, picture] of [
    [1440, limits.heroBannerPx],
    [993, limits.heroBannerPx],
    [992, limits.heroSquarePx],
    [390, limits.heroSquarePx],
  ] as const) {
    test(`the hero has the specified heights in ${lang} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/', { lang });
      const height = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
      expect(await height('section:has(h1) > :first-child')).toBe(picture);
      expect(await height('h1')).toBeGreaterThanOrEqual(72);
      expect(await height('h1 + div')).toBeGreaterThanOrEqual(200);
      expect(await height('h1 + div > :last-child')).toBeGreaterThanOrEqual(60);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, services and the language switch work', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/?lang=en');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Our services' })).toBeVisible();
    await page.getByRole('main').getByRole('search').getByRole('combobox').first().fill('bakery');
    await page.getByRole('main').getByRole('search').getByRole('button').click();
    await expect(page).toHaveURL(/\/search-result\/bakery/);
    await page.getByRole('banner').locator('a[hreflang=ar]').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
