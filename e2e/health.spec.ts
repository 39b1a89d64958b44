import { langs } from '../contract/locales.ts';
import { findViolations } from './every-variant.ts';
import { expect, test, visit } from './fixtures.ts';
import { beOfTheTeam } from './visitor.ts';
import { wordsOf } from './words.ts';

/* Reports that browsers send on their own, and where operators see them. */

for (const lang of langs) {
  test.describe(lang, () => {
    test.use({ expectedErrors: /Content Security Policy|broken on purpose/ });

    test('script errors and policy violations are listed under Health', async ({ page }) => {
      await visit(page, '/about', { lang });
      const name = `BrokenOnPurposeIn${lang.toUpperCase()}`;
      const sent = page.waitForRequest((request) => request.url().endsWith('/reports/errors'));
      await page.evaluate((word) => {
        setTimeout(() => {
          throw new RangeError(`${word} is broken on purpose by "a secret"`);
        });
        setTimeout(() => {
          throw new RangeError(`${word} is broken on purpose by "a secret"`);
        });
        Promise.reject(new TypeError(`${word} is broken on purpose, too`));
        const script = document.createElement('script');
        script.src = `https://${word.toLowerCase()}.example/secret.js`;
        document.head.append(script);
      }, name);
      await sent;
      await beOfTheTeam(page, 'admin');
      await expect(async () => {
        await visit(page, '/admin/health', { lang });
        const rows = page.getByRole('row');
        await expect(rows.filter({ hasText: `RangeError: ${name} is broken on purpose by …` })).toHaveCount(
          1,
          {
            timeout: 2_000,
          },
        );
        await expect(rows.filter({ hasText: `TypeError: ${name} is broken on purpose, too` })).toHaveCount(1);
        await expect(
          rows.filter({ hasText: `script-src-elem: https://${name.toLowerCase()}.example` }),
        ).toHaveCount(1);
      }).toPass({ timeout: 20_000 });
      await expect(page.getByText('secret')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: wordsOf[lang]('admin-health:findings') })).toBeVisible();
      // The site of the tests has no BACKUP_DIR.
      await expect(page.getByRole('region', { name: wordsOf[lang]('admin-health:backups') })).toContainText(
        wordsOf[lang]('admin-health:backupState.off', { setting: 'BACKUP_DIR' }),
      );
      expect(await findViolations(page, lang)).toEqual([]);
    });
  });
}
