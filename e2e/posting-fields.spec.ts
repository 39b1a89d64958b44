import type { Page } from '@playwright/test';
import { expectUsable } from './axe.ts';
import { expect, forEachLook, type Look, test, visit } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { beMember, newMember } from './members.ts';
import { test as outsideTest, question, watchOutside } from './outside-site.ts';
import { onDesks } from './visitor.ts';
import { wordsOf } from './words.ts';

/** Arabic-Indic digits, as an Arabic keyboard types them. */
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Fills the first step of an offered home by the keyboard alone, and goes on to the place. */
async function goToPlace(page: Page, look: Look): Promise<void> {
  const t = wordsOf[look.lang];
  await beMember(page, await newMember(page.request));
  await visit(page, '/rentForm', look);
  await tabTo(page, page.locator('#accommodationType'));
  await page.keyboard.press('Space');
  for (const [id, text] of [
    ['bedrooms', '2'],
    ['bathrooms', '1'],
    ['areaSqFt', '700'],
    ['title', 'Two sunny rooms'],
    ['description', 'A quiet street, ten minutes to the train.'],
  ]) {
    await tabTo(page, page.locator(`#${id}`));
    await page.keyboard.type(text ?? '');
  }
  await tabTo(page, page.getByRole('button', { name: t('posting-form:next') }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#city')).toBeVisible();
}

forEachLook((look) => {
  const t = wordsOf[look.lang];
  const isArabic = look.lang === 'ar';

  test('an address completes itself and its place is set, by the keyboard alone', async ({ page }) => {
    await goToPlace(page, look);
    const [city, zip, map] = [page.locator('#city'), page.locator('#zipCode'), page.locator('#mapLocation')];

    await tabTo(page, city);
    await page.keyboard.type(isArabic ? 'باي ر' : 'bay r');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveText(isArabic ? /باي ريدج، بروكلين/ : /Bay Ridge, Brooklyn/);
    await expect(city).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(city).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue(isArabic ? 'باي ريدج، بروكلين' : 'Bay Ridge, Brooklyn');
    await expect(city).toBeFocused();

    await tabTo(page, zip);
    await page.keyboard.type(isArabic ? arabic('11105') : '11105');
    await expect(zip).toHaveValue('11105');
    await expect(page.getByText(t('posting-fields:zipElsewhere', { place: '' }).trim())).toBeVisible();
    await tabTo(page, page.locator('.address .warn button'));
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue(isArabic ? 'أستوريا، كوينز' : 'Astoria, Queens');

    await tabTo(page, map);
    await expect(map).toHaveClass(/leaflet-container/);
    // Rentals show a circle, and whoever posts one moves its middle.
    await expect(map.locator('.map-around')).toBeVisible();
    const said = page.locator('.pin-field [role="status"]');
    await page.keyboard.press('ArrowUp');
    await expect(said).toHaveText(isArabic ? /شمالًا/ : /Moved \d+ feet north/);
    const near = await said.textContent();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(said).toHaveText(isArabic ? /غربًا/ : /feet west/);
    const feet = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));
    expect(feet(await said.textContent())).toBeGreaterThan(feet(near) * 6);
    await tabTo(page, page.getByRole('button', { name: t('posting-fields:pinRemove') }));
    await page.keyboard.press('Enter');
    await expect(map.locator('.map-around')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('posting-fields:pinPut') })).toBeVisible();
    await expectUsable(page);
  });
});

onDesks((look) => {
  outsideTest(
    'a street is completed by Google where the visitor agreed, and by nobody before',
    async ({ page, baseURL }) => {
      const t = wordsOf[look.lang];
      const outside = await watchOutside(page, baseURL);
      await goToPlace(page, look);
      const street = page.locator('#location');
      await expect(street).not.toHaveAttribute('role', 'combobox');
      await street.fill('6912 5th');
      expect(outside.addresses()).toEqual([]);
      const bar = await question(page, t('outside:title'));
      await bar.getByRole('button', { name: t('outside:accept'), exact: true }).click();
      await expect(street).toHaveAttribute('role', 'combobox');
      await street.fill('6912 5t');
      await expect(page.getByRole('option')).toHaveText([/6912 5th Ave.*Brooklyn, NY, USA/]);
      await expect(page.getByText(t('posting-fields:streetSource'))).toBeVisible();
      await street.press('ArrowDown');
      await street.press('Enter');
      await expect(street).toHaveValue('6912 5th Avenue');
      await expect(page.locator('#zipCode')).toHaveValue('11209');
      await expect(page.locator('#city')).toHaveValue(
        look.lang === 'ar' ? 'باي ريدج، بروكلين' : 'Bay Ridge, Brooklyn',
      );
      const asked = await page.evaluate(() => (window as never as { googleAsked: object[] }).googleAsked);
      expect(asked.at(0)).toMatchObject({ sessionToken: true, includedRegionCodes: ['us'], language: 'en' });
      expect(asked.at(-1)).toEqual({ fields: ['addressComponents', 'location'] });
    },
  );
});
