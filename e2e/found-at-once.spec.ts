import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

/** Ten thousand distant places in three corners of the initial view, and one nearby place of the list's own. */
async function serveMany(page: Page): Promise<void> {
  let first: { south: number; west: number; north: number; east: number } | undefined;
  await page.route('**/businesses/map?*', async (route) => {
    const params = new URL(route.request().url()).searchParams;
    const [south = 0, west = 0, north = 0, east = 0] = (params.get('box') ?? '').split(',').map(Number);
    first ??= { south, west, north, east };
    const box = first;
    const point = (share: number) => ({
      lat: box.south + (box.north - box.south) * share,
      lng: box.west + (box.east - box.west) * share,
    });
    const clusters = [2_500, 3_500, 4_000].map((count, at) => ({
      point: point(0.5 + (at - 1) * 0.3),
      count,
      name: `Part ${at}`,
    }));
    const near = {
      id: 1,
      point: point(0.2),
      name: 'From near',
      lang: 'en',
      icon: 'bakery',
      priceCents: null,
      rating: null,
      isNew: false,
    };
    const isFar = Number(params.get('zoom')) < 12.5;
    const data = { clusters: isFar ? clusters : [], points: isFar ? [] : [near], isExact: true };
    await route.fulfill({ json: { data } });
  });
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a map of ten thousand places displays counts, and zooms by keyboard', async ({ page }) => {
    await serveMany(page);
    await visit(page, '/SubCategory/bakeries/22?Page=shops', variant);
    const map = page.getByRole('region', { name: t('directory:mapOf') });
    if (variant.width <= limits.mobileBreakpointPx)
      await page.getByRole('button', { name: t('directory:map'), exact: true }).click();
    const part = map.getByRole('button', {
      name: `Part 0: ${t('directory:placesHere', { count: 2_500 })}`,
    });
    await expect(part).toBeVisible();
    await expect(part).toHaveText('2,500');
    const near = map.getByRole('button', { name: 'From near' });
    // Each key press zooms by two levels; the number of presses depends on the screen size.
    await expect(async () => {
      if (!(await near.isVisible())) await part.press('Enter', { timeout: 1_000 });
      await expect(near).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(near).toBeFocused();
  });

  test('recent searches are listed below the empty box and can be cleared', async ({ page }) => {
    for (const words of ['مخبز', 'dentist']) {
      await visit(page, `/search-result/${encodeURIComponent(words)}`, variant);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_searches'))).toContain(words);
    }
    await visit(page, '/', variant);
    await page.getByRole('main').getByRole('combobox').first().focus();
    const list = page.getByText(t('searches:recent')).locator('..');
    await expect(list.getByRole('link')).toHaveText(['dentist', 'مخبز']);
    await expectUsable(page);
    await list.getByRole('button', { name: t('searches:forget', { words: 'dentist' }) }).click();
    await expect(list.getByRole('link')).toHaveText(['مخبز']);
    await list.getByRole('link', { name: 'مخبز' }).click();
    await expect(page).toHaveURL(new RegExp(`/search-result/${encodeURIComponent('مخبز')}`));
  });

  test('a visitor without an account receives alerts by email and can end them', async ({ page }) => {
    // A word that matches nothing, not even phonetically.
    const words = `xqzjvk${variant.lang}`;
    await visit(page, `/search-result/${words}`, variant);
    await expect(page.getByText(t('directory:noResultsTitle', { query: words }))).toBeVisible();
    await page.getByRole('button', { name: t('layout:tellMe') }).click();
    const dialog = page.getByRole('dialog', { name: t('alerts:dialogTitle') });
    await expect(dialog.getByText(t('alerts:rarely'))).toBeVisible();
    await dialog.getByRole('button', { name: t('alerts:send') }).click();
    await expect(dialog.getByText(t('alerts:emailNeeded')).first()).toBeVisible();
    const email = `${words}@post.example`;
    await dialog.getByLabel(t('alerts:email')).fill(email);
    await expectUsable(page);
    await dialog.getByRole('button', { name: t('alerts:send') }).click();
    await expect(dialog.getByText(t('alerts:mailed'))).toBeVisible();
    await dialog.getByRole('button', { name: t('report:done') }).click();
    // The list says that the alert waits, also after a reload, and the dialog how to confirm it.
    await expect(page.getByRole('button', { name: t('alerts:isWaiting') })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: t('alerts:isWaiting') }).click();
    await expect(dialog.getByText(t('alerts:waits'))).toBeVisible();
    await expectUsable(page);
    const link = await findInMail(email, /\/alerts\?act=confirm&token=[\w-]{43}\S*/);
    await page.clock.install();
    await page.goto(link);
    await page.getByRole('button', { name: t('alerts:confirm') }).click();
    await expect(page.getByText(t('alerts:reachDaily'))).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
    await expect(row.getByText(t('alerts:nothingSent'))).toBeVisible();
    // It has the arrow of the other forms, not the browser's.
    await expect(row.getByRole('combobox')).toHaveCSS('appearance', 'none');
    await expectUsable(page);
    const list = await page.context().newPage();
    await visit(list, `/search-result/${words}`, variant);
    await expect(list.getByRole('button', { name: t('alerts:isOn') })).toBeVisible();
    await list.close();
    // The alerts move to another address once it has confirmed that.
    const other = `new-${email}`;
    await page.getByRole('button', { name: t('alerts:changeAddress') }).click();
    const form = page.getByRole('form', { name: t('alerts:changeAddress') });
    await form.getByLabel(t('alerts:newEmail')).fill('nobody');
    await form.getByRole('button', { name: t('alerts:sendAddressLink') }).click();
    await expect(form.getByText(t('alerts:emailNeeded')).first()).toBeVisible();
    await expectUsable(page);
    await form.getByLabel(t('alerts:newEmail')).fill(other);
    await form.getByRole('button', { name: t('alerts:sendAddressLink') }).click();
    await expect(page.getByRole('status').filter({ hasText: other })).toContainText(t('alerts:mailed'));
    await page.goto(await findInMail(other, /\/alerts\?act=address&token=[\w-]{43}\S*/));
    await page.getByRole('button', { name: t('alerts:move') }).click();
    await expect(page.getByText(t('alerts:moved'))).toBeVisible();
    await expect(page.getByText(other)).toBeVisible();
    await row.getByRole('combobox').selectOption('weekly');
    await row.getByRole('button').first().click();
    await expect(row.getByText(t('alerts:paused'))).toBeVisible();
    const undo = row.getByRole('button', { name: t('alerts:undo') });
    // Under the stopped clock the row stays until the test advances it, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await row.getByRole('button').last().click();
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(row.getByRole('combobox')).toHaveValue('weekly');
    await row.getByRole('button').last().click();
    await expect(undo).toBeVisible();
    await page.clock.fastForward(limits.alerts.undoRowMs);
    await expect(page.getByText(t('alerts:emptyTitle'))).toBeVisible();
  });

  test('an alert is created for the filters of a list', async ({ page }) => {
    for (const [path, kind] of [
      ['/rents?bedrooms=1', 'rental'],
      ['/jobs', 'job'],
      ['/market-place/products', 'product'],
      ['/SubCategory/bakeries/22?Page=shops', 'business'],
    ] as const) {
      await visit(page, path, variant);
      await page.getByRole('button', { name: t('layout:tellMe') }).click();
      const dialog = page.getByRole('dialog', { name: t('alerts:dialogTitle') });
      const about = dialog.getByRole('status');
      await expect(about.locator('b')).toBeVisible();
      // A business is identified by its category.
      if (kind !== 'business') await expect(about).toContainText(t(`alerts:kind.${kind}`));
      if (kind === 'rental') await expect(about).toContainText(t('alerts:bedrooms', { count: 1 }));
    }
  });

  test('a result states why it matched if its title does not show it', async ({ page }) => {
    await visit(page, `/search-result/${encodeURIComponent('dentist')}`, variant);
    const whys = page.getByRole('article').locator('p');
    const ofText = whys.filter({ hasText: t('search:why-text') }).first();
    await expect(ofText).toContainText('…');
    const lang = (await ofText.locator('[lang]').getAttribute('lang')) as keyof typeof locales;
    await expect(ofText.locator('[lang]')).toHaveAttribute('dir', locales[lang].dir);
    // Cards already display the category of a business.
    await expect(whys.filter({ hasText: t('search:why-category') })).toHaveCount(0);
    await expectUsable(page);
  });

  test('a result found by a guess is labeled', async ({ page }) => {
    const marks = page.getByRole('article').getByText(t('search:guessed'));
    await visit(page, `/search-result/${encodeURIComponent('dentist')}`, variant);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(marks).toHaveCount(0);
    await visit(page, `/search-result/${encodeURIComponent('dentiste')}`, variant);
    await expect(marks.first()).toBeVisible();
    await expectUsable(page);
  });

  test('further criteria in a search phrase filter its list, and counts agree', async ({ page }) => {
    await visit(page, '/market-place/products', variant);
    const products = page.locator('main article');
    const all = await products.count();
    const filters = page.getByRole('button', { name: t('directory:filters') });
    if (await filters.isVisible()) await filters.click();
    const delivery = page.getByRole('link', { name: t('products:delivery') });
    const stated = Number((await delivery.textContent())?.replace(/\D/g, ''));
    expect(stated).toBeGreaterThan(0);
    expect(stated).toBeLessThan(all);
    await delivery.click();
    await expect(page).toHaveURL(/[?&]delivery=1/);
    await expect(products).toHaveCount(stated);
  });
});
