import type { Page } from '@playwright/test';
import { type Lang, langs, locales, otherLang } from '../contract/locales.ts';
import { demoAccounts } from '../server/seed/demo-accounts.ts';
import { expectUsable } from './axe.ts';
import { expect, test, untilHydrated } from './fixtures.ts';
import { beMember } from './members.ts';
import { ownServer } from './own-server.ts';
import type { RunningServer } from './start-server.ts';
import { toastsOf } from './toasts.ts';
import { wordsOf } from './words.ts';

/* Changes by editors are visible to everyone, so the test runs on a site of its own. */
let server: RunningServer;
// The tests share one site and therefore run serially.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // The test seeds a site of its own first.
  test.setTimeout(180_000);
  server = await ownServer('editing', {});
});
test.afterAll(() => server.stop());

const rania = demoAccounts.find(({ role }) => role === 'editor') as (typeof demoAccounts)[number];

async function asEditor(page: Page, lang: Lang): Promise<void> {
  const { email, password, name } = rania;
  const response = await page.request.post(`${server.address}/api/NY/en/0/login`, {
    data: { email, password },
  });
  const { token } = ((await response.json()) as { data: { token: string } }).data;
  await beMember(page, { token, name, email });
  await page.context().addCookies([{ name: 'lang', value: lang, url: server.address }]);
}
const open = async (page: Page, path: string) => {
  await page.goto(`${server.address}${path}`);
  await untilHydrated(page);
};
/** The server-rendered HTML of a page for a guest. */
const guestSees = (page: Page, path: string, lang: Lang) =>
  expect.poll(async () =>
    (await page.request.get(`${server.address}${path}?lang=${lang}`, { headers: { cookie: '' } })).text(),
  );

const variants: { lang: Lang; width: number; height: number }[] = [
  { lang: 'en', width: 1440, height: 900 },
  { lang: 'ar', width: 1440, height: 900 },
  { lang: 'ar', width: 390, height: 844 },
];

