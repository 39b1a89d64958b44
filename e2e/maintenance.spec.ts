import type { Page } from '@playwright/test';
import { type Lang, langs } from '../contract/locales.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { findViolations } from './every-variant.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { beMember } from './members.ts';
import { ownServer } from './own-server.ts';
import type { RunningServer } from './start-server.ts';
import { wordsOf } from './words.ts';

/* In maintenance mode nobody can submit anything, so the test runs on a site of its own. */
let server: RunningServer;
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /503/ });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await ownServer('maintenance', {});
});
test.afterAll(() => server.stop());

const admin = demoAccounts.find(({ role }) => role === 'admin') as (typeof demoAccounts)[number];

async function open(page: Page, path: string, lang: Lang): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, url: server.address }]);
  await page.goto(`${server.address}${path}`);
  await untilHydrated(page);
}

for (const lang of langs) {
  const t = wordsOf[lang];
  test(`an administrator turns on maintenance, and visitors are told when to return: ${lang}`, async ({
    page,
    browser,
  }) => {
    const { email, password, name } = admin;
    const answer = await page.request.post(`${server.address}/api/NY/en/0/login`, {
      data: { email, password },
    });
    const { token } = ((await answer.json()) as { data: { token: string } }).data;
    await beMember(page, { token, name, email });
    await open(page, '/admin/health', lang);
    const turnOff = page.getByRole('button', { name: t('admin-health:turnOff'), exact: true });
    const turnOn = page.getByRole('button', { name: t('admin-health:turnOn'), exact: true });
    await turnOn.click();
    await expect(turnOff).toBeVisible();
    expect(await findViolations(page, lang)).toEqual([]);

    const visitor = await (await browser.newContext()).newPage();
    await open(visitor, '/contact', lang);
    const form = visitor.getByRole('form', { name: t('contact:formTitle') });
    const message = form.getByLabel(t('contact:message'), { exact: true });
    await form.getByLabel(t('contact:name')).fill('Salma Khoury');
    await form.getByLabel(t('contact:email')).fill('salma@example.com');
    await message.fill('The bakery on 5th has moved.');
    await form.locator('button[type=submit]').click();
    const words = lang === 'en' ? /nothing can be saved for a few minutes/ : /لا يمكن حفظ أي شيء لبضع دقائق/;
    await expect(visitor.getByText(words).first()).toBeVisible();
    await expect(message).toHaveValue('The bakery on 5th has moved.');

    await turnOff.click();
    await expect(turnOn).toBeVisible();
    await form.locator('button[type=submit]').click();
    await expect(visitor.getByText(t('contact:thanks')).first()).toBeVisible();
    await visitor.context().close();
  });
}
