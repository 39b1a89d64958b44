import type { Locator, Page } from '@playwright/test';
import { cityMoment } from '../contract/opening.ts';
import { nextFeast } from '../web/posting/fields/occasions.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, type Variant, visit } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { beMember, newMember } from './members.ts';
import { choosePlace, fieldError, goOn } from './post-forms.ts';
import { sharedClass } from './shared-class.ts';
import { question, test as thirdPartyTest, watchThirdParties } from './third-party-site.ts';
import { onDesks } from './visitor.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

/** Arabic-Indic digits, as an Arabic keyboard types them. */
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Fills the first step of a rental form by keyboard alone, and continues to the location. */
async function goToPlace(page: Page, variant: Variant): Promise<void> {
  const t = wordsOf[variant.lang];
  await beMember(page, await newMember(page.request));
  await visit(page, '/rentForm', variant);
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

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const isArabic = variant.lang === 'ar';

  test('continuing accepts a typed city and preserves its ZIP code', async ({ page }) => {
    test.slow();
    await goToPlace(page, variant);
    const [city, zip] = [page.locator('#city'), page.locator('#zipCode')];
    const bayRidge = isArabic ? 'باي ريدج، بروكلين' : 'Bay Ridge, Brooklyn';
    // A click elsewhere accepts the first suggestion.
    await city.fill(isArabic ? 'باي ر' : 'bay r');
    await page.locator('form h2').first().click();
    await expect(city).toHaveValue(bayRidge);
    await zip.fill('11209');
    // Selecting another city preserves the ZIP code if it covers that city, and clears it otherwise.
    await choosePlace(page, 'city', isArabic ? 'بروكلين' : 'Brooklyn');
    await expect(city).not.toHaveValue(bayRidge);
    await expect(zip).toHaveValue('11209');
    await choosePlace(page, 'city', isArabic ? 'أستوريا' : 'Astoria');
    await expect(zip).toHaveValue('');
    // So does the button, which does not move the focus; an unknown place is reported with instructions.
    await city.fill('zzzz');
    await goOn(page);
    await expect(fieldError(page, 'city')).toHaveText(t('posting-fields:cityPick'));
    // Until the focus has moved to the invalid field, typing would go elsewhere.
    await expect(page.locator('#location')).toBeFocused();
    await zip.fill('00000');
    await city.fill(isArabic ? 'باي ر' : 'bay r');
    await goOn(page);
    await expect(city).toHaveValue(bayRidge);
    await expect(fieldError(page, 'city')).toHaveCount(0);
    await expect(fieldError(page, 'zipCode')).toHaveText(t('posting-errors:field.zip_unknown'));
  });

  test('an address is completed and located by keyboard alone', async ({ page }) => {
    test.slow();
    await goToPlace(page, variant);
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
    await tabTo(page, page.getByRole('status').getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(city).toHaveValue(isArabic ? 'أستوريا، كوينز' : 'Astoria, Queens');

    await tabTo(page, map);
    await expect(map).toHaveClass(/maplibregl-map/);
    // Rentals display a circle, whose center the poster can move.
    const circle = map.locator('.map-around');
    await expect(circle).toBeVisible();
    const said = page.locator('[data-pin-field] [role="status"]');
    await page.keyboard.press('ArrowUp');
    await expect(said).toHaveText(isArabic ? /شمالًا/ : /Moved \d+ feet north/);
    const near = await said.textContent();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(said).toHaveText(isArabic ? /غربًا/ : /feet west/);
    const feet = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''));
    expect(feet(await said.textContent())).toBeGreaterThan(feet(near) * 6);
    await tabTo(page, page.getByRole('button', { name: t('posting-fields:pinRemove') }));
    await page.keyboard.press('Enter');
    await expect(circle).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('posting-fields:pinPut') })).toBeVisible();
    await expectUsable(page);
  });
});

/** Opens the business form at its last step, from a stored draft. */
async function goToContact(page: Page, variant: Variant): Promise<void> {
  const member = await newMember(page.request);
  await beMember(page, member);
  await page.addInitScript((email) => {
    const draft = {
      v: 1,
      values: {},
      step: 'contact',
      reached: 2,
      key: 'a-draft',
      savedAt: Date.now(),
      base: null,
    };
    const place = `post_draft ${email} business new`;
    if (!localStorage.getItem(place)) localStorage.setItem(place, JSON.stringify(draft));
  }, member.email);
  await visit(page, '/add-business', variant);
  await expect(page.locator('#phone')).toBeVisible();
}

/**
 * Presses Tab until `target` has the focus. A time field has several tab stops, at which `tabTo` would never stop.
 */
