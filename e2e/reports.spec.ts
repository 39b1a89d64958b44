import { locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, test, variants, visit } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { asMember, beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

const base = '/api/NY/en/0';
const desks = variants.filter(({ width }) => width > 992);
const phone = variants.filter(({ lang, width }) => lang === 'ar' && width === 390);

for (const variant of [...desks, ...phone]) {
  const t = wordsOf[variant.lang];
  test.describe(`${variant.lang} at ${variant.width} px`, () => {
    test.use({
      viewport: { width: variant.width, height: variant.height },
      locale: locales[variant.lang].intl,
      // The page that was taken down returns this status on purpose.
      expectedErrors: /410/,
    });

    test('reports of visitors are grouped by listing, which is taken down and restored', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(150_000);
      const layla = await newMember(request);
      const title = `${variant.lang === 'ar' ? 'عود للبيع' : 'Oud for sale'} ${layla.email.slice(6, 12)}`;
      const id = await postThing(request, layla, title);
      await moderate(request, 'product', id);

      // A guest reports the listing with the button on its page.
      const at = `/Show-Product/${id}`;
      await visit(page, at, variant);
      const report = page.getByRole('button', { name: t('place:report'), exact: true });
      await report.click();
      const dialog = page.getByRole('dialog', { name: t('report:title') });
      await expect(dialog.getByRole('heading', { name: t('report:title') })).toBeFocused();
      await dialog.getByRole('button', { name: t('report:send') }).click();
      await expect(dialog.getByRole('group')).toHaveAccessibleDescription(t('report:reasonNeeded'));
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await expectUsable(page);
      await dialog.getByRole('radio', { name: t('report:reason.scam') }).check();
      await dialog.getByLabel(t('report:text')).fill('They asked for a gift card.');
      // Closing it asks whether to keep the text; nothing of a discarded draft is left.
      await dialog.getByRole('button', { name: t('layout:close') }).click();
      const keep = page.getByRole('dialog', { name: t('report:keepTitle') });
      await keep.getByRole('button', { name: t('report:discard') }).click();
      await report.click();
      await expect(dialog.getByLabel(t('report:text'))).toHaveValue('');
      await dialog.getByRole('radio', { name: t('report:reason.scam') }).check();
      await dialog.getByLabel(t('report:text')).fill('They asked for a gift card.');
      await page.keyboard.press('Escape');
      await keep.getByRole('button', { name: t('report:keep') }).click();
      await report.click();
      await expect(dialog.getByRole('radio', { name: t('report:reason.scam') })).toBeChecked();
      await dialog.getByRole('button', { name: t('report:send') }).click();
      await expect(dialog.getByText(t('report:thanks'))).toBeVisible();
      await dialog.getByRole('button', { name: t('report:done') }).click();
      await expect(dialog).toBeHidden();
      await expect(report).toBeFocused();

      // Two members do so as well; a repeated report changes nothing.
      for (const reason of ['scam', 'duplicate']) {
        const other = await newMember(request, 'Nabil');
        for (let time = 0; time < 2; time++) {
          const sent = await request.post(`${base}/products/${id}/report`, {
            ...asMember(other),
            data: { reason },
          });
          expect(sent.status()).toBe(200);
        }
      }

      // A moderator sees the listing once, with all reports.
      const context = await browser.newContext({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[variant.lang].intl,
        serviceWorkers: 'block',
      });
      const desk = await context.newPage();
      await beOfTheTeam(desk, 'moderator');
      await visit(desk, '/admin/reports', variant);
      const row = desk.getByRole('listitem').filter({ hasText: title });
      await expect(row).toContainText(t('admin-reports:count', { count: 3 }));
      await row.getByRole('link', { name: title }).click();
      await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(desk.getByText('They asked for a gift card.')).toBeVisible();
      await expect(
        desk.getByRole('heading', { name: t('admin-listings:reports', { count: 3 }) }),
      ).toBeVisible();
      await expectUsable(desk);
      await desk.getByRole('button', { name: t('admin-listings:takeDown') }).click();
      const why = desk.getByRole('dialog', { name: t('admin-listings:takeDownTitle') });
      await why.getByRole('button', { name: t('admin-listings:takeDown') }).click();
      await expect(why.getByLabel(t('admin-listings:reason'))).toHaveAccessibleDescription(
        t('admin-listings:reasonNeeded'),
      );
      await why.getByRole('button', { name: t('admin-listings:often.scam') }).click();
      await expectUsable(desk);
      await why.getByRole('button', { name: t('admin-listings:takeDown') }).click();
      await expect(why).toBeHidden();
      const state = desk.getByRole('main').getByText(t('admin-listings:status.taken_down'), { exact: true });
      await expect(state).toBeVisible();

      // Visitors see that it is gone; its poster sees why, and can only edit or delete it.
      await expect.poll(async () => (await request.get(at)).status()).toBe(410);
      // The poster's account is in English, regardless of the moderator's language.
      await findInMail(layla.email, new RegExp(wordsOf.en('admin-listings:often.scam')));
      await beMember(page, layla);
      await visit(page, '/my-product', variant);
      const own = page.locator(`#post-${id}`);
      await visit(page, '/my-product?status=closed', variant);
      await expect(own).toContainText(t('my-posts:takenDown'));
      await expect(own).toContainText(t('admin-listings:often.scam'));
      await expect(own.getByRole('button')).toHaveCount(1);

      // The listing desk finds it by its title and restores it.
      await visit(desk, '/admin/listings', variant);
      await desk.getByRole('searchbox').fill(title);
      await desk.getByRole('button', { name: t('admin-listings:look') }).click();
      await desk.getByRole('link', { name: title, exact: true }).click();
      await desk.getByRole('button', { name: t('admin-listings:putBack') }).click();
      await expect(desk.getByText(t('admin-listings:status.published'), { exact: true })).toBeVisible();
      await expect.poll(async () => (await request.get(at)).status()).toBe(200);
      await context.close();
      const gone = await request.delete(`${base}/products/${id}`, asMember(layla));
      expect(gone.status()).toBe(200);
    });
  });
}

