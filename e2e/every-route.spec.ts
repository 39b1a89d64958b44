import { langs, locales } from '../contract/locales.ts';
import { addressesOf, paths } from './every-address.ts';
import { findViolations } from './every-variant.ts';
import { expect, test, visit } from './fixtures.ts';
import { beMember, newMember } from './members.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

/*
 * Every page of the site map in both languages, at three widths, light and dark; the back office has its own test.
 */

for (const lang of langs) {
  test.describe(lang, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: locales[lang].intl });

    for (const { path, memberOnly } of paths) {
      test.describe(path, () => {
        // A new member has no post to match; matches.spec.ts visits one who has.
        if (path.startsWith('/matches/')) test.use({ expectedErrors: /404/ });

        test('has no accessibility violations in any variant', async ({ page, request }) => {
          if (memberOnly) await beMember(page, await newMember(request));
          for (const address of await addressesOf(request, path)) {
            await visit(page, address, { lang });
            expect(await findViolations(page, lang), address).toEqual([]);
          }
        });
      });
    }

    test.describe('a page that does not exist', () => {
      test.use({ expectedErrors: /404|410/ });

      test('has no accessibility violations in any variant', async ({ page }) => {
        await visit(page, '/nowhere', { lang });
        expect(await findViolations(page, lang)).toEqual([]);
      });

      test('which used to exist has no accessibility violations in any variant', async ({ page }) => {
        await visit(page, '/', { lang });
        await page.route(/\/businesses\/\d+$/, (route) =>
          route.fulfill({
            status: 410,
            contentType: 'application/problem+json',
            json: {
              type: 'about:blank',
              title: 'Gone',
              status: 410,
              detail: '',
              message: 'Gone',
              code: 'gone',
            },
          }),
        );
        await page
          .locator('[data-section="businesses"]')
          .getByRole('article')
          .getByRole('link')
          .first()
          .click();
        await expect(page).toHaveTitle(new RegExp(wordsOf[lang]('errors:goneTitle')));
        expect(await findViolations(page, lang)).toEqual([]);
      });
    });
  });
}
