import { neighborhoodPath } from '../web/addresses.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

const names = {
  ridge: { en: 'Bay Ridge', ar: 'باي ريدج' },
  heights: { en: /^Dyker Heights/, ar: /^دايكر هايتس/ },
  reading: { en: 'Arabic story hour', ar: 'ساعة الحكاية بالعربية' },
  bakeries: { en: /^Bakeries/, ar: /^مخابز/ },
} as const;

forEachVariant((variant) => {
  const { lang } = variant;
  const t = wordsOf[lang];
  test('a visitor opens an area from the overview, then a neighboring area and a list', async ({ page }) => {
    await visit(page, '/Neighborhoods', variant);
    await expectUsable(page);
    const main = page.getByRole('main');
    const name = names.ridge[lang];
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(neighborhoodPath('bay-ridge')));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(names.ridge[lang === 'en' ? 'ar' : 'en'], { exact: true })).toBeVisible();
    for (const heading of ['whatIsHere', 'rents', 'nextDoor'] as const)
      await expect(page.getByRole('heading', { name: t(`neighborhoods:${heading}`) })).toBeVisible();
    await expectUsable(page);

    await main.getByRole('button', { name: t('neighborhoods:alert') }).click();
    const dialog = page.getByRole('dialog', { name: t('alerts:dialogTitle') });
    await expect(dialog.getByText(`${t('alerts:kind.any')} · ${name}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const events = main.getByRole('listitem').filter({ has: page.locator('time') });
    await expect(events.getByRole('link', { name: names.reading[lang] })).toBeVisible();

    await main.getByRole('link', { name: names.heights[lang] }).click();
    await expect(page).toHaveURL(new RegExp(neighborhoodPath('dyker-heights')));
    await page.goBack();
    await main.getByRole('link', { name: names.bakeries[lang] }).click();
    await expect(page).toHaveURL(/\/SubCategory\/bakeries\/.*city=\d+/);
    await expect(page.getByRole('article').first()).toBeVisible();

    const about = main.getByRole('link', { name: t('directory:aboutArea', { area: name }) });
    await about.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await visit(page, `/search-result/${encodeURIComponent(name)}`, variant);
    await about.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
