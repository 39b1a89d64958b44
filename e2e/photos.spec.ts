import type { Locator, Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { draftPlace } from '../web/posting/form/draft.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, variants, visit } from './fixtures.ts';
import { beMember, newMember, type TestMember } from './members.ts';
import { give, heavyPhoto, photo, slowSending } from './photo-files.ts';
import { wordsOf } from './words.ts';

const form = '/market-place/new-product';
const fieldOf = (page: Page) => page.locator('[data-photo-field="images"]');
const tilesOf = (field: Locator) => field.locator('[data-photo]');
const chooserOf = (field: Locator) => field.locator('input[type=file]').first();
/** Photos cannot be told apart by the color of their centers, but by their addresses. */
const orderOf = (field: Locator) =>
  tilesOf(field).evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.photo));

let member: TestMember;
test.beforeEach(async ({ page, request }) => {
  member = await newMember(request);
  await beMember(page, member);
  await leaveOffAt(page, 'photos', 2);
});

/** The form was left at one of its steps and opens there. */
async function leaveOffAt(page: Page, step: string, reached: number): Promise<void> {
  const place = draftPlace(member.email, 'product', null);
  const draft = { v: 1, values: {}, step, reached, key: member.email, savedAt: Date.now(), base: null };
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('was left')) return;
      sessionStorage.setItem('was left', 'yes');
      localStorage.setItem(key, text);
    },
    [place, JSON.stringify(draft)] as const,
  );
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('photos are selected, dropped and pasted, described, reordered by keyboard and removed', async ({
    page,
  }) => {
    await visit(page, form, variant);
    const field = fieldOf(page);
    const said = field.getByRole('status');
    await chooserOf(field).setInputFiles([await photo(1), await photo(2)]);
    await expect(tilesOf(field)).toHaveCount(2);
    await give(page, 'drop', field, [await photo(3)]);
    await expect(tilesOf(field)).toHaveCount(3);
    await field.locator('[data-photo-add]').focus();
    await give(page, 'paste', field.locator('[data-photo-add]'), [await photo(4)]);
    await expect(tilesOf(field)).toHaveCount(4);
    const [one, two, three, four] = await orderOf(field);
    const open = field.locator('[data-grip]');
    for (const picture of await open.locator('img').all()) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }

    const on = variant.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = variant.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    await open.first().focus();
    await page.keyboard.press('Space');
    await expect(said).toHaveText(t('posting-photos:taken', { place: 1, total: 4 }));
    await page.keyboard.press(on);
    await page.keyboard.press(on);
    await expect(said).toHaveText(t('posting-photos:moved', { place: 3, total: 4 }));
    expect(await orderOf(field)).toEqual([two, three, one, four]);
    await page.keyboard.press(back);
    await page.keyboard.press('Space');
    await expect(said).toHaveText(t('posting-photos:left', { place: 2, total: 4 }));
    expect(await orderOf(field)).toEqual([two, one, three, four]);
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    expect(await orderOf(field)).toEqual([two, three, four, one]);
    await page.keyboard.press('Escape');
    expect(await orderOf(field)).toEqual([two, one, three, four]);
    // Arrow keys have no effect when no photo is picked up.
    await page.keyboard.press(on);
    expect(await orderOf(field)).toEqual([two, one, three, four]);

    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(t('posting-photos:photo', { place: 2, total: 4 }));
    await dialog.getByLabel(t('posting-photos:alt')).fill('خبز بالزعتر');
    await expectUsable(page);
    await dialog.getByRole('button', { name: t('posting-photos:earlier') }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await orderOf(field)).toEqual([one, two, three, four]);
    await expect(open.first()).toHaveAccessibleName(/خبز بالزعتر/);
    await expect(open.first()).toBeFocused();

    await tilesOf(field)
      .nth(1)
      .getByRole('button', { name: t('posting-photos:remove') })
      .click();
    expect(await orderOf(field)).toEqual([one, three, four]);
    await expectUsable(page);
    await field.getByRole('button', { name: t('posting-photos:undo') }).click();
    expect(await orderOf(field)).toEqual([one, two, three, four]);
    await expect(open.nth(1)).toBeFocused();
  });

  test.describe('unsupported files', () => {
    test.use({ expectedErrors: /status of 422/ });
    test('are rejected with a message, without losing anything else', async ({ page }) => {
      await visit(page, form, variant);
      const field = fieldOf(page);
      const script = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<?php echo 1; ?>') };
      const heavy = { ...(await photo(2)), name: 'heavy.jpg', buffer: Buffer.alloc(limits.uploadBytes + 1) };
      await chooserOf(field).setInputFiles([script, heavy, await photo(1)]);
      await expect(tilesOf(field)).toHaveCount(1);
      const refused = field.locator('[data-photo-note="refused"]');
      await expect(refused).toContainText('menu.jpg');
      await expect(refused).toContainText(/JPEG, PNG, WebP|JPEG وPNG/);
      await expect(field.getByRole('alert')).toContainText('heavy.jpg');
      await expect(field.getByRole('alert')).toContainText(t('posting-photos:tooLarge', { size: 10 }));
      await expectUsable(page);
      await refused.getByRole('button').click();
      await expect(refused).toHaveCount(0);
    });
  });
});

