import type { Page } from '@playwright/test';
import { langs } from '../contract/locales.ts';
import arMessages from '../server/http/messages/ar.json' with { type: 'json' };
import enMessages from '../server/http/messages/en.json' with { type: 'json' };
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { asMember, beMember, newMember } from './members.ts';
import { moderate, postThing, thing } from './my-posts.ts';
import { wordsOf } from './words.ts';

const wordsOfServer = { en: enMessages, ar: arMessages };
const base = '/api/NY/en/0';
const rowOf = (page: Page, id: number) => page.locator(`#post-${id}`);

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const tab = (page: Page, name: Parameters<typeof t>[0]) =>
    page.getByRole('navigation', { name: t('my-posts:tabs') }).getByRole('link', { name: t(name) });

  test.describe('a post', () => {
    test.use({ expectedErrors: /410/ });
    test('is pending, published, edited, renewed, sold, deleted and restored', async ({ page, request }) => {
      test.setTimeout(120_000);
      const layla = await newMember(request);
      const title = variant.lang === 'ar' ? 'عود دمشقي' : 'Oud made in Damascus';
      const id = await postThing(request, layla, title);
      await beMember(page, layla);

      // After submission the form leads here.
      await visit(page, `/my-product?posted=${id}`, variant);
      await expect(page.getByText(t('sent-posts:posted'))).toBeVisible();
      await expect(rowOf(page, id)).toContainText(t('my-posts:inReview'));
      await expect(rowOf(page, id).locator('img')).toBeVisible();
      await expectUsable(page);
      const open = async () => (await request.get(`${base}/products/${id}`)).status();
      expect(await open()).toBe(404);

      await moderate(request, 'product', id);
      expect(await open()).toBe(200);
      await visit(page, '/my-product', variant);
      await expect(tab(page, 'my-posts:published')).toHaveAttribute('aria-current', 'page');
      await expect(rowOf(page, id)).toContainText(t('my-posts:daysLeft', { count: 30 }));
      await expect(rowOf(page, id).getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^/Show-Product/${id}/`),
      );
      await expect(rowOf(page, id).getByRole('link', { name: t('my-posts:edit') })).toHaveAttribute(
        'href',
        `/form/product?id=${id}`,
      );
      await expectUsable(page);

      // A revision is pending, and the published version stays.
      const changed = await request.put(`${base}/products/${id}`, {
        ...asMember(layla),
        data: { ...(await thing(request, layla, `${title} 2`)) },
      });
      expect(changed.status(), await changed.text()).toBe(200);
      const visibleTitle = async () =>
        ((await (await request.get(`${base}/products/${id}`)).json()) as { data: { title: string } }).data
          .title;
      expect(await visibleTitle()).toBe(title);
      await visit(page, '/my-product', variant);
      await expect(rowOf(page, id)).toContainText(t('my-posts:changeWaits'));
      await moderate(request, 'product', id);
      expect(await visibleTitle()).toBe(`${title} 2`);
      await visit(page, '/my-product', variant);
      await expect(rowOf(page, id)).not.toContainText(t('my-posts:changeWaits'));

      const press = (name: Parameters<typeof t>[0]) =>
        rowOf(page, id)
          .getByRole('button', { name: `${t(name)}: ${title} 2`, exact: true })
          .click();
      const said = (name: Parameters<typeof t>[0]) =>
        expect(page.getByRole('status').filter({ hasText: t(name).replace(/\{\{.*/, '') })).toBeVisible();
      await press('my-posts:renew');
      await said('my-posts:renewedUntil');
      await press('my-posts:reserve');
      await said('my-posts:isReserved');
      await expect(rowOf(page, id).getByText(t('my-posts:reserved'), { exact: true })).toBeVisible();
      await press('my-posts:free');
      await expect(rowOf(page, id).getByText(t('my-posts:reserved'), { exact: true })).toHaveCount(0);

      await press('my-posts:markSold');
      await said('my-posts:isSold');
      await expect(rowOf(page, id)).toHaveCount(0);
      expect(await open()).toBe(410);
      expect((await request.get(`/Show-Product/${id}`)).status()).toBe(410);
      // A mistaken action is undone at once, and the previous state is restored.
      await page.getByRole('button', { name: t('my-posts:undo') }).click();
      await said('my-posts:isBack');
      await expect(rowOf(page, id)).toBeVisible();
      expect(await open()).toBe(200);
      await press('my-posts:markSold');
      await expect(rowOf(page, id)).toHaveCount(0);
      await tab(page, 'my-posts:closed').click();
      await expect(rowOf(page, id)).toContainText(t('my-posts:sold'));
      await expectUsable(page);
      await press('my-posts:publishAgain');
      await expect(rowOf(page, id)).toHaveCount(0);
      expect(await open()).toBe(200);

      // A deleted post can be restored, also from another page.
      await tab(page, 'my-posts:published').click();
      await press('my-posts:delete');
      await expect(rowOf(page, id)).toHaveCount(0);
      expect(await open()).toBe(410);
      // On phones the toast covers the account navigation, so the header is used.
      await page
        .locator(variant.width > 992 ? 'main nav' : 'header')
        .getByRole('link', { name: t('layout:profile') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/Profile/);
      // The toast of the first action may still be there.
      await page
        .getByRole('button', { name: t('my-posts:undo') })
        .last()
        .click();
      await said('my-posts:isBack');
      expect(await open()).toBe(200);
    });
  });

  test('a rejected post displays the reason, and empty tabs suggest actions', async ({ page, request }) => {
    const layla = await newMember(request);
    await beMember(page, layla);
    await visit(page, '/my-job', variant);
    await expect(page.getByRole('heading', { name: t('my-posts:nothingWaits') })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: t('my-posts:addJob') })
        .first(),
    ).toHaveAttribute('href', '/post-job');
    await expectUsable(page);
    const id = await postThing(request, layla, 'A blurred oud');
    await moderate(request, 'product', id, 'الصورة الأولى غير واضحة');
    // The page opens on the tab that needs the owner's attention.
    await visit(page, '/my-product', variant);
    await expect(tab(page, 'my-posts:rejected')).toHaveAttribute('aria-current', 'page');
    await expect(rowOf(page, id)).toContainText(t('my-posts:notPublished'));
    await expect(rowOf(page, id)).toContainText('الصورة الأولى غير واضحة');
    await expectUsable(page);
  });

  test('a returned post is corrected on one screen, which opens at the field in question', async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    const layla = await newMember(request);
    await beMember(page, layla);
    const id = await postThing(request, layla, 'An oud for whom?');
    await moderate(request, 'product', id, { template: 'price', reason: 'لعلّها 450؟' });
    await visit(page, '/my-product', variant);
    await rowOf(page, id)
      .getByRole('link', { name: t('my-posts:mend') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/form/product\\?id=${id}&field=priceCents`));
    const price = page.locator('[id="priceCents"]');
    await expect(price).toBeFocused({ timeout: 20_000 });
    const said = `${wordsOfServer[variant.lang]['reason.price']}`;
    await expect(price).toHaveAccessibleDescription(new RegExp(said.slice(0, 20)));
    const why = page.getByRole('region', { name: t('posting-form:why') });
    await expect(why).toContainText(said);
    await expect(why).toContainText('لعلّها 450؟');
    await expectUsable(page);
    await price.fill('445');
    await expect(price).toHaveAccessibleDescription('');
    const steps = page.getByRole('navigation', { name: t('posting-form:steps') });
    const next = page.getByRole('main').locator('form[novalidate] button[type=submit]');
    // It is sent again from this screen.
    await page.getByRole('button', { name: t('posting-form:send'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`status=pending&edited=${id}`));
    await expect(page.getByText(t('sent-posts:sentAgainText'))).toBeVisible();
    await expect(rowOf(page, id)).toContainText(t('my-posts:inReview'));

    // A change of price alone is published at once, and the page reports it on the post's tab.
    await moderate(request, 'product', id);
    await visit(page, `/form/product?id=${id}&field=priceCents`, variant);
    await expect(price).toBeFocused({ timeout: 20_000 });
    await expect(why).toHaveCount(0);
    await price.fill('430');
    if (await steps.isVisible())
      await steps.getByRole('button', { name: t('posting-form:reviewStep') }).click();
    else for (const _ of [1, 2]) await next.click();
    await expect(page.getByText(t('posting-form:whatNextEdit'))).toBeVisible();
    await next.click();
    await expect(page.getByText(t('sent-posts:changeLive'))).toBeVisible();
    await expect(tab(page, 'my-posts:published')).toHaveAttribute('aria-current', 'page');
    await expect(rowOf(page, id)).toContainText('430');

    // A changed text is pending, and the published post is unchanged.
    await visit(page, `/form/product?id=${id}&field=title`, variant);
    await expect(page.locator('[id="title"]')).toBeFocused({ timeout: 20_000 });
    await page.locator('[id="title"]').fill('An oud for you');
    if (await steps.isVisible())
      await steps.getByRole('button', { name: t('posting-form:reviewStep') }).click();
    else for (const _ of [1, 2, 3]) await next.click();
    await next.click();
    await expect(page.getByText(t('sent-posts:changeSentText'))).toBeVisible();
    await expect(rowOf(page, id)).toContainText(t('my-posts:changeWaits'));
  });
});

