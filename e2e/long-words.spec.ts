import { sections } from '../web/admin-sections.ts';
import { addressesOf } from './every-address.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { follow, lengthenAnswers, wideElements } from './long-words.ts';
import { beOfTheTeam } from './visitor.ts';

/*
 * Words of the maximum length of each field, wherever user content is displayed: no page may overflow its screen.
 */

const words = { en: `https://example.com/${'w'.repeat(180)}`, ar: 'ب'.repeat(200) };

/** A page of each template that displays user content. */
const templates = [
  '/',
  '/Our-Service',
  '/Contact',
  '/Blog',
  '/Show-Blog/:id?/:slug?',
  '/User-Guide',
  '/Category/:type',
  '/MarketProfile/:id/:slug?',
  '/rents',
  '/Rent/:id/:slug?',
  '/jobs',
  '/show-job/:id/:slug?',
  '/market-place',
  '/market-place/products',
  '/Show-Product/:id/:slug?',
  '/search-result/:keyword',
  '/search-result/:keyword/job',
  '/search-result/:keyword/guide',
  '/Profile',
  '/saved-store',
  '/my-business',
];

forEachVariant((variant) => {
  test('search terms of any length fit', async ({ page }) => {
    for (const word of ['w'.repeat(500), words.en, words.ar]) {
      for (const kind of ['', '/business', '/guide']) {
        await visit(page, `/search-result/${encodeURIComponent(word)}${kind}`, variant);
        expect(await wideElements(page), `${word.slice(0, 12)}${kind}`).toEqual([]);
      }
    }
  });

  test('long words in posts, articles and settings fit', async ({ page, request }) => {
    test.setTimeout(120_000);
    const addresses = (await Promise.all(templates.map((path) => addressesOf(request, path)))).flat();
    await beOfTheTeam(page, 'admin');
    await visit(page, '/about', variant);
    await lengthenAnswers(page, words[variant.lang]);
    for (const address of addresses) {
      await follow(page, address);
      expect.soft(await wideElements(page), address).toEqual([]);
    }
    // Requests still pending when the test ends are ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('long words in back-office lists fit', async ({ page }) => {
    test.setTimeout(120_000);
    await beOfTheTeam(page, 'admin');
    await visit(page, '/about', variant);
    await lengthenAnswers(page, words[variant.lang]);
    for (const address of ['/admin', ...sections.map(({ path }) => `/admin/${path}`)]) {
      await follow(page, address);
      expect.soft(await wideElements(page), address).toEqual([]);
    }
    // Requests still pending when the test ends are ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