const [variant = { lang: 'en' as const }] = variants;
const t = wordsOf[variant.lang];

test('photos beyond the maximum are listed by name and left out', async ({ page }) => {
  await visit(page, form, variant);
  const field = fieldOf(page);
  const many = await Promise.all([0, 1, 2, 3, 4, 5].map((number) => photo(number)));
  const left = await Promise.all([90, 91, 92, 93, 94, 95].map((number) => photo(number)));
  await chooserOf(field).setInputFiles([...many, ...left].slice(0, 12));
  await expect(field.getByRole('alert')).toContainText('photo-95.jpg');
  await expect(field.locator('li [data-photo-add]')).toHaveCount(0);
  const places = await tilesOf(field).count();
  await expect(field.getByRole('listitem')).not.toHaveCount(0);
  await tilesOf(field)
    .first()
    .getByRole('button', { name: t('posting-photos:remove') })
    .click();
  await expect(field.locator('li [data-photo-add]')).toHaveCount(1);
  expect(places).toBeLessThanOrEqual(12);
});

test('uploads display their progress, run two at a time, and can be canceled', async ({ page }) => {
  await visit(page, form, variant);
  const field = fieldOf(page);
  const goOn = await slowSending(page, 150_000);
  await chooserOf(field).setInputFiles([
    await heavyPhoto('a.jpg'),
    await heavyPhoto('b.jpg'),
    await photo(1),
  ]);
  const progress = (name: string) =>
    field.getByRole('progressbar', { name: t('posting-photos:progressOf', { name }) });
  const share = async (name: string) => Number(await progress(name).getAttribute('value'));
  await expect.poll(() => share('a.jpg')).toBeGreaterThan(5);
  expect(await share('a.jpg')).toBeLessThan(100);
  await expect(field.getByText(t('posting-photos:waiting'))).toHaveCount(1);
  await field.getByRole('button', { name: t('posting-photos:cancel', { name: 'b.jpg' }) }).click();
  await expect(progress('b.jpg')).toHaveCount(0);
  await expect(field.getByText(t('posting-photos:waiting'))).toHaveCount(0);
  await goOn();
  await expect(tilesOf(field)).toHaveCount(2);
  // The photo selected first comes first, although its upload finished last.
  await expect(field.locator('[data-photo-note]')).toHaveCount(0);
});

test('leaving a step during an upload and returning to it displays the photo', async ({ page }) => {
  await visit(page, form, variant);
  const field = fieldOf(page);
  await expect(field).toBeVisible();
  const goOn = await slowSending(page, 150_000);
  await chooserOf(field).setInputFiles([await heavyPhoto('a.jpg')]);
  await expect(field.getByRole('progressbar')).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = 'basics';
  });
  await expect(field).toHaveCount(0);
  const stored = page.waitForResponse((response) => response.url().endsWith('/media'));
  await goOn();
  expect((await stored).status()).toBe(201);
  await page.evaluate(() => {
    location.hash = 'photos';
  });
  await expect(tilesOf(field)).toHaveCount(1);
  await expect(field.getByRole('progressbar')).toHaveCount(0);
});

test.describe('on an unreliable network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/ });
  test('an interrupted upload resumes when the connection is back', async ({ page, context }) => {
    await visit(page, form, variant);
    const field = fieldOf(page);
    const goOn = await slowSending(page, 150_000);
    await chooserOf(field).setInputFiles([await heavyPhoto('a.jpg'), await photo(1), await photo(2)]);
    const progress = field.getByRole('progressbar', {
      name: t('posting-photos:progressOf', { name: 'a.jpg' }),
    });
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(5);
    await context.setOffline(true);
    await expect(field.locator('[data-photo-note]')).toContainText([t('posting-photos:offline')]);
    await chooserOf(field).setInputFiles([await photo(3)]);
    await expect(field.locator('[data-photo-note]', { hasText: 'photo-3.jpg' })).toBeVisible();
    // In the reverse order the browser is briefly online, and requests started then are cut off again.
    await context.setOffline(false);
    await goOn();
    await expect(tilesOf(field)).toHaveCount(4);
    await expect(field.locator('[data-photo-note]')).toHaveCount(0);
  });
});

