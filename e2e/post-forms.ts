import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../web/i18n/words.ts';
import { expect } from './fixtures.ts';
import { photo } from './photo-files.ts';
import { sharedClass } from './shared-class.ts';

/* Shared by the tests of the posting forms. The ids of fields are their names, dots included. */

export const field = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`);
export const fieldError = (page: Page, name: string): Locator => page.locator(`[id="${name}-error"]`);

/** Fills fields by name. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Presses one of the form's buttons: continue, review, or submit. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('main').locator('form[novalidate] button[type=submit]').click();
}

/** The current step, by its heading. */
export async function expectStep(page: Page, heading: string): Promise<void> {
  // The form loads a library and many messages, which takes a while on a busy machine.
  await expect(page.locator('form h2').first()).toHaveText(heading, { timeout: 20_000 });
}

/** Adds photos of distinct colors to a field and waits until they are uploaded. */
export async function givePhotos(page: Page, name: string, count: number, from = 0): Promise<void> {
  const box = page.locator(`[data-photo-field="${name}"]`);
  const before = await box.locator('[data-photo]').count();
  const files = await Promise.all(Array.from({ length: count }, (_, index) => photo(from + index)));
  await box.locator('input[type=file]').first().setInputFiles(files);
  await expect(box.locator('[data-photo]')).toHaveCount(before + count);
}

/** Selects a place of the gazetteer by typing. */
export async function choosePlace(page: Page, name: string, typed: string): Promise<void> {
  const box = field(page, name);
  await box.fill(typed);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
}

/** Every field reports its error as text. */
export async function expectFieldErrors(
  page: Page,
  t: Translate,
  expected: Record<string, string>,
): Promise<void> {
  for (const [name, key] of Object.entries(expected))
    await expect(fieldError(page, name), name).toContainText(t(`posting-errors:${key}` as never));
}

/** The error summary of a form, above its buttons. */
export const summaryOf = (page: Page): Locator => page.locator(sharedClass('field', 'summary'));