const claimed = [
  { variant: variants.find(({ lang, width }) => lang === 'en' && width === 1440), slug: 'zahle-garden' },
  { variant: variants.find(({ lang, width }) => lang === 'ar' && width === 390), slug: 'koshari-corner' },
];
for (const { variant, slug } of claimed) {
  if (!variant) throw new Error('there is no such look');
  const t = wordsOf[variant.lang];
  test.describe(`${variant.lang} at ${variant.width} px`, () => {
    test.use({
      viewport: { width: variant.width, height: variant.height },
      locale: locales[variant.lang].intl,
    });

    test('an unclaimed business is claimed, assigned, and edited by its new owner', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(150_000);
      const layla = await newMember(request);
      const found = await request.get(`${base}/businesses?q=${slug.replace('-', '%20')}`);
      const { data } = (await found.json()) as { data: { id: number; slug: string }[] };
      const business = data.find((one) => one.slug === slug);
      if (!business) throw new Error(`the demo has no ${slug}`);

      // The claim form requires signing in and is returned to afterwards.
      await visit(page, `/MarketProfile/${business.id}/${slug}`, variant);
      await page.getByRole('link', { name: t('business-facts:claimIt') }).click();
      await expect(page).toHaveURL(/\/Login/);
      await page.getByRole('main').getByLabel(t('account:email')).fill(layla.email);
      await page.getByLabel(t('account:password'), { exact: true }).fill(layla.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('account:signIn'), exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: t('report:claimTitle') });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: t('report:claimSend') }).click();
      await expect(dialog.getByLabel(t('report:claimWho'))).toBeFocused();
      await expectUsable(page);
      await dialog.getByLabel(t('report:claimWho')).fill('Layla Nasser, owner');
      await dialog.getByRole('radio', { name: t('report:way.phone') }).check();
      await dialog.getByLabel(t('report:detail.phone')).fill('Mornings. Ask for Layla.');
      await dialog.getByRole('button', { name: t('report:claimSend') }).click();
      await expect(dialog.getByText(t('report:claimThanks'))).toBeVisible();
      await dialog.getByRole('button', { name: t('report:done') }).click();

      // An administrator sees the claim with its evidence and approves it.
      const context = await browser.newContext({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[variant.lang].intl,
        serviceWorkers: 'block',
      });
      const desk = await context.newPage();
      const token = await beOfTheTeam(desk, 'admin');
      const claims = await request.get(`${base}/admin/claims?limit=60`, asMember({ token }));
      const waiting = (await claims.json()) as { data: { id: number; business: { id: number } }[] };
      const claim = waiting.data.find((one) => one.business.id === business.id);
      await visit(desk, `/admin/claims/${claim?.id}`, variant);
      await expect(desk.getByText('Mornings. Ask for Layla.')).toBeVisible();
      await expect(desk.getByText(layla.email)).toBeVisible();
      await expectUsable(desk);
      await desk.getByRole('button', { name: t('admin-claims:approve') }).click();
      const confirmation = desk.getByRole('dialog', { name: t('admin-claims:approveTitle') });
      await confirmation.getByRole('checkbox').uncheck();
      await expectUsable(desk);
      await confirmation.getByRole('button', { name: t('admin-claims:approve') }).click();
      await expect(desk).toHaveURL(/\/admin\/claims$|\/admin\/claims\?/);
      await context.close();

      // The member finds the business among theirs, opens its form, and nobody else can claim it.
      await findInMail(layla.email, /my-business/);
      await visit(page, '/my-business', variant);
      await page
        .locator(`[id="post-${business.id}"]`)
        .getByRole('link', { name: t('my-posts:edit') })
        .click();
      await expect(page).toHaveURL(new RegExp(`/form/business\\?id=${business.id}`));
      await expect(page.getByRole('form').getByRole('textbox').first()).not.toHaveValue('');
      await visit(page, `/MarketProfile/${business.id}/${slug}`, variant);
      await expect(page.getByRole('link', { name: t('business-facts:claimIt') })).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button links to the contact form, which names the page', async ({ page }) => {
    await page.goto('/MarketProfile/1?lang=en');
    await page.getByRole('link', { name: wordsOf.en('place:report'), exact: true }).click();
    await expect(page.getByLabel(wordsOf.en('contact:message'), { exact: true })).toHaveValue(
      /^About \/MarketProfile\/1/,
    );
    await page.goto(`/Contact?about=${encodeURIComponent('Call 555 now <b>')}`);
    await expect(page.getByLabel(wordsOf.en('contact:message'), { exact: true })).toHaveValue('');
  });
});
