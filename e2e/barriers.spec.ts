import { findBarriers } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';

/* Tests the accessibility check itself: its exceptions must not hide real violations. */

test('adjacent buttons below the target size are violations at any scroll position', async ({ page }) => {
  await visit(page, '/about', { lang: 'en' });
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => {
    for (const name of ['One', 'Two']) {
      const button = document.createElement('button');
      button.setAttribute('aria-label', name);
      Object.assign(button.style, {
        width: '10px',
        height: '10px',
        minWidth: '0',
        minHeight: '0',
        padding: '0',
        background: 'black',
      });
      document.querySelector('main h1')?.after(button);
    }
  });
  expect(await findBarriers(page)).toEqual([expect.stringMatching(/^target-size: (.*One.*Two|.*Two.*One)/)]);
});
