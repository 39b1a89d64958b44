import { sidewaysScroll } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { sharedClass } from './shared-class.ts';
import { wordsOf } from './words.ts';

/* The high contrast of Windows: the system's colors replace those of the site, and shadows and backgrounds vanish. */

test.use({ forcedColors: 'active', viewport: { width: 390, height: 844 } });

const buttons = ['primary', 'outlined', 'soft', 'accent', 'whatsapp']
  .map((name) => sharedClass('button', name))
  .join();

test('buttons keep an outline, and pages their width', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ['/', '/Category/shops', '/rents', '/jobs', '/Contact', '/Login']) {
    await visit(page, path, { lang: 'en' });
    expect(await sidewaysScroll(page), path).toBe(0);
    const bare = await page
      .locator(`main :is(${buttons})`)
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).borderTopWidth !== '1px').map((one) => one.textContent),
      );
    expect(bare, path).toEqual([]);
  }
});

test('what is chosen is highlighted', async ({ page }) => {
  await visit(page, '/jobs', { lang: 'en' });
  const chosen = page.getByRole('main').locator('[aria-current]').first();
  const other = page.getByRole('main').getByRole('link', { name: wordsOf.en('jobs:tabSeeking') });
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
  await expect(chosen).toBeVisible();
  expect(await chosen.evaluate(colorOf)).not.toBe(await other.evaluate(colorOf));
});
