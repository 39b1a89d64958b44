import { langs } from '../contract/locales.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { newMember } from './members.ts';
import { member } from './visitor.ts';
import { wordsOf } from './words.ts';

/** An address without an account. */
const newAddress = (who: string) => `${who}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;

/* The specification's words, to the letter. */
test('the messages are the specification’s', () => {
  const t = wordsOf.en;
  expect(t('forms:emailInvalid')).toBe('Email is not valid');
  expect(t('forms:passwordLength')).toBe('Passwords must be at least 8 characters');
  expect(t('forms:passwordMatch')).toBe('Password does not match');
  expect(t('forms:nameRequired')).toBe('Name is required');
  expect(t('forms:codeInvalid')).toBe('OTP is not valid');
  expect(t('account:termsNeeded')).toBe('Please accept our terms & conditions to continue');
  expect(t('account:passwordChanged')).toBe('password changed successfully');
  expect(t('cards:loginFirst')).toBe('Please login first.');
});

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const pages = [
    ['/Login', 'account:signInTitle'],
    ['/Register', 'account:registerTitle'],
    ['/Forget-Password', 'account:forgotTitle'],
  ] as const;

  test('the account pages are usable, with a solid header and without a footer', async ({ page }) => {
    for (const [path, title] of pages) {
      await visit(page, path, variant);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner')).not.toHaveClass(/clear/);
      await page
        .getByRole('main')
        .locator('form')
        .press('Enter')
        .catch(() => undefined);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.getByRole('main').locator('[aria-invalid]').first()).toBeFocused();
      await expectUsable(page);
    }
  });
});

for (const lang of langs) {
  const t = wordsOf[lang];
  test.describe(`accounts (${lang})`, () => {
    test('a user registers, signs out, and signs in again by keyboard alone', async ({ page }) => {
      const email = newAddress('salma');
      await visit(page, '/Register', { lang });
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: t('account:register') });
      await send.click();
      await expect(main.getByLabel(t('account:name'))).toBeFocused();
      await expect(main.getByLabel(t('account:name'))).toHaveAccessibleDescription(t('forms:nameRequired'));
      await expect(main.getByText(t('account:termsNeeded'), { exact: true })).toBeVisible();
      await main.getByLabel(t('account:name')).fill('Salma Nasser');
      await main.getByLabel(t('account:email'), { exact: true }).fill(email);
      const password = main.getByLabel(t('account:password'), { exact: true });
      await password.fill('short');
      await main.getByLabel(t('account:confirm')).fill('another one');
      await send.click();
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription(new RegExp(t('forms:passwordLength')));
      await expect(main.getByLabel(t('account:confirm'))).toHaveAccessibleDescription(
        t('forms:passwordMatch'),
      );
      await password.fill('bread and zaatar');
      await main.getByLabel(t('account:confirm')).fill('bread and zaatar');
      await expect(main.getByText(t('forms:passwordMatch'), { exact: true })).toHaveCount(0);
      await expect(main.getByRole('checkbox').nth(1)).not.toBeChecked();
      await main.getByRole('checkbox').first().check();
      await send.click();
      // A password is hashed slowly on purpose, more so on a busy machine.
      await expect(page).toHaveURL(/:\d+\/$/, { timeout: 15_000 });
      const banner = page.getByRole('banner');
      const menu = banner.getByRole('button', { name: 'Salma' });
      const storedKeys = () =>
        page.evaluate(
          (keys) => [keys.token, keys.name, keys.email].map((key) => localStorage.getItem(key)),
          storageKeys,
        );
      expect((await storedKeys()).slice(1)).toEqual(['Salma Nasser', email]);
      const [token] = await storedKeys();

      await page.evaluate(() => localStorage.setItem('anything', 'else'));
      await menu.click();
      await banner.getByRole('button', { name: t('layout:logOut') }).click();
      await expect(banner.getByRole('link', { name: t('layout:signIn') })).toBeVisible();
      await expect(page).toHaveURL(/:\d+\/$/);
      expect(await storedKeys()).toEqual([null, null, null]);
      expect(await page.evaluate(() => localStorage.getItem('anything'))).toBeNull();
      // The token itself is invalid, even if someone has stored it.
      await expect
        .poll(async () =>
          (
            await page.request.get('/api/NY/en/0/home', { headers: { authorization: `Bearer ${token}` } })
          ).status(),
        )
        .toBe(401);

      await visit(page, '/Login', { lang });
      await main.getByLabel(t('account:email'), { exact: true }).focus();
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(main.getByLabel(t('account:password'), { exact: true })).toBeFocused();
      await page.keyboard.type('bread and zaatar');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(menu).toBeVisible();
      await visit(page, '/Login?next=/about', { lang });
      await expect(page).toHaveURL(/\/about$/);
    });

    test.describe('rejected input', () => {
      test.use({ expectedErrors: /status of (422|429)|ERR_INTERNET_DISCONNECTED/ });

      test('signing in reports errors, and a password can be revealed', async ({ page }) => {
        await visit(page, '/Login', { lang });
        const main = page.getByRole('main');
        const email = main.getByLabel(t('account:email'), { exact: true });
        const password = main.getByLabel(t('account:password'), { exact: true });
        const send = main.getByRole('button', { name: t('account:signIn') });
        await email.fill('salma');
        await password.fill('1234567');
        await send.click();
        await expect(email).toHaveAccessibleDescription(t('forms:emailInvalid'));
        await expect(password).toHaveAccessibleDescription(t('forms:passwordLength'));
        await email.fill(newAddress('nobody'));
        await password.fill('12345678');
        await send.click();
        await expect(email).toHaveAccessibleDescription(
          lang === 'en' ? 'This email is not registered.' : 'هذا البريد الإلكتروني غير مسجّل.',
        );
        await expect(email).toBeFocused();
        await expect(password).toHaveValue('12345678');
        await email.fill(member.email);
        await send.click();
        await expect(password).toHaveAccessibleDescription(
          lang === 'en' ? 'Wrong password.' : 'كلمة المرور خاطئة.',
        );
        await main.getByRole('button', { name: t('forms:showPassword') }).click();
        await expect(password).toHaveAttribute('type', 'text');
        await expect(password).toHaveValue('12345678');
      });

      test('too many attempts report when to retry, and a missing network is reported', async ({
        page,
        context,
      }) => {
        const problem = { status: 429, code: 'too_many_requests', message: 'Wait.' };
        await page.route('**/api/**/login', (route) =>
          route.fulfill({ status: 429, json: problem, headers: { 'retry-after': '600' } }),
        );
        await visit(page, '/Login', { lang });
        const main = page.getByRole('main');
        await main.getByLabel(t('account:email'), { exact: true }).fill(member.email);
        await main.getByLabel(t('account:password'), { exact: true }).fill('12345678');
        const send = main.getByRole('button', { name: t('account:signIn') });
        await send.click();
        await expect(main.getByRole('alert')).toHaveText(`Wait. ${t('forms:waitMinutes', { count: 10 })}`);
        await page.unroute('**/api/**/login');
        await context.setOffline(true);
        await page.evaluate(
          () => new Promise((done) => (navigator.onLine ? addEventListener('offline', done) : done(0))),
        );
        await send.click();
        await expect(main.getByRole('alert')).toHaveText(t('forms:offline'));
        await expect(main.getByLabel(t('account:email'), { exact: true })).toHaveValue(member.email);
        await context.setOffline(false);
      });

      test('the emailed link does what its code does', async ({ page }) => {
        const { email } = await newMember(page.request);
        await page.request.post(`/api/NY/${lang}/0/forgot-password`, { data: { email } });
        await page.goto(await findInMail(email, /http\S+\/Forget-Password\?lang=en#[\w-]{43}/));
        await expect(page).toHaveURL(/\/Forget-Password\?lang=en$/);
        const en = wordsOf.en;
        await page.getByLabel(en('account:newPassword')).fill('the new password');
        await page.getByLabel(en('account:confirm')).fill('the new password');
        await page.getByRole('button', { name: en('account:setPassword') }).click();
        await expect(page).toHaveURL(/\/Login/);
      });

      test('who forgot the password gets back in by a mailed code, pasted in Arabic digits', async ({
        page,
      }) => {
        const email = newAddress('forgetful');
        const registered = await page.request.post(`/api/NY/${lang}/0/register`, {
          data: {
            name: 'Nour',
            email,
            password: 'the old password',
            passwordConfirmation: 'the old password',
            termsAccepted: true,
          },
        });
        expect(registered.status()).toBe(201);
        await visit(page, '/Login?next=/about', { lang });
        const main = page.getByRole('main');
        await main.getByRole('link', { name: t('account:forgotIt') }).click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('account:forgotTitle'));
        const address = main.getByLabel(t('account:email'), { exact: true });
        await address.fill(newAddress('nobody'));
        await main.getByRole('button', { name: t('account:sendCode') }).click();
        await expect(address).toHaveAccessibleDescription(
          lang === 'en' ? 'This email is not registered.' : 'هذا البريد الإلكتروني غير مسجّل.',
        );
        await address.fill(email);
        await main.getByRole('button', { name: t('account:sendCode') }).click();
        const code = main.getByLabel(t('account:code'));
        await expect(code).toBeFocused();
        await expect(main.getByRole('button', { name: /\d/ })).toHaveAttribute('aria-disabled', 'true');
        const mailed = await findInMail(email, /\b\d{6}\b/);
        await code.fill(mailed === '000000' ? '111111' : '000000');
        await main.getByRole('button', { name: t('account:check') }).click();
        await expect(code).toHaveAccessibleDescription(t('forms:codeInvalid'));
        const arabic = mailed.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
        await code.fill(` ${arabic.slice(0, 3)} ${arabic.slice(3)} `);
        await expect(code).toHaveValue(mailed);
        await main.getByRole('button', { name: t('account:check') }).click();
        await main.getByLabel(t('account:newPassword')).fill('the new password');
        await main.getByLabel(t('account:confirm')).fill('the new password');
        await main.getByRole('button', { name: t('account:setPassword') }).click();
        await expect(
          page.getByRole('status').filter({ hasText: t('account:passwordChanged') }),
        ).toBeVisible();
        await expect(main.getByLabel(t('account:email'), { exact: true })).toHaveValue(email);
        await main.getByLabel(t('account:password'), { exact: true }).fill('the new password');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/about$/);
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account pages say that they need scripts', async ({ page }) => {
    for (const path of ['/Login', '/Register', '/Forget-Password', '/Profile']) {
      await page.goto(`${path}?lang=en`);
      await expect(page.getByText('You need JavaScript to use an account.')).toBeVisible();
      await expect(page.getByRole('main').locator('form')).not.toBeVisible();
    }
  });
});
