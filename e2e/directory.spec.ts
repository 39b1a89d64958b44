import type { Locator, Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import { limits } from '../contract/limits.ts';
import { locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, untilHydrated, type Variant, visit } from './fixtures.ts';
import { toastsOf } from './toasts.ts';
import { holdClock, onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

const bayRidge = { latitude: 40.6264, longitude: -74.0299 };

/** The path of a subcategory of the demo city. */
async function pathOf(page: Page, slug: string, variant: Variant): Promise<string> {
  const answer = await page.request.get(`/api/NY/${variant.lang}/0/listings?type=business`);
  const { data } = (await answer.json()) as { data: Category[] };
  const category = data.find((one) => one.slug === slug);
  if (!category) throw new Error(`no category ${slug}`);
  return `/SubCategory/${slug}/${category.id}?Page=${category.type === 'shops' ? 'shops' : 'service'}`;
}

const listOf = (page: Page, variant: Variant): Locator =>
  page.getByRole('region', { name: wordsOf[variant.lang]('directory:results') });
const rowsOf = (page: Page, variant: Variant): Locator => listOf(page, variant).getByRole('article');
const totalOf = (page: Page, variant: Variant): Locator => listOf(page, variant).getByRole('status').first();

/** The filter panel: beside the list, or in a sheet on narrow screens. */
async function openFilters(page: Page, variant: Variant): Promise<Locator> {
  const t = wordsOf[variant.lang];
  const name = t('directory:filters');
  if (variant.width > limits.mobileBreakpointPx) return page.getByRole('complementary', { name });
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

async function closeFilters(page: Page, variant: Variant): Promise<void> {
  if (variant.width > limits.mobileBreakpointPx) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a category lists its places and its main filters without overflow', async ({ page }) => {
    const path = await pathOf(page, 'bakeries', variant);
    await visit(page, path, variant);
    const rows = rowsOf(page, variant);
    const count = await rows.count();
    expect(count).toBeGreaterThan(3);
    await expect(totalOf(page, variant)).toHaveText(t('directory:places', { count }));
    const row = rows.filter({ has: page.locator('a[href*="bab-touma-bakery"]') });
    await expect(row.getByRole('img', { name: t('place-cards:verified') })).toBeVisible();
    await expect(row.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+17185550142');
    await expect(row.locator('a[href^="https://wa.me/"]')).toHaveAttribute(
      'href',
      'https://wa.me/17185550142',
    );
    const directions = row.locator('a[href*="google.com/maps/dir"]');
    await expect(directions).toHaveAttribute('href', /destination=40\.633%2C-74\.0214/);
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(row.locator('bdi[dir=ltr]').first()).toHaveText('6912 5th Ave');
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/MarketProfile\/\d+\/bab-touma-bakery/);
    await page.goBack();
    await expect(rows).toHaveCount(count);
    const runsOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(runsOut).toBeLessThanOrEqual(0);
  });

  test('filters are part of the URL: back, forward, reload and a shared link restore them', async ({
    page,
  }) => {
    await visit(page, await pathOf(page, 'bakeries', variant), variant);
    const rows = rowsOf(page, variant);
    const all = await rows.count();
    const panel = await openFilters(page, variant);
    const verified = panel.getByRole('switch', { name: t('directory:verifiedOnly') });
    const promised = Number(
      await panel.locator('label:has([name=verified]) span:last-of-type').textContent(),
    );
    expect(promised).toBeLessThan(all);
    await verified.click();
    await expect(verified).toBeChecked();
    await expect(verified).toBeFocused();
    await expect(page).toHaveURL(/verified=1/);
    await closeFilters(page, variant);
    await expect(rows).toHaveCount(promised);
    await expect(totalOf(page, variant)).toHaveText(t('directory:places', { count: promised }));
    await page.reload();
    await expect(rows).toHaveCount(promised);
    await page.goBack();
    await expect(rows).toHaveCount(all);
    // Waits for the first frame, as no visitor acts before it.
    await untilHydrated(page);
    await page.goForward();
    await expect(rows).toHaveCount(promised);
    const shared = await page.context().newPage();
    await shared.goto(page.url());
    await expect(rowsOf(shared, variant)).toHaveCount(promised);
  });

  test('the count of an area equals the results of selecting it', async ({ page }) => {
    await visit(page, '/Category/shops', variant);
    const panel = await openFilters(page, variant);
    const area = panel
      .getByRole('region', { name: t('directory:area') })
      .getByRole('link')
      .first();
    const promised = Number(await area.locator('span').last().textContent());
    await area.click();
    await expect(page).toHaveURL(/city=\d+/);
    await expect(area).toHaveAttribute('aria-current', 'true');
    await closeFilters(page, variant);
    await expect(totalOf(page, variant)).toHaveText(t('directory:places', { count: promised }));
    await expect(rowsOf(page, variant)).toHaveCount(Math.min(promised, limits.page.default));
  });

  test('the list can be sorted by name', async ({ page }) => {
    await visit(page, await pathOf(page, 'bakeries', variant), variant);
    await page.getByRole('combobox', { name: t('directory:sort') }).selectOption('name');
    await expect(page).toHaveURL(/sort=name/);
    const names = rowsOf(page, variant).locator('h2 a');
    await expect(names.first()).toBeVisible();
    const collator = new Intl.Collator(locales[variant.lang].intl);
    await expect
      .poll(async () => {
        const visibleNames = await names.allTextContents();
        return visibleNames.every(
          (name, index) => collator.compare(visibleNames[index - 1] ?? '', name) <= 0,
        );
      })
      .toBe(true);
  });

  test('further places are appended, and restored by Back', async ({ page }) => {
    await visit(page, '/Category/shops', variant);
    const rows = rowsOf(page, variant);
    await expect(rows).toHaveCount(limits.page.default);
    const first = await rows.first().getAttribute('data-place');
    await page.getByRole('link', { name: t('directory:morePlaces') }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(page.getByRole('link', { name: t('directory:morePlaces') })).toHaveCount(0);
    const all = await rows.count();
    expect(all).toBeGreaterThan(limits.page.default);
    await expect(rows.first()).toHaveAttribute('data-place', first ?? '');
    await expect(totalOf(page, variant)).toHaveText(t('directory:places', { count: all }));
    await rows.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/MarketProfile\//);
    await page.goBack();
    await expect(rows).toHaveCount(all);
    await page.reload();
    await untilHydrated(page);
    await expect(rows).toHaveCount(all - limits.page.default);
    await page.getByRole('link', { name: t('directory:firstPage') }).click();
    await expect(rows).toHaveCount(limits.page.default);
    await expect(page).not.toHaveURL(/after=/);
  });

  test('an empty result names the cause and offers ways out', async ({ page }) => {
    await visit(page, `${await pathOf(page, 'bakeries', variant)}&q=zzzqqq`, variant);
    await expect(page.getByRole('heading', { name: t('directory:emptyTitle') })).toBeVisible();
    await listOf(page, variant)
      .getByRole('link', { name: t('directory:clearAll') })
      .last()
      .click();
    await expect(rowsOf(page, variant).first()).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
    const far = `${await pathOf(page, 'bakeries', variant)}&near=40.55,-74.2&radius_km=1.6`;
    // With several filters, those that empty the list are named, each with the number of results that removing it
    // restores.
    await visit(page, `${far}&verified=1`, variant);
    const reasons = page.getByRole('region', { name: t('filtering:reasons') });
    const within = t('directory:withinMiles', { count: 1 });
    await expect(reasons.getByRole('link', { name: within })).toBeVisible();
    await expect(reasons.getByRole('link', { name: t('directory:verifiedOnly') })).toHaveCount(0);
    // If the search words match nothing, no filter is named.
    await visit(page, '/search-result/zzzqqqx/business?open_now=1', variant);
    await expect(
      page.getByRole('heading', { name: t('directory:noResultsTitle', { query: 'zzzqqqx' }) }),
    ).toBeVisible();
    await visit(page, far, variant);
    await expect(
      page.getByRole('heading', { name: t('directory:emptyRadiusTitle', { count: 1 }) }),
    ).toBeVisible();
    await page.getByRole('link', { name: t('directory:widen', { count: 3 }) }).click();
    await expect(page).toHaveURL(/radius_km=4\.8/);
  });

  test.describe('with geolocation granted', () => {
    test.use({ geolocation: bayRidge, permissions: ['geolocation'] });

    test('nearby places come first, with their distances in miles', async ({ page }) => {
      await visit(page, '/Category/shops', variant);
      await page.getByRole('button', { name: t('directory:nearMe'), exact: true }).click();
      await expect(page).toHaveURL(/near=40\.626%2C-74\.03/);
      const form = new RegExp(t('directory:milesAway', { miles: '[\\d.]+' }));
      const distances = rowsOf(page, variant).getByText(form);
      await expect(distances.first()).toHaveText(form);
      const miles = (await distances.allTextContents()).map((text) => Number.parseFloat(text));
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      await expect(page.getByRole('combobox', { name: t('directory:sort') })).toHaveValue('nearest');
    });
  });

  test('a denied location is reported and changes nothing', async ({ page, context }) => {
    await context.clearPermissions();
    await page.clock.install();
    await visit(page, '/Category/shops', variant);
    await holdClock(page);
    const before = page.url();
    const near = page.getByRole('button', { name: t('directory:nearMe'), exact: true });
    await near.scrollIntoViewIfNeeded();
    // Without its offset, the toast would cover the button.
    await near.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 90));
    await near.click();
    const toast = page.getByRole('alert').filter({ hasText: t('directory:locationRefused') });
    await expect(toast).toBeVisible();
    const [button, message] = [await near.boundingBox(), await toastsOf(page).boundingBox()];
    if (!button || !message) throw new Error('both are on the page');
    const isClear = message.y >= button.y + button.height || message.y + message.height <= button.y;
    const isBeside = message.x >= button.x + button.width || message.x + message.width <= button.x;
    expect(isClear || isBeside).toBe(true);
    expect(page.url()).toBe(before);
    await page.mouse.move(5, variant.height - 5);
    await page.clock.runFor(limits.toastMs + 100);
    await expect(toast).toHaveCount(0);
  });

  test.describe('when loading fails', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('the page reports it, preserves the filters and retries', async ({ page }) => {
      await visit(page, await pathOf(page, 'bakeries', variant), variant);
      await page.route('**/businesses?*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('combobox', { name: t('directory:sort') }).selectOption('newest');
      const alert = page.getByRole('alert').filter({ hasText: t('directory:failedTitle') });
      await expect(alert).toBeVisible();
      await expect(rowsOf(page, variant)).toHaveCount(0);
      await page.unroute('**/businesses?*');
      await alert.getByRole('button', { name: t('directory:tryAgain') }).click();
      await expect(rowsOf(page, variant).first()).toBeVisible();
      await expect(page).toHaveURL(/sort=newest/);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('filters, sorting and pages work with forms and links', async ({ page }) => {
      await page.goto(`/Category/shops?lang=${variant.lang}`);
      const rows = rowsOf(page, variant);
      await expect(rows).toHaveCount(limits.page.default);
      await page.getByRole('link', { name: t('directory:morePlaces') }).click();
      const rest = await rows.count();
      expect(rest).toBeLessThan(limits.page.default);
      await page.getByRole('link', { name: t('directory:firstPage') }).click();
      await expect(rows).toHaveCount(limits.page.default);
      const panel = page.getByRole('complementary', { name: t('directory:filters') });
      await panel.getByRole('switch', { name: t('directory:verifiedOnly') }).check();
      await panel.getByRole('button', { name: t('directory:apply') }).click();
      await expect(page).toHaveURL(/verified=1/);
      await expect(page.locator('html')).toHaveAttribute('lang', variant.lang);
      const count = await rows.count();
      expect(count).toBeLessThan(limits.page.default);
      await expect(totalOf(page, variant)).toHaveText(t('directory:places', { count }));
      await page.getByRole('combobox', { name: t('directory:sort') }).selectOption('name');
      await page.locator('form:has([name="sort"])').getByRole('button').click();
      await expect(page).toHaveURL(/sort=name/);
      await expect(page).toHaveURL(/verified=1/);
      await expect(page.getByRole('region', { name: t('directory:mapOf') })).toBeHidden();
    });
  });

  test('a filtered list has no accessibility violations', async ({ page }) => {
    await visit(page, '/Category/services?verified=1', variant);
    await expect(rowsOf(page, variant).first()).toBeVisible();
    await expectUsable(page);
  });
});

onDesks((variant) => {
  const t = wordsOf[variant.lang];

  test.describe('with maps', () => {
    test.use({ rendersMaps: true });

    test('hovering a row highlights its pin, and hovering a pin its row', async ({ page }) => {
      await visit(page, await pathOf(page, 'bakeries', variant), variant);
      const map = page.getByRole('region', { name: t('directory:mapOf') });
      const row = rowsOf(page, variant).nth(1);
      const name = (await row.locator('h2 a').textContent()) ?? '';
      const pin = map.getByRole('button', { name });
      await expect(map).toHaveAttribute('dir', 'ltr');
      await expect(pin).not.toHaveClass(/\bon\b/);
      await row.hover();
      await expect(pin).toHaveClass(/\bon\b/);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(pin).not.toHaveClass(/\bon\b/);
      const borderOf = () => row.evaluate((element) => getComputedStyle(element).borderColor);
      const plain = await borderOf();
      await pin.focus();
      await expect.poll(borderOf).not.toBe(plain);
      await page.keyboard.press('Enter');
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      const card = page.getByRole('status').filter({ has: page.getByRole('article') });
      await expect(card).toContainText(name);
      await expect(card.getByRole('link', { name: t('place-map:directionsTo', { name }) })).toBeVisible();
      await expect(card.getByRole('link', { name, exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(pin).toBeFocused();
      await pin.click();
      await card.getByRole('button', { name: t('directory:closeCard') }).click();
      await expect(card).toHaveCount(0);
    });
  });

  test('filtered and later pages are not indexed and name the unfiltered list as canonical', async ({
    page,
  }) => {
    const path = await pathOf(page, 'bakeries', variant);
    await visit(page, path, variant);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await visit(page, `${path}&verified=1`, variant);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /verified/);
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];

  test.describe('with maps', () => {
    test.use({ rendersMaps: true });

    test('the map loads on demand only, and displays the selected place', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await visit(page, await pathOf(page, 'bakeries', variant), variant);
      expect(loaded.filter((path) => /map-(view|layer|base)|maplibre|base\.json/.test(path))).toEqual([]);
      await page.getByRole('button', { name: t('directory:map'), exact: true }).click();
      const map = page.getByRole('region', { name: t('directory:mapOf') });
      const card = page.getByRole('status').filter({ has: page.getByRole('article') });
      // By keyboard, because nearby pins overlap. A cluster is expanded before one of its pins is selected.
      await expect(async () => {
        await map.getByRole('button').last().press('Enter');
        await expect(card.getByRole('heading').getByRole('link')).toBeInViewport({ timeout: 2_000 });
      }).toPass();
      await page.getByText(t('directory:list'), { exact: true }).click();
      await expect(rowsOf(page, variant).first()).toBeVisible();
    });
  });

  test('the map button is centered', async ({ page }) => {
    await visit(page, '/rents', variant);
    const box = await page.getByRole('button', { name: t('directory:map'), exact: true }).boundingBox();
    expect(box).not.toBeNull();
    if (box) expect(Math.abs(box.x + box.width / 2 - variant.width / 2)).toBeLessThan(9);
  });

  test('the filter sheet traps the focus and returns it', async ({ page }) => {
    await visit(page, await pathOf(page, 'bakeries', variant), variant);
    const button = page.getByRole('button', { name: t('directory:filters') });
    const sheet = await openFilters(page, variant);
    await expect(sheet).toBeVisible();
    await expectUsable(page);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutsideDialog = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutsideDialog).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test('an unknown category returns 404, and an outdated slug redirects', async ({ request }) => {
  expect((await request.get('/SubCategory/bakeries/99999')).status()).toBe(404);
  expect((await request.get('/Category/houses')).status()).toBe(404);
  const { data } = (await (await request.get('/api/NY/en/0/listings?type=shops')).json()) as {
    data: Category[];
  };
  const [first] = data;
  const wrong = await request.get(`/SubCategory/wrong/${first?.id}?Page=shops&verified=1`, {
    maxRedirects: 0,
  });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toContain(`/SubCategory/${first?.slug}/${first?.id}`);
  expect(wrong.headers().location).toContain('verified=1');
});
