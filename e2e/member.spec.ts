import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { logOut } from '../contract/accounts.ts';
import { listFavorites } from '../contract/favorites.ts';
import { readPhoneProof } from '../contract/phone-proofs.ts';
import { formatNumber } from '../web/i18n/words.ts';
import { addressOf } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { asMember, beMember, newMember } from './members.ts';
import { postThing } from './my-posts.ts';
import { placeholdersIn } from './placeholders.ts';
import { newToken, onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

const base = '/api/NY/en/0';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  test('no account page has accessibility violations', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    for (const [path, title] of [
      ['/Profile', 'member:profile'],
      ['/changePassword', 'member:settings'],
      ['/delete-account', 'member:deleteAccount'],
      ['/saved-store', 'member:savedBusiness'],
      ['/saved-job', 'member:savedJob'],
    ] as const) {
      await visit(page, path, variant);
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await expect(placeholdersIn(page)).toHaveCount(0);
      await expectUsable(page);
    }
  });
});

onDesks((variant) => {
  const t = wordsOf[variant.lang];
  test.describe('a profile', () => {
    test.use({ expectedErrors: /422/ });
    test('is edited, reports errors at the fields, and displays the selected photo', async ({ page }) => {
      await beMember(page, await newMember(page.request));
      await visit(page, '/Profile', variant);
      const phone = page.getByRole('textbox', {
        name: `${t('member:phone')} ${t('forms:optional')}`,
        exact: true,
      });
      await page.getByLabel(t('member:name')).fill('Layla Haddad');
      await phone.fill('12');
      await page.getByRole('button', { name: t('member:save') }).click();
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await phone.fill('٧١٨٥٥٥٠١٤٢');
      await page.getByRole('radio', { name: t('member:female'), exact: true }).check();
      await page.getByRole('button', { name: t('member:save') }).click();
      await expect(page.getByText(t('member:profileSaved'))).toBeVisible();
      await expect(
        page
          .getByRole('navigation', { name: t('member:accountNav') })
          .locator('b')
          .first(),
      ).toHaveText('Layla Haddad');

      const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0f6f69' } })
        .png()
        .toBuffer();
      const chosen = page.getByLabel(t('member:choosePicture'));
      await chosen.setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await expect(page.locator('#picture-error')).toBeVisible();
      await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await expect(page.locator('[data-portrait="large"] img')).toBeVisible();
      await page.reload();
      await expect(phone).toHaveValue('+17185550142');
      await expect(page.getByRole('radio', { name: t('member:female'), exact: true })).toBeChecked();
      await expect(page.locator('[data-portrait="large"] img')).toBeVisible();
      await page.getByRole('button', { name: t('member:removePicture') }).click();
      await expect(page.locator('[data-portrait="large"] img')).toHaveCount(0);
    });
  });

  test.describe('the settings', () => {
    test.use({ expectedErrors: /422|401/ });
    test('change the password, sign out other devices and download personal data', async ({
      page,
      request,
    }) => {
      const layla = await newMember(page.request);
      const elsewhere = await newToken(request, layla);
      await beMember(page, layla);
      await visit(page, '/changePassword', variant);
      await expect(
        page.getByRole('region', { name: t('member:sessions') }).getByRole('listitem'),
      ).toHaveCount(2);
      await page.getByRole('button', { name: t('member:endOthers') }).click();
      await expect(
        page.getByRole('region', { name: t('member:sessions') }).getByRole('listitem'),
      ).toHaveCount(1);
      expect((await request.get(`${base}/profile`, asMember({ ...layla, token: elsewhere }))).status()).toBe(
        401,
      );

      const form = page.locator('form').filter({ has: page.locator('#old-password') });
      await form.locator('#old-password').fill('not this one');
      await form.locator('#new-password').fill('a newer password');
      await form.locator('#new-password-again').fill('a newer passwort');
      await form.getByRole('button', { name: t('member:changePassword') }).click();
      await expect(form.locator('#new-password-again-error')).toHaveText(t('forms:passwordMatch'));
      await form.locator('#new-password-again').fill('a newer password');
      await form.getByRole('button', { name: t('member:changePassword') }).click();
      await expect(form.locator('#old-password')).toHaveAttribute('aria-invalid', 'true');
      await form.locator('#old-password').fill(layla.password);
      await form.getByRole('button', { name: t('member:changePassword') }).click();
      await expect(page.getByText(t('member:passwordChanged'))).toBeVisible();
      await newToken(request, { ...layla, password: 'a newer password' });

      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: t('member:download') }).click();
      const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
      expect(file.account.email).toBe(layla.email);
    });
  });

  test('the link in the email confirms the address, and the profile no longer requests it', async ({
    page,
  }) => {
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, '/Profile', variant);
    await expect(page.getByText(t('member:confirmEmail'))).toBeVisible();
    const link = await findInMail(layla.email, /\/Confirm-Email#[\w-]+/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('account:confirmed') })).toBeVisible();
    await expect(page.getByText(layla.email)).toBeVisible();
    await visit(page, '/Profile', variant);
    await expect(page.getByLabel(t('member:name'))).toBeVisible();
    await expect(page.getByText(t('member:confirmEmail'))).toHaveCount(0);
  });

  test('a new email address applies in every tab once confirmed, with the drafts of the account', async ({
    page,
    context,
  }) => {
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, '/post-job', variant);
    await page.evaluate(
      ([key]) => localStorage.setItem(key ?? '', '{"v":1,"values":{},"savedAt":1}'),
      [`post_draft ${layla.email} job new`],
    );
    const other = await context.newPage();
    await visit(other, '/Profile', variant);
    const menu = other.getByRole('navigation', { name: t('member:accountNav') });
    await expect(menu.getByText(layla.email)).toBeVisible();
    // A long address breaks at its separators.
    await expect(menu.locator('bdi wbr')).toHaveCount(2);
    const email = `new-${layla.email}`;
    const answer = await page.request.post(`${base}/profile/email`, {
      ...asMember(layla),
      data: { email, password: layla.password },
    });
    expect(answer.status()).toBe(200);
    await page.goto(await findInMail(email, /\/Confirm-Email#[\w-]+/));
    await expect(page.getByRole('heading', { name: t('account:confirmed') })).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
    const stored = () =>
      other.evaluate(() => [
        localStorage.getItem('arab_user_email'),
        ...Object.keys(localStorage).filter((key) => key.startsWith('post_draft')),
      ]);
    await expect.poll(stored).toEqual([email, `post_draft ${email} job new`]);
  });

  test.describe('an account', () => {
    test.use({ expectedErrors: /422/ });
    test('is deleted after password and confirmation, with all of its data', async ({ page, request }) => {
      const layla = await newMember(page.request);
      await beMember(page, layla);
      await postThing(request, layla, 'Oud of Layla');
      await visit(page, '/delete-account', variant);
      await expect(page.getByRole('region', { name: t('member:deletePosts') })).toContainText('Oud of Layla');
      const go = page.getByRole('button', { name: t('member:deleteGo') });
      await page.locator('#delete-password').fill('not this one');
      await go.click();
      await page.getByRole('button', { name: t('member:yes') }).click();
      await expect(page.locator('#delete-password-error')).toBeVisible();
      await page.locator('#delete-password').fill(layla.password);
      await go.click();
      await expectUsable(page);
      await page.getByRole('button', { name: t('member:no') }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect((await request.get(`${base}/profile`, asMember(layla))).status()).toBe(200);
      await go.click();
      await page.getByRole('button', { name: t('member:yes') }).click();
      await expect(page.getByText(t('layout:accountDeleted'))).toBeVisible();
      await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/);
      const storedKeys = await page.evaluate(() => Object.keys(localStorage));
      expect(storedKeys.filter((key) => key.startsWith('arab_user'))).toEqual([]);
      const again = await request.post(`${base}/login`, {
        data: { email: layla.email, password: layla.password },
      });
      expect((await again.json()).errors).toEqual({ email: ['This email is not registered.'] });
    });
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  test('the heart button saves a post to the list and removes it again', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    await visit(page, '/saved-accomodation', variant);
    await expect(page.getByText(t('member:emptyTitle'))).toBeVisible();
    await visit(page, '/rents', variant);
    const heart = page.getByRole('article').locator('button[aria-pressed]').first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const said = page.getByRole('status').filter({ hasText: t('saving:saved') });
    await said.getByRole('button', { name: t('saving:undo') }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(said).toBeVisible();
    await visit(page, '/saved-accomodation', variant);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('main').getByRole('article').getByRole('button', { pressed: true }).click();
    await expect(page.getByText(t('member:emptyTitle'))).toBeVisible();
    // The toast has an undo action on every page.
    const removed = page.getByRole('status').filter({ hasText: t('saving:unsaved') });
    await removed.getByRole('button', { name: t('saving:undo') }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('main').getByRole('article').getByRole('button', { pressed: true }).press('Enter');
    await expect(removed.getByRole('button', { name: t('saving:undo') })).toBeFocused();
    await page.reload();
    await expect(page.getByText(t('member:emptyTitle'))).toBeVisible();
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  test('the header fits, and the profile begins on the first screen below one row of chips', async ({
    page,
  }) => {
    await visit(page, '/', variant);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: t('layout:signIn') })).toBeVisible();
    const layla = await newMember(page.request);
    await beMember(page, layla);
    // The last request of the page: those that begin after signing out are rejected.
    const isLoaded = page.waitForResponse(`**${addressOf(readPhoneProof, {}, variant.lang)}`);
    await visit(page, '/Profile', variant);
    await isLoaded;
    await expect(banner.getByRole('link', { name: `${t('layout:profile')}: Layla` })).toBeVisible();
    await expect(banner).toHaveJSProperty('scrollWidth', variant.width);
    const menu = page.getByRole('navigation', { name: t('member:accountNav') });
    const chips = await menu
      .getByRole('link')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().y)).size);
    expect(chips).toBe(1);
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(t('member:confirmEmail'))).toBeInViewport({ ratio: 1 });
    await menu.getByRole('button', { name: t('member:signOut') }).click();
    await expect(banner.getByRole('link', { name: t('layout:signIn') })).toBeVisible();
  });

  test('signing out abandons requests in flight, which would be rejected', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    // The response is missed if the page is left before.
    const signedOut = page.waitForResponse(`**${addressOf(logOut, {}, variant.lang)}`).catch(() => undefined);
    const isProof = (request: Request) =>
      new URL(request.url()).pathname === addressOf(readPhoneProof, {}, variant.lang);
    await page.route(`**${addressOf(readPhoneProof, {}, variant.lang)}`, async (route) => {
      await signedOut;
      // It fails if the request was abandoned.
      await route.continue().catch(() => undefined);
    });
    const requested = page.waitForRequest(isProof);
    await visit(page, '/Profile', variant);
    await requested;
    const ended = Promise.race([
      page.waitForEvent('requestfinished', { predicate: isProof }),
      page.waitForEvent('requestfailed', { predicate: isProof }),
    ]);
    // The next page takes longer than the rejection.
    await page.route('/', async (route) => {
      await ended;
      await route.continue();
    });
    const menu = page.getByRole('navigation', { name: t('member:accountNav') });
    await menu.getByRole('button', { name: t('member:signOut') }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: t('layout:signIn') })).toBeVisible();
  });

  test('the row of chips has the current one in view on other account pages', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    // The number of saved posts loads after the first render and widens the tabs before the current one.
    const counted = Promise.withResolvers<void>();
    await page.route(`**${addressOf(listFavorites, {}, variant.lang)}**`, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await visit(page, '/saved-product', variant);
    const menu = page.getByRole('navigation', { name: t('member:accountNav') });
    const saved = menu.locator('[aria-current]');
    await expect(saved).toBeInViewport({ ratio: 1 });
    counted.resolve();
    await expect(saved).toHaveText(new RegExp(`${formatNumber(0, variant.lang)}$`));
    await expect(saved).toBeInViewport({ ratio: 1 });
    // The content begins on the first screen.
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: t('member:alerts') }).click();
    await expect(page).toHaveURL(/\/alerts$/);
    await expect(menu.locator('[aria-current]')).toHaveText(t('member:alerts'));
    await expect(menu.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });
});
