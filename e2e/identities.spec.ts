import type { Page } from '@playwright/test';
import { type RunningProvider, startProvider } from '../server/testing/openid-provider.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expectUsable } from './axe.ts';
import { test as base, expect, forEachVariant, visit } from './fixtures.ts';
import { ownServer } from './own-server.ts';
import { freePort } from './start-server.ts';
import { wordsOf } from './words.ts';

interface ProviderSite {
  address: string;
  provider: RunningProvider;
}

/** On a site with an OpenID provider in the place of Google. */
const test = base.extend<object, { site: ProviderSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const port = await freePort();
      const client = { clientId: 'city', clientSecret: 'a secret of stories' };
      const redirectUri = `http://localhost:${port}/api/sign-in/google/return`;
      const provider = await startProvider({ ...client, redirectUri });
      const server = await ownServer(`identities-${workerIndex}`, {
        PORT: String(port),
        OIDC_GOOGLE_CLIENT_ID: client.clientId,
        OIDC_GOOGLE_CLIENT_SECRET: client.clientSecret,
        OIDC_GOOGLE_ISSUER: provider.issuer,
      });
      await use({ address: server.address, provider });
      await server.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
  expectedErrors: /4(09|22)/,
});

const emailOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.email);
const leave = (page: Page) => page.evaluate(() => localStorage.clear());

forEachVariant((variant) => {
  const { lang } = variant;
  const t = wordsOf[lang];
  const google = (page: Page) =>
    page.getByRole('link', { name: t('account:continueWith', { provider: 'Google' }) });
  const main = (page: Page) => page.getByRole('main');

  test('a newcomer consents to the terms, and returns to the intended page', async ({ page, site }) => {
    test.setTimeout(180_000);
    const email = `huda-${variant.lang}@post.example`;
    site.provider.setPerson({ subject: `huda-${lang}`, name: 'Huda Saleh', email, emailVerified: true });
    await visit(page, '/Login?next=%2FchangePassword', variant);
    await expectUsable(page);

    // Canceling leads back, with a sentence.
    await google(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(main(page).getByText(t('account:identityCanceled'))).toBeVisible();
    await expectUsable(page);
    await page.getByRole('link', { name: t('account:backToSignIn') }).click();
    await google(page).click();
    await page.getByRole('button', { name: `Continue as huda-${lang}` }).click();
    await expect(main(page).getByText(email)).toBeVisible();
    await expect(page.getByLabel(t('account:name'))).toHaveValue('Huda Saleh');
    await expectUsable(page);
    await page.getByRole('button', { name: t('account:register') }).click();
    await expect(main(page).getByText(t('account:termsNeeded')).first()).toBeVisible();
    await page.locator('#register-terms').check();
    await page.getByRole('button', { name: t('account:register') }).click();
    await page.waitForURL((url) => url.pathname === '/changePassword');
    expect(await emailOf(page)).toBe(email);

    // The only way in cannot be removed.
    const section = page.locator('section[aria-labelledby="identities-title"]');
    await expect(page.getByRole('link', { name: t('member:setPassword') })).toBeVisible();
    await section
      .getByRole('button', { name: t('two-step:identityUnlinkOf', { provider: 'Google' }) })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('two-step:identityUnlink') }).click();
    await expect(section.getByText(email)).toBeVisible();

    // The next sign-in asks nothing, from the page that registers, too.
    await leave(page);
    await visit(page, '/Register', variant);
    await expectUsable(page);
    await google(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await emailOf(page)).toBe(email);
  });
});
