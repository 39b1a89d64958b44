import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { storageKeys } from '../web/storage-keys.ts';
import type { StepName } from '../web/tour/steps.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, untilHydrated, type Variant, visit } from './fixtures.ts';
import { onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

/** The page of a business contains all targets of the tour. */
const profile = '/MarketProfile/1';

const steps: Record<'small' | 'wide', StepName[]> = {
  small: ['search', 'menu', 'language', 'save', 'account', 'newsletter'],
  wide: ['search', 'services', 'language', 'save', 'add', 'account', 'newsletter'],
};
const stepsAt = ({ width }: Variant) => steps[width <= limits.mobileBreakpointPx ? 'small' : 'wide'];

const stepOf = (page: Page, variant: Variant, name: StepName) =>
  page.getByRole('dialog', { name: wordsOf[variant.lang](`tour:${name}Title`) });

async function expectStep(page: Page, variant: Variant, name: StepName): Promise<void> {
  const step = stepOf(page, variant, name);
  await expect(step).toBeVisible();
  await expect(step).toHaveAccessibleDescription(wordsOf[variant.lang](`tour:${name}Text`));
  await expect(step.getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
  const place = await step.boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(variant.width);
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const [onward, back] = variant.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  // Elements in motion have not appeared yet, or are disappearing.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the tour explains the elements of the page, can be left and resumed, and ends', async ({ page }) => {
    const names = stepsAt(variant);
    const total = names.length;
    const [first = 'search', second = 'menu', third = 'language'] = names;
    await visit(page, profile, variant);
    // The button is not placed beside the unrelated «Report».
    await expect(page.getByRole('main').getByRole('button', { name: t('layout:takeTour') })).toHaveCount(0);
    const start = page.getByRole('contentinfo').getByRole('button', { name: t('layout:takeTour') });
    await start.click();
    await expectStep(page, variant, first);
    await expectUsable(page);
    await expect(stepOf(page, variant, first)).toContainText(t('tour:progress', { step: 1, total }));
    await page.keyboard.press('Enter');
    await expectStep(page, variant, second);
    await page.keyboard.press(onward);
    await expectStep(page, variant, third);
    await page.keyboard.press(back);
    await expectStep(page, variant, second);
    // The focus is trapped inside; the page behind is inert.
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
    await expectStep(page, variant, second);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const again = page.getByRole('contentinfo').getByRole('button', { name: t('layout:continueTour') });
    await expect(again).toBeFocused();

    await page.reload();
    await untilHydrated(page);
    await again.click();
    for (const name of names.slice(1)) {
      await expectStep(page, variant, name);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(start).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.tour)).toBe('done');
    // The explained elements have their original accessible descriptions again.
    const menu = page.getByRole('button', { name: t('layout:menu'), includeHidden: true });
    await expect(menu).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const lang of ['en', 'ar'] as const) {
    test(`the popover points at its target (${lang})`, async ({ page }) => {
      await visit(page, '/', { lang });
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: wordsOf[lang]('layout:takeTour') })
        .click();
      const step = page.getByRole('dialog', { name: wordsOf[lang]('tour:searchTitle') });
      await expect(step).toBeVisible();
      const target = await page.getByRole('banner').getByRole('search').boundingBox();
      const words = await step.boundingBox();
      const begins = (box: typeof words) =>
        lang === 'ar' ? (box?.x ?? 0) + (box?.width ?? 0) : (box?.x ?? 0);
      expect(Math.abs(begins(words) - begins(target))).toBeLessThan(20);
      const next = await step.getByRole('button', { name: wordsOf[lang]('tour:next') }).boundingBox();
      const leave = await step.getByRole('button', { name: wordsOf[lang]('tour:leave') }).boundingBox();
      const middle = (words?.x ?? 0) + (words?.width ?? 0) / 2;
      for (const box of [next, leave]) expect((box?.x ?? 0) > middle).toBe(lang === 'en');
    });
  }

  test('after a resize across the breakpoint the tour continues with the visible elements', async ({
    page,
  }) => {
    const t = wordsOf.en;
    await visit(page, profile, { lang: 'en' });
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('layout:takeTour') })
      .click();
    await expect(page.getByRole('dialog', { name: t('tour:searchTitle') })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: t('tour:servicesTitle') })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('dialog', { name: t('tour:languageTitle') })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];

  test('the menu makes room for the tour', async ({ page }) => {
    await visit(page, '/', variant);
    const burger = page.getByRole('button', { name: t('layout:menu') });
    await burger.click();
    const menu = page.getByRole('dialog', { name: t('layout:menu') });
    await menu.getByRole('button', { name: t('layout:takeTour') }).click();
    await expect(stepOf(page, variant, 'search')).toBeVisible();
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
  });
});
