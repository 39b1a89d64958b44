import type { Locator, Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { heavyPhoto, type PhotoFile, photo } from './photo-files.ts';
import { postsOf } from './post-form-page.ts';
import { onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Counts the user's actions on a phone: taps, and fields that are typed into. */
class Fingers {
  taps = 0;
  inputs = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }
  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.inputs += 1;
    await this.page.keyboard.type(text);
  }
  /** Opens a file field and selects a file; taps in the camera or gallery app do not count. */
  async take(field: Locator, file: PhotoFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(field);
    this.inputs += 1;
    await (await chooser).setFiles(file);
  }
  /** A native list: one tap opens it, another selects. */
  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.selectOption({ label: option });
  }
}

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  const sofa = { en: 'Gray sofa', ar: 'كنبة رمادية' }[variant.lang];
  const bayRidge = { en: 'Bay Ridge', ar: 'باي ريدج' }[variant.lang];
  const furniture = { en: 'Furniture', ar: 'أثاث' }[variant.lang];
  const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);
  const button = (page: Page, key: Parameters<typeof t>[0]) =>
    page.getByRole('button', { name: t(key), exact: true });
  const camera = (page: Page) => page.getByLabel(t('posting-quick:camera'), { exact: true });
  const photos = (page: Page) => page.locator('button[data-status]');
  const category = (page: Page) => field(page, 'mainCategory').locator('option:checked');
  /** Opens the form, which begins with the photo. */
  const open = async (page: Page) => {
    await visit(page, '/form/quick', variant);
    await expect(page.getByRole('heading', { level: 1, name: t('posting-quick:startTitle') })).toBeVisible({
      timeout: 20_000,
    });
  };
  const fill = async (page: Page, isMember: boolean) => {
    const fingers = new Fingers(page);
    await fingers.take(camera(page), await photo(1, 4_000, 3_000));
    await expect(photos(page)).toHaveAttribute('data-status', isMember ? 'sent' : 'here');
    await fingers.write(field(page, 'title'), sofa);
    await expect(category(page)).toHaveText(furniture);
    await fingers.write(field(page, 'priceCents'), '٨٥');
    await fingers.choose(field(page, 'place'), bayRidge);
    return fingers;
  };

  test('a member posts with eight taps and three inputs, and with fewer the next time', async ({ page }) => {
    test.slow();
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await open(page);
    expect(await findBarriers(page)).toEqual([]);
    const fingers = await fill(page, true);
    expect(await findBarriers(page)).toEqual([]);
    const guessed = page.getByText(t('posting-quick:guessed'), { exact: true });
    await expect(guessed).toHaveCount(1);
    // A summary of the post is visible above the button.
    for (const text of [sofa, '$٨٥', furniture])
      await expect(
        page.getByRole('main').locator('footer').getByText(text, { exact: true }),
      ).toBeInViewport();
    await fingers.tap(button(page, 'posting-quick:post'));
    await expect(page.getByText(t('posting-quick:inReview'))).toBeVisible();
    expect(fingers.taps).toBeLessThanOrEqual(8);
    expect(fingers.inputs).toBe(3);
    expect(await postsOf(page, layla, 'product')).toMatchObject([
      { title: sofa, status: 'pending', lang: variant.lang, priceCents: 8_500 },
    ]);

    expect(await findBarriers(page)).toEqual([]);
    // The only filled action is to add details. The full form is prefilled with the submitted values.
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t('posting-quick:sayMoreNow') })).toHaveAttribute(
      'href',
      /^\/form\/product\?id=\d+&field=description$/,
    );
    await main.getByRole('button', { name: t('posting-quick:another') }).click();
    const again = new Fingers(page);
    await again.take(camera(page), { ...(await photo(2)), name: 'walnut-table.jpg' });
    // The title is also guessed from the file name; the location of the last post is remembered.
    await expect(field(page, 'title')).toHaveValue('Walnut table');
    await expect(field(page, 'place').locator('option:checked')).toHaveText(bayRidge);
    await expect(category(page)).toHaveText(furniture);
    await expect(guessed).toHaveCount(2);
    await again.write(field(page, 'priceCents'), '40');
    await expect(photos(page)).toHaveAttribute('data-status', 'sent');
    await again.tap(button(page, 'posting-quick:post'));
    await expect(page.getByText(t('posting-quick:inReview'))).toBeVisible();
    expect(again.taps).toBeLessThanOrEqual(3);
    expect(await postsOf(page, layla, 'product')).toHaveLength(2);
  });

  test('a member describes a wanted item with three inputs and seven taps', async ({ page }) => {
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await visit(page, '/market-place/products?type=buy', variant);
    const fingers = new Fingers(page);
    await fingers.tap(page.getByRole('link', { name: t('products:wantThing') }).first());
    await expect(page.getByRole('heading', { level: 1, name: t('posting-quick:titleBuy') })).toBeVisible({
      timeout: 20_000,
    });
    await fingers.write(field(page, 'title'), sofa);
    await expect(category(page)).toHaveText(furniture);
    // A budget is never guessed, and it is optional.
    await expect(field(page, 'priceCents')).toHaveValue('');
    await fingers.choose(field(page, 'place'), bayRidge);
    expect(await findBarriers(page)).toEqual([]);
    await fingers.tap(button(page, 'posting-quick:post'));
    await expect(page.getByText(t('posting-quick:sentTextBuy'))).toBeVisible();
    expect(fingers.taps).toBeLessThanOrEqual(7);
    expect(await postsOf(page, layla, 'product')).toMatchObject([
      { title: sofa, status: 'pending', priceCents: null },
    ]);
    await button(page, 'posting-quick:anotherBuy').click();
    // A guess that arrives after the errors of the form must not clear them.
    const errorsVisible = Promise.withResolvers<void>();
    await page.route(/\/product-guess\?/, async (route) => {
      await errorsVisible.promise;
      await route.continue();
    });
    await field(page, 'title').fill(sofa);
    await field(page, 'priceCents').fill('abc');
    await page.getByRole('radio', { name: t('posting-product:sale') }).check({ force: true });
    await button(page, 'posting-quick:post').click();
    // A sale needs a photo and a price.
    for (const name of ['images', 'priceCents', 'mainCategory'])
      await expect(field(page, `${name}-error`)).toBeVisible();
    errorsVisible.resolve();
    await expect(category(page)).toHaveText(furniture);
    await expect(field(page, 'mainCategory-error')).toBeHidden();
    for (const name of ['images', 'priceCents']) await expect(field(page, `${name}-error`)).toBeVisible();
  });

  test('a photo is scaled down and rotated before the upload', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    await open(page);
    const sent = page.waitForRequest((request) => /\/media$/.test(new URL(request.url()).pathname));
    const { default: sharp } = await import('sharp');
    // Taken in portrait: stored in landscape with an EXIF orientation, and with more pixels than the server
    // accepts.
    const buffer = await sharp((await photo(3, 8_000, 6_000)).buffer)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await camera(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    const response = await (await sent).response();
    if (!response) throw new Error('no answer');
    const { data } = await response.json();
    expect([data.width, data.height]).toEqual([1_600, 2_133]);
  });

  test('a failure to send is reported, and the form stays usable', async ({ page }) => {
    await beMember(page, await newMember(page.request));
    await open(page);
    const alert = page.getByRole('main').getByRole('alert');
    const bytes = (length: number) => Buffer.alloc(length, 7);
    const give = (name: string, buffer: Buffer) =>
      camera(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await give('note.heic', bytes(2_000));
    await expect(alert).toContainText(`note.heic: ${t('posting-quick:unreadable')}`);
    await give('empty.jpg', bytes(0));
    await expect(alert).toContainText(t('posting-photos:empty'));
    await give('heavy.jpg', bytes(41 * 1_048_576));
    await expect(alert).toContainText(t('posting-photos:tooLarge', { size: 40 }));
    await give('tiny.jpg', (await photo(4, 120, 90)).buffer);
    await expect(alert).toContainText(t('posting-quick:tooSmall', { count: 400 }));
    await button(page, 'posting-quick:skip').click();
    await button(page, 'posting-quick:post').click();
    for (const [name, key] of [
      ['images', 'image'],
      ['title', 'title'],
      ['priceCents', 'price'],
      ['mainCategory', 'main_category'],
      ['place', 'city'],
    ] as const)
      await expect(field(page, `${name}-error`)).toHaveText(t(`posting-errors:field.${key}`));
    await field(page, 'images').setInputFiles(await heavyPhoto('sofa.jpg'));
    await expect(photos(page)).toHaveAttribute('data-status', 'sent');
    await expect(field(page, 'images-error')).toHaveCount(0);
  });

  test('a guest writes first, registers at the end, and loses nothing', async ({ page }) => {
    test.slow();
    await open(page);
    await fill(page, false);
    await page.reload();
    // The draft is stored on the device, including its photo.
    await expect(page.getByText(t('posting-form:restored'))).toBeVisible({ timeout: 20_000 });
    await expect(photos(page)).toHaveAttribute('data-status', 'here');
    await expect(field(page, 'title')).toHaveValue(sofa);
    await button(page, 'posting-quick:signUpAndPost').click();
    await expect(page).toHaveURL(/\/Register\?next=%2Fform%2Fquick/);
    // The registration form has tests of its own.
    const layla = await newMember(page.request);
    await beMember(page, layla);
    await page.goto('/form/quick');
    await expect(field(page, 'title')).toHaveValue(sofa, { timeout: 20_000 });
    await expect(photos(page)).toHaveAttribute('data-status', 'sent');
    await button(page, 'posting-quick:post').click();
    await expect(page.getByText(t('posting-quick:inReview'))).toBeVisible();
    expect(await postsOf(page, layla, 'product')).toMatchObject([{ title: sofa, priceCents: 8_500 }]);
  });

  test.describe('from another app', () => {
    test.use({ serviceWorkers: 'allow', expectedErrors: /cross-world service worker/ });
    test('photos and text shared with the installed site start a post', async ({ page }) => {
      await beMember(page, await newMember(page.request));
      await visit(page, '/about', variant);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const shared = [await photo(1), await photo(2)];
      // As a phone sends it: a form with the manifest's field names, in a page load of its own.
      await page.evaluate(
        ({ title, files }) => {
          const form = document.createElement('form');
          Object.assign(form, {
            method: 'post',
            action: '/form/quick/share',
            enctype: 'multipart/form-data',
          });
          const words = document.createElement('textarea');
          Object.assign(words, { name: 'text', value: `${title}\nhttps://example.org/sofa` });
          const chooser = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
          const transfer = new DataTransfer();
          for (const { name, bytes } of files) {
            const raw = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
            transfer.items.add(new File([raw], name, { type: 'image/jpeg' }));
          }
          chooser.files = transfer.files;
          form.append(words, chooser);
          document.body.append(form);
          form.submit();
        },
        {
          title: sofa,
          files: shared.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
        },
      );
      await expect(page).toHaveURL(/\/form\/quick\?shared=1/);
      await expect(photos(page)).toHaveCount(2);
      await expect(photos(page).last()).toHaveAttribute('data-status', 'sent');
      await expect(field(page, 'title')).toHaveValue(sofa);
      await expect(field(page, 'description')).toHaveValue('https://example.org/sofa');
      // Consumed once: a reload does not restore it.
      await page.reload();
      await expect(photos(page)).toHaveCount(2);
      await expect(field(page, 'description')).toHaveValue('https://example.org/sofa');
    });
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
    test('a post is queued, and sent once the network is back', async ({ page, context }) => {
      test.slow();
      const layla = await newMember(page.request);
      await beMember(page, layla);
      await open(page);
      await fill(page, true);
      await context.setOffline(true);
      await button(page, 'posting-quick:post').click();
      await expect(page.getByText(t('posting-quick:waiting'))).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(t('posting-quick:inReview'))).toBeVisible();
      expect(await postsOf(page, layla, 'product')).toHaveLength(1);
    });
  });
});
