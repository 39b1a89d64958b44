import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../web/i18n/words.ts';
import { expect } from './fixtures.ts';
import { photo } from './photo-files.ts';
import { sharedClass } from './shared-class.ts';

/* What the tests of the posting forms have in common. Fields have their names as ids, dots and all. */

export const field = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`);
export const fieldError = (page: Page, name: string): Locator => page.locator(`[id="${name}-error"]`);

/** Fills fields by their names. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Presses one of the ends of the form: on, to the review, or send. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('main').locator('form[novalidate] button[type=submit]').click();
}

/** The step that is shown, by its heading. */
export async function expectStep(page: Page, heading: string): Promise<void> {
  // The form comes with a library and many words, on a machine that may be busy.
  await expect(page.locator('form h2').first()).toHaveText(heading, { timeout: 20_000 });
}

/** Gives photos of their own colours to a field, and waits until they have come. */
export async function givePhotos(page: Page, name: string, count: number, from = 0): Promise<void> {
  const box = page.locator(`[data-photo-field="${name}"]`);
  const before = await box.locator('[data-photo]').count();
  const files = await Promise.all(Array.from({ length: count }, (_, index) => photo(from + index)));
  await box.locator('input[type=file]').first().setInputFiles(files);
  await expect(box.locator('[data-photo]')).toHaveCount(before + count);
}

/** Chooses a place of the gazetteer by what is typed. */
export async function choosePlace(page: Page, name: string, typed: string): Promise<void> {
  const box = field(page, name);
  await box.fill(typed);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
}

/** Each field is told what is wrong with it, in words. */
export async function expectFieldErrors(
  page: Page,
  t: Translate,
  expected: Record<string, string>,
): Promise<void> {
  for (const [name, key] of Object.entries(expected))
    await expect(fieldError(page, name), name).toContainText(t(`posting-errors:${key}` as never));
}

/** What needs attention in a form, above its buttons. */
export const summaryOf = (page: Page): Locator => page.locator(sharedClass('field', 'summary'));
