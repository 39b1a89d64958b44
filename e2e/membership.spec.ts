import type { Page } from '@playwright/test';
import { langs } from '../contract/locales.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expect, test, visit } from './fixtures.ts';
import { member, newToken, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

async function fillIn(page: Page, lang: (typeof langs)[number]) {
  const t = wordsOf[lang];
  const main = page.getByRole('main');
  await main.getByLabel(t('account:email')).fill(member.email);
  await main.getByLabel(t('account:password'), { exact: true }).fill(member.password);
  await main.getByRole('button', { name: t('account:signIn') }).click();
}

for (const lang of langs) {
  const t = wordsOf[lang];
  test.describe(`membership (${lang})`, () => {
    test('a guest who opens a page for members signs in and is redirected to it', async ({
      page,
      request,
    }) => {
      const drawn = await request.get(`/Profile?lang=${lang}`);
      expect(drawn.status()).toBe(200);
      expect(await drawn.text()).toContain('<meta name="robots" content="noindex">');
      await page.goto(`/Profile?lang=${lang}`);
      await expect(page.getByText(t('layout:pleaseLoginFirst'), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/Login' && (url.searchParams.get('next') ?? '').startsWith('/Profile'),
      );
      await fillIn(page, lang);
      await expect(page).toHaveURL(/\/Profile/);
      await expect(page.getByRole('main')).toContainText(member.email);
    });

    test("a guest's attempt to save is completed after signing in, in every tab", async ({
      page,
      context,
    }) => {
      await visit(page, '/rents', { lang });
      const first = page.getByRole('article').first().locator('button[aria-pressed]');
      const name = (await first.getAttribute('aria-label')) ?? '';
      const heart = (where: Page) => where.getByRole('button', { name, exact: true }).first();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await heart(page).click();
      const notice = page.getByRole('status').filter({ hasText: t('cards:loginFirst') });
      await notice.getByRole('link', { name: t('layout:signIn') }).click();
      await fillIn(page, lang);
      await expect(page).toHaveURL(/\/rents/);
      await expect(page.getByRole('status').filter({ hasText: t('saving:saved') })).toBeVisible();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

      const other = await context.newPage();
      await visit(other, '/rents', { lang });
      await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
      await heart(other).click();
      await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    });

    test('two tabs synchronize the session within a second', async ({ page, context }) => {
      await signIn(page);
      await visit(page, '/Profile', { lang });
      await expect(page.getByRole('main')).toContainText(member.email);
      const other = await context.newPage();
      await visit(other, '/about', { lang });
      const away = other.getByRole('banner').getByRole('button', { name: 'Salma' });
      await away.click();
      await other
        .getByRole('banner')
        .getByRole('button', { name: t('layout:logOut') })
        .click();
      // Personal data disappears at once; the sign-in page may have to load first.
      await expect(page.getByRole('main')).not.toContainText(member.email, { timeout: 1_000 });
      await expect(page.getByRole('banner').getByRole('link', { name: t('layout:signIn') })).toBeVisible({
        timeout: 1_000,
      });
      await expect(page).toHaveURL(/\/Login\?next=/);
      const token = await newToken(page.request);
      await other.evaluate(
        ({ keys, stored }) => {
          localStorage.setItem(keys.name, 'Nour Haddad');
          localStorage.setItem(keys.token, stored);
        },
        { keys: storageKeys, stored: token },
      );
      await expect(page.getByRole('banner').getByRole('button', { name: 'Nour' })).toBeVisible({
        timeout: 1_000,
      });
      await expect(page).toHaveURL(/\/Profile/);
    });

    test.describe('with an expired token', () => {
      test.use({ expectedErrors: /status of 401/ });

      test('the page continues as a guest, reports it once, and returns after signing in', async ({
        page,
      }) => {
        const token = await signIn(page);
        await visit(page, '/about', { lang });
        await expect(page.getByRole('banner').getByRole('button', { name: 'Salma' })).toBeVisible();
        await page.evaluate((key) => localStorage.setItem(key, '7'), storageKeys.cityId);
        await page.request.post('/api/NY/en/0/logout', { headers: { authorization: `Bearer ${token}` } });
        await page.getByRole('banner').locator('a[href="/Blog"]').click();
        await expect(page.getByRole('article').first()).toBeVisible();
        const notice = page.getByRole('alert').filter({ hasText: t('layout:signedOut') });
        await expect(notice).toHaveCount(1);
        const stored = await page.evaluate(
          (keys) => [keys.token, keys.name, keys.email, keys.cityId].map((key) => localStorage.getItem(key)),
          storageKeys,
        );
        expect(stored).toEqual([null, null, null, '7']);
        await notice.getByRole('link', { name: t('layout:signIn') }).click();
        await expect(notice).toHaveCount(0);
        await expect(page).toHaveURL(
          (url) => url.pathname === '/Login' && url.searchParams.get('next') === '/Blog',
        );
        await fillIn(page, lang);
        await expect(page).toHaveURL(/\/Blog$/);
      });
    });
  });
}

test('the sign-in page ignores redirects to other sites', async ({ page, baseURL }) => {
  const bad = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ];
  await signIn(page);
  for (const next of bad) {
    await page.goto(`/Login?lang=en&next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${baseURL}/`);
  }
});
