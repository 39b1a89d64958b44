import type { Locator, Page } from '@playwright/test';
import { otherLang } from '../contract/locales.ts';
import { expectUsable } from './axe.ts';
import { expect, test, type Variant, variants, visit } from './fixtures.ts';
import { photo } from './photo-files.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/**
 * Clipboard content as a word processor produces it: a list made of paragraphs, inline styles, and a `<b>` that is
 * not bold.
 */
const pasted = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<h1 style="color:red">Before you come</h1>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Bring <b>sugar</b></p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Bring mint<o:p></o:p></p>
<p class="MsoNormal" onclick="alert(1)"><a href="javascript:alert(1)">Not a link</a> <a href="https://example.com/tea">a link</a></p>
<img src="https://example.com/tracker.png"><!--EndFragment--></body></html>`;

async function paste(text: Locator, html: string): Promise<void> {
  await text.focus();
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** An editor who accepts the dialog that warns of unsaved changes. */
async function beEditor(page: Page): Promise<void> {
  await beOfTheTeam(page, 'editor');
  page.on('dialog', (dialog) => void dialog.accept());
}

const testedVariants: Variant[] = variants.filter(({ lang, width }) => width > 1000 || lang === 'ar');

for (const variant of testedVariants) {
  test.describe(`${variant.lang} at ${variant.width} px`, () => {
    // Chromium logs this when styled HTML is parsed to be sanitized; none of its styles are applied.
    test.use({
      viewport: { width: variant.width, height: variant.height },
      expectedErrors: /inline style|404|410/,
    });
    const t = wordsOf[variant.lang];
    const w = (key: string) => t(`admin-articles:${key}` as Parameters<typeof t>[0]);

    test('an editor writes an article in both languages, publishes it, moves it and restores a version', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const mark = Math.random().toString(36).slice(2, 8);
      const title = { en: `Mint tea ${mark}`, ar: `شاي بالنعناع ${mark}` };
      const body = { en: 'Boil the water first.', ar: 'اغلِ الماء أولًا.' };
      const isPhone = variant.width < 992;
      const names = { en: 'English', ar: 'العربية' } as const;
      const panel = (lang: 'en' | 'ar') => page.locator(`#art-panel-${lang}`);
      const turnTo = async (lang: 'en' | 'ar') => {
        if (isPhone) await page.getByRole('tab', { name: names[lang] }).click();
        await expect(panel(lang)).toBeVisible();
      };
      const textOf = (lang: 'en' | 'ar') =>
        panel(lang).getByRole('textbox', { name: `${w('fieldBody')}, ${names[lang]}` });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const message = (text: string) => page.getByRole('status').getByText(text, { exact: true });

      await beEditor(page);
      await visit(page, '/admin/articles/blog/new', variant);
      for (const lang of ['en', 'ar'] as const) {
        await turnTo(lang);
        await panel(lang)
          .getByRole('textbox', { name: w('fieldTitle') })
          .fill(title[lang]);
        await textOf(lang).click();
        await page.keyboard.type(body[lang]);
        await expect(textOf(lang)).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
        await expect(textOf(lang)).toHaveAttribute('lang', lang);
      }

      // Pasted content is sanitized and keeps its structure.
      await turnTo('en');
      await page.keyboard.press('Escape');
      await textOf('en').press('Control+End');
      await textOf('en').press('Enter');
      await paste(textOf('en'), pasted);
      await expect(textOf('en').getByRole('heading', { level: 2 })).toHaveText('Before you come');
      await expect(textOf('en').getByRole('listitem')).toHaveText(['Bring sugar', 'Bring mint']);
      await expect(textOf('en').getByRole('link')).toHaveText(['a link']);
      await expect(textOf('en').locator('img, [style], [class*=Mso]')).toHaveCount(0);

      // Images require alternative text.
      const tools = panel('en').getByRole('toolbar');
      await textOf('en').press('Control+End');
      const choosing = page.waitForEvent('filechooser');
      await tools.getByRole('button', { name: t('admin-editor:picture') }).click();
      await (await choosing).setFiles([await photo(3)]);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('admin-editor:pictureInsert') }).click();
      await expect(dialog).toContainText(t('admin-editor:altMissing'));
      await dialog.getByRole('textbox').fill('A glass of tea');
      await dialog.getByRole('button', { name: t('admin-editor:pictureInsert') }).click();
      await expect(textOf('en').getByRole('img', { name: 'A glass of tea' })).toBeVisible();

      // The toolbar reflects the active formats and supports keyboard navigation.
      const bold = tools.getByRole('button', { name: t('admin-editor:strong') });
      await textOf('en').getByText('Bring mint').click();
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+End');
      await bold.click();
      await expect(bold).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Control+b');
      await expect(bold).toHaveAttribute('aria-pressed', 'false');

      // The draft has not been saved, and a reload restores it.
      await expect(page.getByText(t('admin:onDevice'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('admin:draftTitle'))).toBeVisible();
      await turnTo('en');
      await expect(textOf('en')).toContainText('Boil the water first.');
      await expectUsable(page);

      // The preview in the other language, before publication.
      await press(w('preview'));
      const preview = page.getByRole('dialog', { name: w('previewTitle') });
      const other = otherLang(variant.lang);
      await preview.getByRole('button', { name: names[other] }).click();
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title[other]);
      await expect(preview).toContainText(body[other]);
      await preview.getByRole('button', { name: t('admin:close') }).click();

      // A future date schedules the article; without a date it is published at once.
      const from = page.getByLabel(w('fieldFrom'));
      await from.fill('2099-01-01T09:00');
      await press(w('schedule'));
      await expect(message(w('saved.scheduled'))).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/articles\/blog\/\d+$/);
      const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
      const first = `mint-tea-${mark}`;
      expect((await request.get(`/Show-Blog/${id}/${first}`)).status()).toBe(404);
      await from.fill('');
      await press(w('update'));
      await expect(message(w('saved.published'))).toBeVisible();
      for (const lang of ['en', 'ar'] as const) {
        await expect(async () => {
          const answer = await request.get(`/Show-Blog/${id}/${first}?lang=${lang}`, { maxRedirects: 0 });
          expect([answer.status(), (await answer.text()).includes(title[lang])]).toEqual([200, true]);
        }).toPass({ timeout: 5_000 });
      }

      // After a change of address the old one redirects.
      await page.getByLabel(w('fieldSlug')).fill(`tea-with-mint-${mark}`);
      await turnTo('en');
      await panel('en')
        .getByRole('textbox', { name: w('fieldTitle') })
        .fill(`Tea, at last ${mark}`);
      await press(w('update'));
      await expect(page.getByText(w('slugFormer'))).toBeVisible();
      await expect(async () => {
        const moved = await request.get(`/Show-Blog/${id}/${first}`, { maxRedirects: 0 });
        expect([moved.status(), moved.headers().location]).toEqual([
          301,
          expect.stringContaining(`/Show-Blog/${id}/tea-with-mint-${mark}`),
        ]);
      }).toPass({ timeout: 5_000 });

      // An earlier version is restored at the current address.
      await page.getByRole('link', { name: t('admin:history') }).click();
      await page
        .getByRole('button', { name: t('admin:versionLook') })
        .last()
        .click();
      await expect(page.getByRole('deletion').first()).toBeVisible();
      await press(t('admin:restore'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin:restore') })
        .click();
      await expect(page.getByText(t('admin:restored'), { exact: true })).toBeVisible();
      await page
        .locator('header', { has: page.getByRole('heading', { level: 1 }) })
        .getByRole('link')
        .first()
        .click();
      await turnTo('en');
      await expect(panel('en').getByRole('textbox', { name: w('fieldTitle') })).toHaveValue(title.en);
      await expect(page.getByLabel(w('fieldSlug'))).toHaveValue(`tea-with-mint-${mark}`);

      await press(w('archive'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: w('archive') })
        .click();
      await expect(message(w('saved.archived'))).toBeVisible();
      await expect(async () => {
        expect((await request.get(`/Show-Blog/${id}/tea-with-mint-${mark}`)).status()).toBe(410);
      }).toPass({ timeout: 5_000 });
      await press(w('remove'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: w('remove') })
        .click();
      await expect(page).toHaveURL(/\/admin\/articles$/);
    });
  });
}

