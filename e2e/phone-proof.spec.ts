import { codeIn, startTextGateway, type TestTextGateway } from '../server/testing/text-gateway.ts';
import { test as base, expect, forEachVariant, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { ownServer } from './own-server.ts';
import { wordsOf } from './words.ts';

interface PhoneSite {
  address: string;
  gateway: TestTextGateway;
}

/** On a site with a gateway for text messages. */
const test = base.extend<object, { site: PhoneSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const gateway = await startTextGateway();
      const server = await ownServer(`phones-${workerIndex}`, {
        SMS_GATEWAY_URL: gateway.url,
        SMS_GATEWAY_TOKEN: 'a token of stories',
      });
      await use({ address: server.address, gateway });
      await server.stop();
      await gateway.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
  expectedErrors: /422/,
});

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a number is confirmed by a code, and saving the profile does not replace it', async ({
    page,
    site,
  }) => {
    const number = variant.lang === 'en' ? '(718) 555-0170' : '٧١٨٥٥٥٠١٧١';
    const stored = variant.lang === 'en' ? '+17185550170' : '+17185550171';
    await beMember(page, await newMember(page.request));
    await visit(page, '/Profile', variant);
    const inForm = page.getByRole('textbox', {
      name: `${t('member:phone')} ${t('forms:optional')}`,
      exact: true,
    });
    const section = page.getByRole('region', { name: t('members:phoneTitle') });
    await section.getByRole('textbox', { name: t('members:phoneNumber') }).fill(number);
    await section.getByRole('button', { name: t('members:phoneSendCode') }).click();
    const code = section.getByRole('textbox', { name: t('members:phoneCode') });
    await expect(code).toBeVisible();
    await expect.poll(() => site.gateway.received.some(({ to }) => to === stored)).toBe(true);
    const sent = codeIn(site.gateway.received.find(({ to }) => to === stored)?.text);

    await code.fill(sent === '000000' ? '111111' : '000000');
    await section.getByRole('button', { name: t('members:phoneConfirm') }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(sent);
    await section.getByRole('button', { name: t('members:phoneConfirm') }).click();
    await expect(section.getByText(stored)).toBeVisible();
    await expect(section.getByRole('button', { name: t('members:phoneRemove') })).toBeVisible();
    await expect(inForm).toHaveValue(stored);

    await page.getByLabel(t('member:name')).fill('Layla Haddad');
    await page.getByRole('button', { name: t('member:save') }).click();
    await expect(page.getByText(t('member:profileSaved'))).toBeVisible();
    await page.reload();
    await expect(section.getByRole('button', { name: t('members:phoneRemove') })).toBeVisible();
    await expect(inForm).toHaveValue(stored);
  });
});
