import type { Locator, Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { listRentals, type RentalCard } from '../contract/rentals.ts';
import { formatNumber } from '../web/i18n/words.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, untilHydrated, type Variant, visit } from './fixtures.ts';
import { sharedClass } from './shared-class.ts';
import { onPhones, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const isSmall = (variant: Variant) => variant.width <= limits.mobileBreakpointPx;

/** The cards of a list, as the API returns them. */
async function cardsOf<Card>(page: Page, variant: Variant, path: string): Promise<Card[]> {
  const answer = await page.request.get(`/api/NY/${variant.lang}/0/${path}`);
  return ((await answer.json()) as { data: Card[] }).data;
}

async function firstRental(page: Page, variant: Variant): Promise<RentalCard> {
  const cards = await cardsOf<RentalCard>(page, variant, 'rents/web/looking_for?looking_for=offer&limit=60');
  const found = cards.find(({ slug }) => slug === 'bright-two-bedroom-near-the-r-train');
  if (!found) throw new Error('the demo home is missing');
  return found;
}

const pathOf = ({ id, slug }: RentalCard) => `/Rent/${id}/${slug}`;

/** The filter panel: beside the list, or in a sheet on narrow screens. */
async function openFilters(page: Page, variant: Variant): Promise<Locator> {
  const name = wordsOf[variant.lang]('directory:filters');
  if (!isSmall(variant)) return page.getByRole('complementary', { name });
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

async function closeFilters(page: Page, variant: Variant): Promise<void> {
  if (!isSmall(variant)) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Addresses that the site map alone does not cover. */
const pages = [
  '/rents?looking_for=wanted',
  '/market-place/products?main_id=33',
  '/market-place/subCategory?main_id=33',
];

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  for (const path of pages) {
    test(`${path} has no accessibility violations and does not overflow`, async ({ page }) => {
      await visit(page, path, variant);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page);
    });
  }

  test('rentals are filtered by facets, and chips remove filters', async ({ page }) => {
    await visit(page, '/rents', variant);
    const list = page.getByRole('region', { name: t('posts:homesOffered') });
    const count = async (query: { type?: 'room' }) =>
      (await callApi(page.request, listRentals, { query: { looking_for: 'offer', ...query } }, variant)).meta
        .total;
    const [homes, rooms] = [await count({}), await count({ type: 'room' })];
    expect(rooms).toBeLessThan(homes);
    await expect(list.getByRole('status').first()).toHaveText(t('rentals:homes', { count: homes }));
    const panel = await openFilters(page, variant);
    await panel
      .getByRole('link', { name: `${t('posts:room')} ${formatNumber(rooms, variant.lang)}` })
      .click();
    await expect(page).toHaveURL(/[?&]type=room/);
    await closeFilters(page, variant);
    await expect(list.getByRole('status').first()).toHaveText(t('rentals:homes', { count: rooms }));
    await expect(list.getByRole('article')).toHaveCount(rooms);
    if (isSmall(variant)) return;
    await list.getByRole('link', { name: t('directory:removeFilter', { name: t('posts:room') }) }).click();
    await expect(page).not.toHaveURL(/type=/);
  });

  test('a price range accepts digits of any script', async ({ page }) => {
    await visit(page, '/rents', variant);
    const panel = await openFilters(page, variant);
    await panel.getByLabel(t('post-lists:to'), { exact: true }).fill('١٥٠٠');
    await panel.getByLabel(t('posts:from'), { exact: true }).fill('$1,000');
    await panel.getByRole('button', { name: t('post-lists:use') }).click();
    await expect(page).toHaveURL(/price_min=1000&price_max=1500/);
    await closeFilters(page, variant);
    const prices = page
      .getByRole('region', { name: t('posts:homesOffered') })
      .getByRole('article')
      .locator('div:has(> small) > bdi[dir=ltr]');
    await expect(prices.first()).toBeVisible();
    for (const price of await prices.allTextContents()) {
      const dollars = Number(price.replace(/[$,]/g, ''));
      expect(dollars).toBeGreaterThanOrEqual(1_000);
      expect(dollars).toBeLessThanOrEqual(1_500);
    }
  });

  test('filters without results state so and link back', async ({ page }) => {
    await visit(page, '/rents?price_max=1', variant);
    await expect(page.getByRole('heading', { name: t('rentals:noHomes') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('directory:clearAll') })
      .last()
      .click();
    await expect(page).not.toHaveURL(/price_max/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('the two sides of jobs are tabs, and pay is compared across periods', async ({ page }) => {
    await visit(page, '/Job', variant);
    const sides = page.getByRole('navigation', { name: t('post-lists:sides') });
    await sides.getByRole('link', { name: t('jobs:tabSeeking') }).click();
    await expect(page).toHaveURL(/looking_for=seeking/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('jobs:jobsSeeking'));
    await visit(page, '/jobs?salary_min=30&salary_type=hour', variant);
    const rows = page.getByRole('region', { name: t('jobs:jobs') }).getByRole('article');
    await expect(rows.first().getByRole('time')).toHaveText(/\d{1,2}/);
    await expect(rows.filter({ hasText: '$105,000' })).toHaveCount(1);
  });

  test('a list is paged by plain links', async ({ page }) => {
    await visit(page, '/market-place/products', variant);
    const cards = page.getByRole('region', { name: t('products:things') }).getByRole('article');
    await expect(cards).toHaveCount(limits.page.default);
    const from = limits.page.default + 1;
    await page.getByRole('link', { name: t('products:moreThings') }).click();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(from);
    const to = await cards.count();
    await page.reload();
    await untilHydrated(page);
    // A later page states where it begins. Other tests create posts, so the list may continue after it.
    await expect(page.getByText(new RegExp(`^${from}\\D+${to}\\D+\\d+$`))).toBeVisible();
    await expect(cards).toHaveCount(to - limits.page.default);
    await page.getByRole('link', { name: t('directory:firstPage') }).click();
    await expect(cards).toHaveCount(limits.page.default);
  });

  test.describe('with a map', () => {
    test.use({ rendersMaps: true });

    test('a rental displays its breadcrumbs, price and map attribution as formatted in the language', async ({
      page,
    }) => {
      await visit(page, pathOf(await firstRental(page, variant)), variant);
      const steps = page.getByRole('navigation', { name: t('cards:breadcrumbs') }).locator('li');
      const shapes = await steps.evaluateAll((all) =>
        all.map((step) => [...step.children].map(({ localName }) => localName).join(' ')),
      );
      expect(shapes.at(-1)).toMatch(/^(a|bdi)$/);
      for (const shape of shapes.slice(0, -1)) expect(shape).toMatch(/^(a|bdi) svg$/);
      const price = page.getByRole('main').locator(sharedClass('price', 'large')).first();
      const spacing = await price.evaluate(
        (element) => Number.parseFloat(getComputedStyle(element).letterSpacing) || 0,
      );
      if (variant.lang === 'ar') expect(spacing).toBe(0);
      else expect(spacing).toBeLessThan(0);
      const map = page.getByRole('region', { name: t('post-page:mapAround') });
      await map.scrollIntoViewIfNeeded();
      const credit = map.getByText('©');
      await expect(credit).toBeVisible();
      const direction = await credit.evaluate((element) => getComputedStyle(element).direction);
      expect(direction).toBe(variant.lang === 'ar' ? 'rtl' : 'ltr');
      const directions = page.getByRole('link', { name: /^(Directions|الاتجاهات)/ });
      await expect(directions).toBeVisible();
    });
  });

  test('a rental reveals its phone number and moves the focus to it', async ({ page }) => {
    const rental = await firstRental(page, variant);
    await visit(page, pathOf(rental), variant);
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(0);
    const contact = page.getByRole('region', { name: t('post-page:contactTitle') });
    await contact.getByRole('button', { name: t('post-page:showPhone') }).press('Enter');
    const phone = contact.locator('a[href^="tel:+1"]');
    await expect(phone).toBeFocused();
    await expect(phone.locator('bdi[dir=ltr]')).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
    await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
    for (const tip of ['post-page:tipMeet', 'post-page:tipPay', 'post-page:tipSeeHome'] as const) {
      await expect(page.getByRole('region', { name: t('post-page:staySafe') })).toContainText(t(tip));
    }
    await expect(page.getByText(t('post-page:tipInspect'))).toHaveCount(0);
    await expectUsable(page);
  });

  test.describe('when contact requests are rejected', () => {
    test.use({ expectedErrors: /status of 429/ });

    test("the page displays the server's message, and the button stays", async ({ page }) => {
      const message = 'Too many.';
      await page.route('**/rents/*/contact', (route) =>
        route.fulfill({
          status: 429,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: '',
            status: 429,
            detail: '',
            code: 'x',
            message,
          }),
        }),
      );
      await visit(page, pathOf(await firstRental(page, variant)), variant);
      const contact = page.getByRole('region', { name: t('post-page:contactTitle') });
      const button = contact.getByRole('button', { name: t('post-page:showPhone') });
      await button.click();
      await expect(contact.getByRole('alert')).toHaveText(message);
      await expect(button).toBeVisible();
    });
  });

  test('posting requires an account: a guest is notified and stays on the page', async ({ page }) => {
    await visit(page, '/jobs', variant);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('jobs:postJob') })
      .click();
    await expect(page.getByRole('status').filter({ hasText: t('layout:pleaseLoginFirst') })).toBeVisible();
    await expect(page).toHaveURL(/\/jobs/);
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  /** A list, the field to fill, the resulting button label, and the expected query string. */
  const typed = [
    ['/rents', 'post-lists:to', '١٥٠٠', 'rentals:showHomes', 'price_max=1500'],
    ['/market-place/products', 'posts:from', '$100', 'products:showThings', 'price_min=100'],
    ['/jobs', 'jobs:payAtLeast', '25', 'post-lists:showJobs', 'salary_min=25&salary_type=hour'],
    ['/search-result/room/rent', 'post-lists:to', '1,500', 'post-lists:showJobs', 'price_max=1500'],
    ['/Category/shops', 'directory:searchInside', 'bread', 'directory:showPlaces', 'q=bread'],
  ] as const;
  for (const [path, field, text, words, query] of typed) {
    test(`the filter button of ${path} displays the count and applies the input`, async ({ page }) => {
      await visit(page, path, variant);
      const sheet = await openFilters(page, variant);
      const answer = page.waitForResponse((response) => response.url().includes('limit=1'));
      await sheet.getByLabel(t(field), { exact: true }).and(sheet.locator('input')).fill(text);
      const { meta } = (await (await answer).json()) as { meta: Record<string, { total: number }> };
      const count = Number(meta.rent?.total ?? meta.total);
      const button = sheet.getByRole('button', { name: t(words, { count }), exact: true });
      await button.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(query));
      await expect(page.getByRole('article')).toHaveCount(Math.min(count, limits.page.default));
    });
  }

  test('a job card has at most four lines, none below the heart, and its pay does not wrap', async ({
    page,
  }) => {
    const job = sharedClass('card', 'job');
    for (const path of ['/jobs', '/', '/search-result/nurse']) {
      await visit(page, path, variant);
      const late = page.locator('[data-section="jobs"]');
      if ((await late.count()) > 0) await late.scrollIntoViewIfNeeded();
      await expect(page.locator(`${job} h3`).first()).toBeVisible();
      const rows = await page.locator(`${job}:has(h3)`).evaluateAll(
        (all, [facts, pays]) =>
          all.map((row) => {
            /** The visible boxes of text lines. */
            const boxesOf = (selector: string) =>
              [...row.querySelectorAll(selector)].flatMap((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                const clip = part.getBoundingClientRect();
                return [...range.getClientRects()].filter(
                  ({ width, top, bottom }) => width > 1 && (top + bottom) / 2 < clip.bottom,
                );
              });
            const lines = ['h3', facts, pays].map((selector) => {
              const middles = boxesOf(selector).map(({ top, bottom }) => (top + bottom) / 2);
              return middles
                .toSorted((a, b) => a - b)
                .filter((at, index, list) => index === 0 || at - (list[index - 1] ?? 0) > 8).length;
            });
            const heart = row.querySelector('button[aria-pressed]')?.getBoundingClientRect();
            const under = boxesOf(`h3, ${facts} bdi, ${pays} > *`).filter(
              ({ left, right, top, bottom }) =>
                heart &&
                right > heart.left &&
                left < heart.right &&
                bottom > heart.top + 8 &&
                top < heart.bottom - 8,
            );
            const pay = row.querySelector(`${pays} > *`);
            return {
              title: row.querySelector('h3')?.textContent,
              lines: lines.reduce((sum, count) => sum + count, 0),
              under: under.length,
              payIsCut: pay
                ? pay.scrollWidth > pay.clientWidth + 1 || pay.getBoundingClientRect().left < 0
                : false,
              payLines: lines[2],
            };
          }),
        [sharedClass('facts', 'line'), sharedClass('card', 'pay')] as const,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row.lines, `${path}: ${row.title}`).toBeLessThanOrEqual(4);
        expect(row, path).toMatchObject({ under: 0, payIsCut: false });
        expect(row.payLines, `${path}: ${row.title}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('the filters state that nothing is left, and preserve invalid input', async ({ page }) => {
    await visit(page, '/rents', variant);
    const sheet = await openFilters(page, variant);
    const highest = sheet.getByLabel(t('post-lists:to'), { exact: true });
    await highest.fill('1');
    await expect(sheet.getByRole('button', { name: t('rentals:noHomes') })).toBeVisible();
    await highest.fill('cheap');
    await sheet.getByRole('button', { name: t('directory:apply') }).click();
    await expect(highest).toBeFocused();
    await expect(highest).toHaveValue('cheap');
    const said = () => highest.evaluate((input: HTMLInputElement) => input.validationMessage);
    await expect.poll(said).toBe(t('filtering:wholeDollars'));
    await highest.fill('1500');
    await sheet.locator('footer').getByRole('button').click();
    await expect(page).toHaveURL(/price_max=1500/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are forms and links, and the page explains why the number is hidden', async ({ page }) => {
    await page.goto('/rents?lang=en');
    const panel = page.getByRole('complementary');
    await panel.getByLabel('To', { exact: true }).fill('1200');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/price_max=1200/);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByText('Phone numbers are hidden from bots.')).toBeVisible();
  });
});

test('a wrong slug redirects to the canonical address, a job without an id to the list', async ({
  page,
  request,
}) => {
  const { id, slug } = await firstRental(page, { lang: 'en', width: 1440, height: 900, dir: 'ltr' });
  const wrong = await request.get(`/Rent/${id}/wrong?lang=en`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toBe(`/Rent/${id}/${slug}?lang=en`);
  expect((await request.get('/Rent/999999')).status()).toBe(404);
  await page.goto('/show-job?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs$/);
});

test('a member is led to the form', async ({ page }) => {
  await signIn(page);
  await page.goto('/rents?lang=en');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a home' })).toHaveAttribute(
    'href',
    '/post-rent',
  );
});