test('an editor places an advertisement, and its impressions are counted', async ({ page, browser }) => {
  const t = wordsOf.en;
  const w = (key: string) => t(`admin-advertisements:${key}` as Parameters<typeof t>[0]);
  const title = `Olives ${Math.random().toString(36).slice(2, 8)}`;
  await beEditor(page);
  await visit(page, '/admin/advertisements/new', { lang: 'en' });
  await page.getByLabel(w('slot')).selectOption('details');
  await page.getByLabel(w('lang')).selectOption('en');
  await page.locator('#ad-title-en').fill(title);
  await page.getByLabel(w('fieldUrl')).fill('/about');
  await page.getByLabel(w('fieldPriority')).fill('100');
  await page.getByRole('button', { name: w('publish'), exact: true }).click();
  await expect(page.getByText(w('saved'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/advertisements\/\d+$/);

  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { data } = await (await visitor.request.get('/api/NY/en/0/jobs/web/looking_for?limit=1')).json();
  await visitor.goto(`/show-job/${data[0].id}?lang=en`);
  const ad = visitor.getByRole('complementary', { name: t('cards:advertisement') });
  const link = ad.getByRole('link', { name: title });
  await expect(link).toHaveAttribute('rel', 'sponsored noopener nofollow');
  const seen = visitor.waitForResponse(/\/advertisements\/\d+\/seen$/);
  // It renders once more when the counting code has loaded.
  await expect(() => link.scrollIntoViewIfNeeded()).toPass();
  await seen;
  const followed = visitor.waitForResponse(/\/advertisements\/\d+\/followed$/);
  const opened = visitor.waitForEvent('popup');
  await link.click();
  await Promise.all([followed, opened]);
  const cookies = await visitor.context().cookies();
  expect(cookies.filter(({ name }) => name !== 'lang')).toEqual([]);
  await visitor.close();

  await page.reload();
  const numbers = page.getByRole('table', { name: w('numbers') });
  await expect(numbers.getByRole('row').nth(1).getByRole('cell')).toHaveText(['1', '1']);
  await page.getByRole('button', { name: w('remove'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w('remove') })
    .click();
  await expect(page).toHaveURL(/\/admin\/advertisements$/);
});
