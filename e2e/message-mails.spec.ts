import { expectUsable } from './axe.ts';
import { expect, test, untilHydrated, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  test('emails about unread messages are an account setting, and their unsubscribe link requires confirmation', async ({
    page,
    request,
  }) => {
    await beMember(page, await newMember(request, 'Salma Khoury'));
    await visit(page, '/changePassword', variant);
    const mails = page.getByRole('switch', { name: t('conversations:mailsUnread') });
    const seen = page.getByRole('switch', { name: t('conversations:showSeen') });
    await expect(mails).toBeChecked();
    await mails.click();
    await expect(mails).not.toBeChecked();
    await expectUsable(page);
    await page.reload();
    await expect(mails).not.toBeChecked();
    await expect(seen).toBeChecked();

    await page.goto(`/Newsletter?lang=${variant.lang}#messages=1-token`);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: t('newsletter:messagesTitle') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('newsletter:stop') })).toBeVisible();
    await expectUsable(page);
  });
});
