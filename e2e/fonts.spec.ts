import { langs } from '../contract/locales.ts';
import { expect, test, visit } from './fixtures.ts';

/* The head of a page preloads the fonts that its text uses; a font that loaded later would move line breaks. */

const named = { en: ['latin'], ar: ['arabic', 'latin'] };

for (const lang of langs) {
  test(`the fonts of the text are preloaded in the head (${lang})`, async ({ page }) => {
    const requested = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.add(/rubik-(\w+)-basic/.exec(request.url())?.[1]);
    });
    await visit(page, '/about', { lang });
    await page.evaluate(() => document.fonts.ready);
    const links = page.locator('link[rel=preload][as=font]');
    const inHead = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(inHead.map((href) => /rubik-(\w+)-basic/.exec(href)?.[1])).toEqual(named[lang]);
    expect([...requested].sort()).toEqual(named[lang]);
  });
}
