import { sidewaysScroll } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';
import { sharedClass } from './shared-class.ts';

/** WCAG 1.4.12 (text spacing): user styles must not cause a loss of content. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** Clickable elements that are not buttons. */
const pressed = ['primary', 'outlined', 'soft', 'quiet', 'accent', 'whatsapp']
  .map((name) => sharedClass('button', name))
  .concat(['chip', 'chosen'].map((name) => sharedClass('chip', name)))
  .join();

test.use({ viewport: { width: 360, height: 800 } });

test('increased text spacing causes no overflow or clipping', async ({ page }) => {
  test.setTimeout(120_000);
  const english = ['/', '/Category/shops', '/rents', '/market-place/products', '/jobs', '/Contact', '/Login'];
  const pages = [...english.map((path) => [path, 'en'] as const), ['/jobs', 'ar'] as const];
  for (const [path, lang] of pages) {
    await visit(page, path, { lang });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    expect(await sidewaysScroll(page), path).toBe(0);
    const cut = await page
      .locator(`main :is(h1, h2, h3, h3 > a, article > div, button, label, ${pressed})`)
      .evaluateAll(
        (all, unseen) =>
          all
            .filter(
              (one) =>
                getComputedStyle(one).overflow !== 'visible' && one.scrollHeight > one.clientHeight + 1,
            )
            .filter((one) => !one.closest(unseen) && one.clientHeight > 1)
            .map((one) => one.textContent),
        sharedClass('text', 'hidden'),
      );
    expect(cut, path).toEqual([]);
  }
});
