import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { wordsOf } from './words.ts';

/* From the home page to a phone number without a mouse, using only Tab, Enter, arrow keys and Escape. */

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  // Disables transitions, so that focus styles apply at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a place is searched for, found, opened and called', async ({ page }) => {
    await visit(page, '/', variant);
    const press = (key: string) => page.keyboard.press(key);

    await press('Tab');
    const skip = page.getByRole('link', { name: t('layout:skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press('Enter');

    const what = page.getByRole('main').getByRole('combobox', { name: t('home:what') });
    await tabTo(page, what);
    await page.keyboard.type(variant.lang === 'ar' ? 'باب' : 'bab');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await press('ArrowDown');
    await expect(what).toHaveAttribute('aria-activedescendant', /.+/);
    await press('Escape');
    await expect(what).toHaveAttribute('aria-expanded', 'false');
    await press('Enter');
    await expect(page).toHaveURL(/\/search-result\/[^/?]+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const kinds = page.getByRole('navigation', { name: t('search:kinds') });
    await tabTo(page, kinds.locator('[data-kind=business]'));
    await press('Enter');
    await expect(page).toHaveURL(/\/search-result\/[^/]+\/business/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tabTo(page, page.getByRole('article').getByRole('heading').locator('a[href*="/bab-touma-bakery"]'));
    await press('Enter');
    await expect(page).toHaveURL(/\/MarketProfile\/\d+\/bab-touma-bakery/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const number = page
      .getByRole('main')
      .locator('a[href^="tel:"]')
      .filter({ hasText: /\(\d{3}\) \d{3}-\d{4}/ });
    await tabTo(page, number);
    await expect(page.locator(':focus').locator('bdi').first()).toBeInViewport();
  });

  // In one column, phone numbers stand below the reviews.
  if (variant.width < 992)
    test('a focused element below the reviews stays in view when they load', async ({ page }) => {
      const { data } = await (await page.request.get('/api/NY/en/0/businesses?q=bab%20touma')).json();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/businesses\/\d+\/reviews/, async (route) => {
        await held;
        await route.fallback();
      });
      await visit(page, `/MarketProfile/${data[0].id}/${data[0].slug}`, variant);
      const section = page.getByRole('region', { name: t('place:reviews') });
      const number = page
        .getByRole('main')
        .locator('a[href^="tel:"]')
        .filter({ hasText: /\(\d{3}\) \d{3}-\d{4}/ });
      // Scrolls first, so that the reviews end in the viewport and the number is below them.
      await number.focus();
      await expect(section.getByRole('status')).toBeAttached();
      await expect(number).toBeInViewport();
      release();
      await expect(section.getByRole('article').nth(2)).toBeAttached();
      await expect(number).toBeInViewport();
    });

  test('a rental is found in its list, and its phone number revealed', async ({ page }) => {
    await visit(page, '/rents', variant);
    await tabTo(page, page.getByRole('article').getByRole('heading').getByRole('link').nth(2));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Rent\/\d+\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const contact = page.getByRole('region', { name: t('post-page:contactTitle') });
    await tabTo(page, contact.getByRole('button', { name: t('post-page:showPhone') }));
    await page.keyboard.press('Enter');
    const phone = contact.locator('a[href^="tel:+1"]');
    await expect(phone).toBeFocused();
    await expect(phone.locator('bdi')).toHaveText(/^\(\d{3}\) \d{3}-\d{4}$/);
    await expect(phone).toBeInViewport();
  });
});
