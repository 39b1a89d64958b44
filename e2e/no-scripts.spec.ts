import { langs, locales } from '../contract/locales.ts';
import { expect, test } from './fixtures.ts';
import { findInMail } from './mailbox.ts';
import { wordsOf } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const lang of langs) {
  test.describe(`without scripts (${lang})`, () => {
    const t = wordsOf[lang];
    const other = wordsOf[langs.find((one) => one !== lang) ?? lang];
    test.use({ locale: locales[lang].intl });
    const inLanguage = `lang=${lang}`;

    test('a visitor navigates from the home page to a business, and back in the other language', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('main').locator('a[href="/Category/shops"]').first().click();
      await expect(page).toHaveURL(/\/Category\/shops/);
      await page.getByRole('link', { name: t('directory:morePlaces') }).click();
      await expect(page).toHaveURL(/after=/);
      await page.locator('a[href*="/MarketProfile/"]').first().click();
      await expect(page).toHaveURL(/\/MarketProfile\//);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const photo = page.locator('main a[aria-haspopup="dialog"]').first();
      const large = await page.request.get((await photo.getAttribute('href')) ?? '');
      expect(large.headers()['content-type']).toMatch(/^image\//);
      await page.getByRole('banner').locator('a[hreflang]').click();
      await expect(page).toHaveURL(/\/MarketProfile\//);
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'ar' : 'en');
      await expect(page.getByRole('heading', { name: other('place:contact'), exact: true })).toBeVisible();
    });

    test('a visitor reads all reviews of a business, filtered and page by page', async ({ page }) => {
      await page.goto(`/Category/services?rated=1&sort=rated&${inLanguage}`);
      await page.locator('a[href*="/MarketProfile/"]').first().click();
      await page.getByRole('link', { name: t('place:allReviews') }).click();
      await expect(page).toHaveURL(/\/Reviews\/\d+\//);
      // The place, the way back to it, the way to write one, and what reviews are about.
      const path = new URL(page.url()).pathname;
      const name = page.getByRole('heading', { level: 1 }).getByRole('link');
      await expect(name).toHaveAttribute('href', /^\/MarketProfile\/\d+\//);
      const tabs = page.getByRole('navigation', { name: t('reviews:tabs') });
      await expect(tabs.locator('[aria-current]')).toHaveText(new RegExp(t('reviews:tabReviews')));
      await expect(tabs.getByRole('link', { name: t('reviews:tabFindIt') })).toHaveAttribute(
        'href',
        /#find-it$/,
      );
      await expect(page.getByRole('main').getByRole('link', { name: t('reviews:write') })).toHaveAttribute(
        'href',
        `/Login?next=${encodeURIComponent(`${path}#write-review`)}`,
      );
      await expect(page.getByRole('heading', { name: t('reviews:purposes') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('reviews:rulesTitle') })).toBeVisible();
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      const count = await cards.count();
      expect(count).toBeGreaterThan(4);
      await page.getByRole('link', { name: t('reviews:written.ar') }).click();
      await expect(page).toHaveURL(/written=ar/);
      await expect(cards.first()).toBeVisible();
      expect(await cards.count()).toBeLessThanOrEqual(count);
    });

    test('a visitor searches and filters the results', async ({ page }) => {
      await page.goto(`/?${inLanguage}`);
      await page.getByRole('main').getByRole('combobox').first().fill('baklava');
      await page.getByRole('main').getByRole('search').getByRole('button').first().click();
      await expect(page).toHaveURL(/\/search-result\/baklava/);
      await page.getByRole('main').locator('a[href*="/search-result/baklava/business"]').first().click();
      await expect(page).toHaveURL(/\/business/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('baklava');

      await page.goto(`/?${inLanguage}`);
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('');
      const where = page.getByRole('main').getByRole('combobox', { name: t('home:where') });
      const astoria = await where.locator('option', { hasText: /^(Astoria|أستوريا)$/ }).textContent();
      if (!astoria) throw new Error('the demo has nothing in Astoria');
      await where.selectOption({ label: astoria });
      await page.getByRole('main').getByRole('search').getByRole('button').first().click();
      await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText(astoria);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goto(`/rents?${inLanguage}`);
      const panel = page.getByRole('complementary').first();
      await panel.getByLabel(t('post-lists:to'), { exact: true }).fill('1500');
      await panel.getByRole('button', { name: t('post-lists:use') }).click();
      await expect(page).toHaveURL(/price_max=1500/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('a visitor requests the contact details of a poster', async ({ page }) => {
      await page.goto(`/jobs?${inLanguage}`);
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/show-job\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t('post-page:needsScript'))).toBeVisible();
    });

    test('a visitor writes to the team, and missing fields are reported', async ({ page }) => {
      await page.goto(`/Contact?${inLanguage}`);
      const form = page.getByRole('form', { name: t('contact:formTitle') });
      await form.getByLabel(t('contact:name')).fill('Salma');
      await form.getByLabel(t('contact:email')).fill('salma@example');
      await form.getByLabel(t('contact:message'), { exact: true }).fill('Salam');
      await form.getByRole('button').click();
      await expect(form.getByLabel(t('contact:email'))).toHaveAccessibleDescription(
        t('contact:emailInvalid'),
      );
      await form.getByLabel(t('contact:name')).fill('Salma');
      await form.getByLabel(t('contact:email')).fill('salma@example.com');
      await form.getByLabel(t('contact:message'), { exact: true }).fill('Salam');
      await form.getByRole('button').click();
      await expect(page.getByRole('heading', { name: t('contact:thanks') })).toBeVisible();
      const box = page.getByRole('region', { name: t('layout:newsletter') });
      await box.getByRole('textbox').fill('salma@example.com');
      await box.getByRole('button').click();
      await expect(box.getByRole('button')).toHaveText(t('layout:subscribed'));
    });

    test('a visitor adds an alert for a list, and confirms it by the link of an email', async ({ page }) => {
      const email = `reader-${lang}-${Date.now()}@example.com`;
      await page.goto(`/rents?bedrooms=2&${inLanguage}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('layout:tellMe') })
        .click();
      await expect(page).toHaveURL(/\/alerts\?list=rents/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('alerts:dialogTitle'));
      await page.getByRole('main').getByLabel(t('alerts:email')).fill(email);
      await page.getByLabel(t('alerts:howOften')).selectOption('weekly');
      await page.getByRole('button', { name: t('alerts:send') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('alerts:linkSent'));
      await expect(page.getByText(t('alerts:mailedText'))).toBeVisible();
      const link = new URL(await findInMail(email, /\S+\/alerts\?act=confirm\S+/));
      await page.goto(`${link.pathname}${link.search}`);
      await page.getByRole('button', { name: t('alerts:confirm') }).click();
      await expect(page.getByRole('main').locator('noscript b')).toHaveText(t('alerts:confirmed'));
      await expect(page.locator('main a[href="/rents?bedrooms=2"]')).toBeVisible();
      const frequency = page.locator('select[name="frequency"]');
      await expect(frequency).toHaveValue('weekly');
      // The styles of parts that browsers without scripts never load.
      await expect(frequency).toHaveCSS('appearance', 'none');
      await page.getByRole('main').getByRole('textbox').fill(`new-${email}`);
      await page.getByRole('button', { name: t('alerts:sendAddressLink') }).click();
      await expect(page.getByRole('main').locator('noscript b')).toHaveText(t('alerts:mailed'));
      const move = new URL(await findInMail(`new-${email}`, /\S+\/alerts\?act=address\S+/));
      await page.goto(`${move.pathname}${move.search}`);
      await page.getByRole('button', { name: t('alerts:move') }).click();
      await expect(page.getByRole('main').locator('noscript b')).toHaveText(t('alerts:moved'));
      await expect(frequency).toHaveValue('weekly');
    });

    for (const width of [390, 1440]) {
      test(`every button works at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.request.get(`/api/NY/${lang}/0/jobs/web/looking_for?limit=1`);
        const { data } = (await found.json()) as { data: { id: number; slug: string }[] };
        const job = `/show-job/${data[0]?.id}/${data[0]?.slug}`;
        const paths = [
          '/',
          '/Category/shops',
          '/MarketProfile/1',
          '/rents',
          job,
          '/User-Guide',
          '/Contact',
          '/market-place',
        ];
        const dead: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          for (const button of await page.locator('button:visible:not([type="submit"])').all()) {
            dead.push(`${path}: ${await button.evaluate((element) => element.outerHTML.slice(0, 150))}`);
          }
        }
        expect(dead).toEqual([]);
        await page.goto(`/?${inLanguage}`);
        const banner = page.getByRole('banner');
        for (const word of ['layout:services', 'layout:blog', 'layout:addBusiness', 'layout:signIn'] as const)
          await expect(banner.getByRole('link', { name: t(word) })).toBeVisible();
        await expect(banner.getByRole('combobox')).toBeVisible();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBeLessThanOrEqual(0);
      });
    }
  });
}
