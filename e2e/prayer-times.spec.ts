import { readBusiness } from '../contract/businesses.ts';
import { listManagedListings, readManagedListing, setPrayers } from '../contract/managed-listings.ts';
import { callApi } from './api.ts';
import { expectUsable } from './axe.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { field, fieldError, fill } from './post-forms.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/** The community center of the demo, which has no owner and states some of its times. */
const center = 'Jiran';

test.describe('prayer times of a place without an owner', () => {
  // Both variants edit the same place.
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedErrors: /422|409/ });

  forEachVariant((variant) => {
    const t = wordsOf[variant.lang];

    test('are set by the team and appear on its profile', async ({ page, request }) => {
      const token = await beOfTheTeam(page, 'moderator');
      const { data } = await callApi(request, listManagedListings, { query: { q: center } }, { token });
      const [{ id } = { id: 0 }] = data.filter(({ kind }) => kind === 'business');
      const times =
        variant.lang === 'ar' ? { typed: '٢٠', fajr: { after: 20 } } : { typed: '6', fajr: { after: 6 } };

      await visit(page, `/admin/listings/${id}`, variant);
      await page.getByRole('button', { name: t('admin-listings:prayers') }).click();
      const dialog = page.getByRole('dialog', { name: t('admin-listings:prayers') });
      await field(page, 'prayers.iqama.fajr').selectOption('after');
      await field(page, 'prayers.iqama.fajr.after').fill('');
      await dialog.getByRole('button', { name: t('admin:save') }).click();
      await expect(fieldError(page, 'prayers.iqama.fajr')).toBeVisible();
      await expectUsable(page);
      await fill(page, { 'prayers.iqama.fajr.after': times.typed });
      await expect(fieldError(page, 'prayers.iqama.fajr')).toHaveCount(0);
      await dialog.getByRole('button', { name: t('admin:save') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(
        page.getByRole('status').filter({ hasText: t('admin-listings:prayersSaved') }),
      ).toBeVisible();

      // Opened again, it has what was saved.
      await page.getByRole('button', { name: t('admin-listings:prayers') }).click();
      await expect(field(page, 'prayers.iqama.fajr.after')).toHaveValue(String(times.fajr.after));

      // Somebody else saves meanwhile: nothing is overwritten, and the dialog opens with their times.
      const { stated } = (await callApi(request, readManagedListing, { params: { id } }, { token })).data
        .prayers ?? { stated: null };
      if (!stated) throw new Error('no times are stated');
      // Differs from what an earlier attempt saved: times that do not change are no conflict.
      const isha = stated.iqama.isha?.at === '21:00' ? '21:15' : '21:00';
      const body = { prayers: { ...stated, iqama: { ...stated.iqama, isha: { at: isha, after: null } } } };
      await callApi(request, setPrayers, { params: { id }, body }, { token });
      await fill(page, { 'prayers.iqama.fajr.after': '90' });
      await dialog.getByRole('button', { name: t('admin:save') }).click();
      await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
      await expect(field(page, 'prayers.iqama.fajr.after')).toHaveValue('90');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: t('admin-listings:prayers') }).click();
      await expect(field(page, 'prayers.iqama.isha.at')).toHaveValue(isha);
      await expect(field(page, 'prayers.iqama.fajr.after')).toHaveValue(String(times.fajr.after));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      const published = (await callApi(request, readBusiness, { params: { id } })).data;
      expect(published.prayers?.times[0]).toMatchObject(times.fajr);
      await visit(page, `/MarketProfile/${id}`, variant);
      const table = page.getByRole('table', { name: t('business-facts:prayers') });
      await expect(table.getByRole('row').nth(1)).toContainText(
        t('business-facts:afterAdhan', { count: times.fajr.after }),
      );
    });
  });
});
