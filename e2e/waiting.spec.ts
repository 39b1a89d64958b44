import type { Page } from '@playwright/test';
import { limits } from '../contract/limits.ts';
import { langs, locales } from '../contract/locales.ts';
import { graphemes } from '../web/ui/graphemes.ts';
import { expectUsable } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { holdClock } from './visitor.ts';
import { wordsOf } from './words.ts';

test.use({ rendersMaps: true });

/** Delays the responses to matching requests until released. */
async function hold(page: Page, address: string): Promise<(how?: 'fail') => void> {
  let release = (_how?: 'fail') => {};
  const held = new Promise<'fail' | undefined>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if ((await held) === 'fail') await route.abort();
    else await route.continue();
  });
  return release;
}

for (const lang of langs) {
  test.describe(`waiting (${lang})`, () => {
    const t = wordsOf[lang];
    test.use({ locale: locales[lang].intl, animatesArabic: true });

    const goToContact = async (page: Page) => {
      const requested = page.waitForRequest('**/contact-page');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('layout:contactShort') })
        .click();
      await requested;
    };

    test('a page that takes long is announced a letter at a time', async ({ page }) => {
      const release = await hold(page, '**/contact-page');
      await visit(page, '/about', { lang });
      await holdClock(page);
      await goToContact(page);
      const words = t('layout:openingPage');
      const typed = page.locator(`[data-text="${words}"] > span`);
      await page.clock.runFor(900);
      await expect(typed).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveText(words);
      await expect(typed).toBeAttached();
      await page.clock.runFor(3 * limits.typingStepMs);
      await expect(typed).toHaveText(graphemes(words, lang).slice(0, 3).join(''));
      // One text: letters that stood in several would not join.
      expect(await typed.evaluate((element) => element.childNodes.length)).toBe(1);
      await page.clock.runFor(words.length * limits.typingStepMs);
      await expect(typed).toHaveText(words);
      release();
      await expect(page).toHaveURL(/Contact/);
      await expect(typed).toHaveCount(0);
    });

    test('who wishes for little motion reads it at once', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hold(page, '**/contact-page');
      await visit(page, '/about', { lang });
      await holdClock(page);
      await goToContact(page);
      await page.clock.runFor(1_000);
      const words = t('layout:openingPage');
      await expect(page.locator(`[data-text="${words}"] > span`)).toHaveText(words);
    });

    test('a map says that it is on its way', async ({ page }) => {
      const release = await hold(page, '**/assets/map-view-*.js');
      await visit(page, '/Contact', { lang });
      const map = page.getByRole('region', { name: t('contact:mapOfOffice') });
      // The map's container is rendered again once the page has more data.
      await expect(() => map.scrollIntoViewIfNeeded()).toPass();
      const wait = page.getByRole('status').filter({ hasText: t('place-map:mapComing') });
      await expect(wait).toHaveText(t('place-map:mapComing'));
      await expectUsable(page);
      release();
      await expect(wait).toHaveCount(0);
    });
  });
}

test.describe('the progress bar', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to (load resource|fetch)/ });

  test('stays until the last request has ended, well or badly, and begins at nothing again', async ({
    page,
  }) => {
    const t = wordsOf.en;
    const bar = page.getByRole('progressbar', { name: t('layout:loading') });
    const first = await hold(page, '**/contact-page');
    const second = await hold(page, '**/user-guide?*');
    await visit(page, '/about', { lang: 'en' });
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    const requested = page.waitForRequest('**/contact-page');
    await link(t('layout:contactShort')).click();
    await requested;
    await expect(bar).toBeVisible();
    // The visitor navigates elsewhere: two requests are in progress now.
    const secondRequest = page.waitForRequest('**/user-guide?*');
    await link(t('layout:userGuide')).click();
    await secondRequest;
    first('fail');
    await expect(bar).toBeVisible();
    second();
    await expect(page).toHaveURL(/User-Guide/);
    await expect(bar).toHaveCount(0);
    // If the counter had become negative, the next request would not be displayed.
    const third = await hold(page, '**/our_services');
    await link(t('layout:ourServices')).click();
    await expect(bar).toBeVisible();
    third();
    await expect(bar).toHaveCount(0);
  });
});
