import type { Page } from '@playwright/test';
import { langs } from '../contract/locales.ts';
import { expect, test, visit } from './fixtures.ts';

test.use({ rendersMaps: true });

/* Measures what the first view of a page downloads on a phone, in bytes on the wire. */

const homeBudget = 400_000;
const pageBudget = 250_000;

/** Lists by address, and one page of each type found through its list. */
const lists = [
  '/',
  '/Our-Service',
  '/Category/shops',
  '/Category/services',
  '/SubCategory/bakeries/22?Page=shops',
  '/search-result/restaurant',
  '/rents',
  '/jobs',
  '/Events',
  '/market-place',
  '/market-place/products',
  '/Blog',
  '/News',
  '/User-Guide',
  '/Contact',
  '/about',
  '/Privacy-Policy',
];
const details: [list: string, link: string][] = [
  ['/Category/services', '/MarketProfile/'],
  ['/rents', '/Rent/'],
  ['/jobs', '/show-job/'],
  ['/Events', '/Event/'],
  ['/market-place/products', '/Show-Product/'],
  ['/Blog', '/Show-Blog/'],
  ['/User-Guide', '/Show-User-Guide/'],
];

/** Opens a page as a first visit, and returns the bytes received by type, headers included. */
async function weigh(page: Page, path: string, lang: (typeof langs)[number]) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.clearBrowserCache');
  const kinds = new Map<string, string>();
  const weights: Record<string, number> = {};
  protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    weights[kind] = (weights[kind] ?? 0) + encodedDataLength;
  });
  await visit(page, path, { lang });
  await page.waitForLoadState('networkidle');
  await protocol.detach();
  const all = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
  return { all, weights };
}

test.use({ viewport: { width: 390, height: 844 } });

for (const lang of langs) {
  test(`a first view stays within its budget, ${lang}`, async ({ page }) => {
    test.setTimeout(120_000);
    const paths = [...lists];
    for (const [list, link] of details) {
      await visit(page, list, { lang });
      paths.push((await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')) ?? list);
    }
    const heavy: string[] = [];
    for (const path of paths) {
      const { all, weights } = await weigh(page, path, lang);
      expect(all, `${path} was weighed`).toBeGreaterThan(pageBudget / 5);
      if (all > (path === '/' ? homeBudget : pageBudget))
        heavy.push(`${path} takes ${all} bytes: ${JSON.stringify(weights)}`);
    }
    expect(heavy).toEqual([]);
  });
}
