import type { Crop, Picture } from '../contract/pictures.ts';
import type { WordKey } from '../web/i18n/words.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { photo } from './photo-files.ts';
import { wordsOf } from './words.ts';

test.beforeEach(async ({ page, request }) => {
  await beMember(page, await newMember(request));
});

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('a logo is cropped by keyboard alone, and cropped again from the original', async ({ page }) => {
    await visit(page, '/add-business', variant);
    const field = page.locator('[data-photo-field="logo"]');
    await expect(field).toBeVisible();
    const chosen = page.waitForEvent('filechooser');
    await field.locator('[data-photo-add]').press('Enter');
    const uploaded = page.waitForResponse((response) => response.url().endsWith('/media'));
    await (await chosen).setFiles([await photo(1, 900, 600)]);
    const whole = ((await (await uploaded).json()) as { data: Picture }).data;

    // Cropping is offered at once, because the photo has another aspect ratio.
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(t('posting-photos:cropTitle'));
    await expectUsable(page);
    const slider = (words: WordKey) => dialog.getByRole('slider', { name: t(words) });
    await expect(slider('posting-photos:upAndDown')).toBeDisabled();
    await slider('posting-photos:zoom').press('End');
    await expect(slider('posting-photos:upAndDown')).toBeEnabled();
    await slider('posting-photos:sideways').press('Home');
    await slider('posting-photos:upAndDown').press('End');
    const requested = page.waitForRequest((request) => request.url().endsWith(`/media/${whole.id}/crop`));
    const answered = page.waitForResponse((response) => response.url().endsWith('/crop'));
    await dialog.getByRole('button', { name: t('posting-photos:cropDo'), exact: true }).press('Enter');
    const part = (await requested).postDataJSON() as Crop;
    // The lower left corner, as a square.
    expect(part.x).toBeCloseTo(0, 2);
    expect(part.y + part.height).toBeCloseTo(1, 2);
    expect(part.width * 900).toBeCloseTo(part.height * 600, 0);
    expect(part.height).toBeLessThan(0.5);
    expect((await answered).status()).toBe(201);

    await expect(dialog).toHaveCount(0);
    const tile = field.locator('[data-grip]');
    await expect(tile).toBeFocused();
    const size = () =>
      tile
        .locator('img')
        .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
    await expect.poll(size).toEqual([200, 200]);
    await expect(field.getByText(t('posting-photos:edgesCut'))).toHaveCount(0);

    await field.getByRole('button', { name: t('posting-photos:crop') }).press('Enter');
    await expect(dialog.locator('[data-crop-frame] img')).toHaveAttribute('src', whole.url);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('a cover is cropped by pointer: dragging moves it, and the wheel zooms', async ({ page }) => {
  const t = wordsOf.en;
  await visit(page, '/add-business', { lang: 'en' });
  const field = page.locator('[data-photo-field="cover"]');
  await expect(field).toBeVisible();
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo(2, 1500, 1000)]);
  const dialog = page.getByRole('dialog');
  const frame = dialog.locator('[data-crop-frame]');
  await expect(frame).toBeVisible();
  const slider = (words: WordKey) => dialog.getByRole('slider', { name: t(words) });
  const levelOf = async (words: WordKey) => Number(await slider(words).inputValue());
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => levelOf('posting-photos:zoom')).toBeGreaterThan(1.5);
  const before = [await levelOf('posting-photos:sideways'), await levelOf('posting-photos:upAndDown')];
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  // The image moves with the pointer, so the center of the frame moves left and up on it.
  expect(await levelOf('posting-photos:sideways')).toBeLessThan(before[0] ?? 0);
  expect(await levelOf('posting-photos:upAndDown')).toBeLessThan(before[1] ?? 0);
  await dialog.getByRole('button', { name: t('posting-photos:keepWhole') }).click();
  await expect(field.getByText(t('posting-photos:edgesCut'))).toBeVisible();
});

test.describe('while the server is unreachable', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test('a crop is preserved, reported, and completed afterwards', async ({ page, context }) => {
    const t = wordsOf.en;
    await visit(page, '/add-business', { lang: 'en' });
    const field = page.locator('[data-photo-field="logo"]');
    await expect(field).toBeVisible();
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles([await photo(3, 900, 600)]);
    const dialog = page.getByRole('dialog');
    const cut = dialog.getByRole('button', { name: t('posting-photos:cropDo'), exact: true });
    await expect(cut).toBeVisible();
    await context.setOffline(true);
    await cut.click();
    await expect(dialog.getByRole('alert')).toContainText(t('forms:offline'));
    await context.setOffline(false);
    await cut.click();
    await expect(dialog).toHaveCount(0);
    await expect(field.locator('[data-grip]')).toBeFocused();
  });
});
