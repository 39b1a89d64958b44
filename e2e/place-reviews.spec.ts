import { listBusinesses } from '../contract/businesses.ts';
import { listReviews } from '../contract/reviews.ts';
import { reviewsPath } from '../web/reviews/reviews-address.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('the page of all reviews has the head of the place, what people come for, and the rules', async ({
    page,
    request,
  }) => {
    const { data } = await callApi(
      request,
      listBusinesses,
      { query: { rated: '1' } },
      { lang: variant.lang },
    );
    const [place] = data;
    if (!place) throw new Error('no place of the demo has a rating');
    const { meta } = await callApi(
      request,
      listReviews,
      { params: { id: place.id }, query: { limit: 1 } },
      { lang: variant.lang },
    );
    await visit(page, reviewsPath(place), variant);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
    await expect(main.getByText(place.category.name).last()).toBeVisible();
    await expect(
      main.getByRole('img', {
        name: t('place-cards:rated', { rating: place.rating ?? 0, count: place.reviewCount }),
      }),
    ).toBeVisible();
    const [purpose] = meta.summary.purposes;
    if (!purpose) throw new Error('the reviews of the demo have purposes');
    const facts = main.getByRole('complementary');
    await expect(facts.getByRole('listitem').first()).toHaveText(`${purpose.text}${purpose.count}`);
    // Beside the list on wide screens, below it on small ones.
    const list = await main.getByRole('region', { name: t('reviews:tabReviews') }).boundingBox();
    const beside = await facts.boundingBox();
    if (!list || !beside) throw new Error('the list and the rules are visible');
    expect(beside.y < list.y + list.height).toBe(variant.width > 992);
    await expectUsable(page);

    // The tabs lead to the parts of the profile.
    const tabs = page.getByRole('navigation', { name: t('reviews:tabs') });
    await tabs.getByRole('link', { name: t('reviews:tabFindIt') }).click();
    await expect(page).toHaveURL(/\/MarketProfile\/.*#find-it$/);
    await expect(page.getByRole('heading', { name: t('place:findIt'), exact: true })).toBeInViewport();
  });

  test('a member opens the form on the page of all reviews, and a new account sees why it cannot', async ({
    page,
    request,
    browser,
  }) => {
    const { data } = await callApi(request, listBusinesses, { query: { rated: '1' } });
    const [place] = data;
    if (!place) throw new Error('no place of the demo has a rating');
    const path = reviewsPath(place);
    await visit(page, path, variant);
    const link = page.getByRole('main').getByRole('link', { name: t('reviews:write') });
    await expect(link).toHaveAttribute('href', `/Login?next=${encodeURIComponent(`${path}#write-review`)}`);
    await signIn(page);
    await visit(page, path, variant);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('reviews:write') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('review-form:title') });
    await expect(dialog).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const other = await browser.newPage({ viewport: { width: variant.width, height: variant.height } });
    await beMember(other, await newMember(request));
    await visit(other, path, variant);
    await expect(
      other
        .getByText(/./)
        .filter({ hasText: t('reviews:barrier.address') })
        .last(),
    ).toBeVisible();
    await expect(other.getByRole('main').getByRole('button', { name: t('reviews:write') })).toHaveCount(0);
    await other.close();
  });
});
