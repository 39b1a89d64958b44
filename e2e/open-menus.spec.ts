import { expectUsable } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { onDesks, onPhones, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

/* Open menus are as accessible as the page below them. */

onDesks((variant) => {
  const t = wordsOf[variant.lang];
  test("the header's drop-down menus have no accessibility violations", async ({ page }) => {
    await signIn(page);
    await visit(page, '/Contact', variant);
    const banner = page.getByRole('banner');
    for (const name of [t('layout:services'), t('layout:states'), 'Salma']) {
      const button = banner.getByRole('button', { name });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

onPhones((variant) => {
  const t = wordsOf[variant.lang];
  test('the mobile menu and its list of states have no accessibility violations', async ({ page }) => {
    await visit(page, '/Contact', variant);
    await page.getByRole('button', { name: t('layout:menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(page);
    await page.getByRole('button', { name: t('layout:selectState') }).click();
    await expect(page.getByRole('heading', { name: t('layout:selectState') })).toBeVisible();
    await expectUsable(page);
  });
});
