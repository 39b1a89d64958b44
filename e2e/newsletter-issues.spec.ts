import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { locales } from '../contract/locales.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { expectUsable } from './axe.ts';
import { expect, test, type Variant, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { beMember } from './members.ts';
import { newToken, onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

async function be(page: Page, role: 'editor' | 'admin'): Promise<void> {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  const token = await newToken(page.request, account);
  await beMember(page, { token, name: account.name, email: account.email });
}

/** A confirmed subscriber, removed when the test ends. */
async function subscribed(request: APIRequestContext, lang: 'en' | 'ar'): Promise<string> {
  const email = `reader-${randomBytes(6).toString('hex')}@post.example`;
  await request.post(`/api/NY/${lang}/0/subscribes`, { data: { email } });
  const link = await findInMail(email, /#confirm=[0-9a-f-]{36}/);
  const answer = await request.post(`/api/NY/${lang}/0/subscribes/confirm`, {
    data: { token: link.split('=')[1] },
  });
  expect(answer.status()).toBe(200);
  return email;
}

const write = async (
  page: Page,
  variant: Variant,
  texts: { subject: string; body: string },
  of: 'en' | 'ar',
) => {
  const t = wordsOf[variant.lang];
  const language = locales[of].nativeName;
  await page.locator(`#subject-${of}`).fill(texts.subject);
  await page.getByRole('textbox', { name: t('admin-newsletter:bodyIn', { language }) }).fill(texts.body);
};

onDesks((variant) => {
  const t = wordsOf[variant.lang];
  // The test's script for frames does not run in the preview, which is sandboxed.
  test.use({ expectedErrors: /about:srcdoc|The document is sandboxed/ });

  test('an editor writes an issue in both languages, previews, tests and sends it', async ({ page }) => {
    const mark = randomBytes(4).toString('hex');
    const readers = { en: await subscribed(page.request, 'en'), ar: await subscribed(page.request, 'ar') };
    await be(page, 'editor');
    await visit(page, '/admin/newsletter', variant);
    await page.getByRole('link', { name: t('admin-newsletter:newIssue') }).click();
    await write(page, variant, { subject: `News ${mark}`, body: `Hello ${mark}` }, 'en');
    await write(page, variant, { subject: `أخبار ${mark}`, body: `أهلًا ${mark}` }, 'ar');
    await expectUsable(page);

    await page.getByRole('button', { name: t('admin-newsletter:preview') }).click();
    const frame = page.getByRole('dialog').frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('dir', variant.dir);
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(mark);
    await page.getByRole('button', { name: t('admin-newsletter:asText') }).click();
    await expect(page.getByRole('dialog').locator('pre')).toContainText(mark);
    await expectUsable(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: t('admin-newsletter:test') }).click();
    await expect(page.getByText(t('admin-newsletter:testSent'))).toBeVisible();
    const editor = demoAccounts.find(({ role }) => role === 'editor')?.email ?? '';
    await findInMail(editor, new RegExp(`Hello ${mark}`));

    await page.getByRole('button', { name: t('admin-newsletter:send'), exact: true }).click();
    await page.getByRole('button', { name: t('admin-newsletter:sendNow') }).click();
    await expect(page.getByText(t('admin-newsletter:issue.sent'), { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expectUsable(page);
    expect(await findInMail(readers.en, new RegExp(`Hello ${mark}`))).toBe(`Hello ${mark}`);
    expect(await findInMail(readers.ar, new RegExp(`أهلًا ${mark}`))).toBe(`أهلًا ${mark}`);

    await page.goto('/admin/newsletter/subscribers');
    await page.getByRole('searchbox').fill(readers.ar);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: readers.ar })).toBeVisible();
    await expectUsable(page);
  });

  test('an administrator reads the statistics, for another period and behind the chart', async ({ page }) => {
    await be(page, 'admin');
    await visit(page, '/admin/numbers', variant);
    const visits = page.getByRole('region', { name: t('admin-numbers:table.visits') });
    await expect(visits.getByRole('img')).toBeVisible();
    await expectUsable(page);
    await visits.locator('summary').click();
    await expect(visits.getByRole('row')).toHaveCount(32);
    await page.getByRole('button', { name: t('admin-numbers:days.7') }).click();
    await expect(visits.getByRole('row')).toHaveCount(9);
    const coming = page.waitForEvent('download');
    await visits.getByRole('button', { name: 'CSV' }).click();
    expect((await coming).suggestedFilename()).toBe('visits.csv');
    await expectUsable(page);
  });
});

onPhones((variant) => {
  if (variant.lang === 'en') return;
  test('both pages fit on a phone', async ({ page }) => {
    await be(page, 'admin');
    for (const path of ['/admin/newsletter/subscribers', '/admin/newsletter/new', '/admin/numbers']) {
      await visit(page, path, variant);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});
