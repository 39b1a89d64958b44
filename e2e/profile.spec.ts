import type { Page } from '@playwright/test';
import type { BusinessCard, BusinessDetail } from '../contract/businesses.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, type Variant, visit } from './fixtures.ts';
import { sharedClass } from './shared-class.ts';
import { onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

async function detailOf(page: Page, slug: string, variant: Pick<Variant, 'lang'>): Promise<BusinessDetail> {
  const base = `/api/NY/${variant.lang}/0/businesses`;
  const found = await page.request.get(`${base}?q=${slug.replaceAll('-', '+')}&limit=60`);
  const { data } = (await found.json()) as { data: BusinessCard[] };
  const card = data.find((one) => one.slug === slug);
  const detail = await page.request.get(`${base}/${card?.id}`);
  return ((await detail.json()) as { data: BusinessDetail }).data;
}

const pathOf = ({ id, slug }: BusinessDetail) => `/MarketProfile/${id}/${slug}`;

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a business displays its details, opening hours and contact details', async ({ page }) => {
    const business = await detailOf(page, 'bab-touma-bakery', variant);
    await visit(page, pathOf(business), variant);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(business.name);
    await expect(page.locator('h1').getByRole('img', { name: t('place-cards:verified') })).toBeVisible();
    const contact = page.getByRole('region', { name: t('place:contact') });
    const phone = contact.locator('a[href="tel:+17185550142"]');
    await expect(phone.locator('bdi[dir=ltr]')).toHaveText('(718) 555-0142');
    await expect(contact.locator(`a${sharedClass('button', 'primary')}`)).toHaveCount(1);
    const website = contact.locator('a[href^="https://babtouma.example"]');
    await expect(website).toHaveAttribute('rel', 'nofollow noopener ugc');
    const hours = page.getByRole('region', { name: t('place:hours') });
    const [before = '', after = ''] = t('place:dayToday', { day: '|' }).split('|');
    await expect(hours.getByText(new RegExp(`^${before}.+${after}$`))).toHaveCount(1);
    await expect(hours.locator('dt')).toHaveCount(7);
    const offers = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: t('place:whatTheyOffer') }) });
    await expect(offers.getByRole('listitem')).toHaveCount(business.allServices.length);
    await expect(page.locator('address')).toContainText('6912 5th Ave');
    const map = page.getByRole('region', { name: t('place:mapOfPlace', { name: business.name }) });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('button', { name: business.name })).toBeVisible();
    await expect(map).toHaveAttribute('dir', 'ltr');
    await expectUsable(page);
  });

  test('structured data matches the visible content', async ({ page }) => {
    const business = await detailOf(page, 'bab-touma-bakery', variant);
    await visit(page, pathOf(business), variant);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [place, crumbs] = texts.map((text) => JSON.parse(text));
    expect(place['@type']).toBe('Bakery');
    expect(place.name).toBe(business.name);
    await expect(page.getByText(place.description)).toBeVisible();
    await expect(page.locator('address')).toContainText(place.address.streetAddress);
    await expect(page.locator('address')).toContainText(place.address.addressLocality);
    await expect(page.locator(`a[href="tel:${place.telephone}"]`).first()).toBeAttached();
    expect(place.geo.latitude).toBe(business.point?.lat);
    expect(crumbs['@type']).toBe('BreadcrumbList');
    const rendered = page.getByRole('navigation', { name: t('cards:breadcrumbs') }).locator('li');
    for (const { name } of crumbs.itemListElement)
      await expect(rendered.filter({ hasText: name })).toBeVisible();
  });

  test('photos open full screen, follow the reading direction by keyboard, and return the focus', async ({
    page,
  }) => {
    const business = await detailOf(page, 'bab-touma-bakery', variant);
    const total = business.photos.length;
    await visit(page, pathOf(business), variant);
    const all = page.getByRole('button', { name: t('place:allPhotos', { count: total }) });
    await all.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(t('place:photoOf', { index: 1, total }));
    await expect(dialog.getByRole('button', { name: t('place:previousPhoto') })).toBeDisabled();
    await page.keyboard.press(variant.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText(t('place:photoOf', { index: 2, total }));
    await expect(dialog.locator('li:not([inert]) img')).toBeInViewport();
    await dialog.getByRole('button', { name: t('place:nextPhoto') }).click();
    await expect(dialog.getByRole('status')).toHaveText(t('place:photoOf', { index: 3, total }));
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(all).toBeFocused();
  });

  test('Back closes the gallery, keys and thumbnails open any photo, and the last one viewed receives the focus', async ({
    page,
  }) => {
    const business = await detailOf(page, 'bab-touma-bakery', variant);
    const total = business.photos.length;
    await visit(page, pathOf(business), variant);
    const address = page.url();
    const photos = page.locator('main a[aria-haspopup="dialog"]');
    const dialog = page.getByRole('dialog');
    const status = dialog.getByRole('status');
    await photos.first().click();
    await expect(status).toHaveText(t('place:photoOf', { index: 1, total }));
    await page.keyboard.press('End');
    await expect(status).toHaveText(t('place:photoOf', { index: total, total }));
    await page.keyboard.press('Home');
    await expect(status).toHaveText(t('place:photoOf', { index: 1, total }));
    const second = dialog.getByRole('button', { name: t('place:photoOf', { index: 2, total }), exact: true });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(dialog.locator('li:not([inert]) img')).toBeInViewport();
    await expectUsable(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(photos.nth(1)).toBeFocused();
    // Closing it by keyboard leaves no history entry either.
    await photos.first().click();
    await expect(status).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(photos.first()).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.isOverlay))).toBe(false);
  });

  test('a guest who saves is asked to sign in first, and stays on the page', async ({ page }) => {
    const business = await detailOf(page, 'bab-touma-bakery', variant);
    await visit(page, pathOf(business), variant);
    const before = page.url();
    await page.getByRole('button', { name: t('cards:saveWord'), exact: true }).click();
    await expect(page.getByText(t('cards:loginFirst'), { exact: true })).toBeVisible();
    expect(page.url()).toBe(before);
  });

  test.describe('with a clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test("sharing uses the device's share sheet if there is one", async ({ page }) => {
      const business = await detailOf(page, 'bab-touma-bakery', variant);
      await page.addInitScript(() => {
        const share = async (what: ShareData) =>
          void document.body.setAttribute('data-shared', what.url ?? '');
        Object.defineProperty(navigator, 'share', { value: share });
      });
      await visit(page, pathOf(business), variant);
      await page.getByRole('button', { name: t('place:shareTitle', { name: business.name }) }).click();
      const ways = page.getByRole('dialog', { name: t('share:title') });
      await expect(ways.getByRole('link', { name: t('share:whatsapp') })).toBeVisible();
      await ways.getByRole('button', { name: t('share:more') }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', page.url());
      await expect(ways).toHaveCount(0);
    });
    test('sharing copies the address if the device has no share sheet', async ({ page }) => {
      const business = await detailOf(page, 'bab-touma-bakery', variant);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
      });
      await visit(page, pathOf(business), variant);
      const share = page.getByRole('button', { name: t('place:shareTitle', { name: business.name }) });
      await share.click();
      const ways = page.getByRole('dialog', { name: t('share:title') });
      await expect(ways.getByRole('link', { name: t('share:whatsapp') })).toHaveAttribute(
        'href',
        `https://wa.me/?text=${encodeURIComponent(`${business.name} ${page.url()}`)}`,
      );
      await expect(ways.getByRole('button', { name: t('share:more') })).toHaveCount(0);
      await expectUsable(page);
      await ways.getByRole('button', { name: t('share:copy') }).click();
      await expect(page.getByText(t('cards:copied'))).toBeVisible();
      await expect(share).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.getByRole('button', { name: t('place:copyAddressLabel') }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^6912 5th Ave, .+, NY 11209$/);
    });
  });
});

onPhones((variant) => {
  test('the contact actions stay in view while scrolling', async ({ page }) => {
    const business = await detailOf(page, 'bab-touma-bakery', variant);
    await visit(page, pathOf(business), variant);
    const bar = page.getByRole('navigation', { name: wordsOf[variant.lang]('place:quickContact') });
    await expect(bar.locator('a[href="tel:+17185550142"]')).toBeInViewport();
    await page.locator('address').scrollIntoViewIfNeeded();
    await expect(bar.locator('a[href="tel:+17185550142"]')).toBeInViewport();
  });
});

test('a wrong slug redirects to the canonical address, and an unknown id returns 404', async ({ page }) => {
  const business = await detailOf(page, 'bab-touma-bakery', { lang: 'en' });
  const wrong = await page.request.get(`/MarketProfile/${business.id}/wrong`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toContain(pathOf(business));
  expect((await page.request.get(`/MarketProfile/${business.id}`, { maxRedirects: 0 })).status()).toBe(301);
  expect((await page.request.get('/MarketProfile/99999999/x')).status()).toBe(404);
});
