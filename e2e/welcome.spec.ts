import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { storageKeys } from '../web/storage-keys.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, open, test, untilHydrated, type Variant, visit } from './fixtures.ts';
import { toastsOf } from './toasts.ts';
import { holdClock, onDesks, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

const id = 'dQw4_-9WgXc';
const film = `https://www.youtube.com/watch?v=${id}`;
const words = { title: 'Ahlan', description: 'A short film about the people behind the shops.' };
const filmWelcome = { ...words, type: 'youtube', link: film };
const nearlyMs = limits.welcomeDelayMs - 1_000;

/** Loads a page with a stopped clock and the given welcome. Returns how often the welcome was requested. */
async function arrive(page: Page, variant: Variant, welcome: object, path = '/about'): Promise<() => number> {
  let reads = 0;
  await page.route('**/welcome_screen', (route) => {
    reads += 1;
    return route.fulfill({ json: { data: welcome } });
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await open(page, path, variant);
  await hydrate(page);
  return () => reads;
}

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** Lets a page with a stopped clock render its first frames, which its scripts wait for. */
async function hydrate(page: Page): Promise<void> {
  await pass(page, 100);
  await untilHydrated(page);
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.title });

const recordOf = (page: Page, link: string) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as { action: string; url: string } | null,
    `${storageKeys.welcome}:${link}`,
  );

forEachVariant((variant) => {
  test.use({ animatesArabic: true });
  const t = wordsOf[variant.lang];

  test('the welcome opens after 60 seconds, not before, and once closed stays closed', async ({ page }) => {
    const reads = await arrive(page, variant, filmWelcome);
    const link = page.locator('main a').first();
    await link.focus();
    await pass(page, nearlyMs);
    expect(reads()).toBe(0);
    await pass(page, 1_000);
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(words.description);
    await expect(dialog.getByRole('button', { name: t('welcome:close') })).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await recordOf(page, film)).toBeNull();
    await dialog.getByRole('button', { name: t('welcome:notNow') }).click();
    await expect(dialog).toHaveCSS('animation-fill-mode', 'forwards');
    expect(await recordOf(page, film)).toMatchObject({ action: 'closed', url: film });
    await pass(page, limits.modalCloseMs - 1);
    await expect(dialog).toBeVisible();
    await pass(page, 1);
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.reload();
    await hydrate(page);
    const read = page.waitForResponse('**/welcome_screen');
    await pass(page, 2 * limits.welcomeDelayMs);
    await read;
    await link.focus();
    await expect(link).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

onDesks((variant) => {
  const t = wordsOf[variant.lang];

  for (const [way, close] of [
    ['its button', (page: Page) => page.getByRole('button', { name: t('welcome:close') }).click()],
    ['a press beside it', (page: Page) => page.mouse.click(8, 8)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`${way} closes it`, async ({ page }) => {
      await arrive(page, variant, filmWelcome);
      await pass(page, limits.welcomeDelayMs);
      await expect(dialogOf(page)).toBeVisible();
      await page.mouse.click(variant.width / 2, 700);
      await expect(dialogOf(page)).toBeVisible();
      await close(page);
      await pass(page, limits.modalCloseMs);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await recordOf(page, film)).toMatchObject({ action: 'closed', url: film });
    });
  }

  test('the film loads on demand, and its completion is recorded', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p>A film</p><script>
          addEventListener('message', ({ data, origin }) => {
            if (JSON.parse(data).event !== 'listening') return;
            parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }), origin);
            addEventListener('click', () =>
              parent.postMessage(JSON.stringify({ event: 'onStateChange', info: 0 }), origin));
          });
        </script>`,
      }),
    );
    await arrive(page, variant, filmWelcome);
    await pass(page, limits.welcomeDelayMs);
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: t('welcome:play', { title: words.title }) }).click();
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`/embed/${id}\\?.*enablejsapi=1`));
    await expect.poll(() => requested.filter((url) => /youtube|ytimg/.test(url)).length).toBe(1);
    await expect(dialog.getByRole('button', { name: t('welcome:watch') })).toHaveCount(0);
    expect(await recordOf(page, film)).toBeNull();
    await frame.contentFrame().getByText('A film').click();
    await expect.poll(() => recordOf(page, film)).toMatchObject({ action: 'watched', url: film });
    await dialog.getByRole('button', { name: t('welcome:gotIt') }).click();
    await pass(page, limits.modalCloseMs);
    await expect(dialog).toHaveCount(0);
    expect(await recordOf(page, film)).toMatchObject({ action: 'watched' });
  });

  test('media that fail to load are reported', async ({ page }) => {
    await arrive(page, variant, { ...words, type: 'hologram', link: '/eid.glb' });
    await pass(page, limits.welcomeDelayMs);
    await expect(dialogOf(page)).toContainText(t('welcome:unsupported'));
    await page.clock.resume();
    await expectUsable(page);
  });

  test('without a link, or if its request fails, no welcome opens', async ({ page }) => {
    await arrive(page, variant, { ...words, type: 'image' });
    const read = page.waitForResponse('**/welcome_screen');
    await pass(page, limits.welcomeDelayMs);
    await read;
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout:home') })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the welcome waits for an open menu, and counts from the first load across navigation', async ({
    page,
  }) => {
    await arrive(page, variant, filmWelcome, '/');
    await pass(page, nearlyMs);
    await page.getByRole('contentinfo').locator('a[href="/Our-Service"]').click();
    await expect(page).toHaveURL(/Our-Service/);
    const menu = page.getByRole('banner').getByRole('button', { name: t('layout:services') });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const read = page.waitForResponse('**/welcome_screen');
    await pass(page, 1_000);
    await read;
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
  });

  test('the welcome does not open on legal pages, but afterwards', async ({ page }) => {
    await arrive(page, variant, filmWelcome, '/about');
    await page.getByRole('contentinfo').locator('a[href="/Privacy-Policy"]').click();
    await expect(page).toHaveURL(/Privacy-Policy/);
    const read = page.waitForResponse('**/welcome_screen');
    await pass(page, limits.welcomeDelayMs);
    await read;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(dialogOf(page)).toBeVisible();
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];

  test('an image link may have a query string, and its animation respects reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const link = '/media/welcome.png?v=2';
    const svg = await (await page.request.get('/art/scene/storefront.svg')).body();
    await page.route(`**${link}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
    await arrive(page, variant, { ...words, type: 'poster', link });
    await pass(page, limits.welcomeDelayMs);
    const dialog = dialogOf(page);
    const image = dialog.locator('img');
    await expect(image).toBeVisible();
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: t('welcome:watch') })).toHaveCount(0);
    await page.clock.resume();
    await expectUsable(page);
    await dialog.getByRole('button', { name: t('welcome:gotIt') }).click();
    await expect(dialog).toHaveCount(0);
    expect(await recordOf(page, link)).toMatchObject({ action: 'closed', url: link });
  });

  test('a film is accessible, and waits for the mobile menu', async ({ page }) => {
    await page.clock.install();
    await page.route('**/welcome_screen', (route) => route.fulfill({ json: { data: filmWelcome } }));
    await visit(page, '/about', variant);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('layout:menu') })
      .click();
    const menu = page.getByRole('dialog', { name: t('layout:menu') });
    await expect(menu).toBeVisible();
    const read = page.waitForResponse('**/welcome_screen');
    await pass(page, limits.welcomeDelayMs);
    await read;
    await expect(dialogOf(page)).toHaveCount(0);
    await menu.getByRole('button', { name: t('layout:close') }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expectUsable(page);
  });

  test('a toast lies above a dialog and can be closed there', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/about', variant);
    const open = page.getByRole('banner').getByRole('button', { name: t('layout:menu') });
    await open.click();
    const menu = page.getByRole('dialog', { name: t('layout:menu') });
    await expect(menu).toBeVisible();
    await holdClock(page);
    await menu.getByRole('link', { name: t('layout:addBusiness') }).click();
    const toast = toastsOf(page);
    await expect(toast).toBeVisible();
    await expect(menu).toHaveCount(0);
    await open.click();
    await expect(menu).toBeVisible();
    const isOnTop = await toast.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await toast.getByRole('button', { name: t('layout:close') }).click();
    await expect(toast).toHaveCount(0);
    await menu.getByRole('button', { name: t('layout:close') }).click();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('#root > div > [popover="manual"]')).toBeAttached();
  });
});
