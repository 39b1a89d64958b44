import { listBusinesses } from '../contract/businesses.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('reviews link to an explanation of their average, with numbers', async ({ page, request }) => {
    const { data } = await callApi(request, listBusinesses, { query: { q: 'bakery' } });
    const reviewed = data.find(({ reviewCount }) => reviewCount > 0) ?? data[0];
    await visit(page, `/MarketProfile/${reviewed?.id}/${reviewed?.slug}`, variant);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: t('reviews:rules.more') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('review-numbers:title') })).toBeVisible();
    const published = page.locator('dl > div').filter({ hasText: t('review-numbers:published') });
    await expect(published.getByRole('definition')).toHaveText(/^[1-9]/);
    await expectUsable(page);
  });
});
