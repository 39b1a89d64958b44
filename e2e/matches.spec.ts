import { locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, test, variants, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { moderate, postThing } from './my-posts.ts';
import { wordsOf } from './words.ts';

/* A wanted post and the offers that match it. */

for (const variant of variants.filter(({ lang, width }) => (lang === 'en') === width > 992)) {
  const { lang } = variant;
  const t = wordsOf[lang];
  test.describe(`${lang} at ${variant.width} px`, () => {
    test.use({ viewport: { width: variant.width, height: variant.height }, locale: locales[lang].intl });

    test('matches its offers, and notifies both sides and nobody else', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(120_000);
      const salma = await newMember(request, 'Salma Khoury');
      const khalid = await newMember(request, 'Khalid Rahman');
      // Other tests encounter these posts in lists of both languages, so their titles contain words of neither.
      const number = Number.parseInt(khalid.email.slice(6, 12), 16);
      const given = { priceCents: 40_000, condition: 'new' };
      const wanted = await postThing(request, salma, `W ${number}`, { ...given, postType: 'buy' });
      const fitting = await postThing(request, khalid, `F ${number}`, { ...given, priceCents: 39_000 });
      const dear = await postThing(request, khalid, `D ${number}`, { ...given, priceCents: 43_000 });
      for (const id of [wanted, fitting, dear]) await moderate(request, 'product', id);

      await beMember(page, salma);
      await visit(page, '/my-product', variant);
      await page.locator(`a[href="/matches/product/${wanted}"]`).click();
      await expect(page.getByRole('heading', { level: 1, name: `W ${number}` })).toBeVisible();
      const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
      await expect(row(`F ${number}`)).toContainText(t('matches:price.under', { price: '$10' }));
      await expect(row(`D ${number}`)).toContainText(t('matches:price.over', { price: '$30' }));
      await expectUsable(page);

      // A dismissed offer collapses with its reason and can be restored.
      await row(`F ${number}`)
        .getByRole('button', { name: t('matches:notForMe') })
        .click();
      await page.getByRole('button', { name: t('matches:reason.price') }).click();
      await expect(page.getByRole('button', { name: t('matches:reason.price') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectUsable(page);
      await page.getByRole('button', { name: t('matches:undo') }).click();
      await expect(row(`F ${number}`).getByRole('link', { name: t('matches:message') })).toHaveAttribute(
        'href',
        `/messages/new?about=product-${fitting}`,
      );
      const mails = page.getByRole('switch', { name: t('matches:mailMe') });
      await expect(mails).toBeChecked();
      await mails.click();
      await expect(mails).not.toBeChecked();

      // The offering side sees the number of matching wanted posts, but not their members.
      const context = await browser.newContext({
        viewport: { width: variant.width, height: variant.height },
        locale: locales[lang].intl,
        serviceWorkers: 'block',
      });
      const other = await context.newPage();
      await beMember(other, khalid);
      await visit(other, '/my-product', variant);
      // The demo, and the same test in the other language, may have a matching wanted post as well.
      const numbers = [1, 2, 3].map((count) => t('matches:people', { count }));
      const people = other.getByText(new RegExp(numbers.join('|')));
      await expect(people).toHaveCount(2);
      await expect(other.getByText('Salma')).toBeHidden();
      await visit(other, `/matches/product/${wanted}`, variant);
      await expect(other.getByText(t('matches:gone'))).toBeVisible();
      await context.close();

      await page.getByRole('button', { name: t('matches:iFoundOne') }).click();
      await expect(page).toHaveURL(/\/my-product\?status=closed/);
    });
  });
}
