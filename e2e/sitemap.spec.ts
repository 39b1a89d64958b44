import { readPage } from '../server/testing/page-html.ts';
import { parseXml, textIn } from '../server/testing/xml.ts';
import { expect, test } from './fixtures.ts';

/* The sitemap of the whole demo content against the pages: no browser, only what a crawler does. */

test('every page that the sitemap names answers, may be indexed, and calls itself by that address', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const locations = async (path: string) => {
    const { children } = parseXml(await (await request.get(path)).text());
    return children.map((entry) => textIn(entry, 'loc') ?? '');
  };
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return `${pathname}${search}`;
  };
  const files = await locations('/sitemap.xml');
  const pages: string[] = [];
  for (const file of files) {
    const listed = await locations(pathOf(file));
    expect(listed.length, file).toBeLessThanOrEqual(10_000);
    pages.push(...listed);
  }
  expect(pages.length).toBeGreaterThan(300);
  expect(new Set(pages).size).toBe(pages.length);
  const wrong: unknown[] = [];
  for (const address of pages) {
    const response = await request.get(pathOf(address), { maxRedirects: 0 });
    const page = readPage(await response.text());
    const canonical = page.links('canonical')[0]?.href;
    const robots = page.meta('robots');
    if (
      response.status() !== 200 ||
      canonical !== address ||
      robots !== undefined ||
      !page.meta('description')
    )
      wrong.push({ address, status: response.status(), canonical, robots });
  }
  expect(wrong).toEqual([]);
});
