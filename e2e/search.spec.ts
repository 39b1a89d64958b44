import AxeBuilder from '@axe-core/playwright';
import { expect, forEachLook, test, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

forEachLook((look) => {
  const t = wordsOf[look.lang];
  const results = t('directory:results');

  test('words of either language find a place, and the page says what it looked for', async ({ page }) => {
    for (const words of ['باب توما', 'Bab Touma']) {
      await visit(page, `/search-result/${encodeURIComponent(words)}`, look);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('directory:resultsFor', { query: words }),
      );
      await expect(page.locator('h1 [dir=auto]')).toHaveText(words);
      const list = page.getByRole('region', { name: results });
      await expect(list.locator('a[href*="bab-touma-bakery"]')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('filters narrow what was found, and the words stay', async ({ page }) => {
    const words = encodeURIComponent('مطعم');
    await visit(page, `/search-result/${words}`, look);
    const list = page.getByRole('region', { name: results });
    const all = await list.getByRole('article').count();
    await visit(page, `/search-result/${words}?verified=1`, look);
    const some = await list.getByRole('article').count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await page.getByRole('combobox', { name: t('directory:sort') }).selectOption('name');
    await expect(page).toHaveURL(new RegExp(`/search-result/${words}\\?.*sort=name`));
    await expect(list.getByRole('article')).toHaveCount(some);
  });

  test('nothing found offers categories to start from', async ({ page }) => {
    await visit(page, '/search-result/qqzzxxqq', look);
    await expect(
      page.getByRole('heading', { name: t('directory:noResultsTitle', { query: 'qqzzxxqq' }) }),
    ).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const list = page.getByRole('region', { name: results });
    await list.locator('.tiles a').first().click();
    await expect(page).toHaveURL(/\/SubCategory\//);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('no words are no search', async ({ request }) => {
  const bare = await request.get('/search-result/', { maxRedirects: 0 });
  expect(bare.status()).toBe(303);
  expect(bare.headers().location).not.toContain('search-result');
  expect((await request.get('/search-result/%20')).status()).toBe(404);
});
