import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, untilHydrated, type Variant, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

const outbox = 'test-results/data/outbox';

/** The links in the email to this address. */
async function linksTo(address: string): Promise<{ confirm: string; leave: string }> {
  let text = '';
  await expect(async () => {
    for (const name of (await readdir(outbox)).filter((file) => file.endsWith('.eml'))) {
      const mail = await PostalMime.parse(await readFile(`${outbox}/${name}`));
      if (mail.to?.[0]?.address === address) text = mail.text ?? '';
    }
    expect(text).not.toBe('');
  }).toPass();
  const pathOf = (act: string) => {
    const url = new URL(new RegExp(`^https?://\\S+#${act}=\\S+$`, 'm').exec(text)?.[0] ?? '');
    return `${url.pathname}${url.search}${url.hash}`;
  };
  return { confirm: pathOf('confirm'), leave: pathOf('leave') };
}

async function open(page: Page, path: string, { lang }: Variant) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await untilHydrated(page);
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const heading = (page: Page, key: Parameters<typeof t>[0]) => page.getByRole('heading', { name: t(key) });
  const button = (page: Page, key: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(key) });

  test('a subscriber receives an email, confirms, unsubscribes and resubscribes', async ({ page }) => {
    const address = `newsletter-${variant.lang}-${variant.width}@post.example`;
    await visit(page, '/about', variant);
    const box = page.getByRole('region', { name: t('layout:newsletter') });
    await box.getByRole('textbox').fill(address);
    await box.getByRole('textbox').press('Enter');
    await expect(box.getByRole('status')).toHaveText(t('layout:subscribedWell'));
    const { confirm, leave } = await linksTo(address);

    await open(page, confirm, variant);
    await expect(heading(page, 'newsletter:confirmTitle')).toBeVisible();
    await expectUsable(page);
    await button(page, 'newsletter:confirm').focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'newsletter:confirmedTitle')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ has: heading(page, 'newsletter:confirmedTitle') }),
    ).toBeFocused();
    await expectUsable(page);

    await open(page, leave, variant);
    await button(page, 'newsletter:leave').click();
    await expect(heading(page, 'newsletter:leftTitle')).toBeVisible();
    await button(page, 'newsletter:rejoin').click();
    await expect(heading(page, 'newsletter:confirmedTitle')).toBeVisible();
  });
});

test.describe('a link', () => {
  const variant: Variant = { lang: 'en', dir: 'ltr', width: 390, height: 844 };
  const t = wordsOf.en;
  const dead = '/Newsletter#leave=00000000-0000-4000-8000-000000000000';
  test.use({ expectedErrors: /status of (422|503)/, locale: 'en-US' });

  test('that expired is reported, with the way to request another', async ({ page }) => {
    await open(page, dead, variant);
    await page.getByRole('button', { name: t('newsletter:leave') }).click();
    await expect(page.getByRole('heading', { name: t('newsletter:deadTitle') })).toBeVisible();
    await expectUsable(page);
  });

  test('that fails can be retried', async ({ page }) => {
    await page.route('**/subscribes/leave', (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, dead, variant);
    await page.getByRole('button', { name: t('newsletter:leave') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('newsletter:failed') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('newsletter:leave') })).toBeEnabled();
  });

  test('opened without scripts states that they are required, and changes nothing', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(dead);
    await expect(page.locator('noscript p')).toHaveText(t('newsletter:noScript'));
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: t('newsletter:leave') })).toHaveCount(0);
    await context.close();
  });
});
