import { approveClaim, listClaims, sendClaim } from '../contract/claims.ts';
import { locales } from '../contract/locales.ts';
import { listReviews } from '../contract/reviews.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, test, variants, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { photo } from './photo-files.ts';
import { beOfTheTeam, newToken, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const base = '/api/NY/en/0';
const places = [
  { variant: variants.find(({ lang, width }) => lang === 'en' && width === 1440), slug: 'sidra-bakery' },
  {
    variant: variants.find(({ lang, width }) => lang === 'ar' && width === 390),
    slug: 'al-waha-supermarket',
  },
];
const texts = {
  en: 'Warm ka’ak at six in the morning, and a man who remembers your name.',
  ar: 'كعك ساخن من السادسة صباحًا، ورجل يتذكّر اسمك.',
};

for (const { variant, slug } of places) {
  if (!variant) throw new Error('there is no such look');
  const { lang } = variant;
  const t = wordsOf[lang];
  test.describe(`${lang} at ${variant.width} px`, () => {
    test.use({ viewport: { width: variant.width, height: variant.height }, locale: locales[lang].intl });

    test('a review is written, moderated, published, and answered by the owner', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(180_000);
      const { data: found } = await (
        await request.get(`${base}/businesses?q=${slug.replaceAll('-', '%20')}`)
      ).json();
      const id: number = found[0].id;
      const at = `/MarketProfile/${id}/${found[0].slug}`;
      const section = page.getByRole('region', { name: t('place:reviews') });

      // A guest is asked to sign in, and returned to the form.
      await visit(page, at, variant);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText(t('reviews:emptyTitle'))).toBeVisible();
      await expectUsable(page);
      const invitation = section.getByRole('link', { name: t('reviews:writeFirst') });
      await expect(invitation).toHaveAttribute(
        'href',
        `/Login?next=${encodeURIComponent(`${at}#write-review`)}`,
      );
      await signIn(page);
      await visit(page, '/about', variant);
      await page.goto(`${at}?lang=${lang}#write-review`);

      // By keyboard: digits select a rating, and the arrow towards the end of the line raises it.
      const dialog = page.getByRole('dialog', { name: t('review-form:title') });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: t('review-form:send') }).click();
      await expect(dialog.getByRole('group', { name: t('review-form:stars') })).toHaveAccessibleDescription(
        t('review-form:starsNeeded'),
      );
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('3');
      await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
      await expect(dialog.getByRole('radio').nth(3)).toHaveAccessibleName(
        new RegExp(t('review-form:word.4')),
      );
      await expectUsable(page);
      await dialog.getByLabel(t('review-form:text')).fill(texts[lang]);
      await dialog.locator('input[type="file"][multiple]').setInputFiles([await photo(1)]);
      await expect(dialog.locator('[data-photo]')).toHaveCount(1);

      // Closing the form offers to save a draft, and reopening it restores the text.
      await page.keyboard.press('Escape');
      const keep = page.getByRole('dialog', { name: t('report:keepTitle') });
      await expect(keep).toBeVisible();
      await expectUsable(page);
      await keep.getByRole('button', { name: t('report:keep') }).click();
      await expect(keep).toBeHidden();
      await section.getByRole('button', { name: t('reviews:writeFirst') }).click();
      await expect(dialog.getByLabel(t('review-form:text'))).toHaveValue(texts[lang]);
      await expect(dialog.getByRole('radio').nth(3)).toBeChecked();
      await expect(dialog.locator('[data-photo]')).toHaveCount(1);
      await expectUsable(page);
      await dialog.getByRole('button', { name: t('review-form:send') }).click();
      await expect(dialog.getByRole('checkbox')).toBeFocused();
      await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(t('review-form:termsNeeded'));
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: t('review-form:send') }).click();
      await expect(dialog).toBeHidden();

      // While pending, it is visible to its author only.
      const own = section.getByRole('article');
      await expect(own).toContainText(t('reviews:state.waits'));
      await expect(own).toContainText(texts[lang]);
      const published = () => callApi(request, listReviews, { params: { id } });
      expect((await published()).meta.summary.count).toBe(0);

      // A moderator reviews it first.
      const context = await browser.newContext({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[lang].intl,
        serviceWorkers: 'block',
      });
      const desk = await context.newPage();
      await beOfTheTeam(desk, 'moderator');
      await visit(desk, '/admin/reviews', variant);
      const row = desk.getByRole('listitem').filter({ hasText: texts[lang] }).first();
      await expect(row).toBeVisible();
      await expectUsable(desk);
      await row.focus();
      await desk.keyboard.press('a');
      await expect(row).toBeHidden();
      // Its author is notified once the decision cannot be undone any more.
      await expect(desk.getByRole('button', { name: t('admin-reviews:undo') })).toBeVisible();
      await context.close();
      await expect.poll(async () => (await published()).meta.summary.count).toBe(1);

      // The owner answers once the business is assigned to them.
      const owner = await newMember(request, 'Huda Aziz');
      const admin = demoAccounts.find(({ role }) => role === 'admin');
      if (!admin) throw new Error('the demo has no admin');
      const token = await newToken(request, admin);
      const body = { who: 'Huda', way: 'phone' as const, detail: 'Call me' };
      await callApi(request, sendClaim, { params: { id }, body }, { token: owner.token });
      const claims = await callApi(request, listClaims, { query: {} }, { token });
      const claim = claims.data.find(({ business }) => business.id === id);
      await callApi(request, approveClaim, { params: { id: claim?.id ?? 0 }, body: {} }, { token });
      const shop = await browser.newContext({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[lang].intl,
        serviceWorkers: 'block',
      });
      const owners = await shop.newPage();
      await beMember(owners, owner);
      await visit(owners, at, variant);
      const theirs = owners.getByRole('region', { name: t('place:reviews') });
      await theirs.scrollIntoViewIfNeeded();
      await theirs.getByRole('button', { name: t('reviews:answer'), exact: true }).click();
      const answer = owners.getByRole('dialog', { name: t('review-form:answerTitle') });
      await answer.getByLabel(t('review-form:answerLabel')).fill('Mabrouk! مبروك!');
      // So does closing the answer.
      await owners.keyboard.press('Escape');
      await owners
        .getByRole('dialog')
        .getByRole('button', { name: t('report:keep') })
        .click();
      await theirs.getByRole('button', { name: t('reviews:answer'), exact: true }).click();
      await expect(answer.getByLabel(t('review-form:answerLabel'))).toHaveValue('Mabrouk! مبروك!');
      await answer.getByRole('button', { name: t('review-form:answerSend') }).click();
      await expect(answer.getByText(t('review-form:answered'))).toBeVisible();
      await shop.close();

      // Both are public.
      await page.context().clearCookies();
      await visit(page, at, variant);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByText('Mabrouk! مبروك!')).toBeVisible();
      await expect(section.getByText(t('reviews:answeredSameDay'))).toBeVisible();
      await expect(section.getByText(t('reviews:count', { count: 1 })).first()).toBeVisible();
      await expectUsable(page);
      await section.getByRole('link', { name: / 1 / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}