for (const { lang, width, height } of variants) {
  test.describe(`${lang} at ${width} px`, () => {
    test.slow();
    // The editor injects its own styles; the test's script for frames does not run in the sandboxed preview.
    test.use({ expectedErrors: /ProseMirror expects the CSS white-space|about:srcdoc/ });
    test.use({ viewport: { width, height }, locale: locales[lang].intl });
    const t = wordsOf[lang];
    const mark = `${lang}${width}`;
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    /** The rows of the category list by their available actions. */
    const categories = (page: Page) =>
      page.getByRole('group').filter({ has: page.getByRole('button', { name: t('admin-categories:edit') }) });
    const toast = (page: Page, words: string) =>
      expect(toastsOf(page).filter({ hasText: words })).toBeVisible();

    test('the hero is edited, previewed, published and restored', async ({ page }) => {
      await asEditor(page, lang);
      await open(page, '/admin/content/hero');
      await page.getByRole('main').locator('ol a').first().click();
      const title = page.locator(`#title-${lang}`);
      const before = await title.inputValue();
      const words = `Zafaran ${mark}`;
      await title.fill(words);
      await button(page, t('admin:preview')).click();
      const frame = page.getByRole('dialog').frameLocator('iframe');
      await expect(frame.locator('h1')).toHaveText(words);
      await expect(frame.locator('html')).toHaveAttribute('dir', locales[lang].dir);
      const other = otherLang(lang);
      await button(page, locales[other].nativeName).click();
      await expect(frame.locator('html')).toHaveAttribute('dir', locales[other].dir);
      await expect(frame.locator('h1')).not.toHaveText(words);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin:close') })
        .click();
      await guestSees(page, '/', lang).not.toContain(words);

      await button(page, t('admin-content:saveDraft')).click();
      await toast(page, t('admin-content:isSaved'));
      await guestSees(page, '/', lang).not.toContain(words);
      await button(page, t('admin-content:publish')).click();
      await toast(page, t('admin-content:isPublished'));
      await guestSees(page, '/', lang).toContain(`>${words}</h1>`);

      await page.getByRole('link', { name: t('admin:history') }).click();
      await page
        .getByRole('button', { name: t('admin:versionLook') })
        .first()
        .click();
      await expect(page.getByRole('deletion').first()).toBeVisible();
      await button(page, t('admin:restore')).click();
      await page
        .locator('dialog')
        .getByRole('button', { name: t('admin:restore') })
        .click();
      await toast(page, t('admin:restored'));
      await guestSees(page, '/', lang).toContain(`>${before}</h1>`);
    });

    test('a message and a category are restored to an earlier version', async ({ page }) => {
      await asEditor(page, lang);
      /** Opens the history, compares the oldest version and restores it. */
      const haveBack = async (back: string) => {
        await page
          .getByRole('button', { name: t('admin:versionLook') })
          .last()
          .click();
        await expect(page.getByRole('deletion').or(page.getByRole('insertion')).first()).toBeVisible();
        await expectUsable(page);
        await button(page, t('admin:restore')).click();
        await page
          .locator('dialog')
          .getByRole('button', { name: t('admin:restore') })
          .click();
        await toast(page, t('admin:restored'));
        await page
          .locator('header', { has: page.getByRole('heading', { level: 1 }) })
          .getByRole('link')
          .first()
          .click();
        await expect(page).toHaveURL(`${server.address}${back}`);
      };
      await open(page, '/admin/synonyms');
      const find = page.locator('#find-concept');
      await find.fill('apartment');
      await find.press('Enter');
      const row = page.getByRole('listitem').filter({ hasText: 'apartment' }).first();
      const before = await row.textContent();
      await row.getByRole('button').first().click();
      const terms = page.locator(`#terms-${lang}`);
      await terms.fill(lang === 'ar' ? `عمارة ${mark}` : `lodging ${mark}`);
      await terms.press('Enter');
      await button(page, t('admin:save')).click();
      await toast(page, t('admin-synonyms:saved'));
      await expect(row).toContainText(mark);
      await row.getByRole('link').click();
      await haveBack('/admin/synonyms');
      await find.fill('apartment');
      await find.press('Enter');
      await expect.poll(() => row.textContent()).toBe(before);

      await open(page, '/admin/categories/rents');
      const first = categories(page).first();
      const named = first.locator(`b[lang="${lang}"]`);
      const name = (await named.textContent()) ?? '';
      await first.getByRole('button', { name: t('admin-categories:edit') }).click();
      await page.locator(`#category-name-${lang}`).fill(`Zaytun ${mark}`);
      await button(page, t('admin:save')).click();
      await expect(named).toHaveText(`Zaytun ${mark}`);
      await guestSees(page, '/', lang).toContain(`Zaytun ${mark}`);
      await first.getByRole('link').click();
      await haveBack('/admin/categories/rents');
      await expect(named).toHaveText(name);
      await guestSees(page, '/', lang).not.toContain(`Zaytun ${mark}`);
    });

    test('the settings are saved as a draft, previewed and published', async ({ page }) => {
      await asEditor(page, lang);
      await open(page, '/admin/settings');
      const words = `Noon ${mark}`;
      await page.locator(`#footer-Copyright-${lang}`).fill(words);
      await button(page, t('admin-content:saveDraft')).click();
      await toast(page, t('admin-content:isSaved'));
      await page.reload();
      await expect(page.locator(`#footer-Copyright-${lang}`)).toHaveValue(words);
      await expectUsable(page);
      await guestSees(page, '/', lang).not.toContain(words);
      await button(page, t('admin:preview')).click();
      await expect(page.getByRole('dialog').frameLocator('iframe').locator('footer')).toContainText(words);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin:close') })
        .click();
      await button(page, t('admin-content:publish')).click();
      await toast(page, t('admin-content:isPublished'));
      await expect(button(page, t('admin-content:discard'))).toHaveCount(0);
      await guestSees(page, '/', lang).toContain(words);
    });

    test('a question is added, a category renamed, and messages are searched', async ({ page }) => {
      await asEditor(page, lang);
      await open(page, '/admin/content/faq/new');
      await page.locator('#known-group').selectOption({ index: 1 });
      for (const one of langs) await page.locator(`#title-${one}`).fill(`Qamareddin ${mark} ${one}`);
      const editor = page.locator(`#body-${lang} [contenteditable]`);
      await editor.click();
      await editor.pressSequentially('Tamarhindi');
      await button(page, t('admin-content:publish')).click();
      await toast(page, t('admin-content:isPublished'));
      await guestSees(page, '/User-Guide', lang).toContain(`Qamareddin ${mark} ${lang}`);

      await open(page, '/admin/categories/jobs');
      await categories(page)
        .first()
        .getByRole('button', { name: t('admin-categories:edit') })
        .click();
      await page.locator(`#category-name-${lang}`).fill(`Zanjabil ${mark}`);
      await button(page, t('admin:save')).click();
      await toast(page, t('admin-categories:saved'));
      await guestSees(page, '/', lang).toContain(`Zanjabil ${mark}`);

      await open(page, '/admin/synonyms');
      await button(page, t('admin-synonyms:add')).click();
      const terms = page.locator('#terms-en');
      for (const word of [`kahramana${mark}`, 'bakery']) {
        await terms.fill(word);
        await terms.press('Enter');
      }
      await button(page, t('admin:save')).click();
      await toast(page, t('admin-synonyms:saved'));
      await page.locator('#try-question').fill(`kahramana${mark}`);
      await button(page, t('admin-synonyms:tryButton')).click();
      await expect(page.getByRole('status').filter({ hasText: 'bakery' })).toBeVisible();
      const found = await page.request.get(`${server.address}/api/NY/${lang}/0/search?q=kahramana${mark}`);
      const { data } = (await found.json()) as { data: { business: unknown[] } };
      expect(data.business.length).toBeGreaterThan(0);
    });
  });
}