for (const lang of langs) {
  const t = wordsOf[lang];
  test(`deleting by keyboard moves the focus to the undo action (${lang})`, async ({ page, request }) => {
    const layla = await newMember(request);
    const [remaining, gone] = [
      await postThing(request, layla, 'First oud'),
      await postThing(request, layla, 'Second oud'),
    ];
    await beMember(page, layla);
    await visit(page, '/my-product', { lang });
    const button = rowOf(page, gone).getByRole('button', { name: `${t('my-posts:delete')}: Second oud` });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: t('my-posts:undo') })).toBeFocused();
    await expect(rowOf(page, gone)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, gone)).toBeFocused();
    await rowOf(page, gone)
      .getByRole('button', { name: t('my-posts:delete') })
      .click();
    // When deleted by pointer, the focus moves to the next item.
    await expect(rowOf(page, remaining)).toBeFocused();
  });

  test(`the header links members to their posts (${lang})`, async ({ page, request }) => {
    const layla = await newMember(request);
    await beMember(page, layla);
    await visit(page, '/about', { lang });
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Layla' }).click();
    await banner.getByRole('link', { name: t('layout:myHousing') }).click();
    await expect(page).toHaveURL(/\/my-housing/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('member:myRent'));
  });
}

test.describe('server errors', () => {
  test.use({ expectedErrors: /409|422/ });
  test("are displayed with the server's message", async ({ page, request }) => {
    const t = wordsOf.en;
    const layla = await newMember(request);
    const id = await postThing(request, layla, 'An oud');
    await beMember(page, layla);
    // The page is outdated: the post has changed since.
    await page.route('**/profile/posts?kind=**', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const post of answer.data) post.abilities = ['close', 'renew'];
      await route.fulfill({ response, json: answer });
    });
    await visit(page, '/my-product', { lang: 'en' });
    await rowOf(page, id)
      .getByRole('button', { name: t('my-posts:markSold') })
      .click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Only a published post can be closed.' }),
    ).toBeVisible();
    // Pending requests of the page are canceled.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  for (const lang of langs) {
    test(`an expired link is reported (${lang})`, async ({ page }) => {
      const t = wordsOf[lang];
      await visit(page, `/Still-Available`, { lang });
      await expect(page.getByText(t('my-posts:stillNoLink'))).toBeVisible();
      await page.goto(`/Still-Available?lang=${lang}#${'a'.repeat(43)}`);
      await page.getByRole('button', { name: t('my-posts:stillYes') }).click();
      await expect(page.getByRole('heading', { name: t('my-posts:deadTitle') })).toBeVisible();
      await expectUsable(page);
    });
  }
});
