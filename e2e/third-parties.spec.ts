import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../contract/locales.ts';
import { thirdPartySettings } from '../server/testing/third-party-settings.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, untilHydrated, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import {
  deliver,
  notificationsOf,
  permissionCallsOf,
  playPushService,
  playScreen,
} from './push-service-stub.ts';
import { firstBusiness, question, test, watchThirdParties } from './third-party-site.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

// One worker, so that all of them share one server.
test.describe.configure({ mode: 'default' });

const hostsOf = (addresses: string[]) => [...new Set(addresses.map((address) => new URL(address).hostname))];

/** The map on the page of a place, from either provider. */
const mapOf = (page: Page, lang: Lang) =>
  page.getByRole('region', { name: new RegExp(wordsOf[lang]('place:mapOfPlace', { name: '.+' })) });

/** The map of one place has one pin, with the name of the place. */
const pinOn = async (map: Locator, page: Page) =>
  map.getByRole('button', { name: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '' });

const choicesOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKeys.choices);

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('nothing of third parties loads before consent, and a refusal lasts until it is revoked', async ({
    page,
    baseURL,
  }) => {
    const thirdParties = await watchThirdParties(page, baseURL);
    await visit(page, '/Our-Service', variant);
    const bar = await question(page, t('outside:title'));
    await expectUsable(page);
    // The page remains usable below the dialog, and accepting is no more prominent than refusing.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [no, yes] = [
      bar.getByRole('button', { name: t('outside:refuse'), exact: true }),
      bar.getByRole('button', { name: t('outside:accept'), exact: true }),
    ];
    const [small, large] = [await no.boundingBox(), await yes.boundingBox()];
    expect([small?.width, small?.height]).toEqual([large?.width, large?.height]);
    expect(await no.getAttribute('class')).toBe(await yes.getAttribute('class'));
    await no.click();
    await expect(bar).toHaveCount(0);
    expect(await choicesOf(page)).toEqual({ pixel: false, chat: false, maps: false });
    await page.reload();
    await untilHydrated(page);
    const link = page.getByRole('contentinfo').getByRole('button', { name: t('layout:choices') });
    await link.click();
    await expect(bar).toBeFocused();
    // One for each configured service.
    await expect(bar.getByRole('switch')).toHaveCount(3);
    for (const toggle of await bar.getByRole('switch').all()) await expect(toggle).not.toBeChecked();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.getByRole('button', { name: t('outside:chat'), exact: true })).toHaveCount(0);
    expect(thirdParties.addresses()).toEqual([]);
  });

  test('a single service can be allowed: the chat, in a frame that its button opens', async ({
    page,
    baseURL,
  }) => {
    const thirdParties = await watchThirdParties(page, baseURL);
    await visit(page, '/Our-Service', variant);
    const bar = await question(page, t('outside:title'));
    await bar.getByRole('button', { name: t('outside:details') }).click();
    await bar.getByRole('switch', { name: t('outside:chatTitle') }).click();
    await bar.getByRole('button', { name: t('outside:save') }).click();
    expect(await choicesOf(page)).toEqual({ pixel: false, chat: true, maps: false });
    const button = page.getByRole('button', { name: t('outside:chat'), exact: true });
    await expect(button).toBeVisible();
    expect(thirdParties.addresses()).toEqual([]);
    await button.click();
    await expect(page.getByRole('heading', { name: t('outside:chatWindow') })).toBeFocused();
    await expect(
      page.frameLocator(`iframe[title="${t('outside:chatWindow')}"]`).getByText('Hello from Crisp'),
    ).toBeVisible();
    await expectUsable(page);
    const [address = '', ...others] = thirdParties.addresses();
    expect(others).toEqual([]);
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe('https://go.crisp.chat/chat/embed/');
    const sent = Object.fromEntries(searchParams);
    expect(sent).toEqual({
      website_id: thirdPartySettings.CHAT_WIDGET_ID,
      locale: variant.lang,
      user_nickname: t('layout:guest'),
      token_id: expect.stringMatching(/^[\da-f]{32}$/),
    });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('region', { name: t('outside:chatWindow') })).toBeHidden();
  });
});