test.describe('when the session ends', () => {
  test.use({ expectedErrors: /status of 401/ });
  test('the file waits until the same member has signed in again', async ({ page, request }) => {
    await visit(page, form, variant);
    const field = fieldOf(page);
    await expect(field).toBeVisible();
    const ended = await request.post('/api/NY/en/0/logout', {
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
      data: {},
    });
    expect(ended.status()).toBe(200);
    await chooserOf(field).setInputFiles([await photo(1)]);
    await page.waitForURL(/\/Login/);
    const main = page.getByRole('main');
    await main.getByLabel(t('account:email'), { exact: true }).fill(member.email);
    await main.getByLabel(t('account:password'), { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(form));
    await expect(tilesOf(field)).toHaveCount(1);
    await expect(field.locator('[data-photo-note]')).toHaveCount(0);
  });
});

test.describe('a day later', () => {
  test.use({ expectedErrors: /status of 404/ });
  test('a photo that was deleted is reported and can be selected again', async ({ page }) => {
    await visit(page, form, variant);
    const field = fieldOf(page);
    await page.route('**/media/*.webp', (route) => route.fulfill({ status: 404, body: '' }));
    await chooserOf(field).setInputFiles([await photo(1)]);
    await expect(field.getByText(t('posting-photos:gone'))).toBeVisible();
    const chosen = page.waitForEvent('filechooser');
    await page.unroute('**/media/*.webp');
    await field.getByRole('button', { name: t('posting-photos:chooseAgain') }).click();
    await (await chosen).setFiles([await photo(2)]);
    await expect(field.locator('[data-grip]')).toHaveCount(1);
    await expect(field.getByText(t('posting-photos:gone'))).toHaveCount(0);
  });
});

test.describe('by mouse', () => {
  test('a photo is dragged to another position, and Escape cancels', async ({ page }) => {
    await visit(page, form, variant);
    const field = fieldOf(page);
    await chooserOf(field).setInputFiles([await photo(1), await photo(2), await photo(3)]);
    await expect(tilesOf(field)).toHaveCount(3);
    const [one, two, three] = await orderOf(field);
    const drag = async (from: number, to: number) => {
      const [start, end] = [
        await tilesOf(field).nth(from).boundingBox(),
        await tilesOf(field).nth(to).boundingBox(),
      ];
      if (!start || !end) throw new Error('a tile is not there');
      await page.mouse.move(start.x + 30, start.y + 50);
      await page.mouse.down();
      await page.mouse.move(end.x + 40, end.y + 50, { steps: 8 });
    };
    await drag(0, 2);
    await page.mouse.up();
    expect(await orderOf(field)).toEqual([two, three, one]);
    // A drag is not a click.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await drag(2, 0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await orderOf(field)).toEqual([two, three, one]);
    await field.locator('[data-grip]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('a photo is dragged after a long press, without scrolling the page', async ({ page }) => {
      await visit(page, form, variant);
      const field = fieldOf(page);
      await chooserOf(field).setInputFiles([await photo(1), await photo(2), await photo(3)]);
      await expect(tilesOf(field)).toHaveCount(3);
      const [one, two, three] = await orderOf(field);
      await tilesOf(field).first().scrollIntoViewIfNeeded();
      const start = await tilesOf(field).nth(0).boundingBox();
      const end = await tilesOf(field).nth(1).boundingBox();
      if (!start || !end) throw new Error('a tile is not there');
      const before = await page.evaluate(() => scrollY);
      const protocol = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
        protocol.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        });
      await touch('touchStart', start.x + 30, start.y + 50);
      await expect(field.locator('[data-dragging]')).toHaveCount(1);
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', start.x + 30 + (end.x - start.x) * share, start.y + 50 - 20 * share);
      }
      await expect.poll(() => orderOf(field)).toEqual([two, one, three]);
      await touch('touchEnd');
      await expect(field.locator('[data-dragging]')).toHaveCount(0);
      expect(await orderOf(field)).toEqual([two, one, three]);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  });
});
