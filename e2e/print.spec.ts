import type { Page } from '@playwright/test';
import type { BusinessCard } from '../contract/businesses.ts';
import { langs, locales } from '../contract/locales.ts';
import { expect, test, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

/** The number of sheets that a page prints on. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format, printBackground: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const lang of langs) {
  test.describe(`in print (${lang})`, () => {
    const t = wordsOf[lang];
    test.use({ colorScheme: 'dark', locale: locales[lang].intl });

    test('a business prints on one sheet with its essential details, black on white', async ({ page }) => {
      const found = await page.request.get(`/api/NY/${lang}/0/businesses?limit=1&q=bab+touma`);
      const [shop] = ((await found.json()) as { data: BusinessCard[] }).data;
      await visit(page, `/MarketProfile/${shop?.id}/${shop?.slug}`, { lang });
      const facts = page.locator('dl').filter({ hasText: t('place:phone') });
      await expect(facts).toBeHidden();
      await page.emulateMedia({ media: 'print' });

      await expect(page.getByRole('heading', { level: 1 })).toContainText(shop?.name ?? '');
      for (const part of ['(718) 555-0142', 'salam@babtouma.example', 'https://www.google.com/maps/'])
        await expect(facts).toContainText(part);
      await expect(facts).toContainText(shop?.category.name ?? '');
      await expect(page.getByText('6912 5th Ave').last()).toBeVisible();
      const offers = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t('place:whatTheyOffer') }) });
      await expect(offers.getByRole('listitem')).toHaveCount(6);
      await expect(page.locator('[aria-labelledby="hours-title"] dt')).toHaveCount(7);
      await expect(page.locator('[aria-labelledby="hours-title"] dl').first()).toBeVisible();
      const contactBar = `[aria-label="${t('place:quickContact')}"]`;
      const similar = '[aria-labelledby="similar-title"]';
      const map = `[aria-label="${t('place:mapOfPlace', { name: shop?.name ?? '' })}"]`;
      const photo = 'main a[aria-haspopup="dialog"]';
      const header = ':not(main, main *) > header';
      const footer = 'footer:has(#newsletter)';
      for (const gone of [header, footer, 'main img', photo, contactBar, similar, map])
        await expect(page.locator(gone).first()).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);

      const colours = await page
        .locator('h1')
        .evaluate((heading) => [
          getComputedStyle(heading).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      const label = await facts.getByText(t('place:phone'), { exact: true }).boundingBox();
      const value = await facts.getByText('(718) 555-0142').first().boundingBox();
      expect((value?.x ?? 0) > (label?.x ?? 0)).toBe(locales[lang].dir === 'ltr');
      await page.emulateMedia({ media: null });
      expect(await sheets(page, 'A4')).toBe(1);
      expect(await sheets(page, 'Letter')).toBe(1);
    });
  });
}
