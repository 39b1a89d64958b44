import { readFile } from 'node:fs/promises';
import { langs, locales } from '../contract/locales.ts';
import { expect, test, visit } from './fixtures.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/* An administrator imports a list, sees it on the site and undoes it; then exports a list. */

// Each test would see what the other saves and imports, so they run serially.
test.describe.configure({ mode: 'default' });

const head = 'id,name,trade,area,phone\n';

for (const lang of langs) {
  test.describe(lang, () => {
    test.use({ viewport: { width: lang === 'en' ? 1440 : 390, height: 900 }, locale: locales[lang].intl });

    test('a list with invalid rows is read, validated, imported, seen on the site and undone', async ({
      page,
    }) => {
      const t = wordsOf[lang];
      // Letters only, because the search tokenizes by words.
      const mark = [...String(Date.now())].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
      const rows = [
        `1,Saffron ${mark},bakery,Bay Ridge,(718) 744-3838`,
        `2,زعفران ${mark},مخبز,Astoria,`,
        `3,,bakery,Astoria,`,
        `4,Odd ${mark},no such trade,Astoria,12`,
      ];
      await beOfTheTeam(page, 'admin');
      await visit(page, '/admin/transfer', { lang });
      await page.getByRole('button', { name: t('admin-transfers:send') }).click();
      await expect(page.getByText(t('admin-transfers:fileMissing'))).toBeVisible();
      const file = {
        name: `${mark}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(`${head}${rows.join('\n')}\n`),
      };
      await page.getByLabel(t('admin-transfers:file'), { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: t('admin-transfers:send') }).click();

      await expect(page.getByRole('heading', { level: 1, name: `${mark}.csv` })).toBeVisible();
      const fieldOf = (name: 'title' | 'categories' | 'place') =>
        page.getByLabel(t(`admin-transfers:field.${name}`), { exact: true });
      await expect(fieldOf('title')).toHaveValue('name');
      await fieldOf('place').selectOption('area');
      await page.getByLabel(t('admin-transfers:saveAs')).fill(mark);
      await page.getByRole('button', { name: t('admin-transfers:read') }).click();

      const preview = page.getByRole('main').locator('ol > li');
      await expect(preview).toHaveCount(4);
      await expect(preview.first()).toContainText('+17187443838');
      await expect(preview.nth(2)).toContainText(t('admin-transfers:isRefused'));
      await page.getByRole('button', { name: t('admin-transfers:check') }).click();

      const found = page.getByRole('region', { name: t('admin-transfers:problems') }).locator('tbody tr');
      await expect(found).toHaveCount(4);
      if (lang === 'ar') await expect(found.last()).toContainText('الصف بلا قسم');
      else await expect(found.last()).toContainText('the row has no category');
      const [bad] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t('admin-transfers:badRows') }).click(),
      ]);
      expect((await readFile(await bad.path(), 'utf8')).split('\r\n')).toHaveLength(4);

      await page.getByRole('button', { name: t('admin-transfers:start', { count: 2 }) }).click();
      await expect(page.getByText(t('admin-transfers:made', { count: 2 }))).toBeVisible();
      await expect(page.getByText(t('admin-transfers:refused', { count: 2 }))).toBeVisible();
      const onSite = async () => (await page.request.get(`/api/NY/${lang}/0/businesses?q=${mark}`)).json();
      expect((await onSite()).data.map(({ name }: { name: string }) => name).sort()).toEqual([
        `Saffron ${mark}`,
        `زعفران ${mark}`,
      ]);

      await page.getByRole('button', { name: t('admin-transfers:undo') }).click();
      const question = page.getByRole('dialog', { name: t('admin-transfers:undoTitle') });
      await expect(question).toContainText(t('admin-transfers:undoRemoved', { count: 2 }));
      await question.getByRole('button', { name: t('admin-transfers:undo') }).click();
      await expect.poll(async () => (await onSite()).data).toEqual([]);
      await expect(page.getByText(t('admin-transfers:state.undone')).first()).toBeVisible();

      // The mapping is remembered for the next file until it is deleted.
      await visit(page, '/admin/transfer', { lang });
      await expect(page.getByRole('link', { name: `${mark}.csv` })).toBeVisible();
      await page.getByLabel(t('admin-transfers:file'), { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: t('admin-transfers:send') }).click();
      await expect(page.getByRole('radio', { name: mark })).toBeChecked();
      await page.getByRole('button', { name: `${t('admin-transfers:forget')}: ${mark}` }).click();
      await expect(page.getByRole('radio', { name: mark })).toHaveCount(0);
      await page.getByRole('button', { name: t('admin-transfers:remove') }).click();
      await expect(page.getByRole('heading', { name: t('admin-transfers:history') })).toBeVisible();
    });
  });
}

test('an export downloads as a file that spreadsheets can open', async ({ page }) => {
  const t = wordsOf.en;
  await beOfTheTeam(page, 'admin');
  await visit(page, '/admin/transfer', { lang: 'en' });
  const form = page.locator('form', { hasText: t('admin-transfers:exportTitle') });
  await form.getByLabel(t('admin-transfers:kind')).selectOption('rents');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: t('admin-transfers:download') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rents-published.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFsource,source_key,lang,')).toBe(true);
  expect(text).toContain('subway_lines');
});
