import type { APIRequestContext } from '@playwright/test';
import { readPage } from '../server/testing/page-html.ts';
import { parseXml, textIn } from '../server/testing/xml.ts';
import { expect, test } from './fixtures.ts';

/* The sitemap of the whole demo content against the pages: no browser, only what a crawler does. */

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const { children } = parseXml(await (await request.get(path)).text());
  return children.map((entry) => textIn(entry, 'loc') ?? '');
}

/** Every address of every file that the sitemap names. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const pages: string[] = [];
  for (const file of await locations(request, '/sitemap.xml')) {
    const listed = await locations(request, pathOf(file));
    expect(listed.length, file).toBeLessThanOrEqual(10_000);
    pages.push(...listed);
  }
  return pages;
}

/** What is wrong with a listed page; null where nothing is. */
async function errorOf(request: APIRequestContext, address: string): Promise<object | null> {
  const response = await request.get(pathOf(address), { maxRedirects: 0 });
  const page = readPage(await response.text());
  const canonical = page.links('canonical')[0]?.href;
  const robots = page.meta('robots');
  const isRight =
    response.status() === 200 && canonical === address && robots === undefined && page.meta('description');
  return isRight ? null : { address, status: response.status(), canonical, robots };
}

async function errorsOf(request: APIRequestContext, addresses: string[]) {
  const errors: { address: string; error: object }[] = [];
  for (const address of addresses) {
    const error = await errorOf(request, address);
    if (error) errors.push({ address, error });
  }
  return errors;
}

test('every page that the sitemap names answers, may be indexed, and calls itself by that address', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const pages = await listedPages(request);
  expect(pages.length).toBeGreaterThan(300);
  expect(new Set(pages).size).toBe(pages.length);
  let wrong = await errorsOf(request, pages);
  // Other tests edit and close posts meanwhile: only what a sitemap read later still lists has to be right.
  await expect
    .poll(async () => {
      const listed = new Set(wrong.length > 0 ? await listedPages(request) : []);
      wrong = await errorsOf(
        request,
        wrong.map(({ address }) => address).filter((address) => listed.has(address)),
      );
      return wrong;
    })
    .toEqual([]);
});