async function tabOn(page: Page, target: Locator, most = 200): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`the focus never came to ${target}`);
}

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];
  const named = (name: string) => `[name="${name}"]`;

  test('a service typed but not added is included on validation', async ({ page }) => {
    await goToContact(page, variant);
    await page.locator('#services').fill('Fresh bread');
    // The button does not take the focus from the box.
    await goOn(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Fresh bread' })).toBeVisible();
    await expect(page.locator('#services')).toHaveValue('');
    await expect(fieldError(page, 'services')).toHaveText(t('posting-errors:field.services'));
  });

  test('contact details and opening hours are entered by keyboard alone', async ({ page }) => {
    // This is one of the longest tests.
    test.slow();
    await goToContact(page, variant);
    const phone = page.locator('#phone');
    await tabTo(page, phone);
    await page.keyboard.type(arabic('7185550'));
    await page.keyboard.press('Tab');
    await expect(page.getByText(t('posting-fields:phoneDigits', { count: 7 }))).toBeVisible();
    await expect(phone).toHaveAttribute('aria-describedby', /phone-error/);
    await page.keyboard.press('Shift+Tab');
    await expect(phone).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(arabic('142'));
    await page.keyboard.press('Tab');
    await expect(phone).toHaveValue('(718) 555-0142');
    await expect(page.locator('#phone-error')).toHaveCount(0);

    const same = page.locator(named('whatsapp.same'));
    if (!(await same.evaluate((element) => element === document.activeElement))) await tabTo(page, same);
    await page.keyboard.press('Space');
    await expect(same).toBeChecked();
    await expect(same).toBeFocused();

    const instagram = page.locator(named('socialLinks.instagram'));
    await tabTo(page, instagram);
    await page.keyboard.type('@babtouma');
    await page.keyboard.press('Tab');
    await expect(instagram).toHaveValue('https://www.instagram.com/babtouma');

    await tabTo(page, page.getByRole('button', { name: t('posting-fields:addHours') }));
    await page.keyboard.press('Enter');
    const days = page.locator('#workingHours').getByRole('group');
    await expect(days).toHaveCount(7);
    await tabOn(page, days.nth(0).getByRole('button').last());
    await page.keyboard.press('Enter');
    await expect(page.locator(named('workingHours.mon.1.from'))).toBeFocused();
    await expect(page.locator(named('workingHours.mon.0.to'))).toHaveValue('12:00');
    await expect(page.locator(named('workingHours.mon.1.from'))).toHaveValue('14:00');
    await page.locator(named('workingHours.mon.1.to')).fill('02:00');
    await expect(days.nth(0)).toContainText(t('posting-fields:nextDay'));
    await page.locator(named('workingHours.sat.0.to')).fill('09:00');
    await expect(days.nth(5)).toContainText(t('posting-fields:hoursSame'));
    await page.locator(named('workingHours.sat')).focus();
    await page.keyboard.press('ArrowDown');
    await expect(days.nth(5)).toContainText(t('posting-fields:noHours'));

    await page.locator(named('workingHours.source')).focus();
    await tabOn(page, page.getByRole('button', { name: t('posting-fields:toWorkingDays') }));
    await page.keyboard.press('Enter');
    await expect(page.locator(named('workingHours.fri.1.to'))).toHaveValue('02:00');
    await expect(days.nth(5)).toContainText(t('posting-fields:noHours'));
    await expect(page.locator('#workingHours > [role="status"]')).not.toBeEmpty();

    const ramadan = nextFeast('ramadan', cityMoment(new Date()).date);
    await tabOn(page, page.locator('#specialHours').getByRole('button').first());
    await page.keyboard.press('Enter');
    const from = page.locator(named('specialHours.0.from'));
    await expect(from).toBeFocused();
    await expect(from).toHaveValue(ramadan?.from ?? 'no Ramadan');
    await expect(page.locator(named('specialHours.0.to'))).toHaveValue(ramadan?.to ?? 'no Ramadan');
    await page.locator(named('specialHours.0.to')).fill(ramadan?.from.replace(/-\d\d$/, '-01') ?? '');
    await expect(page.locator('#specialHours')).toContainText(t('posting-fields:datesOrder'));
    await page.locator(named('specialHours.0.to')).fill(ramadan?.to ?? '');
    await expect(page.locator(`#specialHours ${sharedClass('field', 'error')}`)).toHaveCount(0);
    // Targets partly covered by the header at the current scroll position are not too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectUsable(page);

    // Everything is stored as a draft on the device by now.
    await page.reload();
    await expect(page.locator(named('workingHours.fri.1.to'))).toHaveValue('02:00');
    await expect(from).toHaveValue(ramadan?.from ?? 'no Ramadan');
    await expect(phone).toHaveValue('(718) 555-0142');
  });
});

onDesks((variant) => {
  thirdPartyTest(
    'a street is completed by Google where the visitor agreed, and by nobody before',
    async ({ page, baseURL }) => {
      const t = wordsOf[variant.lang];
      const thirdParties = await watchThirdParties(page, baseURL);
      await goToPlace(page, variant);
      const street = page.locator('#location');
      await expect(street).not.toHaveAttribute('role', 'combobox');
      await street.fill('6912 5th');
      expect(thirdParties.addresses()).toEqual([]);
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
        variant.lang === 'ar' ? 'باي ريدج، بروكلين' : 'Bay Ridge, Brooklyn',
      );
      const googleCalls = await page.evaluate(
        () => (window as never as { googleRequests: object[] }).googleRequests,
      );
      expect(googleCalls.at(0)).toMatchObject({
        sessionToken: true,
        includedRegionCodes: ['us'],
        language: 'en',
      });
      expect(googleCalls.at(-1)).toEqual({ fields: ['addressComponents', 'location'] });
    },
  );
});
