import { readAccess } from '../contract/access.ts';
import { abilitiesOf } from '../contract/back-office.ts';
import { langs, locales } from '../contract/locales.ts';
import { sections } from '../web/admin-sections.ts';
import { addressOf } from './api.ts';
import { findViolations } from './every-variant.ts';
import { expect, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { beOfTheTeam, onPhones } from './visitor.ts';
import { wordsOf } from './words.ts';

/*
 * Every section of the back office in both languages, at three widths, light and dark, and which roles may open it.
 */

for (const lang of langs) {
  test.describe(lang, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: locales[lang].intl });

    for (const address of ['/admin', ...sections.map(({ path }) => `/admin/${path}`)]) {
      test(`${address} has no accessibility violations in any variant`, async ({ page }) => {
        await beOfTheTeam(page, 'admin');
        await visit(page, address, { lang });
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await findViolations(page, lang)).toEqual([]);
      });
    }

    for (const [at, word] of [
      [null, 'admin:backupNone'],
      ['2026-11-17T04:15:00.000Z', 'admin:backupLate'],
    ] as const) {
      test(`the overview warns of a late backup: ${at}`, async ({ page }) => {
        await beOfTheTeam(page, 'admin');
        await page.route(`**${addressOf(readAccess, {}, lang)}`, async (route) => {
          const response = await route.fetch();
          const { data } = await response.json();
          await route.fulfill({ response, json: { data: { ...data, lateBackup: { at } } } });
        });
        await visit(page, '/admin', { lang });
        await expect(page.getByText(wordsOf[lang](word))).toBeVisible();
        expect(await page.getByText('2026').or(page.getByText('٢٠٢٦')).count()).toBe(at ? 1 : 0);
        expect(await findViolations(page, lang)).toEqual([]);
      });
    }

    for (const role of ['moderator', 'editor'] as const) {
      test(`the menu of a ${role} lists the sections that the role may open`, async ({ page }) => {
        await beOfTheTeam(page, role);
        await visit(page, '/admin', { lang });
        const menu = page.getByRole('navigation', { name: wordsOf[lang]('admin:title') });
        const own = sections.filter(({ ability }) => abilitiesOf[role].includes(ability));
        await expect(menu.locator('a')).toHaveCount(own.length + 1);
        for (const { path } of own) await expect(menu.locator(`a[href="/admin/${path}"]`)).toBeVisible();
        const closed = sections.find(({ ability }) => !abilitiesOf[role].includes(ability));
        await page.goto(`/admin/${closed?.path}`);
        await expect(page.getByRole('heading', { name: wordsOf[lang]('admin:noSuchPlace') })).toBeVisible();
      });
    }

    test.describe('a member', () => {
      test.use({ expectedErrors: /403/ });

      test('is told that the page is restricted to the team, and receives nothing else', async ({
        page,
        request,
      }) => {
        const scripts: string[] = [];
        page.on('response', (response) => {
          if (response.url().includes('/assets/')) scripts.push(response.url());
        });
        await beMember(page, await newMember(request));
        await visit(page, '/admin/queue', { lang });
        await expect(page.getByRole('heading', { name: wordsOf[lang]('admin:closed') })).toBeVisible();
        await expect(page.getByRole('navigation', { name: wordsOf[lang]('admin:title') })).toHaveCount(0);
        // No section is rendered; not even its code is downloaded.
        expect(scripts.filter((url) => /Queue|Report|Audit|Transfer/.test(url))).toEqual([]);
      });
    });
  });
}

onPhones(({ lang }) => {
  test('the menu on phones opens, navigates and closes', async ({ page }) => {
    const t = wordsOf[lang];
    await beOfTheTeam(page, 'admin');
    await visit(page, '/admin', { lang });
    const first = sections[0];
    if (!first) throw new Error('the back office is empty');
    const button = page.getByRole('button', { name: t('admin:menu') });
    await button.click();
    const drawer = page.getByRole('dialog', { name: t('admin:menu') });
    await expect(drawer.getByRole('button', { name: t('admin:close') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.locator(`a[href="/admin/${first.path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${first.path}`));
    await expect(drawer).toBeHidden();
  });
});

test('guests download no back-office code', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\/assets\/.*\.js/.test(response.url())) scripts.add(response.url());
  });
  for (const address of ['/', '/rents', '/Category/shops']) await visit(page, address, { lang: 'en' });
  const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  const all = code.join('\n');
  expect(all.length).toBeGreaterThan(100_000);
  expect(all).not.toMatch(/admin\/(access|queue|reports|people)|admin:section/);
});