for (const lang of ['en', 'ar'] as const) {
  const variant = { lang };
  const t = wordsOf[lang];

  test.describe(`in ${lang}`, () => {
    test('page views are counted once each, by path only', async ({ page, baseURL }) => {
      const thirdParties = await watchThirdParties(page, baseURL);
      await visit(page, '/Our-Service?source=a-mail', variant);
      const bar = await question(page, t('outside:title'));
      await bar.getByRole('button', { name: t('outside:accept'), exact: true }).click();
      const views = () =>
        thirdParties
          .addresses()
          .filter((address) => address.startsWith('https://www.facebook.com/tr?'))
          .map((address) => new URL(address).searchParams);
      await expect.poll(() => views().length).toBe(1);
      await page.getByRole('contentinfo').locator('a[href="/Contact"]').click();
      await expect.poll(() => views().length).toBe(2);
      await visit(page, '/search-result/secret%20words', variant);
      await expect.poll(() => views().length).toBe(3);
      expect(views().map((view) => view.get('dl'))).toEqual(
        ['/Our-Service', '/Contact', '/search-result'].map((path) => baseURL + path),
      );
      for (const view of views()) {
        expect([...view.keys()].sort()).toEqual(['dl', 'ev', 'id', 'noscript', 'ts']);
        expect([view.get('id'), view.get('ev')]).toEqual([thirdPartySettings.PIXEL_ID, 'PageView']);
      }
      expect(await thirdParties.all()).not.toMatch(/a-mail|secret/);
    });

    test("place pages display Google's map after consent, and the site's own before and after a refusal", async ({
      page,
      baseURL,
    }) => {
      const thirdParties = await watchThirdParties(page, baseURL);
      const path = await firstBusiness(page, variant);
      await visit(page, path, variant);
      const bar = await question(page, t('outside:title'));
      const map = mapOf(page, lang);
      await mapOf(page, lang).scrollIntoViewIfNeeded();
      await expect(map).toHaveClass(/maplibregl-map/);
      await expect(await pinOn(map, page)).toBeVisible();
      expect(thirdParties.addresses()).toEqual([]);
      await bar.getByRole('button', { name: t('outside:accept'), exact: true }).click();
      await expect.poll(() => hostsOf(thirdParties.addresses())).toContain('maps.googleapis.com');
      await expect(map).not.toHaveClass(/maplibregl-map/);
      await expect(await pinOn(map, page)).toBeVisible();
      const script =
        thirdParties.addresses().find((address) => address.includes('maps.googleapis.com')) ?? '';
      expect(Object.fromEntries(new URL(script).searchParams)).toMatchObject({
        key: thirdPartySettings.GOOGLE_MAPS_KEY,
        libraries: 'places',
        language: lang,
      });
      expect(
        await page.evaluate(() => (window as never as { googleMade: object[] }).googleMade),
      ).toMatchObject([{ zoom: 11, gestureHandling: 'cooperative', renderingType: 'RASTER' }]);
      // The pin is in the middle of the map that is centered on it.
      const [around, pin] = [await map.boundingBox(), await map.locator('.pin-at').boundingBox()];
      expect(Math.abs((pin?.x ?? 0) - ((around?.x ?? 0) + (around?.width ?? 0) / 2))).toBeLessThan(2);

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('layout:choices') })
        .click();
      const reloaded = page.waitForEvent('load');
      await bar.getByRole('button', { name: t('outside:refuseAll') }).click();
      await reloaded;
      // A reloaded page restores its scroll position at the end.
      await expect(async () => {
        await mapOf(page, lang).scrollIntoViewIfNeeded();
        await expect(map).toHaveClass(/maplibregl-map/, { timeout: 1_000 });
      }).toPass();
      expect(await page.evaluate(() => 'google' in window)).toBe(false);
    });
  });
}

test("the list of a subcategory displays pins on Google's map; other lists do not use it", async ({
  page,
  baseURL,
}) => {
  const thirdParties = await watchThirdParties(page, baseURL);
  await page.addInitScript(
    (key) => localStorage.setItem(key, JSON.stringify({ pixel: false, chat: false, maps: true })),
    storageKeys.choices,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const listMap = page.getByRole('region', { name: wordsOf.en('directory:mapOf') });
  await visit(page, '/Category/shops', { lang: 'en' });
  await expect(listMap).toHaveClass(/maplibregl-map/);
  expect(thirdParties.addresses()).toEqual([]);
  const categoryPath = await page.locator('main a[href^="/SubCategory/"]').first().getAttribute('href');
  await visit(page, categoryPath ?? '', { lang: 'en' });
  const pins = listMap.locator('.pin');
  await expect(pins.first()).toBeVisible();
  await expect(listMap).not.toHaveClass(/maplibregl-map/);
  expect(await pins.count()).toBeGreaterThan(2);
  // Pins in one street overlap: by keyboard each is reachable, in clusters after expanding them.
  const selected = listMap.locator('.pin[aria-pressed="true"]');
  await expect(async () => {
    await pins.first().press('Enter', { timeout: 1000 });
    await expect(selected).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('status').filter({ has: page.getByRole('article') })).toBeVisible();
  // Expanding a cluster may have zoomed in by several levels: until the map is back, nothing of its view is new.
  const search = page.getByRole('button', { name: wordsOf.en('directory:searchThisArea') });
  await expect(async () => {
    await page.getByRole('button', { name: wordsOf.en('directory:zoomOut') }).click();
    await expect(search).toBeVisible({ timeout: 500 });
  }).toPass();
  await search.click();
  await expect(page).toHaveURL(/near=40\.\d+.*by=map/);
  expect(hostsOf(thirdParties.addresses())).toEqual(['maps.googleapis.com']);
});

test.describe("when Google's map fails to load", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ });

  test("the site's own map is displayed", async ({ page, baseURL }) => {
    await watchThirdParties(page, baseURL);
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    const path = await firstBusiness(page, { lang: 'en' });
    await page.addInitScript(
      (key) => localStorage.setItem(key, JSON.stringify({ pixel: false, chat: false, maps: true })),
      storageKeys.choices,
    );
    await visit(page, path, { lang: 'en' });
    const map = mapOf(page, 'en');
    await mapOf(page, 'en').scrollIntoViewIfNeeded();
    await expect(map).toHaveClass(/maplibregl-map/);
    await expect(await pinOn(map, page)).toBeVisible();
  });
});

