import { sections } from '../web/admin-sections.ts';
import { addressesOf } from './every-address.ts';
import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { follow, lengthenAnswers, wideElements } from './long-words.ts';
import { beOfTheTeam } from './visitor.ts';

/* Words as long as a field takes them, wherever the site shows what somebody typed: no page becomes wider than its screen. */

const words = { en: `https://example.com/${'w'.repeat(180)}`, ar: 'ب'.repeat(200) };

/** A page of each template that shows what others typed. */
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
  test('words that are looked for may be of any length', async ({ page }) => {
    for (const word of ['w'.repeat(500), words.en, words.ar]) {
      for (const kind of ['', '/business', '/guide']) {
        await visit(page, `/search-result/${encodeURIComponent(word)}${kind}`, variant);
        expect(await wideElements(page), `${word.slice(0, 12)}${kind}`).toEqual([]);
      }
    }
  });

  test('so may be what posts, articles and settings say', async ({ page, request }) => {
    test.setTimeout(120_000);
    const addresses = (await Promise.all(templates.map((path) => addressesOf(request, path)))).flat();
    await beOfTheTeam(page, 'admin');
    await visit(page, '/about', variant);
    await lengthenAnswers(page, words[variant.lang]);
    for (const address of addresses) {
      await follow(page, address);
      expect.soft(await wideElements(page), address).toEqual([]);
    }
    // What is still read when the test ends is of no interest.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('and what the back office lists', async ({ page }) => {
    test.setTimeout(120_000);
    await beOfTheTeam(page, 'admin');
    await visit(page, '/about', variant);
    await lengthenAnswers(page, words[variant.lang]);
    for (const address of ['/admin', ...sections.map(({ path }) => `/admin/${path}`)]) {
      await follow(page, address);
      expect.soft(await wideElements(page), address).toEqual([]);
    }
    // What is still read when the test ends is of no interest.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
