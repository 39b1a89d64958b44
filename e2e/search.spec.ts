import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, untilHydrated, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const results = t('directory:results');

  test('a query in either language finds a place, and the page states how it was understood', async ({
    page,
  }) => {
    for (const words of ['باب توما', 'Bab Touma']) {
      await visit(page, `/search-result/${encodeURIComponent(words)}/business`, variant);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('directory:resultsFor', { query: words }),
      );
      await expect(page.locator('h1 [dir=auto]')).toHaveText(words);
      const list = page.getByRole('region', { name: results });
      await expect(list.locator('a[href*="bab-touma-bakery"]')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      // Highlighted as spelled in the language of the page.
      const marked = () =>
        page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString()));
      const own = variant.lang === 'ar' ? 'توما' : 'Touma';
      if (words.includes(own)) await expect.poll(marked).toContain(own);
    }
  });

  test('filters narrow the results and keep the query', async ({ page }) => {
    const words = encodeURIComponent('مطعم');
    await visit(page, `/search-result/${words}/business`, variant);
    const list = page.getByRole('region', { name: results });
    const all = await list.getByRole('article').count();
    await visit(page, `/search-result/${words}/business?verified=1`, variant);
    const some = await list.getByRole('article').count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await page.getByRole('combobox', { name: t('directory:sort') }).selectOption('name');
    await expect(page).toHaveURL(new RegExp(`/search-result/${words}/business\\?.*sort=name`));
    await expect(list.getByRole('article')).toHaveCount(some);
  });

  test('every type is a group with its count and a tab with its list, in both directions', async ({
    page,
  }) => {
    await visit(page, '/search-result/restaurant', variant);
    const tabs = page.getByRole('navigation', { name: t('search:kinds') });
    const tab = (kind: 'all' | 'job' | 'blog') =>
      tabs.getByRole('link', { name: new RegExp(`^${t(`search:${kind}`)}`) });
    await expect(tab('all')).toHaveAttribute('aria-current', 'page');
    const jobs = page.getByRole('region', { name: t('search:job') });
    const count = Number(((await tab('job').textContent()) ?? '').replace(/\D/g, ''));
    expect(count).toBeGreaterThan(3);
    await expectUsable(page);

    await jobs.getByRole('link', { name: t('search:showAll', { count }) }).click();
    await expect(page).toHaveURL(/\/search-result\/restaurant\/job$/);
    await expect(tab('job')).toHaveAttribute('aria-current', 'page');
    await expect(tab('job')).toBeInViewport();
    const rows = page.getByRole('article');
    await expect(rows).toHaveCount(count);
    await expectUsable(page);

    const narrowed = '/search-result/restaurant/job?looking_for=seeking';
    await visit(page, narrowed, variant);
    const some = await rows.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(count);
    const titles = await rows.getByRole('heading').allInnerTexts();
    await tab('job').click();
    await expect(rows).toHaveCount(count);
    await tab('blog').click();
    await expect(page.getByRole('article').locator('a[href^="/Show-"]').first()).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(count);
    await page.goBack();
    await expect(rows).toHaveCount(some);
    await page.goForward();
    await expect(rows).toHaveCount(count);
    await page.goBack();
    await page.reload();
    await untilHydrated(page);
    expect(await rows.getByRole('heading').allInnerTexts()).toEqual(titles);
  });

  test('the kinds of results that match most strongly lead', async ({ page }) => {
    const words = variant.lang === 'ar' ? 'اوضة في باي ريدج' : 'room in Bay Ridge';
    await visit(page, `/search-result/${encodeURIComponent(words)}`, variant);
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    // A community center in Bay Ridge has a room for homework.
    await expect(sections.first()).toHaveText(t('search:rent'));
    await expect(sections.filter({ hasText: t('search:business') })).toBeVisible();
  });

  test('bedrooms and prices stated in the query become chips that are removed one by one', async ({
    page,
  }) => {
    const [home, bedrooms, price] =
      variant.lang === 'ar' ? ['شقة', 'غرفتين', 'تحت ٤٠٠٠'] : ['apartment', '2br', 'under $4000'];
    const chip = (name: string) => page.getByRole('link', { name: t('directory:removeFilter', { name }) });
    const twoBedrooms = chip(t('rental-cards:bedrooms', { count: 2 }));
    const upTo = chip(t('cards:upToPrice', { price: '$4,000' }));
    const path = (...words: string[]) => `/search-result/${encodeURIComponent(words.join(' '))}`;
    for (const kind of ['', '/rent']) {
      await visit(page, `${path(home, bedrooms, price)}${kind}?city=0`, variant);
      await expect(twoBedrooms).toBeVisible();
      await expect(upTo).toHaveAttribute('href', new RegExp(`^${path(home, bedrooms)}${kind}\\?city=0`));
      await expectUsable(page);
      await upTo.click();
      await expect(page).toHaveURL(new RegExp(`${path(home, bedrooms)}${kind}\\?city=0`));
      await expect(twoBedrooms).toBeVisible();
      await expect(upTo).toHaveCount(0);
      await twoBedrooms.click();
      await expect(page).toHaveURL(new RegExp(`${path(home)}${kind}\\?city=0`));
      await expect(twoBedrooms).toHaveCount(0);
    }
    await visit(page, path(bedrooms), variant);
    await twoBedrooms.click();
    await expect(page).toHaveURL(/\/Rent(\?|$)/);
  });

  test('a type without results offers the types that have some', async ({ page }) => {
    await visit(page, '/search-result/manakish/guide', variant);
    const kind = t('search:guide');
    await expect(
      page.getByRole('heading', { name: t('search:nothingIn', { kind, query: 'manakish' }) }),
    ).toBeVisible();
    await expectUsable(page);
    await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('search:foundElsewhere') }) })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/search-result\/manakish\/(business|job|blog)/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('an empty result offers categories', async ({ page }) => {
    await visit(page, '/search-result/qqzzxxqq', variant);
    await expect(
      page.getByRole('heading', { name: t('directory:noResultsTitle', { query: 'qqzzxxqq' }) }),
    ).toBeVisible();
    await expectUsable(page);
    await page.getByRole('main').locator('a[href^="/SubCategory/"]').first().click();
    await expect(page).toHaveURL(/\/SubCategory\//);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('an empty query is not a search, nor is an unknown type', async ({ request }) => {
  const bare = await request.get('/search-result/', { maxRedirects: 0 });
  expect(bare.status()).toBe(303);
  expect(bare.headers().location).not.toContain('search-result');
  const blank = await request.get('/search-result/%20', { maxRedirects: 0 });
  expect([blank.status(), blank.headers().location]).toEqual([303, '/']);
  expect((await request.get('/search-result/bread/shoes')).status()).toBe(404);
});

test('queries with any characters are preserved, typed or shared', async ({ page }) => {
  const t = wordsOf.en;
  await visit(page, '/about', { lang: 'en' });
  for (const words of [
    'bread/butter',
    '50% off',
    `"l'oud" & <b>`,
    'مخبز؟ نعم#1',
    '🥖 خبز',
    'a'.repeat(250),
  ]) {
    const box = page.getByRole('combobox', { name: t('layout:search') });
    await box.fill(words);
    await box.press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    const rendered = words.slice(0, 200);
    await expect(heading).toHaveText(t('directory:resultsFor', { query: rendered }));
    await page.reload();
    await expect(heading).toHaveText(t('directory:resultsFor', { query: rendered }));
  }
});
