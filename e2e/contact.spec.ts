import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { holdClock } from './visitor.ts';
import { wordsOf } from './words.ts';

/** The specification's messages in the language of the page, verbatim. */
const toTheLetter = {
  'contact:nameRequired': 'Name is required',
  'contact:emailInvalid': 'Email is not valid',
  'contact:messageEmpty': 'Message cant be empty',
  'contact:thanks': 'thank you for your time',
} as const;

/** Mocks an API path and records the request bodies. */
async function answer(page: Page, path: string, status: number, body: unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**/api/NY/*/0/${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, json: body });
  });
  return sent;
}

test('displays the messages of the specification verbatim', () => {
  for (const [key, text] of Object.entries(toTheLetter)) expect(wordsOf.en(key as never)).toBe(text);
});

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const formOf = (page: Page) => page.getByRole('form', { name: t('contact:formTitle') });

  const fill = async (page: Page) => {
    const form = formOf(page);
    await form.getByLabel(t('contact:name')).fill('Salma Khoury');
    await form.getByLabel(t('contact:email')).fill('salma@example.com');
    await form.getByLabel(t('contact:message'), { exact: true }).fill('The bakery on 5th has moved.');
    return form;
  };

  test('the contact page has no accessibility violations, also with its messages visible', async ({
    page,
  }) => {
    await visit(page, '/Contact', variant);
    await expectUsable(page);
    await formOf(page).getByRole('button').click();
    await expectUsable(page);
  });

  test('missing fields are reported at the fields, and the first one receives focus', async ({ page }) => {
    await visit(page, '/Contact', variant);
    const form = formOf(page);
    const name = form.getByLabel(t('contact:name'));
    const email = form.getByLabel(t('contact:email'));
    const message = form.getByLabel(t('contact:message'), { exact: true });
    await form.getByRole('button').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(t('contact:nameRequired'));
    await expect(email).toHaveAccessibleDescription(t('contact:emailInvalid'));
    await expect(message).toHaveAccessibleDescription(t('contact:messageEmpty'));
    await name.fill('Salma');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await email.fill('salma@example');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('salma@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await form.getByRole('button').click();
    await expect(message).toBeFocused();
  });

  test('a message is sent, acknowledged with a countdown, and followed by another', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/Contact', variant);
    await holdClock(page);
    const form = await fill(page);
    const send = form.getByRole('button', { name: t('contact:send') });
    await send.click();
    const thanks = form.getByRole('status').filter({ hasText: t('contact:thanks') });
    await expect(thanks).toBeVisible();
    await expect(form.getByLabel(t('contact:name'))).toHaveValue('');
    const left = thanks.locator('[aria-hidden]').filter({ hasText: /^\d+$/ });
    await expect(left).toHaveText('10');
    await expect(left).toHaveAttribute('aria-hidden', 'true');
    await page.clock.runFor(limits.alertStepMs);
    await expect(left).toHaveText('9');
    // The countdown pauses on hover and on focus.
    await thanks.getByText(t('contact:thanks')).hover();
    await page.clock.runFor(20 * limits.alertStepMs);
    await expect(left).toHaveText('9');
    await send.focus();
    await page.keyboard.press('Tab');
    await page.mouse.move(1, 1);
    await page.clock.runFor(20 * limits.alertStepMs);
    await expect(left).toHaveText('9');
    await page.keyboard.press('Shift+Tab');
    await expect(send).toBeFocused();
    await page.clock.runFor(8 * limits.alertStepMs);
    await expect(left).toHaveText('1');
    await page.clock.runFor(limits.alertStepMs);
    await expect(thanks).toHaveCount(0);

    await fill(page);
    await send.click();
    await thanks.getByText(t('contact:thanks')).hover();
    await page.clock.resume();
    await expectUsable(page);
    await thanks.getByRole('button', { name: t('layout:close') }).click();
    await expect(thanks).toHaveCount(0);
  });

  test('the newsletter form confirms for a few seconds and clears its field', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/Our-Service', variant);
    const box = page.getByRole('region', { name: t('layout:newsletter') });
    const field = box.getByRole('textbox', { name: t('layout:yourEmail') });
    const button = box.getByRole('button');
    for (const bad of ['', 'salma', 'salma@example', 'sal ma@example.com', '@.']) {
      await field.fill(bad);
      await button.click();
      await expect(box.getByRole('status')).toHaveText(t('layout:emailInvalid'));
    }
    await expect(field).toBeFocused();
    await field.fill('salma@example.com');
    await expect(box.getByRole('status')).toBeEmpty();
    await holdClock(page);
    await button.click();
    await expect(button).toHaveText(t('layout:subscribed'));
    await expect(box.getByRole('status')).toHaveText(t('layout:subscribedWell'));
    await page.clock.runFor(limits.inputClearMs - 1);
    await expect(field).toHaveValue('salma@example.com');
    await page.clock.runFor(1);
    await expect(field).toHaveValue('');
    await page.clock.runFor(limits.subscribedLabelMs - limits.inputClearMs - 1);
    await expect(button).toHaveText(t('layout:subscribed'));
    await page.clock.runFor(1);
    await expect(button).toHaveText(t('layout:subscribe'));
  });

  test.describe('server errors', () => {
    test.use({ expectedErrors: /status of (422|429|503)/ });

    test('a rejected message stays in the form', async ({ page }) => {
      const errors = { email: [t('contact:emailInvalid')] };
      const sent = await answer(page, 'contact', 422, {
        status: 422,
        code: 'invalid_fields',
        message: '!',
        errors,
      });
      await visit(page, '/Contact', variant);
      const form = await fill(page);
      await form.getByRole('button').click();
      await expect(form.getByLabel(t('contact:email'))).toBeFocused();
      await expect(form.getByLabel(t('contact:email'))).toHaveAccessibleDescription(
        t('contact:emailInvalid'),
      );
      await expect(form.getByLabel(t('contact:name'))).toHaveValue('Salma Khoury');
      expect(sent).toEqual([
        {
          name: 'Salma Khoury',
          email: 'salma@example.com',
          phone: '',
          message: 'The bakery on 5th has moved.',
          website: '',
        },
      ]);
    });

    test('a failure is announced and discards no input', async ({ page }) => {
      await answer(page, 'contact', 503, {});
      await visit(page, '/Contact', variant);
      const form = await fill(page);
      await form.getByRole('button').click();
      await expect(form.getByRole('alert')).toContainText(t('contact:failed'));
      await expect(form.getByLabel(t('contact:message'), { exact: true })).toHaveValue(/bakery/);
    });

    test('the newsletter form does not confirm a failed request', async ({ page }) => {
      await answer(page, 'subscribes', 429, { status: 429, code: 'too_many_requests', message: 'later' });
      await visit(page, '/Our-Service', variant);
      const box = page.getByRole('region', { name: t('layout:newsletter') });
      await box.getByRole('textbox').fill('salma@example.com');
      await box.getByRole('textbox').press('Enter');
      await expect(box.getByRole('status')).toHaveText('later');
      await expect(box.getByRole('button')).toHaveText(t('layout:subscribe'));
      await expect(box.getByRole('textbox')).toHaveValue('salma@example.com');
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a message is sent and acknowledged', async ({ page }) => {
      await page.goto(`/Contact?lang=${variant.lang}`);
      const form = await fill(page);
      await form.getByRole('button').click();
      await expect(page).toHaveURL(/\/Contact\?sent=1/);
      await expect(page.getByRole('heading', { name: t('contact:thanks') })).toBeVisible();
    });

    test('errors of the server are reported at the field', async ({ page }) => {
      await page.goto(`/Contact?invalid=email&lang=${variant.lang}`);
      await expect(formOf(page).getByLabel(t('contact:email'))).toHaveAccessibleDescription(
        t('contact:emailInvalid'),
      );
    });

    test('the newsletter form returns to the page it was submitted from', async ({ page }) => {
      await page.goto(`/about?lang=${variant.lang}`);
      const box = page.getByRole('region', { name: t('layout:newsletter') });
      await box.getByRole('textbox').fill('salma@example.com');
      await box.getByRole('button').click();
      await expect(page).toHaveURL(/\/about\?.*subscribed=1#newsletter$/);
      await expect(box.getByRole('button')).toHaveText(t('layout:subscribed'));
    });
  });
});