test('session tokens are sent to no third party, whatever the consent', async ({ page, baseURL }) => {
  const thirdParties = await watchThirdParties(page, baseURL);
  const path = await firstBusiness(page, { lang: 'en' });
  const salma = await newMember(page.request, 'Salma Khoury');
  await beMember(page, salma);
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ pixel: true, chat: true, maps: true }));
  }, storageKeys.choices);
  await visit(page, path, { lang: 'en' });
  await mapOf(page, 'en').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: wordsOf.en('outside:chat'), exact: true }).click();
  const hosts = ['go.crisp.chat', 'maps.googleapis.com', 'www.facebook.com'];
  await expect.poll(() => hostsOf(thirdParties.addresses()).sort()).toEqual(hosts);
  const chat = new URL(thirdParties.addresses().find((address) => address.includes('crisp')) ?? '')
    .searchParams;
  expect([chat.get('user_nickname'), chat.get('user_email')]).toEqual(['Salma', salma.email]);
  const requests = await thirdParties.all();
  expect(requests).toContain(encodeURIComponent(salma.email));
  expect(requests).not.toContain(salma.token);
  const withoutChat = thirdParties.addresses().filter((address) => !address.includes('crisp'));
  expect(withoutChat.join()).not.toMatch(/salma|layla/i);
});

test('a browser that sends Global Privacy Control has refused the pixel', async ({ page, baseURL }) => {
  const t = wordsOf.en;
  const thirdParties = await watchThirdParties(page, baseURL);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await visit(page, '/Our-Service', { lang: 'en' });
  const bar = await question(page, t('outside:title'));
  await expect(bar).not.toContainText(t('outside:pixelName'));
  await bar.getByRole('button', { name: t('outside:details') }).click();
  await expect(bar.getByRole('switch', { name: t('outside:pixelTitle') })).toBeDisabled();
  await expect(bar).toContainText(t('outside:pixelSignal'));
  await expectUsable(page);
  await bar.getByRole('button', { name: t('outside:acceptAll') }).click();
  expect(await choicesOf(page)).toEqual({ chat: true, maps: true });
  await page.getByRole('contentinfo').locator('a[href="/Contact"]').click();
  await expect(page).toHaveURL(/Contact/);
  await expect(page.getByRole('button', { name: t('outside:chat'), exact: true })).toBeVisible();
  expect(thirdParties.addresses()).toEqual([]);
});

test.describe('notifications', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const lang of ['en', 'ar'] as const) {
    test(`are displayed by the browser for subscribers until they unsubscribe (${lang})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const t = wordsOf[lang];
      const { endpoint } = await playPushService(page);
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/push-subscriptions')) return;
        sent.push([request.method(), request.postDataJSON().endpoint, request.headers().authorization]);
      });
      await visit(page, '/Our-Service', { lang });
      const offer = page.getByRole('button', { name: t('outside:notify') });
      await offer.scrollIntoViewIfNeeded();
      await expect(offer).toBeVisible();
      expect(await permissionCallsOf(page)).toEqual([]);
      await offer.click();
      const stop = page.getByRole('button', { name: t('outside:notifyStop') });
      await expect(stop).toBeVisible();
      expect(await permissionCallsOf(page)).toEqual(['permission', 'subscription by a key of 65 bytes']);
      await page.reload();
      await expect(stop).toBeVisible();

      const worker = await playScreen(context);
      const message = {
        title: 'One long table',
        body: 'Come early',
        url: '/Show-News/7/one-long-table?lang=ar',
        dir: 'ltr',
        tag: 'news-7',
      };
      await deliver(page, JSON.stringify(message));
      await deliver(page, JSON.stringify({ title: 'Elsewhere', url: '//evil.example/' }));
      await expect
        .poll(() => notificationsOf(worker))
        .toEqual([
          { title: 'One long table', body: 'Come early', opens: baseURL + message.url },
          { title: 'Elsewhere', body: '', opens: `${baseURL}/` },
        ]);

      await stop.click();
      await expect(offer).toBeVisible();
      expect(sent).toEqual([
        ['POST', endpoint, undefined],
        ['DELETE', endpoint, undefined],
      ]);
    });
  }

  test.describe('when the server refuses', () => {
    test.use({ expectedErrors: /status of 429/ });

    test('no success is reported', async ({ page }) => {
      const t = wordsOf.en;
      await playPushService(page);
      await page.route('**/push-subscriptions', (route) => route.fulfill({ status: 429, json: {} }));
      await visit(page, '/Our-Service', { lang: 'en' });
      const offer = page.getByRole('button', { name: t('outside:notify') });
      await offer.click();
      await expect(page.getByText(t('outside:notifyFailed'))).toBeVisible();
      await expect(offer).toBeVisible();
      await page.reload();
      await expect(offer).toBeVisible();
    });
  });
});
