import { limits } from '../contract/limits.ts';
import type { State } from '../contract/places.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expect, test, untilHydrated, visit } from './fixtures.ts';
import { toastsOf } from './toasts.ts';
import { holdClock, onDesks, onPhones, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

onDesks((variant) => {
  const t = wordsOf[variant.lang];

  test('a guest who adds a business sees a sign-in notice for three seconds', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/', variant);
    await holdClock(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout:addBusiness') })
      .click();
    const toast = page.getByRole('status').filter({ hasText: t('layout:pleaseLoginFirst') });
    await expect(toast).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    const box = await toast.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(middle > variant.width / 2).toBe(variant.dir === 'ltr');
    await page.clock.runFor(limits.warningToastMs - 200);
    await expect(toast).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);
  });

  test('a selected city persists until all cities are selected', async ({ page }) => {
    const total = async (cityId: number, path: string) => {
      const answer = await page.request.get(`/api/NY/${variant.lang}/${cityId}/${path}`);
      return ((await answer.json()) as { meta: { total: number } }).meta.total;
    };
    const rents = 'rents/web/looking_for?looking_for=offer';
    const jobs = 'jobs/web/looking_for?looking_for=hiring';
    const cities = await page.request.get(`/api/NY/${variant.lang}/0/cities`);
    const { data } = (await cities.json()) as { data: State[] };
    const city = data
      .flatMap((state) => state.cities)
      .find(({ kind, count }) => kind === 'borough' && count > 0);
    if (!city) throw new Error('the demo has boroughs');
    const said = (words: string) => page.getByRole('status').filter({ hasText: words }).first();
    await visit(page, '/rents', variant);
    await page.getByRole('button', { name: t('layout:states') }).click();
    await page
      .getByRole('navigation', { name: t('layout:yourCity') })
      .getByRole('link', { name: city.name, exact: true })
      .click();
    await expect(said(t('rentals:homes', { count: await total(city.id, rents) }))).toBeVisible();
    await expect(page).not.toHaveURL(/cityId/);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.cityId)).toBe(String(city.id));
    // The link to another list, and the page's own API calls.
    await visit(page, '/jobs', variant);
    await expect(said(t('jobs:jobsCount', { count: await total(city.id, jobs) }))).toBeVisible();
    await expect(page.getByRole('button', { name: `${t('layout:states')}: ${city.name}` })).toBeVisible();
    // The stored value applies if the cookie is missing.
    await page.context().clearCookies();
    await visit(page, '/jobs', variant);
    await expect(said(t('jobs:jobsCount', { count: await total(city.id, jobs) }))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('layout:allCity') })
      .click();
    await expect(said(t('jobs:jobsCount', { count: await total(0, jobs) }))).toBeVisible();
    // The city in the address is stored on hydration.
    await expect(page).not.toHaveURL(/cityId/);
    await visit(page, '/rents', variant);
    await expect(said(t('rentals:homes', { count: await total(0, rents) }))).toBeVisible();
  });

  test('a toast stays while hovered or focused', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/', variant);
    await holdClock(page);
    const add = page.getByRole('banner').getByRole('link', { name: t('layout:addBusiness') });
    await add.click();
    const toast = toastsOf(page);
    await toast.hover();
    await page.clock.runFor(2 * limits.warningToastMs);
    await expect(toast).toBeVisible();
    await toast.getByRole('button').focus();
    await page.mouse.move(5, 400);
    await page.clock.runFor(2 * limits.warningToastMs);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  test('the user menu displays the first name, and signing out clears all of it', async ({ page }) => {
    await signIn(page);
    await visit(page, '/', variant);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: t('layout:signIn') })).toHaveCount(0);
    const menu = banner.getByRole('button', { name: 'Salma' });
    await expect(menu).not.toContainText('Khoury');
    await menu.click();
    await expect(banner.getByRole('link', { name: t('layout:profile') })).toHaveAttribute('href', '/Profile');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await banner.getByRole('button', { name: t('layout:logOut') }).click();
    await expect(banner.getByRole('link', { name: t('layout:signIn') })).toBeVisible();
    expect(
      await page.evaluate(
        (keys) => [keys.token, keys.name].map((key) => localStorage.getItem(key)),
        storageKeys,
      ),
    ).toEqual([null, null]);
  });

  test('a token without a name counts as a guest, who may add a business', async ({ page }) => {
    await signIn(page, '');
    await visit(page, '/', variant);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: t('layout:guest') })).toBeVisible();
    await banner.getByRole('link', { name: t('layout:addBusiness') }).click();
    await expect(page).toHaveURL(/\/add-business$/);
  });

  test('the services menu opens on hover, stays open on the way to it, and links to each section', async ({
    page,
  }) => {
    await visit(page, '/', variant);
    const button = page.getByRole('button', { name: t('layout:services') });
    await button.hover();
    const flyout = page.getByRole('region', { name: t('layout:services') });
    await expect(flyout).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const shops = flyout.locator('a[href="/Category/shops"]').first();
    await shops.hover();
    const bakeries = flyout.locator('a[href^="/SubCategory/bakeries/"]');
    await expect(bakeries).toContainText(/\d/);
    await bakeries.hover();
    await expect(flyout).toBeVisible();
    await bakeries.click();
    await expect(page).toHaveURL(/\/SubCategory\/bakeries\/\d+\?Page=shops$/);
    await expect(flyout).toHaveCount(0);
  });

  test('the services menu works by keyboard, and Escape returns the focus', async ({ page }) => {
    await visit(page, '/', variant);
    const button = page.getByRole('button', { name: t('layout:services') });
    await button.focus();
    await page.keyboard.press('Enter');
    const flyout = page.getByRole('region', { name: t('layout:services') });
    await expect(flyout).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(flyout.locator('a[href="/Category/services"]').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(flyout.locator('a[href="/Category/shops"]').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(flyout.locator('a[href^="/SubCategory/restaurants/"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('states open in a new tab or are marked as coming soon, and only one menu is open at a time', async ({
    page,
  }) => {
    await visit(page, '/', variant);
    const banner = page.getByRole('banner');
    const states = banner.getByRole('button', { name: t('layout:states') });
    await states.click();
    const links = banner.getByRole('list', { name: t('layout:states') }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('target', '_blank');
    await expect(links.first()).toHaveAttribute('rel', 'noopener');
    await expect(
      banner
        .getByRole('list', { name: t('layout:states') })
        .getByRole('listitem')
        .last(),
    ).toContainText(t('layout:comingSoon'));
    await banner.getByRole('button', { name: t('layout:services') }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: t('layout:services') })).toBeVisible();
    await expect(banner.getByRole('list', { name: t('layout:states') })).toHaveCount(0);
  });

  test('the search box offers suggestions by keyboard and pointer, and ignores blank input', async ({
    page,
  }) => {
    await visit(page, '/Our-Service', variant);
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(/Our-Service/);
    await box.fill('bab touma');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const option = page.getByRole('option').first();
    await box.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/MarketProfile\/\d+\/bab-touma-bakery$/);
    await box.fill(' bread & salt/% ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search-result\/bread%20%26%20salt%2F%25$/);
  });

  test('the search box displays the current query, and is empty on other pages', async ({ page }) => {
    await visit(page, '/Our-Service', variant);
    const box = page.getByRole('banner').getByRole('combobox');
    await expect(box).toHaveValue('');
    await box.fill('bread & salt');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search-result\/bread%20%26%20salt$/);
    await expect(box).toHaveValue('bread & salt');
    await page.reload();
    await expect(box).toHaveValue('bread & salt');
    await untilHydrated(page);
    // With a query in the box, recent searches do not cover the page.
    await box.focus();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByText(t('searches:recent'))).toHaveCount(0);
    await page.getByRole('main').locator('a[data-kind="job"]').click();
    await expect(page).toHaveURL(/\/job$/);
    await expect(box).toHaveValue('bread & salt');
    await box.fill('something else');
    await page.getByRole('contentinfo').locator('a[href="/about"]').click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(box).toHaveValue('bread & salt');
    await visit(page, `/search-result/${encodeURIComponent('خبز')}/business`, variant);
    await expect(box).toHaveValue('خبز');
  });

  test('suggestions are labeled by type, and rows stay separate when a title wraps', async ({ page }) => {
    await visit(page, '/Our-Service', variant);
    await page.route('**/search/suggest?*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { text: string }[] };
      for (const one of answer.data) one.text = `${one.text} `.repeat(3);
      await route.fulfill({ json: answer });
    });
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill(variant.lang === 'ar' ? 'كيف' : 'how');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const guides = options.filter({ has: page.locator('small', { hasText: /^(Guide|دليل)$/ }) });
    await expect(guides.first()).toBeVisible();
    await expect(options.filter({ has: page.locator('small', { hasText: /^(Category|قسم)$/ }) })).toHaveCount(
      0,
    );
    const rows = await options.evaluateAll((all) =>
      all.map((one) => {
        const text = (one.querySelector('span') ?? one).getBoundingClientRect();
        const row = one.getBoundingClientRect();
        const lines = Math.round(text.height / Number.parseFloat(getComputedStyle(one).lineHeight));
        return {
          top: row.top,
          bottom: row.bottom,
          above: text.top - row.top,
          below: row.bottom - text.bottom,
          lines,
        };
      }),
    );
    expect(rows.some(({ lines }) => lines > 1)).toBe(true);
    for (const [at, { above, below, bottom }] of rows.entries()) {
      expect(Math.min(above, below)).toBeGreaterThanOrEqual(8);
      expect((rows[at + 1]?.top ?? Number.POSITIVE_INFINITY) - bottom).toBeGreaterThan(0);
    }
  });

  test('a suggestion request superseded by another is aborted', async ({ page }) => {
    await visit(page, '/Our-Service', variant);
    // Never answered, so only an abort ends it.
    await page.route('**/search/suggest?q=ba', () => undefined);
    const box = page.getByRole('banner').getByRole('combobox');
    const slow = page.waitForRequest('**/search/suggest?q=ba');
    await box.fill('ba');
    await slow;
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=ba'));
    await box.fill('zaytoun');
    await failed;
    await expect(page.getByRole('option').first()).toHaveText(/zaytoun|زيتون/i);
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];

  test('menus hold the focus and lock scrolling, open one at a time, and close on navigation', async ({
    page,
  }) => {
    await visit(page, '/', variant);
    const burger = page.getByRole('button', { name: t('layout:menu') });
    await burger.click();
    const menu = page.getByRole('dialog', { name: t('layout:menu') });
    await expect(menu).toBeVisible();
    await page.mouse.wheel(0, 800);
    expect(
      await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY]),
    ).toEqual([0, 'hidden']);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    const services = menu.getByRole('button', { name: t('layout:services') });
    await expect(menu.locator('a[href="/Category/shops"]')).toBeVisible();
    await services.click();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.locator('a[href="/Category/shops"]')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(burger).toBeFocused();
    await burger.click();
    await menu.getByRole('link', { name: t('layout:home'), exact: true }).click();
    await expect(menu).toHaveCount(0);
  });

  test('icons are centered in their buttons', async ({ page }) => {
    await visit(page, '/about', variant);
    const buttons = page.getByRole('banner').locator('button:has(> svg)');
    const offsets = await buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        const [outer, inner] = [button, button.firstElementChild].map((one) => one?.getBoundingClientRect());
        if (!outer?.width || !inner) return [];
        return [Math.abs(outer.left + outer.right - inner.left - inner.right) / 2];
      }),
    );
    expect(offsets.length).toBeGreaterThan(1);
    expect(Math.max(...offsets)).toBeLessThan(1);
  });

  test('the overlay of the states replaces the menu', async ({ page }) => {
    await visit(page, '/', variant);
    await page.getByRole('button', { name: t('layout:menu') }).click();
    await page.getByRole('button', { name: t('layout:selectState') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: t('layout:selectState') })).toBeFocused();
    await expect(dialog.getByText(t('layout:comingSoon')).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: t('layout:signIn') })).toHaveCount(0);
    await dialog.getByRole('button', { name: t('layout:back') }).click();
    await expect(dialog.getByRole('link', { name: t('layout:signIn') })).toBeVisible();
  });

  test('search and adding a business are available in the menu', async ({ page }) => {
    await visit(page, '/', variant);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('layout:search') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await dialog.getByRole('link', { name: t('layout:addBusiness') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('layout:pleaseLoginFirst') })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('layout:search') })
      .click();
    await dialog.getByRole('combobox').fill('bakery');
    await dialog.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search-result\/bakery$/);
    await expect(dialog).toHaveCount(0);
  });
});

test('at medium widths the search is an icon that expands', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit(page, '/Our-Service', { lang: 'en' });
  const form = page.getByRole('banner').getByRole('search').locator('form');
  const width = () => form.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(44);
  const box = await form.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await expect.poll(width).toBeGreaterThan(300);
  await page.keyboard.type('bakery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-result\/bakery$/);
});
