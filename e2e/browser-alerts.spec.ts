import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, type Variant, visit } from './fixtures.ts';
import {
  deliver,
  isSubscribed,
  notificationsOf,
  permissionCallsOf,
  playPushService,
  playScreen,
} from './push-service-stub.ts';
import { test } from './third-party-site.ts';
import { holdClock } from './visitor.ts';
import { wordsOf } from './words.ts';

/* A visitor without an account receives the matches of an alert as notifications of the browser. */

test.use({ serviceWorkers: 'allow' });
// One worker, so that all of them share one server.
test.describe.configure({ mode: 'default' });

const list = '/Rent?accommodation=room';

/** Opens the dialog for an alert and chooses notifications of this browser. */
async function chooseBrowser(page: Page, variant: Variant) {
  const t = wordsOf[variant.lang];
  await visit(page, list, variant);
  await page.getByRole('button', { name: t('layout:tellMe'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('alerts:dialogTitle') });
  await expect(dialog.getByText(t('alerts:kind.rental'), { exact: false }).first()).toBeVisible();
  // The permission is requested for a choice only.
  expect(await permissionCallsOf(page)).toEqual([]);
  await dialog.getByRole('radio', { name: t('alerts:way.browser') }).click();
  return dialog;
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('an alert in this browser is created, displayed, changed, removed and restored', async ({
    page,
    context,
    baseURL,
  }) => {
    await playPushService(page, { browser: `alerts-${variant.lang}-${variant.width}` });
    const dialog = await chooseBrowser(page, variant);
    expect(await permissionCallsOf(page)).toEqual(['permission']);
    await expect(dialog.getByRole('textbox', { name: t('alerts:email') })).toHaveCount(0);
    await dialog.getByRole('radio', { name: t('alerts:now') }).check();
    await expectUsable(page);
    await dialog.getByRole('button', { name: t('alerts:send') }).click();
    await expect(dialog.getByText(t('alerts:addedInBrowser'))).toBeVisible();

    await visit(page, '/alerts', variant);
    await expect(page.getByRole('heading', { level: 1, name: t('alerts:title') })).toBeVisible();
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') });
    await expect(row).toHaveCount(1);
    const frequency = row.getByRole('combobox');
    await expect(frequency).toHaveValue('now');
    await frequency.selectOption('weekly');
    await expectUsable(page);
    await visit(page, '/alerts', variant);
    await expect(frequency).toHaveValue('weekly');
    await row.getByRole('button').last().click();
    const undo = page.getByRole('button', { name: t('alerts:undo'), exact: true }).first();
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(frequency).toHaveValue('weekly');

    const worker = await playScreen(context);
    const url = `${list}${variant.lang === 'ar' ? '&lang=ar' : ''}`;
    await deliver(page, JSON.stringify({ title: 'New', body: 'A room in Bay Ridge', url, tag: 'alerts' }));
    await expect
      .poll(() => notificationsOf(worker))
      .toEqual([{ title: 'New', body: 'A room in Bay Ridge', opens: `${baseURL}${url}` }]);
  });

  test('removing the last alert of this browser revokes its subscription', async ({ page }) => {
    await playPushService(page, { browser: `last-${variant.lang}-${variant.width}` });
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') });
    const add = async () => {
      const dialog = await chooseBrowser(page, variant);
      await dialog.getByRole('button', { name: t('alerts:send') }).click();
      await expect(dialog.getByText(t('alerts:addedInBrowser'))).toBeVisible();
      await visit(page, '/alerts', variant);
      // React delays what suspends by a timer, which a held clock would never call.
      await expect(row).toBeVisible();
    };
    const remove = async () => {
      await row.getByRole('button').last().click();
      await expect(page.getByRole('button', { name: t('alerts:undo'), exact: true })).toBeVisible();
    };
    // The page is left while the removal can still be undone.
    await add();
    await remove();
    await visit(page, '/alerts', variant);
    await expect.poll(() => isSubscribed(page)).toBe(false);

    await page.clock.install();
    await add();
    await holdClock(page);
    await remove();
    expect(await isSubscribed(page)).toBe(true);
    await page.clock.fastForward(limits.alerts.undoRowMs);
    await expect(page.getByText(t('alerts:emptyTitle'))).toBeVisible();
    await expect.poll(() => isSubscribed(page)).toBe(false);
  });

  test('a refused permission leaves the choice at email and says how to allow notifications', async ({
    page,
  }) => {
    await playPushService(page, { isRefused: true });
    const dialog = await chooseBrowser(page, variant);
    await expect(dialog.getByText(t('alerts:denied'))).toBeVisible();
    await expect(dialog.getByRole('radio', { name: t('alerts:way.email') })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: t('alerts:email') })).toBeVisible();
    await expectUsable(page);
  });
});
