import type { Page } from '@playwright/test';
import { storageKeys } from '../web/storage-keys.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { wordsOf } from './words.ts';

test.use({ expectedErrors: /422/ });

/** A platform authenticator whose user is verified and presses whatever is to be pressed. */
async function addAuthenticator(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
/** From the next page on the browser offers nothing at fields. */
const withoutFieldOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
const leave = (page: Page) => page.evaluate(() => localStorage.clear());
const emailOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.email);

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a member adds a passkey, signs in with it at the field and by the button, and removes it', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const member = await newMember(page.request);
    await addAuthenticator(page);
    await beMember(page, member);
    await visit(page, '/changePassword', variant);
    const section = page.locator('section[aria-labelledby="passkeys-title"]');
    const button = (name: Parameters<typeof t>[0]) =>
      section.getByRole('button', { name: t(name), exact: true });
    await expect(section.getByText(t('passkeys:empty'))).toBeVisible();
    await button('passkeys:add').click();
    await button('passkeys:create').click();
    await expect(section.locator('#passkey-password')).toBeFocused();
    await section.locator('#passkey-name').fill('هاتف Layla');
    await section.locator('#passkey-password').fill('not the password');
    await button('passkeys:create').click();
    await expect(section.locator('#passkey-password')).toHaveAttribute('aria-invalid', 'true');
    await expectUsable(page);
    await section.locator('#passkey-password').fill(member.password);
    await button('passkeys:create').click();
    await expect(section.getByRole('listitem').filter({ hasText: 'هاتف Layla' })).toBeVisible();
    await expectUsable(page);

    // The same authenticator is not given a second one.
    await button('passkeys:add').click();
    await section.locator('#passkey-password').fill(member.password);
    await button('passkeys:create').click();
    await expect(page.getByText(t('passkeys:known'))).toBeVisible();

    // The browser offers it at the email field, and its user accepts.
    await leave(page);
    await visit(page, '/Login', variant);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await emailOf(page)).toBe(member.email);

    await withoutFieldOffers(page);
    await leave(page);
    await visit(page, '/Login?next=%2FchangePassword', variant);
    const passkeyButton = page.getByRole('button', { name: t('account:passkeySignIn') });
    await expectUsable(page);
    await passkeyButton.click();
    await page.waitForURL((url) => url.pathname === '/changePassword');
    expect(await emailOf(page)).toBe(member.email);

    const entry = section.getByRole('listitem');
    await entry.getByRole('button').click();
    await expect(entry.getByRole('button', { name: t('passkeys:remove'), exact: true })).toBeFocused();
    await expectUsable(page);
    await entry.getByRole('button', { name: t('passkeys:remove'), exact: true }).click();
    await expect(section.getByText(t('passkeys:empty'))).toBeVisible();
    await leave(page);
    await visit(page, '/Login', variant);
    await passkeyButton.click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    expect(await emailOf(page)).toBeNull();
  });
});
