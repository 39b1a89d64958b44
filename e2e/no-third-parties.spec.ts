import { expect, forEachVariant, test, visit } from './fixtures.ts';
import { wordsOf } from './words.ts';

/* The default site: without third-party services it has no text, script or request of them. */

forEachVariant((variant) => {
  const t = wordsOf[variant.lang];

  test('without third-party services there is no trace of them', async ({ page, baseURL }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await visit(page, '/Our-Service', variant);
    await page.getByRole('contentinfo').locator('a[href="/Contact"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('region', { name: t('outside:title') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('layout:choices') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('outside:notify') })).toHaveCount(0);
    await expect(page.getByRole('form', { name: t('contact:formTitle') })).toBeVisible();
    const strangers = requested.filter((address) => new URL(address).origin !== baseURL);
    expect(strangers).toEqual([]);
    expect(
      requested.filter((address) => /\/(third-part|ThirdParty|start-push|google-map)[-.]/.test(address)),
    ).toEqual([]);
  });
});
