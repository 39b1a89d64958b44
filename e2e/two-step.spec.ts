import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { wordsOf } from './words.ts';

test.use({ expectedErrors: /422/ });

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a member turns on two-step sign-in, signs in with it, gets new codes and turns it off', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const member = await newMember(page.request);
    await beMember(page, member);
    await visit(page, '/changePassword', variant);
    const section = page.locator('section[aria-labelledby="factor-title"]');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(t('two-step:title'));
    const button = (name: Parameters<typeof t>[0]) =>
      section.getByRole('button', { name: t(name), exact: true });
    const password = section.locator('#factor-password');
    const code = section.locator('#factor-code');
    await button('two-step:turnOn').click();
    await expect(password).toBeFocused();
    await password.fill('not the password');
    await button('two-step:turnOn').click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(member.password);
    await button('two-step:turnOn').click();
    const secretText = section.locator('code');
    await expect(secretText).toHaveAttribute('dir', 'ltr');
    const secret = Secret.fromBase32(((await secretText.textContent()) ?? '').replace(/\s/g, ''));
    await expect(section.getByRole('img', { name: t('two-step:qrLabel') })).toBeVisible();
    await expectUsable(page);
    await code.fill(new TOTP({ secret }).generate());
    await button('two-step:confirmCode').click();

    const codes = section.locator('li code');
    await expect(codes).toHaveCount(10);
    const [first = '', second = ''] = await codes.allTextContents();
    const download = page.waitForEvent('download');
    await button('two-step:downloadCodes').click();
    const file = await readFile((await (await download).path()) ?? '', 'utf8');
    expect(file).toContain(first);
    expect(file).toContain(member.email);
    await expectUsable(page);
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByText(first)).toBeVisible();
    await expect(section.getByText(member.email)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(button('two-step:codesSaved')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await button('two-step:codesSaved').click();
    await expect(section.getByText(t('two-step:isOn'))).toBeVisible();

    // In a browser where nobody is signed in, the password alone leads to the second step.
    const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await visit(elsewhere, '/Login', variant);
    const main = elsewhere.getByRole('main');
    await main.locator('#login-email').fill(member.email);
    await main.locator('#login-password').fill(member.password);
    await main.getByRole('button', { name: t('account:signIn'), exact: true }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('account:codeTitle'));
    await main.locator('#login-code').fill('000000');
    await main.getByRole('button', { name: t('account:signIn'), exact: true }).click();
    await expect(main.locator('#login-code')).toHaveAttribute('aria-invalid', 'true');
    await main.locator('#login-code').fill(first);
    await main.getByRole('button', { name: t('account:signIn'), exact: true }).click();
    await elsewhere.waitForURL((url) => url.pathname === '/');
    await elsewhere.close();

    await button('two-step:newCodes').click();
    await password.fill(member.password);
    await code.fill(first);
    await button('two-step:createCodes').click();
    await expect(code).toHaveAccessibleDescription(new RegExp(t('forms:codeInvalid')));
    await code.fill(second);
    await button('two-step:createCodes').click();
    await expect(codes).toHaveCount(10);
    const [renewed = ''] = await codes.allTextContents();
    expect(renewed).not.toBe(first);
    await button('two-step:codesSaved').click();

    await button('two-step:turnOff').click();
    await expect(section.getByRole('heading', { name: t('two-step:turnOffQuestion') })).toBeFocused();
    await button('two-step:cancel').click();
    await button('two-step:turnOff').click();
    await password.fill(member.password);
    await code.fill(renewed);
    await expectUsable(page);
    await button('two-step:turnOff').click();
    await expect(button('two-step:turnOn')).toBeVisible();
  });
});
