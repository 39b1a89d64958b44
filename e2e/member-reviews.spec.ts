import { randomUUID } from 'node:crypto';
import { sendMessage, startConversation } from '../contract/conversations.ts';
import { locales } from '../contract/locales.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, test, variants, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { beOfTheTeam, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const seen = [
  variants.find(({ lang, width }) => lang === 'en' && width === 1440),
  variants.find(({ lang, width }) => lang === 'ar' && width === 390),
];
const texts = {
  en: 'The oud was just as described, and he waited for my late train.',
  ar: 'العود كما وُصف تمامًا، وانتظرني رغم تأخر القطار.',
};

for (const variant of seen) {
  if (!variant) throw new Error('there is no such variant');
  const { lang } = variant;
  const t = wordsOf[lang];
  test.describe(`${lang} at ${variant.width} px`, () => {
    const context = {
      viewport: { width: variant.width, height: variant.height },
      locale: locales[lang].intl,
    };
    test.use(context);

    test('a buyer reviews the seller after both have written', async ({ page, browser, request }) => {
      test.setTimeout(180_000);
      const seller = await newMember(request, 'Khalid Rahman');
      const title = `S ${Number.parseInt(seller.email.slice(6, 12), 16)}`;
      const post = await postThing(request, seller, title);
      await moderate(request, 'product', post);
      const token = await signIn(page);
      const message = (text: string) => ({ clientId: randomUUID() as string, text });
      const params = { folder: 'products', id: post } as const;
      const begun = await callApi(
        request,
        startConversation,
        { params, body: message('Is it still there?') },
        { token },
      );
      const id = begun.data.conversationId;

      // A member who has not replied cannot be reviewed.
      await visit(page, `/messages/${id}`, variant);
      const menu = page.getByRole('button', { name: t('conversations:more') });
      await menu.click();
      await expect(page.getByRole('button', { name: t('conversations:mute') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('conversations:review') })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await callApi(request, sendMessage, { params: { id }, body: message('Yes, it is.') }, seller);
      await expect(page.getByRole('log').getByText('Yes, it is.')).toBeVisible();
      await menu.click();
      await page.getByRole('button', { name: t('conversations:review') }).click();
      const dialog = page.getByRole('dialog', { name: t('review-form:title') });
      await expect(dialog).toContainText('Khalid R.');
      await expect(dialog.getByLabel(t('review-form:when'))).toHaveCount(0);
      await dialog.getByRole('radio').nth(3).focus();
      await page.keyboard.press('5');
      await dialog.getByLabel(t('review-form:memberText')).fill(texts[lang]);
      await dialog.getByRole('button', { name: t('review-form:send') }).click();
      await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
        t('review-form:memberTermsNeeded'),
      );
      await expectUsable(page);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: t('review-form:send') }).click();
      await expect(dialog).toBeHidden();
      await menu.click();
      await expect(page.getByRole('button', { name: t('conversations:changeReview') })).toBeVisible();
      await page.keyboard.press('Escape');

      // A moderator reads it first, and sees whom and which post it is about.
      const team = await browser.newContext({ ...context, serviceWorkers: 'block' });
      const desk = await team.newPage();
      await beOfTheTeam(desk, 'moderator');
      await visit(desk, '/admin/reviews', variant);
      const row = desk.getByRole('listitem').filter({ hasText: texts[lang] }).first();
      await expect(row).toContainText('Khalid R.');
      await expect(row).toContainText(title);
      await expectUsable(desk);
      await row.focus();
      await desk.keyboard.press('a');
      await expect(row).toBeHidden();
      await team.close();

      // The post and the conversation display one review and no average; the page contains it, and the seller
      // replies.
      await visit(page, `/Show-Product/${post}`, variant);
      await expect(page.getByText(t('place-cards:soFar', { count: 1 })).first()).toBeVisible();
      await page.getByRole('link', { name: 'Khalid R.' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Khalid R.' })).toBeVisible();
      const address = new URL(page.url()).pathname;
      const home = await browser.newContext({ ...context, serviceWorkers: 'block' });
      const sellers = await home.newPage();
      await beMember(sellers, seller);
      await visit(sellers, address, variant);
      const received = sellers.getByRole('region', { name: t('members:reviewsReceived') });
      await received.scrollIntoViewIfNeeded();
      await expect(received.getByText(texts[lang])).toBeVisible();
      await expect(received.getByRole('link', { name: title })).toBeVisible();
      await received.getByRole('button', { name: t('reviews:answer'), exact: true }).click();
      const answer = sellers.getByRole('dialog', { name: t('review-form:answerTitle') });
      await answer.getByLabel(t('review-form:answerLabel')).fill('Come by for new strings!');
      await answer.getByRole('button', { name: t('review-form:answerSend') }).click();
      await expect(answer.getByText(t('review-form:answered'))).toBeVisible();
      await home.close();

      await visit(page, address, variant);
      const section = page.getByRole('region', { name: t('members:reviewsReceived') });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText('Come by for new strings!')).toBeVisible();
      await expect(section.getByText(t('reviews:answerOfPoster'))).toBeVisible();
      await expectUsable(page);
    });
  });
}
