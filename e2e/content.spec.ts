import type { APIRequestContext, Page } from '@playwright/test';
import type { ArticleCard } from '../contract/articles.ts';
import { locales } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, type Variant, visit } from './fixtures.ts';
import { sharedClass } from './shared-class.ts';
import { onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Returns an article from an API list, in a given language. */
async function articleOf(request: APIRequestContext, list: string, { lang }: Pick<Variant, 'lang'>, at = 0) {
  const answer = await request.get(`/api/NY/${lang}/0/${list}`);
  return ((await answer.json()) as { data: ArticleCard[] }).data[at] as ArticleCard;
}

const prose = sharedClass('prose', 'prose');

const details = [
  { list: 'blogs/web', path: '/Show-Blog', type: 'BlogPosting' },
  { list: 'news', path: '/Show-News', type: 'NewsArticle' },
  { list: 'user-guide', path: '/Show-User-Guide', type: 'Article' },
];

/** The structured data of a page by type. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return Object.fromEntries(texts.map((text) => [JSON.parse(text)['@type'], JSON.parse(text)]));
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  for (const { list, path, type } of details) {
    test(`${path} displays an article with structured data and links`, async ({ page, request }) => {
      const article = await articleOf(request, list, variant, 1);
      await visit(page, `${path}/${article.id}`, variant);
      expect(decodeURI(new URL(page.url()).pathname)).toBe(`${path}/${article.id}/${article.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
      await expect(page.locator(prose)).toHaveAttribute('dir', variant.dir);
      await expect(
        page.getByText(t('article-cards:minutes', { count: article.minutes })).first(),
      ).toBeVisible();
      const data = await structuredData(page);
      expect(data[type]).toMatchObject({ headline: article.title, inLanguage: variant.lang });
      expect(data.BreadcrumbList).toBeDefined();
      await expectUsable(page);
      const next = page
        .getByRole('navigation', { name: t('content:beside') })
        .getByRole('link')
        .last();
      const title = await next.locator('b').textContent();
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test('articles are filtered by topic and opened from the list', async ({ page }) => {
    await visit(page, '/Blog', variant);
    const topic = page
      .getByRole('navigation', { name: t('content:topics') })
      .getByRole('link')
      .nth(1);
    const name = ((await topic.textContent()) ?? '').replace(/\d+$/, '');
    await topic.click();
    await expect(page).toHaveURL(/\/Blog\?category=/);
    await expect(topic).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(new RegExp(name));
    const kickers = await page.locator(`main ${sharedClass('text', 'kicker')}`).allTextContents();
    expect(new Set(kickers)).toEqual(new Set([name]));
    const first = page.locator('main article').first().getByRole('link');
    const title = await first.textContent();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test('a list is paged by links and restored by Back', async ({ page }) => {
    await visit(page, '/Blog', variant);
    const newest = await page.locator('main article h2').first().textContent();
    await page.getByRole('link', { name: t('content:moreEntries') }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(page.locator('main article h2').first()).not.toHaveText(newest ?? '');
    await page.getByRole('link', { name: t('content:newest') }).click();
    await expect(page.locator('main article h2').first()).toHaveText(newest ?? '');
  });

  test('questions are found regardless of spelling', async ({ page }) => {
    await visit(page, '/User-Guide', variant);
    const questions = page.getByRole('main').locator('li > details');
    const all = await questions.count();
    const field = page.getByRole('searchbox', { name: t('content:faqSearch') });
    // Without hamzas, diacritics and the article, as people type; in English, an unfinished word.
    await field.fill({ en: 'PASSW', ar: 'كلمه مرور' }[variant.lang]);
    await expect(page.getByRole('status').filter({ hasText: /\d|ج/ })).not.toBeEmpty();
    const found = await questions.count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await field.fill('xyzzy');
    await expect(page.getByRole('heading', { name: t('content:faqNoneTitle') })).toBeVisible();
    await page.getByRole('button', { name: t('content:faqAll') }).click();
    await expect(questions).toHaveCount(all);
    const first = questions.first();
    await first.locator('summary').press('Enter');
    await expect(first.locator(prose)).toBeVisible();
    const { FAQPage } = await structuredData(page);
    expect(FAQPage?.mainEntity).toHaveLength(all);
  });

  test('copying an address is confirmed', async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const article = await articleOf(request, 'blogs/web', variant);
    await visit(page, `/Show-Blog/${article.id}`, variant);
    await page.getByRole('button', { name: t('content:copyLink') }).click();
    await expect(page.getByText(t('cards:copied'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(copied).toBe(canonical);
  });

  test('legal pages have no distractions and link to the home page', async ({ page }) => {
    for (const [path, hasHeader] of [
      ['/Privacy-Policy', false],
      ['/Terms-conditions', false],
      ['/eula', true],
    ] as const) {
      await visit(page, path, variant);
      await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    await page
      .getByRole('navigation', { name: t('content:legalPages') })
      .getByRole('link', { name: t('errors:goHome') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:title'));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('lists, articles and questions are rendered', async ({ page, request }) => {
      const article = await articleOf(request, 'blogs/web', variant);
      await page.goto(`/Blog?lang=${variant.lang}`);
      await page.getByRole('link', { name: article.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
      await page.goto(`/User-Guide?lang=${variant.lang}`);
      const field = page.getByRole('searchbox', { name: t('content:faqSearch') });
      await field.fill({ en: 'password', ar: 'كلمة المرور' }[variant.lang]);
      await field.press('Enter');
      await expect(page).toHaveURL(/q=/);
      expect(await page.getByRole('main').locator('li > details').count()).toBeLessThan(6);
      await expect(page.getByRole('main').locator('li > details').first()).toBeVisible();
    });
  });
});

onDesks((variant) => {
  const t = wordsOf[variant.lang];

  test('the table of contents stands beside the text and marks the current section', async ({
    page,
    request,
  }) => {
    const article = await articleOf(request, 'blogs/web', variant);
    await visit(page, `/Show-Blog/${article.id}`, variant);
    const contents = page.getByRole('navigation', { name: t('content:contents') });
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    const link = contents.getByRole('link').nth(2);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    const heading = page.locator(prose).getByRole('heading', { name: (await link.textContent()) ?? '' });
    const header = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(contents).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });

  test('a guide is printed without interactive elements', async ({ page, request }) => {
    const guide = await articleOf(request, 'user-guide', variant);
    await visit(page, `/Show-User-Guide/${guide.id}`, variant);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: t('content:print') })).toBeHidden();
    await expect(page.locator(prose).locator('li').first()).toBeVisible();
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];

  test('the table of contents is collapsed above the text', async ({ page, request }) => {
    const article = await articleOf(request, 'blogs/web', variant);
    await visit(page, `/Show-Blog/${article.id}`, variant);
    const summary = page.locator('summary').filter({ hasText: t('content:contents') });
    const links = page.getByRole('navigation', { name: t('content:contents') }).getByRole('link');
    await expect(links.first()).toBeHidden();
    await summary.click();
    await links.first().click();
    await expect(page.locator(prose).locator('h2').first()).toBeInViewport();
  });
});

test.describe('addresses', () => {
  test('of articles redirect to the canonical ones', async ({ request }) => {
    const once = { maxRedirects: 0 };
    for (const { list, path } of details) {
      const { id, slug } = await articleOf(request, list, { lang: 'en' });
      for (const wrong of [`${path}/${id}`, `${path}/${id}/something-else`]) {
        const answer = await request.get(`${wrong}?lang=ar`, once);
        expect(answer.status()).toBe(301);
        expect(answer.headers().location).toBe(`${path}/${id}/${encodeURIComponent(slug)}?lang=ar`);
      }
      for (const missing of ['999999/x', '0', 'abc', '1%27']) {
        expect((await request.get(`${path}/${missing}`, once)).status()).toBe(404);
      }
    }
    const bare = await request.get('/Show-Blog', once);
    expect([bare.status(), bare.headers().location]).toEqual([301, '/Blog']);
  });

  test('list both languages of a page', async ({ request }) => {
    const html = await (await request.get('/about?lang=ar')).text();
    expect(html).toContain(`hreflang="en"`);
    expect(html).toContain(`dir="${locales.ar.dir}"`);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/about\?lang=ar"/);
  });
});
